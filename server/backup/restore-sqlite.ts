/** Restores into the SQLite file of a data folder (decision 048). */

import { existsSync, linkSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { syncFolder } from '../crypto/key-file.ts';
import { sqlitePath } from '../storage/data-files.ts';
import { migrate, migrateTo } from '../storage/migrate.ts';
import { lockWholeSqliteFile } from '../storage/sqlite-file.repository.ts';
import { openSqliteStore, SQLITE_BESIDE } from '../storage/sqlite-store.ts';
import { RestoreRefusedError } from './check-backup.ts';
import { type Decisions, NO_DECISIONS, readDecisions } from './decisions.repository.ts';
import { type AskFile, readContents } from './replaced-file.repository.ts';
import {
  type CheckedBackup,
  checkFirst,
  fill,
  gatherDecisions,
  placeKeys,
  type Reapplied,
  type Restored,
  type RestoreOptions,
  reapply,
  refuseReplacing,
  timeMark,
} from './restore.ts';
import { makeWorkFolder } from './work-folder.ts';

/** SQLite's result codes for a lock of somebody else, a damaged file, and none of its own. */
const SQLITE_BUSY = 5;
const DAMAGED = new Set([11, 26]);

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}

/** What is to be replaced. */
interface Replaced {
  decisions: Decisions;
  /** Whether some of it, or all, could not be read. */
  isDamaged: boolean;
}

/** Holds the SQLite file that is to be replaced: nobody else can write to it until it is closed. */
class ReplacedFile implements Disposable {
  readonly #file: DatabaseSync | undefined;
  #isDamaged = false;

  constructor(dataDir: string) {
    if (existsSync(sqlitePath(dataDir))) this.#file = new DatabaseSync(sqlitePath(dataDir));
  }

  [Symbol.dispose](): void {
    this.#file?.close();
  }

  /** An answer, or nothing where the file is damaged. @throws RestoreRefusedError while a server runs. */
  #read<T>(read: (file: DatabaseSync) => T, otherwise: T): T {
    try {
      return this.#file ? read(this.#file) : otherwise;
    } catch (error) {
      if (codeOf(error) === SQLITE_BUSY) {
        throw new RestoreRefusedError('The server runs. Stop it, then restore; nothing was changed.');
      }
      if (!DAMAGED.has(codeOf(error) ?? 0)) throw error;
      this.#isDamaged = true;
      return otherwise;
    }
  }

  /** What is in it. @throws RestoreRefusedError. */
  async read(mayReplace: boolean): Promise<Replaced> {
    // Fails while anybody else has the file open, and takes the newest rows into it.
    this.#read(lockWholeSqliteFile, undefined);
    const ask: AskFile = (question) => this.#read((file) => file.prepare(question).all(), []);
    const { registrations, newestMigration } = readContents(ask);
    if (registrations > 0 && !mayReplace) refuseReplacing(registrations);
    const decisions = newestMigration ? await readDecisions(ask, newestMigration) : NO_DECISIONS;
    if (this.#isDamaged && !mayReplace) {
      throw new RestoreRefusedError(
        'The database here is damaged and cannot be read. Nothing was changed. ' +
          'To put it aside and restore all the same, say --replace.',
      );
    }
    return { decisions, isDamaged: this.#isDamaged };
  }
}

/**
 * Puts a whole SQLite file in the place of the one that is there, which keeps a second name. At every moment there is
 * one of the two under the first. @returns the second name.
 */
function replaceFile(whole: string, dataDir: string, mark: string): string | undefined {
  const file = sqlitePath(dataDir);
  const kept = existsSync(file) ? `${file}.before-restore-${mark}` : undefined;
  if (kept) {
    // Those of a damaged file: left here, SQLite would take them for the new one's.
    for (const end of SQLITE_BESIDE) if (existsSync(file + end)) renameSync(file + end, kept + end);
    try {
      linkSync(file, kept);
    } catch {
      renameSync(file, kept);
    }
  }
  renameSync(whole, file);
  syncFolder(dataDir);
  return kept;
}

/** What is built, and into which folder. */
interface Built {
  folder: string;
  backup: CheckedBackup | undefined;
  decisions: Decisions;
  now: number;
}

async function build({ folder, backup, decisions, now }: Built): Promise<Reapplied> {
  const store = await openSqliteStore(folder, { mayCreate: true });
  try {
    if (backup) {
      await migrateTo(store.db, backup.summary.header.migration);
      await store.transaction((transaction) => fill(transaction, 'sqlite', backup));
    }
    await migrate(store.db);
    return await store.transaction((transaction) => reapply(transaction, decisions, now));
  } finally {
    await store.close();
  }
}

/**
 * Restores into the SQLite file of a data folder. It is built beside it and has its name only when it
 * is whole.
 *
 * @throws RestoreRefusedError, BackupFileError, KeyFileError, or the store's error.
 */
export async function restoreSqlite(options: RestoreOptions): Promise<Restored> {
  const { dataDir, mayReplace, now } = options;
  using folder = makeWorkFolder(dataDir, 'restore');
  const backup = await checkFirst(folder.path, options);
  using replaced = new ReplacedFile(dataDir);
  const { decisions, isDamaged } = await replaced.read(mayReplace);
  const all = await gatherDecisions(options, decisions);
  const again = await build({ folder: folder.path, backup, decisions: all, now });
  const kept = replaceFile(sqlitePath(folder.path), dataDir, timeMark(now));
  placeKeys(folder.path, options);
  return { ...again, backup, kept, isOldDamaged: isDamaged };
}
