/** Fills a new store with the rows of a backup. */
import type { Queryable, StoreKind } from '../../storage/database.ts';
import { rowsAtOnce } from '../../storage/our-tables.ts';
import { emptyTable, listTableNames, type TableRow, writeRows } from '../../storage/table.repository.ts';
import { type BackupSummary, readBackup } from '../backup-file.ts';

/** Values of one statement: under SQLite's bound of 32,766 and PostgreSQL's of 65,535. */
const VALUES_AT_ONCE = 10_000;

/**
 * Fills a store that has the tables of the backup's migration; to be run in a transaction.
 *
 * @throws BackupFileError, or the store's error.
 */
export async function fillStore(
  db: Queryable,
  kind: StoreKind,
  { file, summary }: { file: string; summary: BackupSummary },
): Promise<void> {
  const { header } = summary;
  // A backup of an earlier version may hold tables of other programs that were in the same database.
  const known = new Set(await listTableNames(db, kind));
  for (const { name } of header.tables.toReversed()) if (known.has(name)) await emptyTable(db, name);
  const waiting: { table: number; rows: TableRow[] } = { table: -1, rows: [] };
  const flush = async () => {
    const table = header.tables[waiting.table];
    if (table && known.has(table.name)) await writeRows(db, table, waiting.rows);
    waiting.rows = [];
  };
  await readBackup(file, async ({ table, values }) => {
    const isFull =
      waiting.rows.length * values.length >= VALUES_AT_ONCE ||
      waiting.rows.length >= rowsAtOnce(header.tables[table]?.name ?? '');
    if (table !== waiting.table || isFull) await flush();
    waiting.table = table;
    waiting.rows.push(values);
  });
  await flush();
}
