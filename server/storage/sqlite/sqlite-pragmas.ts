/**
 * How a SQLite file is used. A commit is on the disk when it returns (write-ahead log, full
 * sync); what is erased is overwritten, also in pages that are left free (`FAST` leaves those as
 * they were). The last one is for throughput: fewer, longer copies of
 * the log into the file (in pages of 4 KiB).
 */
export const SQLITE_PRAGMAS =
  'pragma journal_mode = WAL; pragma synchronous = FULL; pragma secure_delete = ON; ' +
  'pragma wal_autocheckpoint = 4000';
