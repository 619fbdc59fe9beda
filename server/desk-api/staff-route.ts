/**
 * One call of the staff's API and its rule. There is no way to write a route without a rule: the
 * table of all routes is what is mounted, and what the tests go through.
 */
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Action, Reach } from '../../contract/access.ts';
import type { ApiEnv } from '../api/context.ts';
import type { SaidJournal } from '../backup/said-journal.ts';
import type { SendNotice } from '../notices/send-notice.ts';
import type { SealedTexts } from '../sealing/sealed-texts.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { Passwords } from '../staff/passwords.ts';
import type { Actor } from '../staff/sessions.ts';
import type { Store } from '../storage/database.ts';

/** What sends notices and mails, for the calls that set channels up, try them or ask for a mail. */
export interface NoticeTools {
  send: SendNotice;
  /** Says that something waits to be sent. */
  wake: () => void;
  /** Sees something to its end that the answer does not wait for. */
  after: (work: Promise<void>) => void;
  /** Whether a webhook may be on this machine: in tests alone. */
  allowsLocal: boolean;
}

/** What the staff's API is made with. */
export interface StaffDeps {
  /** The open store; throws StoreUnavailableError while there is none. */
  open: () => { store: Store; sealer: Sealer; said: SaidJournal };
  passwords: Passwords;
  /** Counts sign-ins of an address; milliseconds to wait when there are too many. */
  takeSignIn: (address: string | undefined) => Promise<number | undefined>;
  notices: NoticeTools;
  /** Says that a manager has confirmed a purge. */
  wakePurge: () => void;
  /** Public address of the site. */
  siteUrl: string;
  trustedProxies: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told of each call that failed unexpectedly. */
  onFailure: (error: unknown) => void;
}

/** A call of anybody. */
export interface OpenCall {
  c: Context<ApiEnv>;
  deps: StaffDeps;
  store: Store;
  sealer: Sealer;
  /** Reads what is sealed; damaged values are counted for the whole call. */
  texts: SealedTexts;
  /** Milliseconds since 1970, one time for the whole call. */
  now: number;
  requestId: string;
  /** Reads and checks the body. @throws ApiError or DeskError. */
  read<T>(shape: z.ZodType<T>): Promise<T>;
}

/** A call of somebody who is signed in and may do it. */
export interface StaffCall extends OpenCall {
  actor: Actor;
  /** How far the route's action reaches for this person. */
  reach: Reach;
}

/** What a handler gives: something to be sent as JSON, or a whole answer. */
export type Handled = Promise<object | Response>;

interface Place {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/api/${'staff' | 'desk'}/${string}`;
  /** Largest body, where it is not that of a registration. */
  bodyMaxBytes?: number;
  /** Whether it changes what must outlive the store: it is answered when the journal knows it (decision 054). */
  isJournaled?: true;
}

/** A route, by who may use it: anybody, everybody who is signed in, or the roles of an action. */
export type StaffRoute = Place &
  (
    | { rule: 'public'; handle: (call: OpenCall) => Handled }
    | { rule: 'signedIn' | Action; handle: (call: StaffCall) => Handled }
  );
