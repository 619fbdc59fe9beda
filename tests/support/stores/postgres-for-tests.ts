/** Starts the one PostgreSQL that all API test files of a run share. */
import type { TestProject } from 'vitest/node';
import { prepareDatabases, type SharedPostgres } from './postgres-databases.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run. */
    postgres: SharedPostgres;
  }
}

/**
 * Starts a PostgreSQL before all tests, and gives its address to them.
 *
 * @throws NoPostgresError, which ends the run as a failure.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  try {
    project.provide('postgres', await prepareDatabases(server.url('postgres')));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
