/** Puts a backup back (OPS-2): looks at the whole file and at the keys before it touches anything. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addLogEntries } from '../desk-api/desk-log.repository.ts';
import { eraseLeads } from '../leads/lead.repository.ts';
import { type Keys, keyFilePath, readKeys } from '../sealing/key-file.ts';
import { Sealer, UnsealError } from '../sealing/sealer.ts';
import type { Store } from '../storage/database.ts';
import { migrate, migrateTo } from '../storage/migrate.ts';
import { openSqliteStore, sqlitePath } from '../storage/sqlite-store.ts';
import { type BackupHeader, type BackupSummary, readBackup, writeBackup } from './backup-file.ts';
import {
  countOtherSessions,
  countStored,
  dropEverything,
  emptyTable,
  findUnerased,
  lastMigration,
  listErased,
  type TableRow,
  writeRows,
} from './backup-table.repository.ts';
import { readSnapshot } from './snapshot.ts';

/** Registrations that are opened to see that the keys fit. */
const SAMPLES = 500;
/** Values of one statement: under SQLite's bound of 32,766 and PostgreSQL's of 65,535. */
const VALUES_AT_ONCE = 10_000;

/** Thrown when a backup is not to be restored here; the message says why and what to do. */
export class RestoreRefusedError extends Error {
  readonly code = 'RESTORE_REFUSED';
}

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

/** What was done. */
export interface Restored extends BackupSummary {
  /** Registrations that had been erased since the backup, and were erased again. */
  erasedAgain: number;
  /** Where what was there before is kept. */
  kept: string | undefined;
}

interface Checked {
  summary: BackupSummary;
  /** Opened registrations. */
  samples: number;
}

function placeOf(header: BackupHeader, table: string, column: string): number {
  return header.tables.find(({ name }) => name === table)?.columns.indexOf(column) ?? -1;
}

/** Goes through a backup and opens some of its registrations. @throws BackupFileError, RestoreRefusedError. */
export async function checkBackup(file: string, keys: Keys): Promise<Checked> {
  const sealer = new Sealer(keys);
  const held = new Set([...keys.sealing.keys(), keys.hashId]);
  let samples = 0;
  const summary = await readBackup(file, ({ table, values }, header) => {
    const name = header.tables[table]?.name;
    const value = (column: string) => values[placeOf(header, name ?? '', column)];
    if (name === 'known_key' && !held.has(String(value('key_id')))) {
      throw new RestoreRefusedError(
        `The backup was sealed with a key that the keys at hand do not hold (${value('key_id')}). ` +
          'Name the backup of the keys that belongs to it (--keys FILE). Nothing was changed.',
      );
    }
    if (name !== 'lead' || samples >= SAMPLES || typeof value('name_sealed') !== 'string') return;
    try {
      sealer.open(String(value('id')), 'name', String(value('key_id')), String(value('name_sealed')));
    } catch (error) {
      if (!(error instanceof UnsealError)) throw error;
      throw new RestoreRefusedError('The keys do not open the registrations of this backup. Nothing was changed.');
    }
    samples += 1;
  });
  return { summary, samples };
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

/** Erases again what was erased after the backup was made: nobody comes back by a restore. */
async function eraseAgain(store: Store, erased: readonly string[], now: number): Promise<number> {
  return store.transaction(async (transaction) => {
    const ids = await findUnerased(transaction, erased);
    await eraseLeads(transaction, ids, now);
    const detail = { by: 'restore' };
    for (const leadId of ids) {
      await addLogEntries(transaction, [{ at: now, staffId: null, action: 'lead_erased', leadId, detail }]);
    }
    return ids.length;
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

interface Before {
  erased: string[];
  kept: string | undefined;
}

/** Puts the SQLite file that is there aside. @throws RestoreRefusedError. */
function setAside({ dataDir, mayReplace, now }: RestoreOptions): Before {
  const file = sqlitePath(dataDir);
  if (!existsSync(file)) return { erased: [], kept: undefined };
  const old = new DatabaseSync(file);
  let erased: string[] = [];
  try {
    // Fails while anybody else has the file open, and takes the newest rows into it.
    old.exec('pragma journal_mode = delete');
    const isOurs = old.prepare("select 1 from sqlite_master where name = 'lead'").get() !== undefined;
    const rows = isOurs ? old.prepare('select id, erased_at from lead').all() : [];
    if (rows.length > 0 && !mayReplace) refuseReplacing(rows.length);
    erased = rows.filter((row) => row['erased_at'] !== null).map((row) => String(row['id']));
  } catch (error) {
    const isLocked = error instanceof Error && 'errcode' in error && error.errcode === 5;
    throw isLocked ? new RestoreRefusedError('The server runs. Stop it, then restore; nothing was changed.') : error;
  } finally {
    old.close();
  }
  const kept = `${file}.before-restore-${timeMark(now)}`;
  renameSync(file, kept);
  return { erased, kept };
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
    let erasedAgain = 0;
    let before: Before;
    try {
      summary = await fill(store, file);
      before = setAside(options);
      erasedAgain = await eraseAgain(store, before.erased, now);
    } finally {
      await store.close();
    }
    placeKeys(folder, options);
    renameSync(sqlitePath(folder), sqlitePath(dataDir));
    return { ...summary, erasedAgain, kept: before.kept };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Empties a PostgreSQL database, after a backup of what it holds. @throws RestoreRefusedError. */
async function emptyPostgres(store: Store, { dataDir, mayReplace, now }: RestoreOptions): Promise<Before> {
  if ((await lastMigration(store.db, 'postgres')) === undefined) return { erased: [], kept: undefined };
  if ((await countOtherSessions(store.db)) > 0) {
    throw new RestoreRefusedError(
      'A server or another program is connected. Stop it, then restore; nothing was changed.',
    );
  }
  const registrations = await countStored(store.db);
  if (registrations > 0 && !mayReplace) refuseReplacing(registrations);
  const erased = await listErased(store.db);
  const kept = path.join(dataDir, `before-restore-${timeMark(now)}.backup`);
  await readSnapshot(store, dataDir, (snapshot) => writeBackup(snapshot, kept, now));
  await store.transaction(dropEverything);
  return { erased, kept };
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
    const { erased, kept } = await emptyPostgres(store, options);
    const summary = await fill(store, file);
    const erasedAgain = await eraseAgain(store, erased, now);
    placeKeys(folder, options);
    return { ...summary, erasedAgain, kept };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
