/**
 * Baseline of bench (b): Node's SQLite alone, one row per durable commit, with the server's
 * pragmas and a row of the size of a registration. `node bare-loop.ts FILE MILLISECONDS`
 * prints rows per second.
 */
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { SQLITE_PRAGMAS } from '../../server/storage/sqlite/sqlite-pragmas.ts';

/** A registration: id, time, three encrypted texts, two hashes, and small values. */
const CREATE = `create table if not exists row (
  id text primary key, created_at integer, locale text, education integer, working_years integer, purpose integer,
  name_sealed text, phone_sealed text, phone_typed_sealed text, phone_hash text, key_id text, idempotency_hash text)`;

const [file = '', milliseconds = '3000'] = readArguments({ allowPositionals: true }).positionals;
const database = new DatabaseSync(file);
database.exec(SQLITE_PRAGMAS);
database.exec(CREATE);
const insert = database.prepare('insert into row values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
const encrypted = randomBytes(40).toString('base64');
const start = performance.now();
let rows = 0;
while (performance.now() - start < Number(milliseconds)) {
  const hash = randomBytes(16).toString('base64url');
  insert.run(
    randomUUIDv7(),
    Date.now(),
    'zh',
    4,
    2,
    3,
    encrypted,
    encrypted,
    encrypted,
    hash,
    '0123456789abcdef',
    hash,
  );
  rows++;
}
console.log(Math.round((rows * MS_PER_SECOND) / (performance.now() - start)));
database.close();
