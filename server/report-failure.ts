/** Where everything that fails unexpectedly is told. */
import { errorForLog, type Log } from './log.ts';

/**
 * Logs a failure, and tells whoever keeps the store open: a store that is gone is waited for.
 *
 * @param event what failed, in the words of the log.
 * @param requestId the `X-Request-Id` of the request that failed, if it was one.
 */
export type ReportFailure = (error: unknown, event: string, requestId?: string) => void;

/** A {@link ReportFailure} for a log and the store's connection. */
export function createReportFailure(log: Log, tellConnection: (error: unknown) => void): ReportFailure {
  return (error, event, requestId) => {
    log.error({ requestId, error: errorForLog(error) }, event);
    tellConnection(error);
  };
}
