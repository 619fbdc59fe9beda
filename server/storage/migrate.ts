/** Brings the tables up to date when a store is opened. */
import { existsSync, promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Queryable } from './database.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../migrations');

/** Thrown when a migration fails; the store is left as it was before. */
export class MigrationError extends Error {
  readonly code = 'MIGRATION_FAILED';
  constructor(cause: unknown) {
    super('The tables could not be brought up to date', { cause });
    this.name = 'MigrationError';
  }
}

function migratorOf(db: Queryable, schema: string | undefined): Migrator {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: MIGRATIONS });
  return new Migrator({ db, provider, ...(schema === undefined ? {} : { migrationTableSchema: schema }) });
}

/**
 * Runs the migrations that have not run yet. Processes that start together wait for each other:
 * each migration runs once.
 *
 * @param schema a PostgreSQL schema that is made beside another one; it stands first in the search path.
 * @returns the names of those that this call ran.
 * @throws MigrationError
 */
export async function migrate(db: Queryable, schema?: string): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db, schema).migrateToLatest();
  if (error) throw new MigrationError(error);
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Brings an empty store to the state that it had after a migration; for backups of earlier versions.
 *
 * @param schema as of {@link migrate}.
 * @throws MigrationError, also when this version knows no such migration.
 */
export async function migrateTo(db: Queryable, migration: string, schema?: string): Promise<void> {
  const { error } = await migratorOf(db, schema).migrateTo(migration);
  if (error) throw new MigrationError(error);
}

/** Whether this version of the program knows a migration; a store or backup with another one is a newer version's. */
export function isKnownMigration(migration: string): boolean {
  return existsSync(path.join(MIGRATIONS, `${migration}.ts`));
}
