/** Starts and measures the processes that the bench compares. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
/** Ticks of `/proc/PID/stat` in a second, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const KIB_PER_MIB = 1024;

/** A process under measurement. */
export interface Measured {
  process: ChildProcess;
  /** Process that does the work: nginx has its worker do it. */
  pid: number;
  port: number;
  stop: () => Promise<void>;
}

/** Whether a program is there to be run. */
export function hasProgram(name: string): boolean {
  return spawnSync('which', [name]).status === 0;
}

/** Puts the command on the first core, where there is a second one for the load. */
export function onFirstCore(command: readonly string[]): string[] {
  return isPinning() ? ['taskset', '-c', '0', ...command] : [...command];
}

/** Puts the command on all cores but the first. */
export function onOtherCores(command: readonly string[]): string[] {
  return isPinning() ? ['taskset', '-c', `1-${availableParallelism() - 1}`, ...command] : [...command];
}

/** Whether server and load have cores of their own. */
export function isPinning(): boolean {
  return availableParallelism() > 1 && hasProgram('taskset');
}

/** Runs a command to its end and gives back what it printed. */
export async function run(command: readonly string[]): Promise<string> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
  return printed;
}

/** Ends a process and waits for it. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/**
 * Starts the server with nothing of this machine's settings. One with an address of its own does not say its port: it
 * needs `PORT`.
 *
 * @param main its program; that of a package, if not the one here.
 */
export async function startServer(
  settings: Record<string, string>,
  cwd: string,
  place: (command: readonly string[]) => string[],
  main = path.join(ROOT, 'server/main.ts'),
): Promise<Measured> {
  const assignments = Object.entries({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', main];
  const [program = '', ...args] = place(['env', '-i', ...assignments, ...node]);
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server did not start')));
    child.stdout.on('data', (chunk: Buffer) => {
      const said = /Open https?:\/\/[^\s:]+(?::(\d+))?/.exec(chunk.toString());
      if (said) resolve(Number(said[1] ?? settings['PORT']));
    });
  });
  return { process: child, pid: child.pid ?? 0, port, stop: () => end(child) };
}

/** Processor time that a process has used, in seconds. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Memory that a process holds, in MiB. */
export function memoryMib(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / KIB_PER_MIB);
}

/** The middle one of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
