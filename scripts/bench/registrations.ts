/** Registrations a second, each durably stored, beside a bare loop on the same disk. */
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { SQLITE_PRAGMAS } from '../../server/storage/sqlite/sqlite-pragmas.ts';
import { load, memoryMib, NO_LIMITS, spread, startServer } from './processes.ts';

const ROUND_SECONDS = 4;
/** Times the server is loaded before the first round: its code is compiled by then. */
const WARM_UP_SECONDS = 6;

/**
 * A script for wrk: the five fields, another made-up number each time. Counting begins at a time
 * of the day, so that a later round does not repeat an earlier one.
 */
const SCRIPT = `
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
local count = (os.time() % 10000) * 10000
function request()
  count = (count + 1) % 100000000
  local phone = string.format("139%08d", count)
  return wrk.format(nil, "/api/user/addApply", nil,
    '{"education":4,"working_years":2,"purpose":3,"name":"张三","phone":"' .. phone .. '"}')
end
`;

/** Rows a second that Node's SQLite alone commits one by one, with the server's pragmas and rows of a registration's size. */
function bareLoop(file: string): number {
  const database = new DatabaseSync(file);
  database.exec(SQLITE_PRAGMAS);
  database.exec(
    'create table if not exists row (id text primary key, created_at integer, name text, phone text, typed text, hash text)',
  );
  const insert = database.prepare('insert into row values (?, ?, ?, ?, ?, ?)');
  const encrypted = randomBytes(40).toString('base64');
  const start = performance.now();
  let rows = 0;
  for (; performance.now() - start < ROUND_SECONDS * MS_PER_SECOND; rows++)
    insert.run(randomUUIDv7(), Date.now(), encrypted, encrypted, encrypted, randomBytes(16).toString('base64url'));
  database.close();
  return rows / ROUND_SECONDS;
}

/** Registers, and loops without a server, in turn. `DATABASE_URL` measures a PostgreSQL instead of SQLite. */
export async function measureRegistrations(folder: string, rounds: number): Promise<string[]> {
  const script = path.join(folder, 'register.lua');
  writeFileSync(script, SCRIPT);
  const { DATABASE_URL = '' } = process.env;
  const settings = { DATA_DIR: path.join(folder, 'registrations'), DATABASE_URL, ...NO_LIMITS };
  const server = await startServer(settings, folder, (command) => [...command]);
  const ours: number[] = [];
  const bare: number[] = [];
  await load(server, WARM_UP_SECONDS, ['-s', script]);
  for (let round = 0; round < rounds; round++) {
    bare.push(bareLoop(path.join(folder, 'bare.sqlite')));
    ours.push(await load(server, ROUND_SECONDS, ['-s', script]));
  }
  return [
    '| what | here | beside |',
    '| --- | ---: | ---: |',
    `| registrations/s, 64 connections, each durable, ${DATABASE_URL ? 'PostgreSQL' : 'SQLite'} | ${spread(ours)} | bare SQLite loop, one row per commit: ${spread(bare)} |`,
    `| memory after them, MiB | ${memoryMib(server)} | budget: 190 |`,
  ];
}
