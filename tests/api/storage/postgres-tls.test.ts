/** TLS to a real PostgreSQL. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { openStore } from '../../../server/storage/open-store.ts';
import { temporaryFolder } from '../../support/stores/databases.ts';
import { writePagesFixture } from '../../support/content/pages-fixture.ts';
import { onPostgres, type PostgresServer, startPostgres } from '../../support/stores/postgres-server.ts';
import { runScript } from '../../support/servers/server-process.ts';

/** One of each way to open PostgreSQL; all of them take the address that the settings have made. */
const COMMANDS = [
  { script: 'server/main.ts', args: [] },
  { script: 'scripts/cli/backup.ts', args: [] },
  { script: 'scripts/cli/leads.ts', args: ['list'] },
];

describe('TLS to PostgreSQL', () => {
  const folder = temporaryFolder();
  const certificates = path.join(folder, 'certificates');
  let postgres: PostgresServer;
  let pagesDir: string;
  const file = (name: string) => path.join(certificates, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: certificates, stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  /** A CA, and a certificate of it for localhost alone. */
  const makeCertificates = () => {
    for (const ca of ['ca', 'other']) {
      openssl('req', '-x509', ...newKey, '-keyout', `${ca}.key`, '-out', `${ca}.pem`, '-subj', `/CN=${ca}`);
    }
    const name = ['-subj', '/CN=database', '-addext', 'subjectAltName=DNS:localhost'];
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key'];
    openssl('req', '-x509', ...newKey, ...signed, '-keyout', 'server.key', '-out', 'server.pem', ...name);
  };
  const url = (host: string, query = '') => `postgres://tester@${host}:${postgres.port}/postgres${query}`;
  const settings = (given: Record<string, string>) => ({ DATA_DIR: folder, PAGES_DIR: pagesDir, ...given });
  /** Opens the store of the settings; whether its connection is encrypted. */
  const connect = async (given: Record<string, string>) => {
    const config = readConfig(settings(given));
    const store = await openStore(config, { mayCreate: true, onConnectionError: () => {} });
    await store.close();
    return onPostgres(config.databaseUrl ?? '', async (client) => {
      const { rows } = await client.query<{ ssl: boolean }>('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
      return rows[0]?.ssl;
    });
  };

  beforeAll(async () => {
    mkdirSync(certificates);
    makeCertificates();
    pagesDir = await writePagesFixture();
    postgres = await startPostgres({ tls: { certificate: file('server.pem'), key: file('server.key') } });
  }, 120_000);
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
    rmSync(pagesDir, { recursive: true });
  });

  const verified = () => ({ DATABASE_URL: url('localhost'), DATABASE_TLS: 'verify', DATABASE_CA_FILE: file('ca.pem') });

  it('OPS-3 is spoken where the certificate is signed by the CA of the settings and has the name of the address', async () => {
    expect(await connect(verified())).toBe(true);
    expect(await connect({ DATABASE_URL: url('localhost', `?sslmode=require&sslrootcert=${file('ca.pem')}`) })).toBe(
      true,
    );
  });

  it('OPS-3 is not spoken on this machine unless it is asked for, nor where the settings say so', async () => {
    expect(await connect({ DATABASE_URL: url('localhost') })).toBe(false);
    expect(await connect({ DATABASE_URL: url('localhost', '?sslmode=require'), DATABASE_TLS: 'off' })).toBe(false);
  });

  it('OPS-3 ends the attempt where nobody known has signed, or for another name, and says what to do', async () => {
    await expect(connect({ ...verified(), DATABASE_CA_FILE: file('other.pem') })).rejects.toThrow(
      /nobody this server trusts .*Let DATABASE_CA_FILE name/,
    );
    await expect(connect({ DATABASE_URL: url('localhost'), DATABASE_TLS: 'verify' })).rejects.toThrow(
      /nobody this server trusts/,
    );
    await expect(connect({ ...verified(), DATABASE_URL: url('127.0.0.1') })).rejects.toThrow(/made for another name/);
  });

  it('OPS-3 is checked as strictly where the address asks for the habits of libpq', async () => {
    const weak = '?uselibpqcompat=true&sslmode=require';
    await expect(
      connect({ ...verified(), DATABASE_CA_FILE: file('other.pem'), DATABASE_URL: url('localhost', weak) }),
    ).rejects.toThrow(/nobody this server trusts/);
  });

  it.each(COMMANDS)('OPS-3 ends $script, which does not go on without it', async ({ script, args }) => {
    const given = settings({ ...verified(), DATABASE_CA_FILE: file('other.pem') });
    const { code, stderr } = await runScript(script, args, given);
    expect(stderr).toContain('Let DATABASE_CA_FILE name the certificate');
    expect(code).not.toBe(0);
  });

  it('OPS-3 is missed in a PostgreSQL that has none, in words that say what to do', async () => {
    const plain = new URL(inject('postgres').url);
    plain.hostname = 'localhost';
    await expect(connect({ ...verified(), DATABASE_URL: plain.href })).rejects.toThrow(
      /does not speak TLS\. Turn it on .*DATABASE_TLS=off/,
    );
  });
});
