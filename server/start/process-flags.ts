/** The flags that the server's Node runs with. */
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from '../env-file.ts';

/** As in the settings (`server/config.ts`), which are read once the flags are there. */
const DATA_DIR_DEFAULT = './data';

/**
 * Left to itself V8 lets garbage grow to some hundred megabytes on a machine with much memory
 * before it collects any. The server's living objects come to about 35 MB: these bounds keep the
 * whole process under 200 MB at no cost in speed (`npm run bench`), and are far from being hit.
 */
export const FLAGS = [
  '--max-semi-space-size=4',
  '--max-old-space-size=256',
  // One helper instead of four: with so little garbage at a time, sharing it out costs more than
  // clearing it away.
  '--v8-pool-size=1',
  // The compiler in the middle leaves 20 MB behind; what runs often gets the last one's code soon, and is as fast.
  '--no-maglev',
];

/** glibc gives each thread a store of its own, and hardly returns what was in it. */
const SURROUNDINGS = { MALLOC_ARENA_MAX: '1' };

/**
 * Names the folder where Node keeps what it has compiled, for this process and those that it starts: whatever lies
 * there is run. It is in the data folder and this user's alone; where that cannot be had there is none. It has to be
 * known from the first file on: what takes types out of TypeScript is loaded for a single file that is not there, and
 * holds 20 MB in each of two threads.
 */
export function nameCompileCache(): void {
  // Where the data folder is may be said in `.env`.
  const { env } = process;
  loadEnvFile(env);
  if (env['NODE_COMPILE_CACHE']) return;
  const folder = path.resolve(env['DATA_DIR']?.trim() || DATA_DIR_DEFAULT, 'cache/node');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (lstatSync(folder).uid === process.getuid?.()) {
      chmodSync(folder, 0o700);
      env['NODE_COMPILE_CACHE'] = folder;
    }
  } catch {
    // The server says by itself what is wrong with its data folder.
  }
  if (!env['NODE_COMPILE_CACHE']) env['NODE_DISABLE_COMPILE_CACHE'] = '1';
}

/**
 * Starts this very process anew with the server's flags, if it does not have them yet. The
 * process keeps its number, its output and its place under npm or a supervisor, and lets go of
 * everything that was in memory before, such as a build of the site. Where the system has no way
 * to do so the server runs on as it is. A socket of systemd would be closed: its unit names the flags.
 */
export function restartWithFlags(script: string): void {
  const missing = FLAGS.filter((flag) => !process.execArgv.includes(flag));
  if (missing.length === 0 || typeof process.execve !== 'function' || process.platform === 'win32') return;
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...missing, script], {
    ...SURROUNDINGS,
    ...process.env,
  });
}
