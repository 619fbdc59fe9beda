/** The log: one JSON line per event, without names, numbers and full addresses (OPS-4). */
import { type DestinationStream, type Logger, pino } from 'pino';

/** The server's log, a pino logger. */
export type Log = Logger;

/** Makes the log. Lines go to standard output, or where a test wants them. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * What the log may hold of an error: kind, code and place. The database's own details are left
 * out, because they may repeat values of a row.
 */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  return {
    kind: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...('errcode' in error ? { errcode: error.errcode } : {}),
    message: error.message,
    stack: error.stack
      ?.split('\n')
      .slice(1, 8)
      .map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: { kind: error.cause.name, message: error.cause.message } } : {}),
  };
}
