/** Asks whoever is signed in for password and second factor again, before what a stolen session must not do (ASVS 7.5). */
import { CODE } from '../../../contract/codes.ts';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { isoTime } from '../../../server/http/iso-time.ts';
import { isBeyondClockSkew } from '../../../server/clock-skew.ts';
import type { Confirmed } from '../contract.ts';
import { requireFactor } from '../factor/factor-check.ts';
import type { ConfirmRequest } from '../schema.ts';
import { addLogEntries } from '../staff-log.repository.ts';
import { findStaff, type Staff } from '../staff.repository.ts';
import { confirmSession } from './session.repository.ts';
import { type Actor, newToken } from './sessions.ts';
import { countAttempt, countedOf, type SignInTools } from './sign-in-attempt.ts';
import { forgetFailures } from './sign-in-failure.repository.ts';

/** How long one answer holds: a code of the app is taken once, and must do for two actions in a row. */
const CONFIRMED_FOR_MS = 5 * MS_PER_MINUTE;

/** Whether the session's owner has just been asked. */
export function isConfirmed({ confirmedAt }: Actor, now: number): boolean {
  return confirmedAt !== null && now - confirmedAt < CONFIRMED_FOR_MS && !isBeyondClockSkew(confirmedAt, now);
}

/**
 * Passes when it is the session's owner who asks.
 *
 * @param field what the password is called where it was typed.
 * @returns the account as it was checked.
 * @throws ApiError invalid when the password is wrong, factorNeeded, factorWrong, tooMany; BusyError.
 */
export async function requireOwner(
  tools: SignInTools,
  { staffId, email }: Actor,
  { password, code }: ConfirmRequest,
  field: string,
): Promise<Staff> {
  const { store, passwords, now, requestId } = tools;
  const place = `session ${staffId}`;
  const counted = countedOf(tools, { email, address: undefined, device: place });
  await countAttempt(tools, counted);
  const staff = await findStaff(store.db, staffId);
  const isRight = await passwords.matches(password, staff?.password_hash);
  if (!staff || !isRight) {
    await addLogEntries(store.db, [{ at: now, staffId, action: 'sign_in_failed', requestId }]);
    throw new ApiError(CODE.invalid, { field });
  }
  await forgetFailures(store.db, counted);
  await requireFactor(tools, staffId, code, place);
  return staff;
}

/**
 * Notes that the session's owner has been asked, and gives the session another token: what somebody took before is worth
 * nothing from then on (ASVS 7.2.4).
 *
 * @returns who is signed in, with the new token, and until when nothing is asked again.
 * @throws as {@link requireOwner}.
 */
export async function confirm(
  tools: SignInTools,
  actor: Actor,
  sent: ConfirmRequest,
): Promise<{ actor: Actor; confirmed: Confirmed }> {
  const { store, cipher, now } = tools;
  await requireOwner(tools, actor, sent, 'password');
  const token = newToken();
  await confirmSession(store.db, actor.sessionId, cipher.hash('session', token), now);
  return {
    actor: { ...actor, token, confirmedAt: now },
    confirmed: { confirmed_until: isoTime(now + CONFIRMED_FOR_MS) },
  };
}
