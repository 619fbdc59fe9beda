/** Backups that were damaged on the way, or changed by somebody who knows their format. */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { applyEdits, byteEdits } from './byte-edits.ts';

const ANYWHERE = 0xffff_ffff;
const place = fc.nat(ANYWHERE);
const VALUES = [
  null,
  '',
  0,
  -1,
  1.5,
  1e300,
  'x',
  'AAAA',
  '\0',
  '2026-01-01',
  'x'.repeat(5000),
  true,
  [],
  {},
  [1],
] as const;
const NAMES = [
  'lead',
  'staff',
  'kysely_migration',
  'sqlite_master',
  '"; drop table lead; --',
  '__proto__',
  'constructor',
  '',
];
const VERSIONS = ['20000101T000000-none', '99991231T235959-later', '', '__proto__'];

const lineEdit = fc.oneof(
  fc.tuple(fc.constant('remove' as const), place, place),
  fc.tuple(fc.constant('double' as const), place, place),
  fc.tuple(fc.constant('swap' as const), place, place),
  fc.tuple(fc.constant('value' as const), place, place, fc.constantFrom(...VALUES)),
  fc.tuple(fc.constant('table' as const), place, place, fc.constantFrom(-1, 99, 0.5, 'x', null, 3)),
  fc.tuple(fc.constant('shorter' as const), place, place),
  fc.tuple(
    fc.constant('text' as const),
    place,
    place,
    fc.constantFrom('[', '[]', '{}', 'null', '', '[0', '"x"', '[1e999]'),
  ),
);
const headerEdit = fc.oneof(
  fc.tuple(fc.constant('migration' as const), place, fc.constantFrom(...VERSIONS)),
  fc.tuple(fc.constant('earlier' as const), place, fc.constant('')),
  fc.tuple(fc.constant('rename table' as const), place, fc.constantFrom(...NAMES)),
  fc.tuple(fc.constant('rename column' as const), place, fc.constantFrom(...NAMES)),
  fc.tuple(fc.constant('drop column' as const), place, fc.constant('')),
  fc.tuple(fc.constant('drop table' as const), place, fc.constant('')),
  fc.tuple(fc.constant('double table' as const), place, fc.constant('')),
  fc.tuple(fc.constant('version' as const), place, fc.constantFrom('2', '1')),
);
type LineEdit = typeof lineEdit extends fc.Arbitrary<infer One> ? One : never;
type HeaderEdit = typeof headerEdit extends fc.Arbitrary<infer One> ? One : never;

interface Header {
  migration: string;
  version: unknown;
  tables: { name: string; columns: string[] }[];
}

const at = (part: number, length: number) => Math.floor((part / (ANYWHERE + 1)) * length);

/** A row as our own backup writes it; undefined for what an edit before has made of one. */
function readRow(line: string | undefined): unknown[] | undefined {
  try {
    const row: unknown = JSON.parse(line ?? '');
    return Array.isArray(row) && typeof row[0] === 'number' ? row : undefined;
  } catch {
    return undefined;
  }
}

function editLines(rows: readonly string[], [what, first, second, value]: LineEdit): string[] {
  const [one, other] = [at(first, rows.length), at(second, rows.length)];
  const copy = [...rows];
  if (what === 'remove') copy.splice(one, 1);
  else if (what === 'double') copy.splice(other, 0, rows[one] ?? '');
  else if (what === 'swap') [copy[one], copy[other]] = [rows[other] ?? '', rows[one] ?? ''];
  else if (what === 'text') copy[one] = String(value);
  else {
    const row = readRow(rows[one]);
    if (!row) return copy;
    if (what === 'shorter') row.pop();
    else row[what === 'table' ? 0 : 1 + at(second, row.length - 1)] = value;
    copy[one] = JSON.stringify(row);
  }
  return copy;
}

function editHeader(header: Header, [what, part, value]: HeaderEdit, migrations: readonly string[]): Header {
  const tables = header.tables.map(({ name, columns }) => ({ name, columns: [...columns] }));
  const index = at(part, tables.length);
  const table = tables[index];
  if (what === 'migration') return { ...header, migration: value };
  if (what === 'earlier') return { ...header, migration: migrations[at(part, migrations.length)] ?? '' };
  if (what === 'version') return { ...header, version: Number(value) };
  if (!table) return header;
  // Which of the columns, by the same number.
  const column = at((part * tables.length) % ANYWHERE, table.columns.length);
  if (what === 'rename table') table.name = value;
  else if (what === 'rename column') table.columns[column] = value;
  else if (what === 'drop column') table.columns.splice(column, 1);
  else if (what === 'drop table') tables.splice(index, 1);
  else tables.splice(index, 0, structuredClone(table));
  return { ...header, tables };
}

/** Puts the lines together, with the counts and the hash that belong to them. */
function writeLines(header: Header, rows: readonly string[]): Buffer {
  const counts: Record<string, number> = Object.fromEntries(header.tables.map(({ name }) => [name, 0]));
  for (const row of rows) {
    const table = /^\[(\d+)/.exec(row)?.[1];
    const name = table === undefined ? '' : (header.tables[Number(table)]?.name ?? '');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  const lines = [JSON.stringify(header), ...rows].map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(lines).digest('hex');
  return gzipSync(`${lines}${JSON.stringify({ rows: counts, sha256 })}\n`);
}

/** A file to restore, and what was done to the backup that it was. */
export interface SentBackup {
  made: string;
  bytes: Buffer;
}

/** Changed copies of a backup. @param migrations all that there are. */
export function sentBackups(backup: Buffer, migrations: readonly string[]): fc.Arbitrary<SentBackup> {
  const text = gunzipSync(backup).toString();
  const lines = text.trimEnd().split('\n');
  const header = JSON.parse(lines[0] ?? '') as Header;
  const rows = lines.slice(1, -1);
  const packed = byteEdits.map((edits) => ({ made: JSON.stringify(edits), bytes: applyEdits(backup, edits) }));
  const unpacked = byteEdits.map((edits) => ({
    made: `unpacked ${JSON.stringify(edits)}`,
    bytes: gzipSync(applyEdits(Buffer.from(text), edits)),
  }));
  const rewritten = fc
    .tuple(fc.array(lineEdit, { maxLength: 3 }), fc.array(headerEdit, { maxLength: 2 }))
    .map(([lineEdits, headerEdits]) => ({
      made: `rewritten ${JSON.stringify({ lineEdits, headerEdits })}`,
      bytes: writeLines(
        headerEdits.reduce((one, edit) => editHeader(one, edit, migrations), header),
        lineEdits.reduce(editLines, rows),
      ),
    }));
  return fc.oneof(packed, unpacked, { weight: 4, arbitrary: rewritten });
}
