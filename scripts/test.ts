/**
 * `npm test`: builds the site, checks the code, then runs unit and API tests beside browser tests; ends with
 * what failed and `N passed, N failed`. `npm test -- unit` or `-- e2e` runs one part, or of it the files whose
 * names follow; `-- changed` runs what the open change, or the last commit, can touch; `-- clauses` prints which files
 * prove which requirement.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { IS_THOROUGH } from '../tests/support/is-thorough.ts';
import { freePort } from './free-port.ts';
import {
  changedFiles,
  mayBuildQuickly,
  specNames,
  specsOf,
  THOROUGH_TESTS,
  unitSources,
  untouchedApiTests,
} from './test/changed-tests.ts';
import { clauseTable } from './test/clauses.ts';
import { ensureBrowser } from './test/install-browser.ts';
import {
  type E2eReport,
  e2eTests,
  failures,
  slowest,
  type TestResult,
  type UnitReport,
  unitTests,
} from './test/test-reports.ts';

interface Tally {
  passed: number;
  failed: number;
  tests: TestResult[];
}

/** Where time goes is looked at each time. */
const SLOWEST_SHOWN = 10;

/** Of a check that failed so many lines are said again at the end. */
const CHECK_LINES = 10;

/** Workers of the browser tests where unit tests run beside them. */
const E2E_WORKERS = String(availableParallelism());

const UNIT_REPORT = 'test-results/unit.json';
const E2E_REPORT = 'test-results/e2e.json';

function readReport<T>(file: string): T | undefined {
  // Written by Vitest or Playwright just before.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** A run that ended badly without naming a failed test counts as one failure: nothing passes silently. */
function tally(of: string, passed: number, failed: number, status: number, tests: TestResult[] = []): Tally {
  if (failed > 0 || status === 0) return { passed, failed, tests };
  const failure = `ended with status ${status}, though no test failed: see above`;
  return { passed, failed: 1, tests: [...tests, { name: of, ms: 0, failure }] };
}

/** Runs a program, which says itself how it goes. @returns its exit status. */
function run(program: string, args: readonly string[], env = process.env): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  spawn(program, args, { stdio: 'inherit', env }).on('close', (status) => resolve(status ?? 1));
  return promise;
}

/** @param which how Vitest is asked: `run`, with parts of files' names, or `related`, with files that are imported. */
async function runUnit(which: readonly string[]): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  const status = await run('vitest', [...which, ...reporters]);
  const report = readReport<UnitReport>(UNIT_REPORT);
  const tests = report ? unitTests(report, process.cwd()) : [];
  return tally('vitest', report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, status, tests);
}

/** @param specs parts of files' names; none: all. @param options of Playwright. */
async function runE2e(specs: readonly string[], options: readonly string[] = []): Promise<Tally> {
  ensureBrowser();
  // Node reads TypeScript by itself: Playwright's own way takes three times as long, and reads a map for each step.
  const env = {
    ...process.env,
    TEST_PORT: String(await freePort()),
    PW_DISABLE_TS_ESM: '1',
    // Who asks for specs, or has changed what they are about, has all that they hold.
    ...(specs.length > 0 && { TEST_SPECS_WHOLE: '1' }),
  };
  const status = await run('playwright', ['test', ...options, ...specs], env);
  const report = readReport<E2eReport>(E2E_REPORT);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return tally('playwright', expected, unexpected + flaky, status, report ? e2eTests(report) : []);
}

/** Checks while something else runs: types take one core for most of a minute. What it says is shown when it ends. */
function runCheck(): Promise<Tally> {
  const { promise, resolve } = Promise.withResolvers<Tally>();
  execFile('node', ['scripts/check.ts'], { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
    const said = `${stdout}${stderr}`;
    console.log(said);
    const failed = { name: 'npm run check', ms: 0, failure: said.trim().split('\n').slice(-CHECK_LINES).join('\n') };
    resolve(error ? { passed: 0, failed: 1, tests: [failed] } : { passed: 1, failed: 0, tests: [] });
  });
  return promise;
}

async function runChanged(): Promise<Tally[]> {
  const files = changedFiles();
  const specs = specsOf(files, specNames());
  const sources = unitSources(files.filter((file) => existsSync(file)));
  const excluded = untouchedApiTests(files).map((folder) => `--exclude=${folder}`);
  const tallies: Tally[] = [];
  if (sources.length > 0)
    tallies.push(await runUnit(['related', ...sources, '--run', '--passWithNoTests', ...excluded]));
  if (specs.length > 0) tallies.push(await runE2e(specs));
  return tallies;
}

/** All unit and API tests of a run like this. */
function runAllUnit(): Promise<Tally> {
  const excluded = IS_THOROUGH ? [] : THOROUGH_TESTS.map((file) => `--exclude=${file}`);
  return runUnit(['run', ...excluded]);
}

async function runTests(part: string | undefined, names: readonly string[]): Promise<Tally[]> {
  if (part === 'changed') return runChanged();
  if (part === 'unit') return [await (names.length > 0 ? runUnit(['run', ...names]) : runAllUnit())];
  if (part === 'e2e') return [await runE2e(names)];
  if (part === 'check') return [];
  // Side by side: each leaves time to the other where it waits for a process, a disk or a page.
  return Promise.all([runAllUnit(), runE2e([], ['--workers', E2E_WORKERS])]);
}

if (process.argv[2] === 'clauses') {
  console.log(clauseTable());
  process.exit();
}
const begun = performance.now();
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
const [part, ...names] = process.argv.slice(2);
const checked = !part || part === 'check' ? [runCheck()] : [];
// In a process of its own: a build leaves NODE_ENV=production behind, and React has no `act` there.
const isQuick = part === 'changed' && mayBuildQuickly(changedFiles());
const buildStatus = await run('node', ['scripts/build.ts', ...(isQuick ? ['--quickly'] : [])]);
const tallies = buildStatus === 0 ? await runTests(part, names) : [tally('npm run build', 0, 0, buildStatus)];
tallies.push(...(await Promise.all(checked)));
const passed = tallies.reduce((sum, one) => sum + one.passed, 0);
const failed = tallies.reduce((sum, one) => sum + one.failed, 0);
const tests = tallies.flatMap((one) => one.tests);
console.log(`\nThe slowest:\n${slowest(tests, SLOWEST_SHOWN).join('\n')}`);
if (failed > 0) console.log(`\nFailed:\n${failures(tests).join('\n')}`);
console.log(`\n${Math.round((performance.now() - begun) / 1000)} s in all`);
console.log(`${passed} passed, ${failed} failed`);
// A change of documents alone touches no test.
const mayBeEmpty = part === 'changed';
process.exitCode = failed === 0 && (passed > 0 || mayBeEmpty) ? 0 : 1;
