/** Puts a backup back (OPS-2): looks at the whole file and at the keys before it touches anything. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addLogEntries } from '../desk-api/desk-log.repository.ts';
import { eraseLeads } from '../leads/lead.repository.ts';
import { type Keys, keyFilePath, readKeys } from '../sealing/key-file.ts';
import type { Store } from '../storage/database.ts';
import { migrate, migrateTo } from '../storage/migrate.ts';
import { openSqliteStore, sqlitePath } from '../storage/sqlite-store.ts';
import { type BackupHeader, type BackupSummary, readBackup, writeBackup } from './backup-file.ts';
import {
  askRaw,
  countOtherSessions,
  countStored,
  dropEverything,
  emptyTable,
  findUnerased,
  lastMigration,
  type TableRow,
  writeRows,
} from './backup-table.repository.ts';
import { checkBackup, RestoreRefusedError } from './check-backup.ts';
import { NOTHING_SAID, readSaid, type SaidSince, saySaid } from './since-backup.repository.ts';
import { readSnapshot } from './snapshot.ts';

/** Values of one statement: under SQLite's bound of 32,766 and PostgreSQL's of 65,535. */
const VALUES_AT_ONCE = 10_000;

/** What is restored, and into what. */
export interface RestoreOptions {
  file: string;
  dataDir: string;
  /** The text of a key file; undefined: the keys of the data folder are to fit. */
  keys: string | undefined;
  /** Whether what is there may be put aside. */
  mayReplace: boolean;
  now: number;
}

/** What had been asked for since the backup, and was done again. */
interface Again {
  /** Registrations that were erased. */
  erasedAgain: number;
  /** Registrations whose use was stopped: withdrawn or restricted. */
  restrictedAgain: number;
  /** Accounts that were closed. */
  closedAgain: number;
}

/** What was done. */
export interface Restored extends BackupSummary, Again {
  /** Where what was there before is kept. */
  kept: string | undefined;
}

/** Fills a store that holds nothing. */
async function fill(store: Store, file: string): Promise<BackupSummary> {
  let loading: { summary: BackupSummary } | undefined;
  let isReady = false;
  const waiting: { table: number; rows: TableRow[] } = { table: -1, rows: [] };
  const { header } = await readHeaderOf(file);
  await migrateTo(store.db, header.migration);
  await store.transaction(async (transaction) => {
    const flush = async () => {
      const table = header.tables[waiting.table];
      if (table) await writeRows(transaction, table, waiting.rows);
      waiting.rows = [];
    };
    const summary = await readBackup(file, async ({ table, values }) => {
      if (!isReady) {
        for (const { name } of header.tables.toReversed()) await emptyTable(transaction, name);
        isReady = true;
      }
      if (table !== waiting.table || waiting.rows.length * values.length >= VALUES_AT_ONCE) await flush();
      waiting.table = table;
      waiting.rows.push(values);
    });
    await flush();
    loading = { summary };
  });
  await migrate(store.db);
  if (!loading) throw new Error('Nothing was restored');
  return loading.summary;
}

class HeaderRead extends Error {
  readonly header: BackupHeader;
  constructor(header: BackupHeader) {
    super();
    this.header = header;
  }
}

/** The first line alone. */
async function readHeaderOf(file: string): Promise<{ header: BackupHeader }> {
  try {
    return await readBackup(file, (_row, header) => {
      throw new HeaderRead(header);
    });
  } catch (error) {
    if (error instanceof HeaderRead) return error;
    throw error;
  }
}

/**
 * Does again what was asked for after the backup was made: nobody who was erased comes back by a restore,
 * nobody is called who asked not to be, and nobody who has left gets in.
 */
async function doAgain(store: Store, said: SaidSince, now: number): Promise<Again> {
  return store.transaction(async (transaction) => {
    const erased = await findUnerased(transaction, said.erased);
    await eraseLeads(transaction, erased, now);
    const { restricted, closed } = await saySaid(transaction, said);
    const entry = { at: now, staffId: null };
    const by = 'restore';
    await addLogEntries(transaction, [
      ...erased.map((leadId) => ({ ...entry, action: 'lead_erased' as const, leadId, detail: { by } })),
      ...restricted.map((leadId) => ({ ...entry, action: 'lead_restricted' as const, leadId, detail: { by } })),
      ...closed.map((staff) => ({
        ...entry,
        action: 'staff_changed' as const,
        detail: { staff, is_disabled: true, by },
      })),
    ]);
    return { erasedAgain: erased.length, restrictedAgain: restricted.length, closedAgain: closed.length };
  });
}

function refuseReplacing(registrations: number): never {
  throw new RestoreRefusedError(
    `There are ${registrations} registrations here already. Nothing was changed. ` +
      'To put them aside and restore all the same, say --replace.',
  );
}

function timeMark(now: number): string {
  return new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** The keys that go with a backup, as a key file in a folder of their own. */
function stageKeys(folder: string, { keys, dataDir }: RestoreOptions): Keys {
  if (keys !== undefined) {
    mkdirSync(path.dirname(keyFilePath(folder)), { recursive: true, mode: 0o700 });
    writeFileSync(keyFilePath(folder), keys, { mode: 0o600 });
  }
  const found = readKeys(keys === undefined ? dataDir : folder);
  if (!found) {
    throw new RestoreRefusedError(
      `There are no keys in ${keyFilePath(dataDir)}. Put them there, or name their backup (--keys FILE).`,
    );
  }
  return found;
}

/** Puts the staged keys into the data folder; other keys that are there are kept beside them. */
function placeKeys(folder: string, { keys, dataDir, now }: RestoreOptions): void {
  if (keys === undefined) return;
  const file = keyFilePath(dataDir);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(file)) renameSync(file, `${file}.before-restore-${timeMark(now)}`);
  renameSync(keyFilePath(folder), file);
}

/** Reads the SQLite file that is to be replaced. @throws RestoreRefusedError. */
async function readReplaced({ dataDir, mayReplace }: RestoreOptions): Promise<SaidSince> {
  const file = sqlitePath(dataDir);
  if (!existsSync(file)) return NOTHING_SAID;
  const old = new DatabaseSync(file);
  const ask = (question: string) => old.prepare(question).all();
  try {
    // Fails while anybody else has the file open, and takes the newest rows into it.
    old.exec('pragma journal_mode = delete');
    if (ask("select 1 from sqlite_master where name = 'lead'").length === 0) return NOTHING_SAID;
    const registrations = Number(old.prepare('select count(*) as rows from lead').get()?.['rows']);
    if (registrations > 0 && !mayReplace) refuseReplacing(registrations);
    const migration = old.prepare('select max(name) as name from kysely_migration').get();
    return await readSaid(ask, String(migration?.['name']));
  } catch (error) {
    const isLocked = error instanceof Error && 'errcode' in error && error.errcode === 5;
    throw isLocked ? new RestoreRefusedError('The server runs. Stop it, then restore; nothing was changed.') : error;
  } finally {
    old.close();
  }
}

/** Puts the SQLite file that is there aside. @returns where it is kept. */
function setAside({ dataDir, now }: RestoreOptions): string | undefined {
  const file = sqlitePath(dataDir);
  if (!existsSync(file)) return undefined;
  const kept = `${file}.before-restore-${timeMark(now)}`;
  renameSync(file, kept);
  return kept;
}

/**
 * Restores into the SQLite file of a data folder. It is built beside it and has its name only when it
 * is whole.
 *
 * @throws RestoreRefusedError, BackupFileError, KeyFileError, or the store's error.
 */
export async function restoreSqlite(options: RestoreOptions): Promise<Restored> {
  const { file, dataDir, now } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(dataDir, '.restore-'));
  try {
    await checkBackup(file, stageKeys(folder, options));
    const store = await openSqliteStore(folder, { mayCreate: true });
    let summary: BackupSummary;
    let again: Again;
    try {
      summary = await fill(store, file);
      again = await doAgain(store, await readReplaced(options), now);
    } finally {
      await store.close();
    }
    // Only now that nothing is left that could fail for what it holds.
    const kept = setAside(options);
    placeKeys(folder, options);
    renameSync(sqlitePath(folder), sqlitePath(dataDir));
    return { ...summary, ...again, kept };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Empties a PostgreSQL database, after a backup of what it holds. @throws RestoreRefusedError. */
async function emptyPostgres(
  store: Store,
  { dataDir, mayReplace, now }: RestoreOptions,
): Promise<{ said: SaidSince; kept: string | undefined }> {
  const migration = await lastMigration(store.db, 'postgres');
  if (migration === undefined) return { said: NOTHING_SAID, kept: undefined };
  if ((await countOtherSessions(store.db)) > 0) {
    throw new RestoreRefusedError(
      'A server or another program is connected. Stop it, then restore; nothing was changed.',
    );
  }
  const registrations = await countStored(store.db);
  if (registrations > 0 && !mayReplace) refuseReplacing(registrations);
  const said = await readSaid((question) => askRaw(store.db, question), migration);
  const kept = path.join(dataDir, `before-restore-${timeMark(now)}.backup`);
  await readSnapshot(store, dataDir, (snapshot) => writeBackup(snapshot, kept, now));
  await store.transaction(dropEverything);
  return { said, kept };
}

/**
 * Restores into a PostgreSQL database that is opened, and not migrated.
 *
 * @throws RestoreRefusedError, BackupFileError, KeyFileError, or the store's error.
 */
export async function restorePostgres(store: Store, options: RestoreOptions): Promise<Restored> {
  const { file, dataDir, now } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(dataDir, '.restore-'));
  try {
    await checkBackup(file, stageKeys(folder, options));
    const { said, kept } = await emptyPostgres(store, options);
    const summary = await fill(store, file);
    const again = await doAgain(store, said, now);
    placeKeys(folder, options);
    return { ...summary, ...again, kept };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
