/** Seals everything anew with the active key, while the site runs (OPS-1). */
import type { Store } from '../storage/database.ts';
import {
  listOtherwiseSealed,
  SEALED_TABLE_NAMES,
  SEALED_TABLES,
  type SealedRow,
  type SealedTable,
  writeResealed,
} from './reseal.repository.ts';
import { type Sealer, UnsealError } from './sealer.ts';

/** Rows of one transaction: some 10 ms in which nobody else can write to SQLite. */
const BATCH_ROWS = 200;

/** What was done. */
export interface Resealed {
  rows: number;
  /** Rows that could not be opened and stay as they are. */
  damaged: { table: SealedTable; id: string }[];
}

function reseal(sealer: Sealer, table: SealedTable, row: SealedRow): SealedRow {
  const fields: Record<string, string> = SEALED_TABLES[table];
  const opened = Object.entries(row.sealed).map(([column, text]) => {
    const field = fields[column] ?? column;
    return { column, field, text: text === null ? null : sealer.open(row.id, field, row.key_id, text) };
  });
  // All opened first: opening may take up a new key, and a row has one.
  const sealed = opened.map(({ column, field, text }) => [
    column,
    text === null ? null : sealer.seal(row.id, field, text),
  ]);
  return { id: row.id, key_id: sealer.activeId, sealed: Object.fromEntries(sealed) };
}

/**
 * Seals all rows anew that are sealed with another key than the active one. It can be broken off and
 * begun again at any time: what is done is done.
 *
 * @param onProgress told after each batch how many rows have been sealed anew.
 * @throws the store's error.
 */
export async function resealAll(
  store: Store,
  sealer: Sealer,
  onProgress: (rows: number) => void = () => {},
): Promise<Resealed> {
  const done: Resealed = { rows: 0, damaged: [] };
  for (const table of SEALED_TABLE_NAMES) {
    for (let after = ''; ; ) {
      const batch = await store.transaction(async (transaction) => {
        const choice = { keyId: sealer.activeId, after, limit: BATCH_ROWS };
        const rows = await listOtherwiseSealed(transaction, store.kind, table, choice);
        const damaged: string[] = [];
        for (const row of rows) {
          try {
            await writeResealed(transaction, table, reseal(sealer, table, row));
          } catch (error) {
            if (!(error instanceof UnsealError)) throw error;
            damaged.push(row.id);
          }
        }
        return { last: rows.at(-1)?.id, rows: rows.length - damaged.length, damaged };
      });
      if (batch.last === undefined) break;
      after = batch.last;
      done.rows += batch.rows;
      done.damaged.push(...batch.damaged.map((id) => ({ table, id })));
      onProgress(done.rows);
    }
  }
  return done;
}
