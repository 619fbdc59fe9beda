/** Brings the tables up to date when a store is opened. */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../migrations');

/** Thrown when a migration fails; the store is left as it was before. */
export class MigrationError extends Error {
  readonly code = 'MIGRATION_FAILED';
  constructor(cause: unknown) {
    super('The tables could not be brought up to date', { cause });
    this.name = 'MigrationError';
  }
}

/**
 * Runs the migrations that have not run yet. Processes that start together wait for each other:
 * each migration runs once.
 *
 * @throws MigrationError
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: MIGRATIONS });
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw new MigrationError(error);
}
