/**
 * How a SQLite file is used. A commit is on the disk when it returns (write-ahead log, full
 * sync); what is erased is overwritten. The last two are for throughput: room for the indexes of
 * some hundred thousand registrations in memory (in KiB), and fewer, longer copies of the log
 * into the file (in pages of 4 KiB).
 */
export const SQLITE_PRAGMAS =
  'pragma journal_mode = WAL; pragma synchronous = FULL; pragma secure_delete = FAST; ' +
  'pragma cache_size = -16384; pragma wal_autocheckpoint = 4000';
