/** Changes of all kinds (changes-that-survive-restore.ts), out of one or several sources, and how they are made again. */
import { addLogEntries } from '../../../features/staff/staff-log.repository.ts';
import type { Queryable } from '../../storage/database.ts';
import { type ChangeKind, type ChangeRow, KINDS, type KindName, keyOf } from '../changes-that-survive-restore.ts';

/** Changes that a restore must not take back, by kind. */
export type ChangesToReapply = Record<KindName, ChangeRow[]>;

/** Asks for the changes of each kind, one kind after the other. */
export async function collectByKind(
  read: (name: KindName, kind: ChangeKind) => Promise<ChangeRow[]>,
): Promise<ChangesToReapply> {
  const changes = noChanges();
  for (const [name, kind] of KINDS) changes[name] = await read(name, kind);
  return changes;
}

/** An empty set of changes. */
export function noChanges(): ChangesToReapply {
  return { erased: [], withdrawn: [], doNotContact: [], restricted: [], disabledStaff: [], erasedNumbers: [] };
}

/** The changes of several sources, one about each row: the stricter one where the kind says which, else the first. */
export function joinChanges(sources: readonly ChangesToReapply[]): ChangesToReapply {
  const joined = noChanges();
  for (const [name, kind] of KINDS) {
    const all = sources.flatMap((changes) => changes[name]);
    const sorted = kind.compare ? all.toSorted((a, b) => kind.compare?.(a, b) ?? 0) : all;
    const byKey = new Map<string, ChangeRow>();
    for (const change of sorted) if (!byKey.has(keyOf(kind, change))) byKey.set(keyOf(kind, change), change);
    joined[name] = [...byKey.values()];
  }
  return joined;
}

/** How many rows of each kind the backup had otherwise; of kinds that are not logged 0. */
export type ReappliedCounts = Record<KindName, number>;

/**
 * Makes the changes again in a store that was restored, and logs them: nobody who was erased comes back, nobody is
 * called who asked not to be, and nobody who has left gets in. To be run in a transaction.
 */
export async function reapplyChanges(db: Queryable, changes: ChangesToReapply, now: number): Promise<ReappliedCounts> {
  const counts = { erased: 0, withdrawn: 0, doNotContact: 0, restricted: 0, disabledStaff: 0, erasedNumbers: 0 };
  for (const [name, kind] of KINDS) {
    const ids = await kind.reapply(db, changes[name], now);
    counts[name] = ids.length;
    const entries = ids.flatMap((id) => kind.logEntry?.(id) ?? []);
    await addLogEntries(
      db,
      entries.map((entry) => ({ at: now, staffId: null, ...entry })),
    );
  }
  return counts;
}
