/** Puts a backup back (OPS-2): what both stores have in common. Nothing is touched before all of it has been looked at. */

import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Keys, readKeys } from '../crypto/key-file.ts';
import { eraseLeads } from '../leads/lead.repository.ts';
import { addLogEntries } from '../staff/staff-log.repository.ts';
import { journalPath, keyFilePath } from '../storage/data-files.ts';
import type { Queryable, StoreKind } from '../storage/database.ts';
import { emptyTable, findUnerased, listTableNames, type TableRow, writeRows } from '../storage/table.repository.ts';
import { type BackupSummary, readBackup } from './backup-file.ts';
import { checkBackup, RestoreRefusedError } from './check-backup.ts';
import { DecisionJournal } from './decision-journal.ts';
import { type Decisions, joinDecisions, reapplyDecisions } from './decisions.repository.ts';
import type { DecryptionCheck } from './decryption-check.ts';
import { readJournal } from './journal-file.ts';

/** Values of one statement: under SQLite's bound of 32,766 and PostgreSQL's of 65,535. */
const VALUES_AT_ONCE = 10_000;

/** What is restored, and into what. */
export interface RestoreOptions {
  /** The backup; undefined: an empty store is begun. */
  file: string | undefined;
  dataDir: string;
  /** The text of a key file; undefined: the keys of the data folder are to fit. */
  keys: string | undefined;
  /** Whether what is there may be put aside. */
  mayReplace: boolean;
  /** Data folders of other servers, or copies of them, whose journals are read beside that of `dataDir`. */
  journals?: readonly string[];
  now: number;
}

/** What had been asked for since the backup, and was done again. */
export interface Reapplied {
  /** Registrations that were erased. */
  reErased: number;
  /** Registrations whose use was stopped: withdrawn or restricted. */
  reRestricted: number;
  /** Accounts that were closed. */
  reClosed: number;
}

/** A backup that was looked at, and is to be restored. */
export interface CheckedBackup {
  file: string;
  summary: BackupSummary;
  /** What the keys open and what they do not. */
  check: DecryptionCheck;
}

/** What was done. */
export interface Restored extends Reapplied {
  /** What was restored; undefined: an empty store was begun. */
  backup: CheckedBackup | undefined;
  /** Where what was there before is kept. */
  kept: string | undefined;
  /** Whether what was there before could not be read, so that the journal alone says what people have decided since. */
  isOldDamaged: boolean;
}

/** Looks at the backup with the keys that go with it, before anything is touched. @throws RestoreRefusedError, BackupFileError. */
export async function checkFirst(folder: string, options: RestoreOptions): Promise<CheckedBackup | undefined> {
  const { file } = options;
  return file === undefined ? undefined : { file, ...(await checkBackup(file, stageKeys(folder, options))) };
}

/** Fills a store that has the tables of the backup's migration; to be run in a transaction. */
export async function fill(db: Queryable, kind: StoreKind, { file, summary }: CheckedBackup): Promise<void> {
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
    if (table !== waiting.table || waiting.rows.length * values.length >= VALUES_AT_ONCE) await flush();
    waiting.table = table;
    waiting.rows.push(values);
  });
  await flush();
}

/**
 * Does again what was asked for after the backup was made: nobody who was erased comes back by a restore,
 * nobody is called who asked not to be, and nobody who has left gets in. To be run in a transaction.
 */
export async function reapply(db: Queryable, decisions: Decisions, now: number): Promise<Reapplied> {
  const erased = await findUnerased(
    db,
    decisions.erased.map(({ id }) => id),
  );
  await eraseLeads(db, erased, now);
  const { restricted, disabledStaff } = await reapplyDecisions(db, decisions);
  const entry = { at: now, staffId: null };
  const by = 'restore';
  await addLogEntries(db, [
    ...erased.map((leadId) => ({ ...entry, action: 'lead_erased' as const, leadId, detail: { by } })),
    ...restricted.map((leadId) => ({ ...entry, action: 'lead_restricted' as const, leadId, detail: { by } })),
    ...disabledStaff.map((staff) => ({
      ...entry,
      action: 'staff_changed' as const,
      detail: { staff, is_disabled: true, by },
    })),
  ]);
  return { reErased: erased.length, reRestricted: restricted.length, reClosed: disabledStaff.length };
}

/**
 * What people have decided since, out of the store that is replaced and out of the journals. It is in the journal
 * of `dataDir` before the store is: a second try after a killed one knows it too.
 *
 * @throws RestoreRefusedError when a folder that was named has no journal.
 */
export async function gatherDecisions(
  { dataDir, journals = [] }: RestoreOptions,
  stored: Decisions,
): Promise<Decisions> {
  const missing = journals.find((folder) => !existsSync(journalPath(folder)));
  if (missing !== undefined) {
    throw new RestoreRefusedError(`There is no journal in ${missing} (${journalPath(missing)}). Nothing was changed.`);
  }
  await new DecisionJournal(dataDir).add(stored);
  return joinDecisions([stored, ...[dataDir, ...journals].map(readJournal)]);
}

/** Refuses to put registrations aside unasked. */
export function refuseReplacing(registrations: number): never {
  throw new RestoreRefusedError(
    `There are ${registrations} registrations here already. Nothing was changed. ` +
      'To put them aside and restore all the same, say --replace.',
  );
}

/** A time as part of a file's name. */
export function timeMark(now: number): string {
  return new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** The keys that go with a backup, as a key file in a folder of their own. */
function stageKeys(folder: string, { keys, dataDir }: RestoreOptions): Keys {
  if (keys !== undefined) {
    mkdirSync(path.dirname(keyFilePath(folder)), { recursive: true, mode: 0o700 });
    writeFileSync(keyFilePath(folder), keys, { mode: 0o600, flush: true });
  }
  const found = readKeys(keys === undefined ? dataDir : folder);
  if (!found) {
    throw new RestoreRefusedError(
      `There are no keys in ${keyFilePath(dataDir)}. Put them there, or name their backup (--keys FILE).`,
    );
  }
  return found;
}

/**
 * Puts the staged keys into the data folder; other keys that are there are kept beside them. After the store: killed
 * in between, the next start says which keys it misses, and the same restore puts them there.
 */
export function placeKeys(folder: string, { keys, dataDir, now }: RestoreOptions): void {
  if (keys === undefined || !existsSync(keyFilePath(folder))) return;
  const file = keyFilePath(dataDir);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(file)) renameSync(file, `${file}.before-restore-${timeMark(now)}`);
  renameSync(keyFilePath(folder), file);
}
