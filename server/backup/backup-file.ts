/**
 * The file of a backup: gzip of lines of JSON. First what it is, then each row as
 * `[table, value, value, …]`, last how many rows of each table there are and the SHA-256 of all
 * lines before. The same for both stores, so that a backup of one can be restored into the other.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { linesIn } from '../lines-in.ts';
import { rowsAtOnce } from '../storage/our-tables.ts';
import { lastMigration, listTables, readRows, type TableRow } from '../storage/table.repository.ts';
import type { Snapshot } from './snapshot.ts';
import { FileExistsError, makeWorkFolder, placeFile } from './work-folder.ts';

const FORMAT = 'registration-desk-backup';
const VERSION = 1;

const HEADER = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  made_at: z.string(),
  /** The last migration of the store: the tables' shape. */
  migration: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
/** The first line of a backup: what it is, and what it was made of. */
export type BackupHeader = z.infer<typeof HEADER>;

const TRAILER = z.object({ rows: z.record(z.string(), z.int()), sha256: z.string() });

/** Thrown when a file is no backup, or a damaged one; the message says what to do. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError';
  readonly code = 'BACKUP_INVALID';
}

/** The header of a backup, and how many rows it has. */
export interface BackupSummary {
  header: BackupHeader;
  /** Rows of each table. */
  rows: Record<string, number>;
}

/** A row of a backup: the place of its table in the header, and its values. */
export interface BackupRow {
  table: number;
  values: TableRow;
}

/** Is shown the rows, in an order in which each comes after those that it points at. */
export type OnRow = (row: BackupRow, header: BackupHeader) => Promise<void> | void;

async function* linesOf(
  { db, kind }: Snapshot,
  now: number,
  summary: Partial<BackupSummary>,
  onRow: OnRow | undefined,
): AsyncGenerator<string> {
  const migration = await lastMigration(db, kind);
  if (migration === undefined) throw new BackupFileError('There is nothing to back up: start the server once.');
  const tables = await listTables(db, kind);
  const header: BackupHeader = {
    format: FORMAT,
    version: VERSION,
    made_at: new Date(now).toISOString(),
    migration,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  };
  yield `${JSON.stringify(header)}\n`;
  const rows: Record<string, number> = {};
  for (const [index, table] of tables.entries()) {
    rows[table.name] = 0;
    let after: TableRow | undefined;
    for (;;) {
      const page = await readRows(db, table, after, rowsAtOnce(table.name));
      if (page.length === 0) break;
      rows[table.name] = (rows[table.name] ?? 0) + page.length;
      if (onRow) for (const values of page) await onRow({ table: index, values }, header);
      yield page.map((row) => `${JSON.stringify([index, ...row])}\n`).join('');
      after = page.at(-1);
    }
  }
  Object.assign(summary, { header, rows });
}

/** The lines with their hash at the end. */
async function* hashedLines(lines: AsyncGenerator<string>, summary: Partial<BackupSummary>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const chunk of lines) {
    hash.update(chunk);
    yield chunk;
  }
  yield `${JSON.stringify({ rows: summary.rows, sha256: hash.digest('hex') })}\n`;
}

/**
 * Writes a snapshot to a file that must not be there yet. It is whole and on the disk before it has
 * its name.
 *
 * @param onRow is shown each row.
 * @throws FileExistsError, BackupFileError, the store's or the file system's error.
 */
export async function writeBackup(
  snapshot: Snapshot,
  file: string,
  now: number,
  onRow?: OnRow,
): Promise<BackupSummary> {
  if (existsSync(file)) throw new FileExistsError(file);
  using folder = makeWorkFolder(path.dirname(file), 'backup');
  const draft = path.join(folder.path, 'draft');
  const summary: Partial<BackupSummary> = {};
  const lines = Readable.from(hashedLines(linesOf(snapshot, now, summary, onRow), summary));
  await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
  placeFile(draft, file);
  // Filled while the lines were written.
  return summary as BackupSummary;
}

const DAMAGED = 'is damaged or cut off. Take another backup; nothing was changed.';
const FOREIGN = 'is no backup, or is damaged or cut off. Take another file; nothing was changed.';

async function* readLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const packed = createReadStream(file).on('error', (error) => unpacked.destroy(error));
  // Whoever reads the lines is told of an error; one that comes when nobody reads them any more must not end the process.
  unpacked.on('error', () => {});
  try {
    yield* linesIn(packed.pipe(unpacked));
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
}

function readHeader(line: string, file: string): BackupHeader {
  try {
    return HEADER.parse(JSON.parse(line));
  } catch {
    throw new BackupFileError(`${file} is not a backup that this version can read.`);
  }
}

function checkEnd(line: string, hash: Hash, rows: Record<string, number>, file: string): void {
  const trailer = TRAILER.safeParse(JSON.parse(line));
  const isSame =
    trailer.success &&
    trailer.data.sha256 === hash.digest('hex') &&
    JSON.stringify(Object.entries(trailer.data.rows).sort()) === JSON.stringify(Object.entries(rows).sort());
  if (!isSame) throw new BackupFileError(`${file} ${DAMAGED}`);
}

/**
 * Reads a backup from its first line to its last, and checks hash and counts at its end: what was
 * taken of a damaged file before has to be thrown away.
 *
 * @throws BackupFileError, the file system's error, or that of `onRow`.
 */
export async function readBackup(file: string, onRow: OnRow): Promise<BackupSummary> {
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let header: BackupHeader | undefined;
  let isWhole = false;
  try {
    for await (const line of readLines(file)) {
      if (!header) {
        header = readHeader(line, file);
        for (const { name } of header.tables) rows[name] = 0;
      } else if (line.startsWith('[')) {
        // As `writeBackup` wrote it; the restore checks each row's columns.
        const [table, ...values] = JSON.parse(line) as [number, ...TableRow];
        const name = header.tables[table]?.name ?? '';
        rows[name] = (rows[name] ?? 0) + 1;
        await onRow({ table, values }, header);
      } else {
        checkEnd(line, hash, rows, file);
        isWhole = true;
        continue;
      }
      hash.update(`${line}\n`);
    }
  } catch (error) {
    const isUnreadable = error instanceof SyntaxError || (error instanceof Error && codeOf(error).startsWith('Z_'));
    throw isUnreadable ? new BackupFileError(`${file} ${header ? DAMAGED : FOREIGN}`) : error;
  }
  if (!header || !isWhole) throw new BackupFileError(`${file} ${header ? DAMAGED : FOREIGN}`);
  return { header, rows };
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
