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

function migratorOf(db: Kysely<Database>): Migrator {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: MIGRATIONS });
  return new Migrator({ db, provider });
}

/**
 * Runs the migrations that have not run yet. Processes that start together wait for each other:
 * each migration runs once.
 *
 * @returns the names of those that this call ran.
 * @throws MigrationError
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error) throw new MigrationError(error);
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Brings an empty store to the state that it had after a migration; for backups of earlier versions.
 *
 * @throws MigrationError, also when this version knows no such migration.
 */
export async function migrateTo(db: Kysely<Database>, migration: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(migration);
  if (error) throw new MigrationError(error);
}
