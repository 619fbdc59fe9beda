/**
 * `npm run deploy-check`: tries what is in `deploy/` with the programs that it is for: alert rules, units of systemd, the
 * configurations of nginx and Caddy, through each of which pages and registrations go to a running server, and what Compose
 * reads of `compose.yaml`. No container is built or started. What a missing program leaves out is named. Ends with 1 when
 * anything is wrong or was not tried.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { buildOrExplain } from './build.ts';
import { tryCaddy, tryNginx } from './deploy-check/proxies.ts';

const DEPLOY = path.join(import.meta.dirname, '../deploy');
/** Ten times the exposure that `systemd-analyze security` allows: 2.9 of 10. */
const EXPOSURE = '29';

/** Thrown when a part was not tried because its program is not there. */
class NotInstalledError extends Error {
  override readonly name = 'NotInstalledError';
}

/** @throws {@link NotInstalledError} when the program does not even say its version. */
function need(program: string, ...version: readonly string[]): void {
  const { status } = spawnSync(program, version, { stdio: 'ignore' });
  const command = version.length > 1 ? `${program} ${version[0]}` : program;
  if (status !== 0) throw new NotInstalledError(`${command} is not installed`);
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const options = { cwd: DEPLOY, encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  if (error) throw error;
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
  return `${stdout}${stderr}`;
}

function checkRules(): void {
  need('promtool', '--version');
  run('promtool', ['check', 'rules', 'alerts.yml']);
  run('promtool', ['test', 'rules', 'alerts.test.yml']);
}

function checkUnits(): void {
  need('systemd-analyze', '--version');
  const units = globSync('*.{service,socket,timer}', { cwd: DEPLOY }).sort();
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { cwd: DEPLOY, encoding: 'utf8' });
  // The program is not where it will be.
  const faults = stderr.split('\n').filter((line) => line !== '' && !/is not executable: No such file/.test(line));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const unit of units.filter((name) => name.endsWith('.service')))
    run('systemd-analyze', ['security', '--offline=true', `--threshold=${EXPOSURE}`, unit]);
}

/** Reads `compose.yaml` as Compose does. Builds and starts nothing. */
function checkCompose(): void {
  need('docker', 'compose', 'version');
  run('docker', ['compose', '-f', 'compose.yaml', 'config', '--quiet'], {
    SITE_HOST: 'www.example.com',
    VERSION: '0.5.0',
  });
}

async function checkNginx(): Promise<void> {
  need('nginx', '-v');
  await tryNginx();
}

async function checkCaddy(): Promise<void> {
  need('caddy', 'version');
  await tryCaddy();
}

const CHECKS: readonly [string, () => void | Promise<void>][] = [
  ['alert rules (promtool)', checkRules],
  ['units (systemd-analyze)', checkUnits],
  ['nginx, and the site through it', checkNginx],
  ['Caddy, and the site through it', checkCaddy],
  ['compose.yaml, read alone (docker compose)', checkCompose],
];

await buildOrExplain();
console.log('NOT TRIED  Containerfile and nightly.sh, whose containers this command does not build');
for (const [what, check] of CHECKS) {
  try {
    await check();
    console.log(`ok         ${what}`);
  } catch (error) {
    if (error instanceof NotInstalledError) console.log(`NOT TRIED  ${what}: ${error.message}`);
    else console.log(`FAILED     ${what}\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
