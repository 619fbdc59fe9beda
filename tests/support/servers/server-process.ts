/** Runs the server or a script as its own process, to be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { FLAGS } from '../../../server/start/process-flags.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** A server in a process of its own. */
export interface ServerProcess {
  port: number;
  process: ChildProcess;
  /** Everything written to standard output and error. */
  output: () => string;
  /** Sends a signal and waits for the end; the exit code, or null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** How a process ended, and what it wrote. */
export interface Ended {
  code: number | null;
  stdout: Buffer;
  stderr: string;
}

function start(
  script: string,
  args: readonly string[],
  settings: Record<string, string>,
  flags: readonly string[] = [],
): ChildProcess {
  // Not in the project's folder, so that nobody's .env reaches the tests.
  const dataDir = settings['DATA_DIR'];
  const cwd = dataDir !== undefined && existsSync(dataDir) ? dataDir : ROOT;
  const nodeFlags = ['--disable-warning=ExperimentalWarning', ...flags];
  return spawn(process.execPath, [...nodeFlags, path.join(ROOT, script), ...args], {
    cwd,
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...settings },
  });
}

/** Starts a server and waits until it says where it listens. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  // With its flags, or it would start a second time.
  const child = start('server/main.ts', [], { PORT: '0', HOST: '127.0.0.1', ...settings }, FLAGS);
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const said = /Open http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (said) resolve(Number(said));
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
  return {
    port,
    process: child,
    output: () => output,
    async end(signal) {
      const exit = once(child, 'exit');
      child.kill(signal);
      const [code] = await exit;
      return code as number | null;
    },
  };
}

/** Runs a script to its end. @param isRead whether its output is read; closed otherwise, as `head` does in the end. */
export async function runScript(
  script: string,
  args: readonly string[],
  settings: Record<string, string>,
  isRead = true,
): Promise<Ended> {
  const child = start(script, args, settings);
  const stdout: Buffer[] = [];
  let stderr = '';
  if (isRead) child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk));
  else child.stdout?.destroy();
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, stdout: Buffer.concat(stdout), stderr };
}
