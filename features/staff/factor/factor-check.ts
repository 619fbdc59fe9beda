/** Asks for the second factor where somebody has one: a code of the app, or a recovery code, each taken once. */
import { CODE } from '../../../contract/codes.ts';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { countAttempt, type SignInTools } from '../sign-in/sign-in-attempt.ts';
import { forgetFailures } from '../sign-in/sign-in-failure.repository.ts';
import { addLogEntries } from '../staff-log.repository.ts';
import { countRecoveryCodes, findFactor, spendRecoveryCode, spendStep } from './factor.repository.ts';
import { recoveryHash } from './recovery-codes.ts';
import { fromBase32, newestStep, stepOfCode } from './totp.ts';

/** Wrong codes without a wait, and the longest wait: some hundred guesses a day among a million codes. */
const LIMIT = { free: 5, mostMs: 15 * MS_PER_MINUTE };
const FIELD = 'factor_secret';

type Tools = Pick<SignInTools, 'store' | 'cipher' | 'now' | 'requestId'>;

/** Encrypts the secret of somebody's factor. */
export function encryptSecret({ cipher }: Pick<Tools, 'cipher'>, staffId: string, secret: string): string {
  return cipher.encrypt(staffId, FIELD, secret);
}

/** The half minute that a code of the app belongs to; undefined when it is wrong. */
export function stepOfTyped(
  { cipher, now }: Pick<Tools, 'cipher' | 'now'>,
  factor: { id: string; key_id: string; secret_sealed: string },
  typed: string,
): number | undefined {
  const secret = fromBase32(cipher.decrypt(factor.id, FIELD, factor.key_id, factor.secret_sealed));
  return stepOfCode(secret, typed.replaceAll(/\s/g, ''), now);
}

async function takeRecoveryCode({ store, cipher, now, requestId }: Tools, staffId: string, typed: string) {
  return store.transaction(async (transaction) => {
    if (!(await spendRecoveryCode(transaction, staffId, recoveryHash(cipher, staffId, typed)))) return false;
    const left = await countRecoveryCodes(transaction, staffId);
    await addLogEntries(transaction, [{ at: now, staffId, action: 'recovery_code_used', requestId, detail: { left } }]);
    return true;
  });
}

/**
 * Passes when somebody has no second factor, or the code is right and was not taken before. Wrong codes are slowed
 * down as wrong passwords are, apart from those: whoever has the password must not begin to count anew with it.
 *
 * @param place a browser that is known, or a session; others are counted together.
 * @throws ApiError factorNeeded without a code, factorWrong, tooMany.
 */
export async function requireFactor(
  tools: Tools,
  staffId: string,
  code: string | undefined,
  place: string | undefined,
): Promise<void> {
  const { store, cipher, now, requestId } = tools;
  const factor = await findFactor(store.db, staffId);
  if (!factor || factor.confirmed_at === null) return;
  if (!code) throw new ApiError(CODE.factorNeeded, { field: 'code' });
  const counted = [{ key: cipher.hash('factor', `${staffId} ${place ?? ''}`), ...LIMIT }];
  await countAttempt(tools, counted);
  const step = stepOfTyped(tools, factor, code);
  const isRight =
    step === undefined
      ? await takeRecoveryCode(tools, staffId, code)
      : await spendStep(store.db, staffId, step, newestStep(now));
  if (!isRight) {
    await addLogEntries(store.db, [{ at: now, staffId, action: 'factor_failed', requestId }]);
    throw new ApiError(CODE.factorWrong, { field: 'code' });
  }
  await forgetFailures(store.db, counted);
}
