/** Spreadsheets are made and read one at a time, whoever asks: each of them takes a thread and up to 200 MiB. */
import { CODE } from '../../../contract/codes.ts';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import { ApiError } from '../../../server/http/api-error.ts';

/** Spreadsheets that wait beside the one at work: each takes some two seconds. More are turned away. */
const WAITING_MAX = 3;
const RETRY_AFTER_MS = 10 * MS_PER_SECOND;
/** Heap of a thread that makes or reads one; a full one takes less than half. */
export const SPREADSHEET_HEAP_MIB = 256;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Does some work on a spreadsheet after what came before it.
 *
 * @throws ApiError spreadsheetsBusy while more than {@link WAITING_MAX} wait; else the work's error.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting > WAITING_MAX) throw new ApiError(CODE.spreadsheetsBusy, { retryAfterMs: RETRY_AFTER_MS });
  waiting++;
  const turn = last.then(work).finally(() => waiting--);
  last = turn.catch(() => {});
  return turn;
}
