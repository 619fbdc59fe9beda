/** The SQL of whole SQLite files, which are opened beside the store's own connection. */
import { DatabaseSync } from 'node:sqlite';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';

/** SQLite's result code while somebody else holds the lock. */
export const SQLITE_BUSY = 5;
/** How long a copy waits for whoever is writing. */
const COPY_WAITS_MS = 10 * MS_PER_SECOND;

/** Copies a file as it is at one moment; others may write to it meanwhile. @throws SQLite's error. */
export function copySqliteFile(from: string, to: string): void {
  const file = new DatabaseSync(from, { readOnly: true, timeout: COPY_WAITS_MS });
  try {
    file.prepare('vacuum into ?').run(to);
  } finally {
    file.close();
  }
}

/** Locks a file for this connection alone, until it is closed. @throws SQLite's error, SQLITE_BUSY while another one has it. */
export function lockSqliteFile(file: DatabaseSync): void {
  file.exec('begin exclusive');
}

/** Locks a file, and takes the rows into it that stand in its log beside it. @throws as {@link lockSqliteFile}. */
export function lockWholeSqliteFile(file: DatabaseSync): void {
  file.exec('pragma journal_mode = delete');
  lockSqliteFile(file);
}
