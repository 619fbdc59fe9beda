/** What a rule of the staff's API knows of the request that it carries out: plain values, nothing of HTTP. */
import type { Reach } from '../../contract/staff/access.ts';
import type { LogAction } from '../../contract/staff/log-api.ts';
import type { Cipher } from '../../server/crypto/cipher.ts';
import type { TextDecryptor } from '../../server/crypto/text-decryptor.ts';
import type { Store } from '../../server/storage/database.ts';
import type { Actor } from './sign-in/sessions.ts';
import type { LogEntry } from './staff-log.repository.ts';

/** What a service is given for a request of anybody, signed in or not. */
export interface RequestContext {
  store: Store;
  cipher: Cipher;
  /** Decrypts; damaged values are counted for the whole request. */
  texts: TextDecryptor;
  /** Milliseconds since 1970, one time for the whole request. */
  now: number;
  requestId: string;
}

/** A request of somebody who is signed in and may do it. */
export interface StaffContext extends RequestContext {
  actor: Actor;
  /** How far the route's action reaches for this person. */
  reach: Reach;
}

/** An entry of the log about what this request does. */
export function logEntry<Action extends LogAction>(
  { actor, now, requestId }: StaffContext,
  action: Action,
  rest: Pick<LogEntry, 'leadId' | 'detail' | 'rightsRequestId'> = {},
): LogEntry & { action: Action } {
  return { at: now, staffId: actor.staffId, action, requestId, ...rest };
}

/** An entry of the log, without one of the staff, about what the person did on the page of their registration. */
export function personLogEntry<Action extends LogAction>(
  { now, requestId }: RequestContext,
  action: Action,
  leadId: string,
  detail: LogEntry['detail'] = {},
): LogEntry & { action: Action } {
  return { at: now, staffId: null, action, leadId, requestId, detail: { by: 'person', ...detail } };
}

/** Id of the person whose registrations, and nobody's, are all that the request may reach; undefined: it may reach all. */
export function ownOnly({ reach, actor }: StaffContext): string | undefined {
  return reach === 'own' ? actor.staffId : undefined;
}
