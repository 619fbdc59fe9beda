/**
 * Forgets what the privacy page says is forgotten (DESK-9): persons 24 months after the last contact, or
 * within 15 days after they withdrew; consents three years after that, records of passing on and closed
 * requests after three years. The log of the staff holds no visitor's name or number and is not shortened.
 */
import { randomUUIDv7 } from 'node:crypto';
import { chinaDay } from '../../../contract/china-calendar.ts';
import { RETENTION_MONTHS } from '../../../contract/consent.ts';
import { PROOF_YEARS } from '../../../contract/rights-api.ts';
import { deleteNumbersErasedBefore, recordErasedNumbers } from '../../leads/erased-number.repository.ts';
import { eraseLeads } from '../../leads/lead.repository.ts';
import { addMonths } from '../../leads/register/new-lead.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import type { Store } from '../../storage/database.ts';
import { overwriteErased } from '../../storage/overwrite-erased.repository.ts';
import { deleteDisclosuresBefore } from '../disclosures/disclosure.repository.ts';
import { deleteRequestsClosedBefore } from '../requests/rights-request.repository.ts';
import {
  beginRun,
  deleteConsentsErasedBefore,
  endRun,
  findConfirmedRun,
  findNewestTime,
  holdLease,
  isDayDone,
  listDueForPurge,
  lockDue,
  takeLease,
} from './purge.repository.ts';
import { CLOCKS_DIFFER_MS, findHold, PurgeHeldError } from './purge-hold.ts';

/** Registrations of one transaction. */
const BATCH_ROWS = 100;
/** Far longer than a batch takes: a process that died holds the others up no longer. */
const LEASE_MS = 10 * 60_000;
const MONTHS_PER_YEAR = 12;

/** What a run did. */
export interface PurgeResult {
  /** Registrations erased. */
  erased: number;
  /** Consents, records and requests forgotten. */
  deleted: number;
  /** Registrations that could not be erased. */
  failed: number;
}

/** What a purge needs. */
export interface PurgeTools {
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told of each registration that could not be erased, and why. */
  onFailure: (error: unknown) => void;
  /** Breaks the run off between two transactions; the next one begins anew. */
  signal?: AbortSignal;
}

async function eraseBatch({ store, now }: PurgeTools, ids: readonly string[], runId: string): Promise<number> {
  const at = now();
  return store.transaction(async (transaction) => {
    const due = await lockDue(transaction, store.kind, ids, at);
    const idsOf = (leads: typeof due) => leads.map(({ id }) => id);
    const withdrawn = due.filter(({ restriction }) => restriction === 'withdrawn');
    await recordErasedNumbers(transaction, idsOf(withdrawn), at);
    await eraseLeads(transaction, idsOf(due), at);
    const entries = due.map(({ id, restriction }) => ({
      at,
      staffId: null,
      action: 'lead_erased' as const,
      leadId: id,
      detail: { reason: restriction === 'withdrawn' ? 'withdrawn' : 'period_ended', purge: runId },
    }));
    await addLogEntries(transaction, entries);
    return due.length;
  });
}

/** Erases a batch; when that fails, one by one, so that one row keeps no other. */
async function eraseEach(tools: PurgeTools, ids: readonly string[], runId: string): Promise<PurgeResult> {
  try {
    return { erased: await eraseBatch(tools, ids, runId), deleted: 0, failed: 0 };
  } catch (error) {
    if (ids.length === 1) {
      tools.onFailure(error);
      return { erased: 0, deleted: 0, failed: 1 };
    }
  }
  const sum = { erased: 0, deleted: 0, failed: 0 };
  for (const id of ids) {
    const one = await eraseEach(tools, [id], runId);
    sum.erased += one.erased;
    sum.failed += one.failed;
  }
  return sum;
}

async function eraseAllDue(tools: PurgeTools, runId: string): Promise<PurgeResult> {
  const { store, now, signal } = tools;
  const sum = { erased: 0, deleted: 0, failed: 0 };
  let after: { purge_after: number; id: string } | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const due = await listDueForPurge(store.db, now(), after, BATCH_ROWS);
    after = due.at(-1);
    if (!after) return sum;
    const ids = due.map(({ id }) => id);
    const { erased, failed } = await eraseEach(tools, ids, runId);
    sum.erased += erased;
    sum.failed += failed;
    await holdLease(store.db, now() + LEASE_MS);
  }
}

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
  if (!(await takeLease(store.db, now(), until, until + CLOCKS_DIFFER_MS))) return undefined;
  try {
    return await purge();
  } finally {
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
