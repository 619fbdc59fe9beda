/**
 * The first step of every npm command, on whatever Node the machine has (20 or later): installs what the lock files name
 * if it is not there yet, then goes on under Node 24, the machine's own or that of `tools/node`.
 * Usage: node scripts/run.mjs [--needs FOLDER] SCRIPT.ts [arguments]
 * FOLDER: packages that this command alone needs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const nodeFolder = join(root, 'tools/node');
/** The shell that npm runs its commands with. */
const shell = process.ppid;
/** How often is looked whether it is still there. */
const PARENT_CHECK_MS = 250;

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs what the lock file of a folder names, unless that has been done. */
function install(folder) {
  const stamp = join(folder, 'node_modules/.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const { description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  console.log(`Installing packages (once): ${description}…`);
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses a lock that lacks optional binaries of other platforms, which some registries do not carry.
  // The build tools are among the packages for development, which npm leaves out where NODE_ENV is `production`.
  const flags = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm) run(process.execPath, [npm, ...flags], folder);
  else run('npm', flags, folder);
  writeFileSync(stamp, lock);
}

/** The Node to go on with: the machine's own where it is of the same major version and no older. */
function wantedNode() {
  const { dependencies } = JSON.parse(readFileSync(join(nodeFolder, 'package.json'), 'utf8'));
  const [major, minor] = dependencies.node.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor === major && ownMinor >= minor) return process.execPath;
  install(nodeFolder);
  const node = join(nodeFolder, 'node_modules/node/bin/node');
  // Where npm is set to run no install scripts, the program is still to be fetched.
  const fetchScript = join(nodeFolder, 'node_modules/node/installArchSpecificPackage.js');
  if (!existsSync(node)) run(process.execPath, [fetchScript], dirname(fetchScript));
  return node;
}

const given = process.argv.slice(2);
const needed = given[0] === '--needs' ? given.splice(0, 2).slice(1) : [];
const [script, ...args] = given;
install(root);
for (const folder of needed) install(join(root, folder));
const node = wantedNode();
const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
// Files that were compiled once start in two thirds of the time, and tests start many processes.
const compileCache = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node');
const env = { ...process.env, PATH: path, NODE_COMPILE_CACHE: compileCache, ASTRO_TELEMETRY_DISABLED: '1' };
const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm passes a signal on to its shell alone, which ends and tells nobody.
const watch = setInterval(() => {
  if (process.env.npm_lifecycle_event === undefined || process.ppid === shell) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, PARENT_CHECK_MS);
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
