/** Sends load with `wrk` and reads what it says. */
import { cpuSeconds, type Measured, onOtherCores, run } from './processes.ts';

/** Connections kept open at a time. */
export const CONNECTIONS = 64;

/** What one round of load gave. */
export interface LoadResult {
  requests: number;
  perSecond: number;
  /** Requests for each second of the server's processor time: steady on a busy machine. */
  perCpuSecond: number;
}

/**
 * Loads a server for some seconds.
 *
 * @throws an Error when any answer was not a success.
 */
export async function load(target: Measured, seconds: number, options: readonly string[]): Promise<LoadResult> {
  const before = cpuSeconds(target.pid);
  const url = `http://127.0.0.1:${target.port}/`;
  const command = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}`, ...options, url];
  const printed = await run(onOtherCores(command));
  const used = cpuSeconds(target.pid) - before;
  const requests = Number(/(\d+) requests in/.exec(printed)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(printed)?.[0];
  if (failed) throw new Error(`Under load: ${failed}`);
  return { requests, perSecond, perCpuSecond: requests / used };
}
