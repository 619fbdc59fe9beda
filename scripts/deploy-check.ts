/**
 * `npm run deploy-check`: tries what is in `deploy/` with the programs that it is for, as far as this machine has them:
 * alert rules, units of systemd, and the configurations of nginx and Caddy, through each of which pages and registrations
 * go to a running server. Ends with 1 when anything is wrong or could not be tried.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { buildOrExplain } from './build.ts';
import { tryCaddy, tryNginx } from './deploy-check/proxies.ts';

const DEPLOY = path.join(import.meta.dirname, '../deploy');
/** Ten times the exposure that `systemd-analyze security` allows: 2.9 of 10. */
const EXPOSURE = '29';

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: DEPLOY, encoding: 'utf8' });
  if (error)
    throw new Error('code' in error && error.code === 'ENOENT' ? `${program} is not installed` : error.message);
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
  return `${stdout}${stderr}`;
}

function checkRules(): void {
  run('promtool', ['check', 'rules', 'alerts.yml']);
  run('promtool', ['test', 'rules', 'alerts.test.yml']);
}

function checkUnits(): void {
  const units = globSync('*.{service,socket,timer}', { cwd: DEPLOY }).sort();
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { cwd: DEPLOY, encoding: 'utf8' });
  // The program is not where it will be.
  const faults = stderr.split('\n').filter((line) => line !== '' && !/is not executable: No such file/.test(line));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const unit of units.filter((name) => name.endsWith('.service')))
    run('systemd-analyze', ['security', '--offline=true', `--threshold=${EXPOSURE}`, unit]);
}

const CHECKS: readonly [string, () => void | Promise<void>][] = [
  ['alert rules (promtool)', checkRules],
  ['units (systemd-analyze)', checkUnits],
  ['nginx, and the site through it', tryNginx],
  ['Caddy, and the site through it', tryCaddy],
];

await buildOrExplain();
for (const [what, check] of CHECKS) {
  try {
    await check();
    console.log(`ok      ${what}`);
  } catch (error) {
    console.log(`FAILED  ${what}\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
