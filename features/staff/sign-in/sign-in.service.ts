/** Signing in: by password, slowed down after failures, and by a one-time link (DESK-1). */
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { CODE } from '../../../contract/codes.ts';
import { withoutInvisible } from '../../../contract/text/visible-text.ts';
import type { Cipher } from '../../../server/crypto/cipher.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { LinkKind } from '../contract.ts';
import { requireFactor } from '../factor/factor-check.ts';
import { requireGoodPassword } from '../passwords/password-choice.ts';
import type { ChangePasswordRequest, SignInRequest, UseLinkRequest } from '../schema.ts';
import { linkHash } from '../staff-links.ts';
import { addLogEntries } from '../staff-log.repository.ts';
import {
  dropFirstLinks,
  dropLinksOf,
  findLink,
  findStaff,
  findStaffByEmail,
  hasStaff,
  holdUnchanged,
  insertStaff,
  lockStaff,
  type Staff,
  takeLink,
  updateStaff,
} from '../staff.repository.ts';
import { requireOwner } from './confirmation.service.ts';
import { deleteSessionOf, deleteSessions, dropOldSessions } from './session.repository.ts';
import { type Actor, beginSession, sessionBounds } from './sessions.ts';
import { countAttempt, countedOf, type SignInTools } from './sign-in-attempt.ts';
import { forgetFailures } from './sign-in-failure.repository.ts';

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,185}\.[^\s@.]{2,}$/;

/** Where somebody signs in from. */
export interface From {
  address: string | undefined;
  /** Whether the staff are known to work at that address. */
  isKnownAddress: boolean;
  /** The browser's own mark, when it has signed in to this account before. */
  knownDevice: string | undefined;
  /** The browser in a few words. */
  device: string;
  /** Token of the session that the browser has had until now, which ends; undefined: none. */
  sessionToken: string | undefined;
}

/** What was typed as an e-mail address, in the form in which addresses are compared. */
export function foldEmail(typed: string): string {
  return withoutInvisible(typed).trim().toLowerCase();
}

/** An e-mail address as it is stored and compared; undefined when it is none. */
export function cleanEmail(typed: string): string | undefined {
  const email = foldEmail(typed);
  return EMAIL.test(email) ? email : undefined;
}

/** The mark that a browser gets for having signed in to an account. */
export function deviceMark(cipher: Cipher, email: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${cipher.hash('device', `${nonce} ${email}`)}`;
}

/** The nonce of a mark that was given for the account of an e-mail address; undefined for any other mark. */
export function knownDeviceOf(cipher: Cipher, mark: string | undefined, typedEmail: string): string | undefined {
  const email = foldEmail(typedEmail);
  const [nonce, proof] = mark?.split('.') ?? [];
  // The proof is a keyed hash of 128 bits: what can be learned from the time of comparing hashes is of no use.
  return nonce && proof === cipher.hash('device', `${nonce} ${email}`) ? nonce : undefined;
}

async function endSessionOf(db: Queryable, cipher: Cipher, token: string | undefined): Promise<void> {
  if (token !== undefined) await deleteSessionOf(db, cipher.hash('session', token));
}

/**
 * Signs in by password. A wrong name, a wrong password and a closed account get the same answer
 * after the same work.
 *
 * @throws ApiError signInFailed, factorNeeded, factorWrong or tooMany; BusyError.
 */
export async function signIn(tools: SignInTools, sent: SignInRequest, from: From): Promise<Actor> {
  const { store, cipher, passwords, now, requestId, tellOwner, runInBackground } = tools;
  const email = foldEmail(sent.email);
  const device = from.knownDevice;
  const counted = countedOf(tools, { email, address: from.address, device });
  await countAttempt(tools, counted);
  const staff = await findStaffByEmail(store.db, email);
  const queue = device !== undefined || from.isKnownAddress ? 'known' : 'strangers';
  const isRight = await passwords.matches(sent.password, staff?.password_hash, queue);
  if (!staff || !isRight || staff.disabled_at !== null) {
    // Names that nobody has are not logged: a flood of them must not fill what is never shortened. Not waited for: the
    // time of the answer would tell whether there is such an account.
    if (staff)
      runInBackground(addLogEntries(store.db, [{ at: now, staffId: staff.id, action: 'sign_in_failed', requestId }]));
    throw new ApiError(CODE.signInFailed);
  }
  await forgetFailures(store.db, counted);
  await requireFactor(tools, staff.id, sent.code, device);
  const actor = await store.transaction(async (transaction) => {
    if (!(await holdUnchanged(transaction, store.kind, staff))) throw new ApiError(CODE.signInFailed);
    await dropOldSessions(transaction, sessionBounds(now));
    await endSessionOf(transaction, cipher, from.sessionToken);
    await addLogEntries(transaction, [{ at: now, staffId: staff.id, action: 'sign_in', requestId }]);
    return beginSession(transaction, cipher, staff.id, from.device, now);
  });
  if (device === undefined) await tellOwner({ staffId: staff.id, kind: 'new_device' });
  return actor;
}

/** The account that a link sets a password of. @throws ApiError linkUsed for one that is closed. */
async function accountOf(db: Queryable, staffId: string): Promise<Staff> {
  const staff = await findStaff(db, staffId);
  if (!staff || staff.disabled_at !== null) throw new ApiError(CODE.linkUsed);
  return staff;
}

/** What a link is for, and whose account it opens. @throws ApiError linkUsed. */
export async function linkKind({ store, cipher, now }: SignInTools, token: string): Promise<LinkKind> {
  const link = await findLink(store.db, linkHash(cipher, token), now);
  if (!link || (link.staff_id === null && (await hasStaff(store.db)))) throw new ApiError(CODE.linkUsed);
  if (link.staff_id === null) return { kind: 'first' };
  const { email, name, password_hash: password } = await accountOf(store.db, link.staff_id);
  return { kind: password === null ? 'new' : 'password', email, name };
}

/** Whose password a link sets: somebody's, or that of the manager who is about to be made. */
async function linkOwner(
  { store, cipher, now }: SignInTools,
  sent: UseLinkRequest,
): Promise<Staff & { isNew: boolean }> {
  const link = await findLink(store.db, linkHash(cipher, sent.token), now);
  if (!link) throw new ApiError(CODE.linkUsed);
  if (link.staff_id !== null) return { ...(await accountOf(store.db, link.staff_id)), isNew: false };
  if (await hasStaff(store.db)) throw new ApiError(CODE.linkUsed);
  const email = cleanEmail(sent.email ?? '');
  if (email === undefined) throw new ApiError(CODE.invalid, { field: 'email' });
  const account = { id: randomUUIDv7(), email, name: sent.name ?? null, role: 'manager' as const };
  return { ...account, password_hash: null, created_at: now, disabled_at: null, isNew: true };
}

/**
 * Sets a password by a one-time link and signs in. All sessions of before end, and so do the person's other links.
 *
 * The second factor stays, and is asked for.
 *
 * @throws ApiError linkUsed, weakPassword, commonPassword, factorNeeded, factorWrong, tooMany or invalid; BusyError.
 */
export async function redeemLink(
  tools: SignInTools,
  sent: UseLinkRequest,
  { device, sessionToken }: Pick<From, 'device' | 'sessionToken'>,
): Promise<Actor> {
  const { store, cipher, passwords, now, requestId } = tools;
  const { isNew, ...owner } = await linkOwner(tools, sent);
  await requireGoodPassword(sent.password, { email: owner.email, companyWords: await tools.companyWords() });
  await requireFactor(tools, owner.id, sent.code, undefined);
  const passwordHash = await passwords.hash(sent.password);
  return store.transaction(async (transaction) => {
    // First the account and then its link, as whoever closes it does.
    await lockStaff(transaction, store.kind, owner.id);
    if (!(await takeLink(transaction, linkHash(cipher, sent.token)))) throw new ApiError(CODE.linkUsed);
    if (isNew) {
      if (await hasStaff(transaction)) throw new ApiError(CODE.linkUsed);
      await insertStaff(transaction, { ...owner, password_hash: passwordHash });
      await dropFirstLinks(transaction);
    } else {
      await updateStaff(transaction, owner.id, { password_hash: passwordHash });
      await deleteSessions(transaction, owner.id);
      await dropLinksOf(transaction, owner.id);
    }
    await endSessionOf(transaction, cipher, sessionToken);
    await addLogEntries(transaction, [{ at: now, staffId: owner.id, action: 'password_set', requestId }]);
    // Whoever has just chosen the password, and shown the factor, is not asked for them a minute later.
    return beginSession(transaction, cipher, owner.id, device, now, now);
  });
}

/**
 * Changes one's own password, ends all other sessions and takes back links that would set another one.
 *
 * @throws ApiError invalid when the current one is wrong, weakPassword, commonPassword, factorNeeded, factorWrong,
 *   tooMany; BusyError.
 */
export async function changePassword(tools: SignInTools, actor: Actor, sent: ChangePasswordRequest): Promise<void> {
  const { store, passwords, now, requestId } = tools;
  const { current, password, ...rest } = sent;
  await requireGoodPassword(password, { email: actor.email, companyWords: await tools.companyWords() });
  const staff = await requireOwner(tools, actor, { password: current, ...rest }, 'current');
  const passwordHash = await passwords.hash(password);
  await store.transaction(async (transaction) => {
    if (!(await holdUnchanged(transaction, store.kind, staff))) throw new ApiError(CODE.invalid, { field: 'current' });
    await updateStaff(transaction, actor.staffId, { password_hash: passwordHash });
    await deleteSessions(transaction, actor.staffId, actor.sessionId);
    await dropLinksOf(transaction, actor.staffId);
    await addLogEntries(transaction, [{ at: now, staffId: actor.staffId, action: 'password_changed', requestId }]);
  });
}
