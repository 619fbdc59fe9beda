/** Whether PostgreSQL has a commit on its disk before it says so. */
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/**
 * Makes the commits of a session durable where the server, the database or the role says less;
 * `remote_apply` promises more and stays.
 */
export const RAISE_SYNCHRONOUS_COMMIT = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') not in ('on', 'remote_apply')`;

/** For counters, whose one row per address would be locked for as long as a disk takes. */
export const LOWER_SYNCHRONOUS_COMMIT = 'set synchronous_commit = off';

/** Thrown when commits of this session are acknowledged before they are on the disk. */
class NotDurableError extends Error {
  readonly code = 'NOT_DURABLE';
  constructor(setting: string) {
    super(
      `PostgreSQL runs with synchronous_commit = ${setting}: an acknowledged registration can be lost in a power cut. ` +
        'Set it to on, and let no pooler between share sessions among clients.',
    );
    this.name = 'NotDurableError';
  }
}

/**
 * Makes sure that PostgreSQL has a commit on its disk before it acknowledges it.
 *
 * @throws NotDurableError when a commit may be acknowledged too early.
 */
export async function assertSynchronousCommit(db: Queryable): Promise<void> {
  const { rows } = await sql<{ setting: string }>`select current_setting('synchronous_commit') as setting`.execute(db);
  const setting = rows[0]?.setting ?? 'unknown';
  if (setting !== 'on' && setting !== 'remote_apply') throw new NotDurableError(setting);
}

/** Names of the server's settings that are off and must be on for data to survive a power cut. */
export async function findUnsafeSettings(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in ('fsync', 'full_page_writes') and setting = 'off' order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}
