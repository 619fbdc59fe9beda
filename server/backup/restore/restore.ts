/** Restores a backup (OPS-2): the order of the steps, which both stores share. */
import { existsSync } from 'node:fs';
import { journalPath } from '../../storage/data-files.ts';
import type { Queryable, StoreKind } from '../../storage/database.ts';
import { migrate, migrateTo } from '../../storage/migrate.ts';
import type { BackupSummary } from '../backup-file.ts';
import { type ChangesToReapply, joinChanges, type ReappliedCounts, reapplyChanges } from './changes-to-reapply.ts';
import { checkBackup, RestoreRefusedError } from '../check-backup.ts';
import type { DecryptionCheck } from '../decryption-check.ts';
import { fillStore } from './fill-store.ts';
import { Journal } from '../journal.ts';
import { readJournal } from '../journal-file.ts';
import { placeKeys, stageKeys } from './restore-keys.ts';
import { makeWorkFolder } from '../work-folder.ts';

/** What is restored, and into what. */
export interface RestoreOptions {
  /** The backup; undefined: an empty store is begun. */
  file: string | undefined;
  dataDir: string;
  /** Where the keys are and belong; undefined: in the data folder. */
  keysFile?: string;
  /** The text of a key file; undefined: the keys that are in place are to fit. */
  keys: string | undefined;
  /** Whether what is there may be put aside. */
  mayReplace: boolean;
  /** Data folders of other servers, or copies of them, whose journals are read beside that of `dataDir`. */
  journals?: readonly string[];
  now: number;
}

/** A backup that was looked at, and is to be restored. */
export interface CheckedBackup {
  file: string;
  summary: BackupSummary;
  /** What the keys open and what they do not. */
  check: DecryptionCheck;
}

/** What a restore has done. */
export interface Restored {
  /** What was restored; undefined: an empty store was begun. */
  backup: CheckedBackup | undefined;
  /** What people had asked for since the backup, and was done again. */
  reapplied: ReappliedCounts;
  /** Where what was there before is kept. */
  kept: string | undefined;
  /** Whether what was there before could not be read, so that only the journal has the changes since the backup. */
  isOldDamaged: boolean;
}

/** The store that is there, and is to be replaced. */
export interface OldStore {
  changes: ChangesToReapply;
  /** Whether some of it, or all, could not be read. */
  isDamaged: boolean;
}

/** The new store while it is built. */
export interface NewStore {
  kind: StoreKind;
  db: Queryable;
  /** The schema that it is built in; undefined: that of the connection. */
  schema?: string;
  transaction<T>(run: (db: Queryable) => Promise<T>): Promise<T>;
}

/** What each kind of store does in its own way. */
export interface RestoreTarget {
  /** Keeps others from writing until the end, and reads what is there. @throws RestoreRefusedError. */
  readOld(): Promise<OldStore>;
  /** Opens an empty store beside the old one and builds it. */
  build<T>(run: (store: NewStore) => Promise<T>): Promise<T>;
  /** Puts the new store in the place of the old one. @returns where the old one is kept. */
  replace(): Promise<string | undefined>;
}

/**
 * Restores: everything is read and checked before anything is changed, and the old store is replaced only when the
 * new one is complete.
 *
 * @param withTarget opens the target for the work folder, runs the steps, and closes it.
 * @throws RestoreRefusedError, BackupFileError, KeyFileError, or the target's error.
 */
export async function restore(
  options: RestoreOptions,
  withTarget: <T>(workFolder: string, run: (target: RestoreTarget) => Promise<T>) => Promise<T>,
): Promise<Restored> {
  const { dataDir, now } = options;
  using folder = makeWorkFolder(dataDir, 'restore');
  const backup = await check(folder.path, options);
  const restored = await withTarget(folder.path, async (target) => {
    const old = await target.readOld();
    const changes = await gatherChanges(options, old.changes);
    const reapplied = await target.build((store) => build(store, backup, changes, now));
    const kept = await target.replace();
    return { backup, reapplied, kept, isOldDamaged: old.isDamaged };
  });
  // Last: killed before this, the next start names the missing keys, and the same restore again puts them there.
  placeKeys(folder.path, options);
  return restored;
}

/** Checks the backup with the keys that go with it. @throws RestoreRefusedError, BackupFileError. */
async function check(folder: string, options: RestoreOptions): Promise<CheckedBackup | undefined> {
  const { file } = options;
  return file === undefined ? undefined : { file, ...(await checkBackup(file, stageKeys(folder, options))) };
}

/**
 * The changes since the backup, out of the old store and the journals. Those of the store are in the journal of
 * `dataDir` before the store is replaced: a second try after a killed one finds them there.
 *
 * @throws RestoreRefusedError when a folder that was named has no journal.
 */
async function gatherChanges(
  { dataDir, journals = [] }: RestoreOptions,
  stored: ChangesToReapply,
): Promise<ChangesToReapply> {
  const missing = journals.find((folder) => !existsSync(journalPath(folder)));
  if (missing !== undefined) {
    throw new RestoreRefusedError(`There is no journal in ${missing} (${journalPath(missing)}). Nothing was changed.`);
  }
  await new Journal(dataDir).add(stored);
  return joinChanges([stored, ...[dataDir, ...journals].map(readJournal)]);
}

async function build(
  { kind, db, schema, transaction }: NewStore,
  backup: CheckedBackup | undefined,
  changes: ChangesToReapply,
  now: number,
): Promise<ReappliedCounts> {
  if (backup) {
    await migrateTo(db, backup.summary.header.migration, schema);
    await transaction((inside) => fillStore(inside, kind, backup));
  }
  await migrate(db, { schema });
  return transaction((inside) => reapplyChanges(inside, changes, now));
}

/** Refuses to put registrations aside unasked. @throws RestoreRefusedError. */
export function refuseReplacing(registrations: number, mayReplace: boolean): void {
  if (registrations === 0 || mayReplace) return;
  throw new RestoreRefusedError(
    `There are ${registrations} registrations here already. Nothing was changed. ` +
      'To put them aside and restore all the same, say --replace.',
  );
}
