/** The second factor of one's own account (DESK-1; decision 084). */
import { randomBytes } from 'node:crypto';
import { CODE } from '../../../contract/codes.ts';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { FactorSetUp, FactorState, RecoveryCodes } from '../contract.ts';
import { deleteSessions } from '../sign-in/session.repository.ts';
import { countAttempt } from '../sign-in/sign-in-attempt.ts';
import { forgetFailures } from '../sign-in/sign-in-failure.repository.ts';
import { logEntry, type StaffContext } from '../staff-context.ts';
import { addLogEntries } from '../staff-log.repository.ts';
import { encryptSecret, stepOfTyped } from './factor-check.ts';
import {
  beginFactor,
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  holdFactor,
  replaceRecoveryCodes,
} from './factor.repository.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { base32, totpAddress } from './totp.ts';

/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;
const FIRST_CODE_LIMIT = { free: 10, mostMs: MS_PER_MINUTE };

/** Whether one has a second factor, and what goes with it. */
export async function readFactor({ store, actor }: StaffContext): Promise<FactorState> {
  return {
    is_set_up: actor.hasFactor,
    recovery_codes_left: await countRecoveryCodes(store.db, actor.staffId),
    is_required: actor.needsFactor,
  };
}

/**
 * Makes a secret for the app. It counts from its first right code on.
 *
 * @throws ApiError changedMeanwhile when there is a factor in use: it has to be removed first.
 */
export async function beginSetUp(context: StaffContext, siteUrl: string): Promise<FactorSetUp> {
  const { store, cipher, actor, now } = context;
  const secret = base32(randomBytes(SECRET_BYTES));
  const factor = {
    id: actor.staffId,
    secret_sealed: encryptSecret(context, actor.staffId, secret),
    key_id: cipher.activeId,
    created_at: now,
    last_step: 0,
  };
  const isBegun = await store.transaction((transaction) => beginFactor(transaction, factor));
  if (!isBegun) throw new ApiError(CODE.changedMeanwhile);
  return { secret, address: totpAddress(secret, new URL(siteUrl).hostname, actor.email) };
}

async function makeCodes(db: Queryable, { cipher, actor }: StaffContext): Promise<RecoveryCodes> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(cipher, actor.staffId, code));
  await replaceRecoveryCodes(db, actor.staffId, hashes);
  return { recovery_codes: codes };
}

/**
 * Puts the factor into use once the app shows the right code. All other sessions end.
 *
 * @throws ApiError factorWrong, changedMeanwhile when nothing was begun, tooMany.
 */
export async function finishSetUp(context: StaffContext, code: string): Promise<RecoveryCodes> {
  const { store, cipher, actor, now } = context;
  const factor = await findFactor(store.db, actor.staffId);
  if (!factor || factor.confirmed_at !== null) throw new ApiError(CODE.changedMeanwhile);
  const counted = [{ key: cipher.hash('factor', `${actor.staffId} set up`), ...FIRST_CODE_LIMIT }];
  await countAttempt(context, counted);
  const step = stepOfTyped(context, factor, code);
  if (step === undefined) throw new ApiError(CODE.factorWrong, { field: 'code' });
  return store.transaction(async (transaction) => {
    if (!(await confirmFactor(transaction, actor.staffId, step, now))) throw new ApiError(CODE.changedMeanwhile);
    await forgetFailures(transaction, counted);
    await deleteSessions(transaction, actor.staffId, actor.sessionId);
    await addLogEntries(transaction, [logEntry(context, 'factor_set_up')]);
    return makeCodes(transaction, context);
  });
}

/** Takes one's own factor away. All other sessions end. @throws ApiError notFound when there is none. */
export async function removeOwnFactor(context: StaffContext): Promise<void> {
  const { store, actor } = context;
  await store.transaction(async (transaction) => {
    if (!(await deleteFactor(transaction, actor.staffId))) throw new ApiError(CODE.notFound);
    await deleteSessions(transaction, actor.staffId, actor.sessionId);
    await addLogEntries(transaction, [logEntry(context, 'factor_removed', { detail: { staff: actor.staffId } })]);
  });
}

/** Makes new recovery codes; those before are worth nothing. @throws ApiError notFound without a factor. */
export async function renewRecoveryCodes(context: StaffContext): Promise<RecoveryCodes> {
  const { store, actor } = context;
  return store.transaction(async (transaction) => {
    if (!(await holdFactor(transaction, store.kind, actor.staffId))) throw new ApiError(CODE.notFound);
    await addLogEntries(transaction, [logEntry(context, 'recovery_codes_made')]);
    return makeCodes(transaction, context);
  });
}
