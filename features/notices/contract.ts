/**
 * What the desk and the server say to each other about notices of new registrations (DESK-8),
 * under `/api/desk`. Times are ISO 8601 in UTC. An answer that is not 2xx is an envelope
 * (`codes.ts`). No notice and no answer here holds more of a person than a masked name and number.
 */
import type { Locale } from '../../contract/locales.ts';
import type { ListOf } from '../../contract/staff/paging.ts';

/** The kinds of channel, in the order in which they are offered. */
export const NOTICE_KINDS = ['email', 'wecom', 'dingtalk', 'feishu', 'webhook'] as const;
/** A kind of channel. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * Why a notice did not go out. `gone`: address, key or token of the channel is not known there;
 * `private_host`: the webhook or mail server is inside a network; `content`: what was sent was not
 * taken; `busy`: the other side asks to come again later; `unconfirmed`: a mail server has the whole message and did not say
 * whether it took it.
 */
export const NOTICE_FAULTS = [
  'timeout',
  'unconfirmed',
  'unreachable',
  'tls',
  'auth',
  'gone',
  'signature',
  'keyword',
  'ip',
  'throttled',
  'busy',
  'content',
  'recipient',
  'private_host',
  'unreadable',
  'rejected',
] as const;
/** Why a notice did not go out. */
export type NoticeFault = (typeof NOTICE_FAULTS)[number];

/** States of a notice on one channel: on its way, gone out, perhaps gone out, or given up until somebody retries it. */
export const NOTICE_STATES = ['waiting', 'sent', 'unconfirmed', 'failed'] as const;
/** State of a notice on one channel. */
export type NoticeState = (typeof NOTICE_STATES)[number];

/** Longest name of a channel, in characters. */
export const CHANNEL_LABEL_MAX_CHARACTERS = 40;
/** Most recipients of one e-mail channel. */
export const RECIPIENTS_MAX = 10;
/** Shortest secret of a webhook, in characters. */
export const WEBHOOK_SECRET_MIN_CHARACTERS = 16;
/** Most channels: each costs every registration a message. */
export const CHANNELS_MAX = 20;
/** Most failed notices in one answer. */
export const FAILED_MAX_ITEMS = 100;

/** Headers of a signed webhook: milliseconds since 1970; `sha256=` and the hex HMAC of `timestamp.body`; the notice's id. */
export const WEBHOOK_HEADERS = {
  timestamp: 'X-Notice-Timestamp',
  signature: 'X-Notice-Signature',
  id: 'X-Notice-Id',
} as const;

/** What a mail server is waited for, in the order of a session; `final`: that it has taken the whole message. */
export type MailStep = 'connect' | 'greeting' | 'sign_in' | 'sender' | 'recipient' | 'data' | 'content' | 'final';
/** How long a test waits for everything, in seconds; notices themselves wait longer. */
export const TEST_WAITS_SECONDS = 20;

/** What became of a notice for one recipient of a mail channel. */
export interface RecipientItem {
  address: string;
  state: NoticeState;
  /** The mail server's code: `250`, `550`; empty when it said nothing. */
  answer: string;
}

/** A mail server. `secure`: TLS from the first byte (465); else STARTTLS, which a password insists on. */
export interface EmailSettings {
  kind: 'email';
  host: string;
  port: number;
  secure: boolean;
  /** Empty: the server asks for no name and password. */
  user: string;
  /** A secret: left out, the stored one stays. */
  password?: string;
  from: string;
  to: string[];
}
/** A WeCom group robot. */
export interface WecomSettings {
  kind: 'wecom';
  /** The robot's whole address, as WeCom shows it. A secret: left out, the stored one stays. */
  url?: string;
}
/** A DingTalk group robot. */
export interface DingtalkSettings {
  kind: 'dingtalk';
  /** The robot's whole address. A secret: left out, the stored one stays. */
  url?: string;
  /** What signs (`SEC…`); empty: the robot is kept safe by a keyword instead. A secret. */
  secret?: string;
}
/** A Feishu or Lark group robot. */
export interface FeishuSettings {
  kind: 'feishu';
  /** The robot's whole address. A secret: left out, the stored one stays. */
  url?: string;
  /** What signs; empty: the robot checks no signature. A secret. */
  secret?: string;
}
/** An address of the company's own that takes signed JSON. */
export interface WebhookSettings {
  kind: 'webhook';
  /** `https`, on a public host. A secret: left out, the stored one stays. */
  url?: string;
  /** Signs each call. A secret: left out, the stored one stays. */
  secret?: string;
}
/** Settings of a channel, as they are sent. */
export type ChannelSettings = EmailSettings | WecomSettings | DingtalkSettings | FeishuSettings | WebhookSettings;

/** `POST /api/desk/notices/channels` and `PATCH …/channels/{id}`; both answer {@link ChannelItem}. */
export interface SaveChannelRequest {
  /** The version that was changed; left out for a new channel. */
  version?: number;
  label: string;
  is_enabled: boolean;
  /** Language of its notices. */
  locale: Locale;
  settings: ChannelSettings;
}

/** The last failure of a channel or of one notice. */
export interface NoticeFailure {
  at: string;
  fault: NoticeFault;
  /** What the other side answered, in its own short code: `93000`, `535`, `HTTP 404`; empty when nothing. */
  answer: string;
}

/** A channel as `GET /api/desk/notices/channels` lists it. */
export interface ChannelItem {
  id: string;
  kind: NoticeKind;
  label: string;
  is_enabled: boolean;
  locale: Locale;
  version: number;
  /** What may be shown: without any secret. */
  settings: ChannelSettings;
  /** The end of each stored secret by its field's name: `…4f2a`. Empty texts for secrets too short to show a part of. */
  secrets: Partial<Record<'password' | 'url' | 'secret', string>>;
  waiting: number;
  failed: number;
  last_sent_at: string | null;
  /** Null once something has been sent again. */
  last_failure: NoticeFailure | null;
  /** Until when the channel's own limit holds notices back. */
  held_until: string | null;
}

/** `POST /api/desk/notices/channels/{id}/test`: sends a notice that is marked as a test, now, and answers this. */
export interface TestResult {
  is_sent: boolean;
  fault?: NoticeFault;
  /** The other side's own short code; empty when it said nothing. Never its words: they may be any stranger's. */
  answer: string;
  /** What a mail server was waited for in vain. */
  waited_for?: MailStep;
  /** Each recipient, where some were refused. */
  recipients?: RecipientItem[];
}

/** A notice on one channel, as `GET /api/desk/leads/{id}/notices` lists it. */
export interface DeliveryItem {
  id: string;
  channel_id: string;
  channel_kind: NoticeKind;
  channel_label: string;
  state: NoticeState;
  attempts: number;
  created_at: string;
  sent_at: string | null;
  next_attempt_at: string | null;
  last_failure: NoticeFailure | null;
  /** Each recipient of a mail, where they do not fare alike. */
  recipients?: RecipientItem[];
}

/**
 * A notice that failed, as `GET /api/desk/notices/failed` lists it: the newest first, at most {@link FAILED_MAX_ITEMS}.
 */
export interface FailedItem extends DeliveryItem {
  /** The registration that it tells of; null: a mail about an account. */
  lead_id: string | null;
}

/** `POST /api/desk/notices/failed/{id}/retry` and `POST /api/desk/notices/failed/retry` (all): how many try again. */
export interface RetryResult {
  retried: number;
}

/** The calls of notices. */
export interface NoticeCalls {
  'GET /api/desk/leads/:id/notices': { answer: ListOf<DeliveryItem> };
  'GET /api/desk/notices/channels': { answer: ListOf<ChannelItem> };
  'POST /api/desk/notices/channels': { body: SaveChannelRequest; answer: ChannelItem };
  'PATCH /api/desk/notices/channels/:id': { body: SaveChannelRequest; answer: ChannelItem };
  'DELETE /api/desk/notices/channels/:id': { answer: object };
  'POST /api/desk/notices/channels/:id/test': { answer: TestResult };
  'GET /api/desk/notices/failed': { answer: ListOf<FailedItem> };
  'POST /api/desk/notices/failed/:id/retry': { answer: RetryResult };
  'POST /api/desk/notices/failed/retry': { answer: RetryResult };
}
