/** Brings the tables up to date when a store is opened. */
import { existsSync, promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
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

/** A migration whose file is loaded when it runs: a store that is up to date needs none. */
function loadedLater(file: string): Migration {
  return {
    async up(db) {
      // Written by hand in migrations/, and run by the tests.
      const { up } = (await import(/* @vite-ignore */ file)) as Migration;
      await up(db);
    },
  };
}

/** Gives the migrations of this version, and in the place of those of a newer one some that do nothing. */
class Migrations implements MigrationProvider {
  readonly #ran: readonly string[];

  /** @param ran names of the migrations that have run, whichever version they are of. */
  constructor(ran: readonly string[]) {
    this.#ran = ran;
  }

  async getMigrations(): Promise<Record<string, Migration>> {
    const files = { fs, path, migrationFolder: MIGRATIONS, import: async (file: string) => loadedLater(file) };
    const own = await new FileMigrationProvider(files).getMigrations();
    const newest = Object.keys(own).sort().at(-1) ?? '';
    const newer = this.#ran.filter((name) => name > newest);
    return { ...own, ...Object.fromEntries(newer.map((name) => [name, { up: async () => {} }])) };
  }
}

/** What is known of a store that is migrated. */
export interface MigrateOptions {
  /** A PostgreSQL schema that is made beside another one; it stands first in the search path. */
  schema?: string | undefined;
  /** Names of the migrations that have run. Those of a newer version are left as they are: they take nothing away. */
  ran?: readonly string[];
}

function migratorOf(db: Queryable, { schema, ran = [] }: MigrateOptions): Migrator {
  const provider = new Migrations(ran);
  return new Migrator({ db, provider, ...(schema === undefined ? {} : { migrationTableSchema: schema }) });
}

/**
 * Runs the migrations that have not run yet. Processes that start together wait for each other:
 * each migration runs once.
 *
 * @returns the names of those that this call ran.
 * @throws MigrationError
 */
export async function migrate(db: Queryable, options: MigrateOptions = {}): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db, options).migrateToLatest();
  if (error) throw new MigrationError(error);
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Brings an empty store to the state that it had after a migration; for backups of earlier versions.
 *
 * @param schema as of {@link MigrateOptions}.
 * @throws MigrationError, also when this version knows no such migration.
 */
export async function migrateTo(db: Queryable, migration: string, schema?: string): Promise<void> {
  const { error } = await migratorOf(db, { schema }).migrateTo(migration);
  if (error) throw new MigrationError(error);
}

/** Whether this version of the program knows a migration; a store or backup with another one is a newer version's. */
export function isKnownMigration(migration: string): boolean {
  return existsSync(path.join(MIGRATIONS, `${migration}.ts`));
}
