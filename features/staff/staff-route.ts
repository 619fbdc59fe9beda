/**
 * One route of the staff's API and its rule. There is no way to write a route without a rule: the
 * table of all routes is what is mounted, and what the tests go through.
 */
import type { Context } from 'hono';
import type { z } from 'zod';
import { type Action, ASKED_AGAIN } from '../../contract/staff/access.ts';
import type { Locale } from '../../contract/locales.ts';
import type { StaffCalls } from '../../contract/schema/staff-calls.ts';
import type { Cipher } from '../../server/crypto/cipher.ts';
import { visitorLocale } from '../../server/http/visitor-locale.ts';
import type { ApiEnv } from '../../server/http/request-context.ts';
import type { ReportFailure } from '../../server/report-failure.ts';
import type { Queryable, Store } from '../../server/storage/database.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { KnownAddresses } from './sign-in/known-addresses.ts';
import type { TellOwner } from './sign-in/sign-in-attempt.ts';
import type { RequestContext, StaffContext } from './staff-context.ts';

/** Keeps what people have decided beside the store as well (decision 048). */
export interface DecisionJournal {
  /** Writes down what the store says and the journal does not. @throws the store's or the file system's error. */
  catchUp(db: Queryable): Promise<void>;
}

/** What the staff's API is made with. */
export interface StaffDeps {
  /** The open store; throws StoreUnavailableError while there is none. */
  open: () => { store: Store; cipher: Cipher; journal: DecisionJournal };
  passwords: Passwords;
  /** Names of the company, which are no passwords of its people. */
  companyWords: (db: Queryable) => Promise<readonly string[]>;
  tellOwner: TellOwner;
  /** Takes work that the answer does not wait for; a failure is reported, and a stop waits for it. */
  runInBackground: (work: Promise<void>) => void;
  /** Where the staff work. */
  knownAddresses: KnownAddresses;
  /** Counts sign-ins of an address, or of a known browser; milliseconds to wait when there are too many. */
  takeSignIn: (place: string | undefined) => Promise<number | undefined>;
  /** Public address of the site. */
  siteUrl: string;
  trustedProxies: number;
  /** Milliseconds since 1970. */
  now: () => number;
  reportFailure: ReportFailure;
}

/** What a route reads from the wire, beside the context that it hands to a service. */
interface Wire {
  c: Context<ApiEnv>;
  deps: StaffDeps;
  /** Reads and checks the body. @throws ApiError wrongType, tooLarge, malformed or invalid. */
  read<T>(shape: z.ZodType<T>): Promise<T>;
}

/** A request of anybody, signed in or not. */
export type PublicRequest = RequestContext & Wire;

/** A request of somebody who is signed in and may do it. */
export type StaffRequest = StaffContext & Wire;

/** The id in a route's address. */
export function idOf({ c }: Wire): string {
  return c.req.param('id') ?? '';
}

/** The language of the desk, as its cookie says. */
export function localeOf({ c }: Wire): Locale {
  return visitorLocale(c.req.header('cookie'), c.req.header('accept-language'));
}

/** What a route gives; nothing, where its call is answered without saying more than that it was done. */
type Given<Answer> = Promise<Answer | Response | (object extends Answer ? void : never)>;

/** Who may use a route: anybody, everybody who is signed in, or the roles of an action; and what it gives. */
type Handling<Answer> =
  | { rule: 'public'; handle: (request: PublicRequest) => Given<Answer> }
  | { rule: 'signedIn' | Action; handle: (request: StaffRequest) => Given<Answer> };

interface Options {
  /** Largest body, where it is not that of a registration. */
  bodyMaxBytes?: number;
  /** Whether it changes what must outlive the store: it is answered when the journal knows it (decision 048). */
  isJournaled?: true;
  /** Whether password and code are asked for again before; left out: as {@link ASKED_AGAIN} has it. */
  needsConfirmation?: boolean;
  /** Whether its right stands in its address: people open it from webmail and from chats of other sites. */
  opensFromAnywhere?: true;
}

/** A route that answers JSON, as {@link StaffCalls} has it. */
type JsonRoute = {
  [Call in keyof StaffCalls]: { call: Call } & Handling<StaffCalls[Call]['answer']>;
}[keyof StaffCalls];

/** A route that answers a page or a file. */
type FileRoute = { call: `${'GET' | 'POST'} /api/${'staff' | 'desk'}/${string}` } & Handling<Response>;

/** A route of the staff's API. */
export type StaffRoute = Options & (JsonRoute | FileRoute);

/** The parts of a route's call. */
export function methodAndPath({ call }: StaffRoute): { method: string; path: string } {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
}

/** Whether password and code have to be given again before a route: what a stolen session must not do (decision 084). */
export function needsConfirmation(route: StaffRoute): boolean {
  return route.needsConfirmation ?? (methodAndPath(route).method !== 'GET' && ASKED_AGAIN.has(route.rule));
}
