/**
 * The address that PostgreSQL is reached at, with the TLS that it has to be reached with (decision 087): a database
 * on another machine is reached with a checked certificate, or not at all unless a setting says so.
 */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { ConfigError } from './config-error.ts';

/** What the settings say of the database. */
export interface DatabaseSettings {
  /** As it was written. */
  url: string;
  /** Takes the place of the one in the address. */
  password?: string | undefined;
  /** Undefined: `verify`, but `off` for a database on this machine. */
  tls?: 'verify' | 'off' | undefined;
  /** Path of the certificates that the database's has to be signed by, in PEM; undefined: those of Node. */
  caFile?: string | undefined;
  /** The host where the address names none, as `pg` takes it from `PGHOST`. */
  defaultHost?: string | undefined;
}

/** What an address can say of TLS besides naming files. `pg` lets these win over its own options. */
const MODES = ['sslmode', 'ssl', 'uselibpqcompat'];
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];
/** Modes that give up the check of the certificate, or TLS; `prefer` and `require` are taken as more than they ask for. */
const UNCHECKED = /^(disable|no-verify|false|0)$/;

function isUtf8(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

function readAddress(written: string): URL {
  // A stray per cent sign is one, as `pg` reads it, which throws at what is no UTF-8; and a host may stand in the parameters alone.
  const whole = written.replace(/%(?![0-9a-f]{2})/gi, '%25');
  const address = URL.parse(whole) ?? URL.parse(whole.replace('@/', '@localhost/'));
  if (address && isUtf8(whole)) return address;
  throw new ConfigError([
    'DATABASE_URL cannot be read as an address. Write # / ? and @ of a password as %23 %2F %3F %40, or set DATABASE_PASSWORD.',
  ]);
}

function hostOf({ hostname, searchParams }: URL, defaultHost: string | undefined): string {
  const host = searchParams.getAll('host').at(-1) || decodeURIComponent(hostname) || defaultHost || 'localhost';
  return host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
}

function isThisMachine(host: string): boolean {
  return host.startsWith('/') || host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/** @throws ConfigError */
function checkFile(file: string, setting: string): void {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError([`${setting} names ${file}, which cannot be read.`]);
  }
  if (setting === 'sslkey of DATABASE_URL') return;
  try {
    new X509Certificate(text);
  } catch {
    throw new ConfigError([`${setting} names ${file}, which is not a certificate in PEM.`]);
  }
}

function withoutTls(address: URL): string {
  for (const name of [...MODES, ...FILES, 'sslnegotiation']) address.searchParams.delete(name);
  // Said, because PGSSLMODE of the environment would count otherwise.
  address.searchParams.set('sslmode', 'disable');
  return address.href;
}

function withCheckedTls(address: URL, caFile: string | undefined): string {
  const { searchParams } = address;
  for (const name of MODES) searchParams.delete(name);
  searchParams.set('sslmode', 'verify-full');
  if (caFile !== undefined) searchParams.set('sslrootcert', caFile);
  // What libpq calls the certificates of the system; `pg` would look for a file of that name.
  if (searchParams.get('sslrootcert') === 'system') searchParams.delete('sslrootcert');
  for (const name of FILES) {
    const file = searchParams.get(name);
    if (!file) searchParams.delete(name);
    else checkFile(file, name === 'sslrootcert' && caFile ? 'DATABASE_CA_FILE' : `${name} of DATABASE_URL`);
  }
  return address.href;
}

/**
 * The address for `pg`, with everything that it needs to know of TLS.
 *
 * @throws ConfigError when another machine would be reached without a checked certificate and no setting says so, or
 * a file cannot be used.
 */
export function databaseAddress({ url, password, tls, caFile, defaultHost }: DatabaseSettings): string {
  const address = readAddress(url);
  // Among the parameters it wins, and an address without a host takes no other.
  if (password !== undefined) address.searchParams.set('password', password);
  const host = hostOf(address, defaultHost);
  const said = MODES.slice(0, 2).flatMap((name) => address.searchParams.getAll(name));
  const unchecked = said.find((mode) => UNCHECKED.test(mode));
  // Nobody speaks TLS on a socket of the machine.
  if (tls === 'off' || host.startsWith('/')) return withoutTls(address);
  if (unchecked !== undefined && (tls === 'verify' || !isThisMachine(host))) {
    throw new ConfigError([
      `DATABASE_URL says "${unchecked}" of TLS, and ${host} is ${tls ? 'to be reached with it' : 'another machine'}. Take it out: the certificate ` +
        'is checked then, by the CA in DATABASE_CA_FILE if there is one. DATABASE_TLS=off allows a private network without TLS.',
    ]);
  }
  const isAsked = tls === 'verify' || (said.length > 0 && unchecked === undefined) || caFile !== undefined;
  return isAsked || !isThisMachine(host) ? withCheckedTls(address, caFile) : withoutTls(address);
}
