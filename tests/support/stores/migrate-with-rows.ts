/** Tests of what a migration makes of rows that are there before it. */
import type { Store } from '../../../server/storage/database.ts';
import { migrate, migrateTo } from '../../../server/storage/migrate.ts';

/**
 * Brings a store to the state that it had after a migration, forwards or back, and then up to date.
 *
 * @param last file name of that migration without ending: the one before those that are tested.
 * @param insertRows runs in between; the tables have the columns of that time.
 */
export async function migrateWithRows({ db }: Store, last: string, insertRows: () => Promise<unknown>): Promise<void> {
  await migrateTo(db, last);
  await insertRows();
  await migrate(db);
}
