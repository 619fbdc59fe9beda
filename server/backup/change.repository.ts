/** The SQL that reads the changes which a restore must not take back; their kinds are in changes-that-survive-restore.ts. */
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, StoreKind } from '../storage/database.ts';
import { type RunQuery, askOf, listColumns } from '../storage/table.repository.ts';
import { type ChangeKind, type ChangeRow, KINDS, type KindName } from './changes-that-survive-restore.ts';
import { type ChangesToReapply, collectByKind } from './restore/changes-to-reapply.ts';

function listChanges({ table, columns, time, endedBy }: ChangeKind): RawBuilder<ChangeRow> {
  const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)));
  const holds = endedBy === undefined ? sql`` : sql`and ${sql.ref(endedBy)} is null`;
  return sql<ChangeRow>`select ${names} from ${sql.table(table)} where ${sql.ref(time)} is not null ${holds}`;
}

/** Reads all changes of a database that is to be replaced. What its version or its damage leaves out is not read. */
export async function readChanges(ask: RunQuery, store: StoreKind): Promise<ChangesToReapply> {
  const stored = await listColumns(ask, store);
  return collectByKind(async (_name, kind) => {
    const has = stored.get(kind.table);
    return Object.keys(kind.columns).every((column) => has?.has(column)) ? ask(listChanges(kind)) : [];
  });
}

/** For each final kind how many changes there are, and when the last one was made: tells whether there are more. */
export type ChangeMarks = ReadonlyMap<KindName, string>;

async function markOf(ask: RunQuery, { table, time }: ChangeKind): Promise<string> {
  const column = sql.ref(time);
  const rows = await ask(
    sql`select count(*) as number, max(${column}) as last from ${sql.table(table)} where ${column} is not null`,
  );
  return JSON.stringify(rows);
}

/**
 * Reads the changes of a migrated database: of the reversible kinds all, of each final kind the newest ones.
 *
 * @param most changes of a final kind.
 * @param before the marks of an earlier call: a final kind that is unchanged since then is not read again.
 */
export async function readNewChanges(
  db: Queryable,
  most: number,
  before: ChangeMarks = new Map(),
): Promise<{ changes: ChangesToReapply; marks: ChangeMarks }> {
  const ask = askOf(db);
  const marks = new Map<KindName, string>();
  for (const [name, kind] of KINDS) if (!kind.isReversible) marks.set(name, await markOf(ask, kind));
  const changes = await collectByKind(async (name, kind) => {
    if (kind.isReversible) return ask(listChanges(kind));
    if (marks.get(name) === before.get(name)) return [];
    return ask(sql<ChangeRow>`${listChanges(kind)} order by ${sql.ref(kind.time)} desc limit ${sql.lit(most)}`);
  });
  return { changes, marks };
}
