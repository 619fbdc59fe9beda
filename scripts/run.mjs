/**
 * The first step of every npm command, on whatever Node the machine has (20 or later): installs
 * what the lock file names if it is not there yet, then goes on under the project's own Node 24.
 * Usage: node scripts/run.mjs SCRIPT.ts [arguments]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const stamp = join(root, 'node_modules/.installed');
const projectNode = join(root, 'node_modules/node/bin/node');
const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash && existsSync(projectNode);

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!isInstalled) {
  console.log('Installing the packages that package-lock.json names (once)…');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses a lock that lacks optional binaries of other platforms, which some registries do not carry.
  // The build tools are among the packages for development, which npm leaves out where NODE_ENV is `production`.
  const flags = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm) run(process.execPath, [npm, ...flags]);
  else run('npm', flags);
  // Where npm is set to run no install scripts, the project's Node is still to be fetched.
  if (!existsSync(projectNode)) run(process.execPath, [join(root, 'node_modules/node/installArchSpecificPackage.js')]);
  writeFileSync(stamp, lockHash);
}

const [script, ...args] = process.argv.slice(2);
const path = `${join(root, 'node_modules/node/bin')}:${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
// Files that were compiled once start in two thirds of the time, and tests start many processes.
const compileCache = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node');
const env = { ...process.env, PATH: path, NODE_COMPILE_CACHE: compileCache, ASTRO_TELEMETRY_DISABLED: '1' };
const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
