import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootCertificates } from 'node:tls';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { databaseAddress } from './database-address.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'address-'));
const ca = path.join(folder, 'ca.pem');
writeFileSync(ca, rootCertificates[0] ?? '');
afterAll(() => rmSync(folder, { recursive: true }));

/** What `pg` makes of an address: whether it speaks TLS, and how. */
function tlsOf(address: string) {
  const { host, password, ssl } = new pg.Client({ connectionString: address }) as pg.Client & { ssl: unknown };
  return { host, password, ssl };
}

const ELSEWHERE = 'postgres://site:secret@db.example.com:5432/site';

describe('OPS-3 the address of PostgreSQL', () => {
  it.each([
    ELSEWHERE,
    `${ELSEWHERE}?sslmode=prefer`,
    `${ELSEWHERE}?sslmode=require&uselibpqcompat=true`,
    `${ELSEWHERE}?sslrootcert=system`,
    'postgres://site@localhost/site?host=db.example.com',
    'postgres://site@127.0.0.1.example.com/site',
    'postgres://site@localhost/site?sslmode=verify-full',
  ])('asks for a checked certificate in %s', (url) => {
    expect(tlsOf(databaseAddress({ url })).ssl).toEqual({});
  });

  it.each([
    'postgres://site@localhost/site',
    'postgres://site@127.0.0.1/site',
    'postgres://site@[::1]/site',
    'postgres:///site?host=/run/postgresql',
    'postgres://site@%2Frun%2Fpostgresql/site',
    'postgres://site:secret@/site?host=/run/postgresql',
    `postgres://site:${'100%'}@%2Frun%2Fpostgresql/site`,
    'postgres://site@localhost/site?sslmode=no-verify',
  ])('asks for no TLS on this machine, as in %s', (url) => {
    expect(tlsOf(databaseAddress({ url })).ssl).toBe(false);
  });

  it.each(['sslmode=disable', 'sslmode=no-verify', 'ssl=false', 'ssl=no-verify'])(
    'is refused with %s elsewhere',
    (query) => {
      const url = `${ELSEWHERE}?${query}`;
      expect(() => databaseAddress({ url })).toThrow(ConfigError);
      expect(() => databaseAddress({ url })).toThrow(/db\.example\.com is another machine.*DATABASE_TLS=off/);
      expect(() => databaseAddress({ url })).not.toThrow('secret');
      expect(tlsOf(databaseAddress({ url, tls: 'off' })).ssl).toBe(false);
    },
  );

  it('takes the host of PGHOST where it names none', () => {
    expect(tlsOf(databaseAddress({ url: 'postgres:///site', defaultHost: 'db.example.com' })).ssl).toEqual({});
    expect(tlsOf(databaseAddress({ url: 'postgres:///site' })).ssl).toBe(false);
  });

  it('has the CA of the settings, which wins over its own', () => {
    const url = `${ELSEWHERE}?sslrootcert=/nowhere`;
    expect(tlsOf(databaseAddress({ url, caFile: ca })).ssl).toEqual({ ca: rootCertificates[0] });
    expect(() => databaseAddress({ url })).toThrow('sslrootcert of DATABASE_URL names /nowhere, which cannot be read');
    writeFileSync(path.join(folder, 'no.pem'), 'nothing');
    expect(() => databaseAddress({ url, caFile: path.join(folder, 'no.pem') })).toThrow(/^DATABASE_CA_FILE .*PEM/);
  });

  it.each(['p%w d/#?@:+', 'a%20b'])('takes the password apart from it, as it is: %s', (password) => {
    const url = 'postgres://user:password@db.example.com/site';
    expect(tlsOf(databaseAddress({ url, password })).password).toBe(password);
    expect(tlsOf(databaseAddress({ url: 'postgres:///site?host=/run', password })).password).toBe(password);
  });

  it('says what to do about one that cannot be read, and nothing of it', () => {
    for (const url of ['postgres://user:password@db:port/site', `postgres://user:${'pass%ffword'}@db/site`]) {
      expect(() => databaseAddress({ url })).toThrow(/^DATABASE_URL cannot be read as an address/);
      expect(() => databaseAddress({ url })).not.toThrow('user:');
    }
  });
});
