/** Starts the one PostgreSQL that all test files of a run share, with a migrated database to copy. */
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/storage/migrate.ts';
import { openPostgresStore } from '../../server/storage/postgres-store.ts';
import { runOnPostgres, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database `postgres` on the server of this run, for its superuser. */
    postgresUrl: string;
  }
}

/** Name of the database that is copied for each test. */
export const TEMPLATE = 'site_template';

/** @throws NoPostgresError, which ends the run as a failure. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await runOnPostgres(server.url('postgres'), `create database ${TEMPLATE}`);
  const store = openPostgresStore(server.url(TEMPLATE), () => {});
  await migrate(store.db);
  await store.close();
  project.provide('postgresUrl', server.url('postgres'));
  return () => server.stop();
}
