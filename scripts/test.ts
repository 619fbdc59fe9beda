/**
 * `npm test`: builds the site, checks the code, then runs unit, API and browser tests; ends with
 * `N passed, N failed`. `npm test -- unit` or `-- e2e` runs one part.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildOrExplain } from './build.ts';
import { freePort } from './free-port.ts';
import { ensureChromium } from './install-chromium.ts';

interface Tally {
  passed: number;
  failed: number;
}

const UNIT_REPORT = 'test-results/unit.json';
const E2E_REPORT = 'test-results/e2e.json';

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A run that ended badly without naming a failed test counts as one failure: nothing passes silently. */
function tally(passed: number, failed: number, status: number | null): Tally {
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed };
}

function runUnit(): Tally {
  const { status } = spawnSync(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    { stdio: 'inherit' },
  );
  const report = readReport(UNIT_REPORT) as { numPassedTests: number; numFailedTests: number } | undefined;
  return tally(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, status);
}

async function runE2e(): Promise<Tally> {
  ensureChromium();
  const env = { ...process.env, TEST_PORT: String(await freePort()) };
  const { status } = spawnSync('playwright', ['test'], { stdio: 'inherit', env });
  const report = readReport(E2E_REPORT) as
    | { stats: { expected: number; unexpected: number; flaky: number } }
    | undefined;
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return tally(expected, unexpected + flaky, status);
}

function runCheck(): Tally {
  const { status } = spawnSync('node', ['scripts/check.ts'], { stdio: 'inherit' });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const part = process.argv[2];
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
await buildOrExplain();
const tallies: Tally[] = [];
if (!part || part === 'check') tallies.push(runCheck());
if (!part || part === 'unit') tallies.push(runUnit());
if (!part || part === 'e2e') tallies.push(await runE2e());
const passed = tallies.reduce((sum, one) => sum + one.passed, 0);
const failed = tallies.reduce((sum, one) => sum + one.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
