/** Starts, loads and measures the processes that the bench compares. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const KIB_PER_MIB = 1024;
/** Connections kept open at a time under load. */
const CONNECTIONS = 64;
/** Limits of registrations that no run comes to. */
export const NO_LIMITS = { REGISTRATIONS_PER_ADDRESS: '100000000', REGISTRATIONS_PER_NUMBER: '100000000' };

const running = new Set<ChildProcess>();

/** A server under measurement. */
export interface Measured {
  pid: number;
  port: number;
  stop: () => Promise<void>;
}

/** Whether a program is there to be run. */
export function hasProgram(name: string): boolean {
  return spawnSync('which', [name]).status === 0;
}

const isPinning = () => availableParallelism() > 1 && hasProgram('taskset');

/** Puts the command on the first core, where there is a second one for the load. */
export function onFirstCore(command: readonly string[]): string[] {
  return isPinning() ? ['taskset', '-c', '0', ...command] : [...command];
}

function onOtherCores(command: readonly string[]): string[] {
  return isPinning() ? ['taskset', '-c', `1-${availableParallelism() - 1}`, ...command] : [...command];
}

/** Runs a command to its end. @returns what it printed. @throws Error when it fails. */
export async function run(command: readonly string[], env = process.env): Promise<string> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
  return printed;
}

/** Starts a process that runs until it is stopped. */
export function startProcess(command: readonly string[], cwd: string) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  return { child, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Stops whatever still runs. */
export async function stopProcesses(): Promise<void> {
  await Promise.all([...running].map(stop));
}

/** Starts the server with the build's pages, and nothing of this machine's settings. */
export async function startServer(
  settings: Record<string, string>,
  cwd: string,
  place = onFirstCore,
): Promise<Measured> {
  const own = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', PAGES_DIR: path.join(ROOT, 'dist'), ...settings };
  const assignments = Object.entries(own).map(([name, value]) => `${name}=${value}`);
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', path.join(ROOT, 'server/main.ts')];
  const { child, stop: stopServer } = startProcess(place(['env', '-i', ...assignments, ...node]), cwd);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server did not start')));
    child.stdout.on('data', (chunk: Buffer) => {
      const said = /Open https?:\/\/[^\s:]+:(\d+)/.exec(chunk.toString());
      if (said) resolve(Number(said[1]));
    });
  });
  return { pid: child.pid ?? 0, port, stop: stopServer };
}

/**
 * Loads a server with wrk for some seconds.
 *
 * @returns the answers a second.
 * @throws Error when any answer was not a success, or wrk is not installed.
 */
export async function load({ port }: Measured, seconds: number, options: readonly string[]): Promise<number> {
  const command = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}`, ...options, `http://127.0.0.1:${port}/`];
  const printed = await run(onOtherCores(command));
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(printed)?.[0];
  if (failed) throw new Error(`Under load: ${failed}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
}

/** Memory that a process holds, in MiB. */
export function memoryMib({ pid }: Measured): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / KIB_PER_MIB);
}

/** The middle one of some figures, with the least and the most: `1,662 (1,531–1,837)`. */
export function spread(figures: readonly number[], digits = 0): string {
  const sorted = figures.toSorted((a, b) => a - b);
  const text = (at: number) =>
    (sorted[at] ?? Number.NaN).toLocaleString('en-US', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  return `${text(Math.floor(sorted.length / 2))} (${text(0)}–${text(sorted.length - 1)})`;
}
