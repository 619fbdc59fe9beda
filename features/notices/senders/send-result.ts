/** What came of sending a notice. */
import type { MailStep, NoticeFault, RecipientItem } from '../contract.ts';

/** A call of a robot or webhook takes no longer than this. */
export const SEND_TIMEOUT_MS = 5000;

/** Whether the other side took a message, or why it did not. */
export interface SendResult {
  /** Undefined: it was taken. */
  fault?: NoticeFault;
  /** The other side's own short code: `93000`, `535`, `HTTP 404`. Empty when it said nothing. */
  answer: string;
  /** How long it asks us to wait. */
  retryAfterMs?: number;
  /** What a mail server was waited for in vain. */
  waitedFor?: MailStep;
  /** Each recipient of a mail, where the server took some and refused others. */
  recipients?: RecipientItem[];
}
