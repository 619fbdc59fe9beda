/** Registrations beside a bare loop of one row per durable commit, on both stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import {
  onPostgres,
  type PostgresServer,
  runOnPostgres,
  startPostgres,
} from '../../../tests/support/postgres-server.ts';
import { load } from '../load.ts';
import { type Measured, run, startServer } from '../processes.ts';
import { registrationLoad } from '../registrations.ts';
import { shown, spreadOf } from '../spread.ts';
import type { MeasurePart, PartOptions } from './part.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const NO_LIMITS = { REGISTRATIONS_PER_ADDRESS: '100000000', REGISTRATIONS_PER_NUMBER: '100000000' };
const DATABASE = 'bench';
const BARE_DATABASE = 'bench_bare';

interface StoreFigures {
  name: string;
  ours: number[];
  bare: number[];
}

async function measureStore(
  name: string,
  settings: Record<string, string>,
  bareLoop: readonly [script: string, target: string],
  folder: string,
  { rounds, isTrial }: PartOptions,
): Promise<StoreFigures> {
  const seconds = isTrial ? 3 : 4;
  const [script, target] = bareLoop;
  const flags = ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, '..', script)];
  const options = registrationLoad(folder);
  const none = path.join(folder, 'none');
  const server: Measured = await startServer({ ...settings, ...NO_LIMITS, PAGES_DIR: none }, folder, (one) => [...one]);
  const figures: StoreFigures = { name, ours: [], bare: [] };
  try {
    await load(server, isTrial ? 2 : 6, options);
    for (let round = 1; round <= rounds; round++) {
      console.error(`registrations, ${name}: round ${round} of ${rounds}`);
      const printed = await run([process.execPath, ...flags, target, String(seconds * MS_PER_SECOND)]);
      figures.bare.push(Number(printed));
      const { perSecond } = await load(server, seconds, options);
      if (perSecond === 0) throw new Error(`${name}: no registration was answered in ${seconds} s.`);
      figures.ours.push(perSecond);
    }
  } finally {
    await server.stop();
  }
  return figures;
}

async function measureBoth(folder: string, postgres: PostgresServer, options: PartOptions) {
  const version = await onPostgres(postgres.url('postgres'), async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  });
  for (const name of [DATABASE, BARE_DATABASE])
    await runOnPostgres(postgres.url('postgres'), `create database ${name}`);
  const data = (name: string) => path.join(folder, name);
  const sqlite = await measureStore(
    'SQLite',
    { DATA_DIR: data('sqlite') },
    ['bare-loop.ts', data('bare.sqlite')],
    folder,
    options,
  );
  const other = await measureStore(
    `PostgreSQL ${version}`,
    { DATA_DIR: data('postgres'), DATABASE_URL: postgres.url(DATABASE) },
    ['bare-postgres-loop.ts', postgres.url(BARE_DATABASE)],
    folder,
    options,
  );
  return [sqlite, other];
}

/** Measures registrations. */
export const measureRegistrations: MeasurePart = async (options) => {
  // In the project's folder: what lies in memory has no disk to wait for.
  const folder = mkdtempSync(path.join(ROOT, '.bench-'));
  let postgres: PostgresServer | undefined;
  try {
    postgres = await startPostgres({ isDurable: true });
    const figures = await measureBoth(folder, postgres, options);
    const lines = figures.map(({ name, ours, bare }) => ({
      name,
      ratio: spreadOf(ours.map((one, round) => one / (bare[round] ?? Number.NaN))),
      cells: [shown(spreadOf(ours)), shown(spreadOf(bare))],
    }));
    return {
      // No limit was named.
      rows: [],
      details: [
        '64 connections, each answered after its row is on the disk. The server commits those that wait together in one transaction; the bare loop, in a process of its own, commits each row, and neither checks, encrypts nor answers anything. SQLite lies in the project’s folder, PostgreSQL in the system’s temporary folder.',
        '',
        '| store | ratio | here, registrations/s | bare loop, rows/s |',
        '| --- | ---: | ---: | ---: |',
        ...lines.map(({ name, ratio, cells }) => `| ${name} | ${shown(ratio, 2)} | ${cells.join(' | ')} |`),
      ],
    };
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
