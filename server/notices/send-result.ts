/** What came of sending a notice. */
import type { NoticeFault } from '../../contract/notice-api.ts';
import { MS_PER_MINUTE } from '../../contract/time-units.ts';

/** A call of a robot or webhook takes no longer than this, nor does all of a mail up to its end. */
export const SEND_TIMEOUT_MS = 5000;

/**
 * How long a mail server is waited for once it has the whole message: RFC 5321, 4.5.3.2.6. Whoever
 * leaves earlier and sends again makes the recipients get it twice.
 */
export const FINAL_REPLY_MS = 10 * MS_PER_MINUTE;

/** The other side took it, or why it did not. */
export interface SendResult {
  /** Undefined: it was taken. */
  fault?: NoticeFault;
  /** The other side's own short code: `93000`, `535`, `HTTP 404`. Empty when it said nothing. */
  answer: string;
  /** How long it asks us to wait. */
  retryAfterMs?: number;
}
