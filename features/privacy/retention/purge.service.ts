/**
 * Forgets what the privacy page says is forgotten (DESK-9): persons 24 months after the last contact, or
 * within 15 days after they withdrew; consents three years after that, records of passing on and closed
 * requests after three years. The log of the staff holds no visitor's name or number and is not shortened.
 */

import { randomUUIDv7 } from 'node:crypto';
import { chinaDay } from '../../../contract/time/china-calendar.ts';
import { RETENTION_MONTHS } from '../../../contract/registration/consent.ts';
import { MONTHS_PER_YEAR, MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { addMonths } from '../../../contract/time/add-months.ts';
import { overwriteErased } from '../../../server/storage/overwrite-erased.repository.ts';
import { CLOCK_SKEW_MAX_MS } from '../../../server/clock-skew.ts';
import { deleteNumbersErasedBefore } from '../../leads/erased-number.repository.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { CLOCKS_DIFFER_MS } from '../contract/retention.ts';
import { PROOF_YEARS } from '../contract/rights.ts';
import { deleteDisclosuresBefore } from '../disclosures/disclosure.repository.ts';
import { deleteRequestsClosedBefore } from '../rights/rights-request.repository.ts';
import { eraseAllDue, type PurgeResult, type PurgeTools } from './purge-erasure.service.ts';
import { findHold, PurgeHeldError } from './purge-hold.ts';
import {
  beginRun,
  deleteConsentsErasedBefore,
  endRun,
  findConfirmedRun,
  findNewestTime,
  holdLease,
  isDayDone,
  takeLease,
} from './purge.repository.ts';

/** How long the lease lasts that nobody renews: a process that died holds the others up no longer. */
const LEASE_MS = MS_PER_MINUTE;
/** Three renewals in a lease: one that fails, or comes late, loses nothing. */
const RENEW_MS = LEASE_MS / 3;

/** Forgets proofs that are older than the law and the page ask for. */
async function deleteOldProofs({ store, now }: PurgeTools): Promise<number> {
  const before = addMonths(now(), -PROOF_YEARS * MONTHS_PER_YEAR);
  return store.transaction(
    async (transaction) =>
      (await deleteConsentsErasedBefore(transaction, before)) +
      (await deleteDisclosuresBefore(transaction, before)) +
      (await deleteRequestsClosedBefore(transaction, before)),
  );
}

async function begin({ store, now }: PurgeTools, day: string | null): Promise<string> {
  const id = randomUUIDv7();
  const newest = (await findNewestTime(store.db)) ?? null;
  await beginRun(store.db, { id, day, started_at: now(), newest_time: newest });
  return id;
}

async function run(tools: PurgeTools, id: string): Promise<PurgeResult> {
  const { store, now } = tools;
  const sum = await eraseAllDue(tools, id);
  const result = { ...sum, deleted: await deleteOldProofs(tools) };
  // No list can be imported whose consent is older than this.
  await deleteNumbersErasedBefore(store.db, addMonths(now(), -RETENTION_MONTHS));
  await overwriteErased(store);
  const at = now();
  await store.transaction(async (transaction) => {
    await endRun(transaction, id, { finished_at: at, ...result });
    const detail = { purge: id, ...result };
    await addLogEntries(transaction, [{ at, staffId: null, action: 'purge_run', detail }]);
  });
  return result;
}

async function withLease(tools: PurgeTools, purge: () => Promise<PurgeResult | undefined>) {
  const { store, now } = tools;
  const until = now() + LEASE_MS;
  if (!(await takeLease(store.db, now(), until, until + CLOCK_SKEW_MAX_MS))) return undefined;
  // A renewal that fails is made up for by the next; a store that stays away ends the purge itself.
  const renew = () => holdLease(store.db, now() + LEASE_MS).catch(() => {});
  let renewal = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renew();
  }, RENEW_MS);
  try {
    return await purge();
  } finally {
    clearInterval(timer);
    // One that is under way would take the lease again after it was given back.
    await renewal;
    await holdLease(store.db, 0);
  }
}

/**
 * The purge of China's day, once however many processes ask for it.
 *
 * @returns undefined when it has been done or another process is at it.
 * @throws PurgeHeldError when a manager is to be asked first; the store's error.
 */
export async function purgeDaily(tools: PurgeTools): Promise<PurgeResult | undefined> {
  const { store, now } = tools;
  const day = chinaDay(now());
  if (await isDayDone(store.db, day)) return undefined;
  return withLease(tools, async () => {
    if (await isDayDone(store.db, day)) return undefined;
    const hold = await findHold(store, now());
    if (hold) throw new PurgeHeldError(hold);
    return run(tools, await begin(tools, day));
  });
}

/**
 * The purge that a manager has confirmed, on a server whose clock is that of the confirmation.
 *
 * @returns undefined when there is none, or another process is at it.
 * @throws PurgeHeldError when this server's clock is not the database's; the store's error.
 */
export async function purgeConfirmed(tools: PurgeTools): Promise<PurgeResult | undefined> {
  const { store, now } = tools;
  const find = () => findConfirmedRun(store.db, now() - CLOCKS_DIFFER_MS, now() + CLOCKS_DIFFER_MS);
  if ((await find()) === undefined) return undefined;
  return withLease(tools, async () => {
    const id = await find();
    if (id === undefined) return undefined;
    const hold = await findHold(store, now());
    if (hold?.reasons.includes('database_clock')) throw new PurgeHeldError(hold);
    return run(tools, id);
  });
}

/**
 * A purge by hand, however often.
 *
 * @param isConfirmed whether it goes ahead although the server would have asked; not with a clock that
 * is not the database's.
 * @returns undefined when another process is at it.
 * @throws PurgeHeldError, or the store's error.
 */
export function purgeByHand(tools: PurgeTools, isConfirmed: boolean): Promise<PurgeResult | undefined> {
  return withLease(tools, async () => {
    const hold = await findHold(tools.store, tools.now());
    if (hold && (!isConfirmed || hold.reasons.includes('database_clock'))) throw new PurgeHeldError(hold);
    return run(tools, await begin(tools, null));
  });
}
