/**
 * Baseline of registrations on PostgreSQL: one connection of `pg`, one row of the size of a registration per durable
 * commit. `node bare-postgres-loop.ts URL MILLISECONDS` prints rows per second.
 */
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import pg from 'pg';
import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { readArguments } from '../cli/read-arguments.ts';

const [connectionString = '', milliseconds = '3000'] = readArguments({ allowPositionals: true }).positionals;
const client = new pg.Client({ connectionString });
await client.connect();
await client.query(`create table if not exists row (
  id uuid primary key, created_at bigint, locale text, education integer, working_years integer, purpose integer,
  name_sealed text, phone_sealed text, phone_typed_sealed text, phone_hash text, key_id text, idempotency_hash text)`);
const encrypted = randomBytes(40).toString('base64');
const start = performance.now();
let rows = 0;
while (performance.now() - start < Number(milliseconds)) {
  const hash = randomBytes(16).toString('base64url');
  const sealed = [encrypted, encrypted, encrypted];
  const values = [randomUUIDv7(), Date.now(), 'zh', 4, 2, 3, ...sealed, hash, '0123456789abcdef', hash];
  await client.query({
    name: 'insert',
    text: 'insert into row values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    values,
  });
  rows++;
}
console.log(Math.round((rows * MS_PER_SECOND) / (performance.now() - start)));
await client.end();
