/** The tables of notices, as they stand in the store (DESK-8). Times are milliseconds since 1970. */
import type { Generated } from 'kysely';
import type { Locale } from '../../../contract/locales.ts';
import type { NoticeFault, NoticeKind, NoticeState } from '../../../features/notices/contract.ts';

/** A notice about a registration, written with it and sent later. */
export interface NoticeOutboxTable {
  id: string;
  lead_id: string;
  kind: 'registration';
  created_at: number;
}

/** A channel that notices go out by. */
export interface NoticeChannelTable {
  id: string;
  kind: NoticeKind;
  label: string;
  /** Language of its notices. */
  locale: Locale;
  is_enabled: number;
  /** Settings with their secrets as encrypted JSON; null once the channel was deleted. */
  settings_sealed: string | null;
  key_id: string;
  /** One more with each change of the settings. */
  version: Generated<number>;
  created_at: number;
  deleted_at: Generated<number | null>;
  /** The worker that sends by it now, and until when no other may. */
  lease_owner: Generated<string | null>;
  lease_until: Generated<number | null>;
  /** JSON list of the times of the last sendings, the oldest first. */
  sent_times: Generated<string>;
  /** Nothing is sent before: the other side asked for it, or has just failed. */
  held_until: Generated<number | null>;
  last_sent_at: Generated<number | null>;
  /** The last failure; null once something has been sent again. */
  last_failed_at: Generated<number | null>;
  last_fault: Generated<NoticeFault | null>;
  last_answer: Generated<string | null>;
}

/** What a mail about an account tells. */
export type AccountMail = 'password' | 'new_device' | 'factor_removed';

/** A notice on one channel: about a registration, or about somebody's account. */
export interface NoticeDeliveryTable {
  id: string;
  channel_id: string;
  lead_id: Generated<string | null>;
  staff_id: Generated<string | null>;
  /** Null: about a registration. */
  account_mail: Generated<AccountMail | null>;
  /** Null: the channel's language. */
  locale: Generated<Locale | null>;
  state: Generated<NoticeState>;
  attempts: Generated<number>;
  created_at: number;
  next_attempt_at: number;
  /** The last attempt is made then. */
  give_up_at: number;
  sent_at: Generated<number | null>;
  last_failed_at: Generated<number | null>;
  last_fault: Generated<NoticeFault | null>;
  /** The other side's own short code; never its words, which might repeat what was sent. */
  last_answer: Generated<string | null>;
  /** JSON: what became of it for each recipient of a mail, by keyed hash of the address; null: all fare alike. */
  recipients: Generated<string | null>;
}
