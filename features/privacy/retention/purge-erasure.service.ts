/** Erases the registrations whose period has ended (DESK-9). */
import type { Store } from '../../../server/storage/database.ts';
import { recordErasedNumbers } from '../../leads/erased-number.repository.ts';
import { eraseLeads } from '../../leads/lead.repository.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { listDueForPurge, lockDue } from './purge.repository.ts';

/** Registrations of one transaction. */
const BATCH_ROWS = 100;

/** How many rows a run has erased and deleted. */
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

/**
 * Erases every registration whose period has ended, batch by batch.
 *
 * @throws the store's error, or the reason of the signal.
 */
export async function eraseAllDue(tools: PurgeTools, runId: string): Promise<PurgeResult> {
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
  }
}
