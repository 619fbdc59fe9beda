/** What came of sending a notice. */
import type { NoticeFault } from '../../contract/notice-api.ts';

/** A sending takes no longer than this, whatever the other side does. */
export const SEND_TIMEOUT_MS = 5000;

/** The other side took it, or why it did not. */
export interface SendResult {
  /** Undefined: it was taken. */
  fault?: NoticeFault;
  /** The other side's own short code, to be kept: `93000`, `535`, `HTTP 404`. Empty when it said nothing. */
  answer: string;
  /** What it said in full, to be shown to whoever tries the channel out; never kept. */
  words?: string;
  /** How long it asks us to wait. */
  retryAfterMs?: number;
}
