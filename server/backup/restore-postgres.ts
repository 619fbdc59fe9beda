/** Restores into a PostgreSQL database that may hold other things as well (decision 048). */
import path from 'node:path';
import type { Queryable, Store } from '../storage/database.ts';
import { isKnownMigration, migrate, migrateTo } from '../storage/migrate.ts';
import { askRaw, countStored, lastMigration, listTableNames } from '../storage/table.repository.ts';
import { writeBackup } from './backup-file.ts';
import { RestoreRefusedError } from './check-backup.ts';
import { type Decisions, NO_DECISIONS, readDecisions } from './decisions.repository.ts';
import {
  checkFirst,
  fill,
  gatherDecisions,
  placeKeys,
  type Restored,
  type RestoreOptions,
  reapply,
  refuseReplacing,
  timeMark,
} from './restore.ts';
import { beginBeside, countOtherSessions, holdStore, takePlace } from './schema-swap.repository.ts';
import { makeWorkFolder, placeFile, type WorkFolder } from './work-folder.ts';

/** What is to be replaced. */
interface Replaced {
  decisions: Decisions;
  /** A backup of it, which has no name yet. */
  draft: string | undefined;
}

/** Holds the store that is there until the transaction ends, and backs it up. @throws RestoreRefusedError. */
async function readReplaced(db: Queryable, folder: WorkFolder, { mayReplace, now }: RestoreOptions): Promise<Replaced> {
  const migration = await lastMigration(db, 'postgres');
  if (migration === undefined) return { decisions: NO_DECISIONS, draft: undefined };
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
  await holdStore(db);
  const registrations = await countStored(db);
  if (registrations > 0 && !mayReplace) refuseReplacing(registrations);
  const decisions = await readDecisions((question) => askRaw(db, question), migration);
  const draft = path.join(folder.path, 'replaced');
  await writeBackup({ db, kind: 'postgres' }, draft, now);
  return { decisions, draft };
}

/**
 * Restores into a PostgreSQL database that is opened, and not migrated. All of it is one transaction.
 *
 * @throws RestoreRefusedError, SwapRefusedError, BackupFileError, KeyFileError, or the store's error.
 */
export async function restorePostgres(store: Store, options: RestoreOptions): Promise<Restored> {
  const { dataDir, now } = options;
  using folder = makeWorkFolder(dataDir, 'restore');
  const backup = await checkFirst(folder.path, options);
  const restored = await store.transaction(async (transaction) => {
    const { decisions, draft } = await readReplaced(transaction, folder, options);
    const all = await gatherDecisions(options, decisions);
    const beside = await beginBeside(transaction);
    if (backup) {
      await migrateTo(transaction, backup.summary.header.migration, beside.name);
      await fill(transaction, 'postgres', backup);
    }
    await migrate(transaction, beside.name);
    const again = await reapply(transaction, all, now);
    await takePlace(transaction, beside, draft !== undefined);
    const kept = draft && path.join(dataDir, `before-restore-${timeMark(now)}.backup`);
    if (draft && kept) placeFile(draft, kept);
    return { ...again, backup, kept, isOldDamaged: false };
  });
  placeKeys(folder.path, options);
  return restored;
}
