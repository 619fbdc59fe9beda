/** Tells a fault of one row from a fault of the whole store. */
import { isErrno } from '../is-errno.ts';
import { SQLITE_BUSY } from './sqlite/sqlite-file.repository.ts';

/** SQLite's result codes that speak of the row: constraint, mismatch, too big, range. */
const SQLITE_ROW_FAULTS = new Set([18, 19, 20, 25]);
/** PostgreSQL's classes that speak of the row or its transaction: data, constraint, deadlock. */
const POSTGRES_ROW_FAULTS = new Set(['22', '23', '40']);

/**
 * Whether an error was caused by what was written, so that its neighbours may still be written.
 * Everything else (locked, full, read-only, gone) strikes every row alike.
 */
export function isRowFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_ROW_FAULTS.has(Number(error.errcode) & 0xff);
  return 'code' in error && typeof error.code === 'string' && POSTGRES_ROW_FAULTS.has(error.code.slice(0, 2));
}

/** Whether the store refused a row because it is encrypted with a key that was taken away (migrations T1720, T1800). */
export function isUnknownKey(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('constraint' in error) return String(error.constraint).endsWith('_known_key');
  return 'errcode' in error && error.message.includes('unknown key');
}

/** SQLite's result code, PostgreSQL's and the file system's for a disk that is full. */
const FULL = [13, '53100', 'ENOSPC'];

/** Whether something could not be written because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return FULL.includes(Number(error.errcode) & 0xff);
  return 'code' in error && FULL.some((code) => code === error.code);
}

/** SQLite's result code for a file that the system does not read or write. */
const DISK_FAULT = 10;

/** Whether the system has refused to read or write the SQLite file: also on a full disk, where its index is to grow. */
export function isDiskFault(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === DISK_FAULT;
}

/** SQLite's result codes for a file that may not be written, or not be opened. */
const FORBIDDEN = new Set([8, 14]);

/** Whether this user may not open or write the SQLite file. */
export function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return FORBIDDEN.has(Number(error.errcode) & 0xff);
  return isErrno(error, 'EACCES', 'EPERM', 'EROFS') || isForbidden(error.cause);
}

/** Whether another process has kept the SQLite file locked for longer than is waited. */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return (Number(error.errcode) & 0xff) === SQLITE_BUSY;
  return isLocked(error.cause);
}
