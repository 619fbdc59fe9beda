/** What routes and services of notices are handed in by the start. */
import type { SendNotice } from './senders/send-notice.ts';

/** What sends notices and mails, for the requests that set channels up, try them or ask for a mail. */
export interface NoticeTools {
  send: SendNotice;
  /** Says that something waits to be sent. */
  wake: () => void;
  /** Takes work that the answer does not wait for; a failure is reported, and a stop waits for it. */
  runInBackground: (work: Promise<void>) => void;
  /** Whether a webhook may be on this machine: in tests alone. */
  allowsLocal: boolean;
  /** Public address of the site. */
  siteUrl: string;
}
