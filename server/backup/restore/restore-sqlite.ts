/** Restores into the SQLite file of a data folder (decision 048). */

import { existsSync, linkSync, renameSync } from 'node:fs';
import { keepOwner, syncFolder } from '../../crypto/change-key-file.ts';
import { sqlitePath } from '../../storage/data-files.ts';
import { openSqliteStore, SQLITE_BESIDE } from '../../storage/sqlite/sqlite-store.ts';
import { countStored } from '../../storage/table.repository.ts';
import { readChanges } from '../change.repository.ts';
import { RestoreRefusedError } from '../check-backup.ts';
import { ReplacedFile } from './replaced-file.repository.ts';
import {
  type NewStore,
  type OldStore,
  type Restored,
  type RestoreOptions,
  type RestoreTarget,
  refuseReplacing,
  restore,
} from './restore.ts';
import { timeMark } from '../work-folder.ts';

/** A new file is built in the work folder, and has its name only when it is complete. */
class SqliteTarget implements RestoreTarget {
  readonly #old: ReplacedFile;
  readonly #workFolder: string;
  readonly #options: RestoreOptions;

  constructor(old: ReplacedFile, workFolder: string, options: RestoreOptions) {
    this.#old = old;
    this.#workFolder = workFolder;
    this.#options = options;
  }

  async readOld(): Promise<OldStore> {
    const { mayReplace } = this.#options;
    this.#old.lock();
    refuseReplacing((await this.#old.hasLeads()) ? await countStored(this.#old.ask) : 0, mayReplace);
    const changes = await readChanges(this.#old.ask, 'sqlite');
    if (this.#old.isDamaged && !mayReplace) {
      throw new RestoreRefusedError(
        'The database here is damaged and cannot be read. Nothing was changed. ' +
          'To put it aside and restore all the same, say --replace.',
      );
    }
    return { changes, isDamaged: this.#old.isDamaged };
  }

  async build<T>(run: (store: NewStore) => Promise<T>): Promise<T> {
    const store = await openSqliteStore(this.#workFolder, { mayCreate: true });
    try {
      return await run(store);
    } finally {
      await store.close();
    }
  }

  /** At every moment one of the two files has the name of the store. */
  async replace(): Promise<string | undefined> {
    const { dataDir, now } = this.#options;
    const file = sqlitePath(dataDir);
    keepOwner(dataDir, sqlitePath(this.#workFolder));
    const kept = existsSync(file) ? `${file}.before-restore-${timeMark(now)}` : undefined;
    if (kept) {
      // Those of a damaged file: left here, SQLite would take them for the new one's.
      for (const end of SQLITE_BESIDE) if (existsSync(file + end)) renameSync(file + end, kept + end);
      try {
        linkSync(file, kept);
      } catch {
        renameSync(file, kept);
      }
    }
    renameSync(sqlitePath(this.#workFolder), file);
    syncFolder(dataDir);
    return kept;
  }
}

/**
 * Restores into the SQLite file of a data folder.
 *
 * @throws RestoreRefusedError, BackupFileError, KeyFileError, or the store's error.
 */
export function restoreSqlite(options: RestoreOptions): Promise<Restored> {
  return restore(options, async (workFolder, run) => {
    using old = new ReplacedFile(options.dataDir);
    return await run(new SqliteTarget(old, workFolder, options));
  });
}
