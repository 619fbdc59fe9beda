/** Restores into a PostgreSQL database that may hold other things as well (decision 048). */
import path from 'node:path';
import type { Queryable, Store } from '../../storage/database.ts';
import { isKnownMigration } from '../../storage/migrate.ts';
import { askOf, countStored, lastMigration, listTableNames } from '../../storage/table.repository.ts';
import { writeBackup } from '../backup-file.ts';
import { readChanges } from '../change.repository.ts';
import { noChanges } from './changes-to-reapply.ts';
import { RestoreRefusedError } from '../check-backup.ts';
import {
  type NewStore,
  type OldStore,
  type Restored,
  type RestoreOptions,
  type RestoreTarget,
  refuseReplacing,
  restore,
} from './restore.ts';
import {
  createRestoreSchema,
  countOtherSessions,
  holdStore,
  type RestoreSchema,
  swapInRestoreSchema,
} from './schema-swap.repository.ts';
import { placeFile, timeMark } from '../work-folder.ts';

/** Throws unless the store may be replaced: nobody is connected, and it is one of ours. */
async function checkReplaceable(db: Queryable, migration: string): Promise<void> {
  if ((await countOtherSessions(db)) > 0) {
    throw new RestoreRefusedError(
      'A server or another program is connected. Stop it, then restore; nothing was changed.',
    );
  }
  const isOurs = (await listTableNames(db, 'postgres')).includes('lead');
  if (!isOurs || !isKnownMigration(migration)) {
    throw new RestoreRefusedError(
      'The database belongs to another program or to a newer version of this one. Nothing was changed.',
    );
  }
}

/** A transaction in which a new store is built in a schema of its own and put in the place of the old one. */
class PostgresTarget implements RestoreTarget {
  readonly #db: Queryable;
  readonly #workFolder: string;
  readonly #options: RestoreOptions;
  /** A backup of the old store, which has no name yet. */
  #draft: string | undefined;
  #beside: RestoreSchema | undefined;

  constructor(transaction: Queryable, workFolder: string, options: RestoreOptions) {
    this.#db = transaction;
    this.#workFolder = workFolder;
    this.#options = options;
  }

  async readOld(): Promise<OldStore> {
    const migration = await lastMigration(this.#db, 'postgres');
    if (migration === undefined) return { changes: noChanges(), isDamaged: false };
    await checkReplaceable(this.#db, migration);
    await holdStore(this.#db);
    const ask = askOf(this.#db);
    refuseReplacing(await countStored(ask), this.#options.mayReplace);
    const changes = await readChanges(ask, 'postgres');
    this.#draft = path.join(this.#workFolder, 'replaced');
    await writeBackup({ db: this.#db, kind: 'postgres' }, this.#draft, this.#options.now);
    return { changes, isDamaged: false };
  }

  async build<T>(run: (store: NewStore) => Promise<T>): Promise<T> {
    this.#beside = await createRestoreSchema(this.#db);
    const transaction: NewStore['transaction'] = (inside) => inside(this.#db);
    return run({ kind: 'postgres', db: this.#db, schema: this.#beside.name, transaction });
  }

  async replace(): Promise<string | undefined> {
    if (!this.#beside) throw new Error('The new store was not built');
    await swapInRestoreSchema(this.#db, this.#beside, this.#draft !== undefined);
    if (this.#draft === undefined) return undefined;
    const { dataDir, now } = this.#options;
    const kept = path.join(dataDir, `before-restore-${timeMark(now)}.backup`);
    placeFile(this.#draft, kept);
    return kept;
  }
}

/**
 * Restores into a PostgreSQL database that is opened, and not migrated. All of it is one transaction.
 *
 * @throws RestoreRefusedError, SwapRefusedError, BackupFileError, KeyFileError, or the store's error.
 */
export function restorePostgres(store: Store, options: RestoreOptions): Promise<Restored> {
  return restore(options, (workFolder, run) =>
    store.transaction((transaction) => run(new PostgresTarget(transaction, workFolder, options))),
  );
}
