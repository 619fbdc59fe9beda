/** Sessions: how long they last, how their tokens are made and found again (PAGE-6, PAGE-8). */
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Role } from '../../../contract/staff/access.ts';
import { CODE } from '../../../contract/codes.ts';
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import type { Cipher } from '../../../server/crypto/cipher.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import {
  type FoundSession,
  findSession,
  insertSession,
  type SessionBounds,
  touchSession,
} from './session.repository.ts';

/** A session ends when nobody did anything for this long; what an open tab asks by itself is nobody's doing. */
const SESSION_IDLE_MS = 12 * MS_PER_HOUR;
/** A session ends at the latest after this long. */
export const SESSION_MAX_MS = 7 * MS_PER_DAY;
/** Its use is written down no more often than this. */
const TOUCH_EVERY_MS = 5 * MS_PER_MINUTE;
/** 256 bits. */
const TOKEN_BYTES = 32;

/** Who is signed in, by which session. */
export interface Actor {
  staffId: string;
  email: string;
  name: string | null;
  role: Role;
  sessionId: string;
  /** The secret of the session, as it stands in the cookie. */
  token: string;
  /** When it ends if nothing more is done. */
  expiresAt: number;
  /** When the password was last asked for again; null: not in this session. */
  confirmedAt: number | null;
  hasFactor: boolean;
  /** Whether the account must have a second factor. */
  needsFactor: boolean;
  /** Whether a second factor has to be set up before anything else. */
  mustSetUpFactor: boolean;
}

/** A secret that cannot be guessed, for sessions and links. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What sessions have to be younger than. */
export function sessionBounds(now: number): SessionBounds {
  return { createdAfter: now - SESSION_MAX_MS, seenAfter: now - SESSION_IDLE_MS };
}

/** The token that goes with a session's changes: taken from the session's own, so that no other fits. */
export function xsrfTokenOf(cipher: Cipher, sessionToken: string): string {
  return cipher.hash('xsrf', sessionToken);
}

function endOf(createdAt: number, lastSeenAt: number): number {
  return Math.min(createdAt + SESSION_MAX_MS, lastSeenAt + SESSION_IDLE_MS);
}

/**
 * Managers need a second factor unless one of them has said otherwise. Until somebody has said anything the office's
 * first account may do without: whoever starts the server looks at the desk before there is anything to guard.
 */
function needsFactor({ role, is_factor_required: rule, older_account: older }: FoundSession): boolean {
  return role === 'manager' && (rule === null ? older !== null : rule === 1);
}

function actorOf(found: FoundSession, token: string, lastSeenAt: number): Actor {
  const { staff_id: staffId, email, name, role, id: sessionId, confirmed_at: confirmedAt } = found;
  const hasFactor = found.factor_since !== null;
  const expiresAt = endOf(found.created_at, lastSeenAt);
  const factor = { hasFactor, needsFactor: needsFactor(found), mustSetUpFactor: !hasFactor && needsFactor(found) };
  return { staffId, email, name, role, sessionId, token, expiresAt, confirmedAt, ...factor };
}

/**
 * Begins a session; to be run in the transaction of the sign-in.
 *
 * @param confirmedAt when its owner was asked for what is asked again before dangerous actions.
 */
export async function beginSession(
  db: Queryable,
  cipher: Cipher,
  staffId: string,
  device: string,
  now: number,
  confirmedAt: number | null = null,
): Promise<Actor> {
  const token = newToken();
  const tokenHash = cipher.hash('session', token);
  const session = { id: randomUUIDv7(), token_hash: tokenHash, staff_id: staffId, device, confirmed_at: confirmedAt };
  await insertSession(db, { ...session, created_at: now, last_seen_at: now });
  const found = await findSession(db, tokenHash, sessionBounds(now));
  if (!found) throw new ApiError(CODE.signInFailed);
  return actorOf(found, token, now);
}

/**
 * Who a session's token belongs to; undefined when it is no token or its session has ended.
 *
 * @param isUse whether the call counts as use of the session, so that it lives on.
 */
export async function findActor(
  db: Queryable,
  cipher: Cipher,
  token: string | undefined,
  now: number,
  isUse: boolean,
): Promise<Actor | undefined> {
  if (token === undefined) return undefined;
  const found = await findSession(db, cipher.hash('session', token), sessionBounds(now));
  if (!found) return undefined;
  if (isUse && now - found.last_seen_at > TOUCH_EVERY_MS) await touchSession(db, found.id, now);
  return actorOf(found, token, isUse ? now : found.last_seen_at);
}
