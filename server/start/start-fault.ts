/** What whoever starts the server is told when that fails. */
import { ConfigError } from '../config-error.ts';
import { KeyFileError } from '../crypto/key-file.ts';
import { KeysMissingError } from '../crypto/open-cipher.ts';
import { findPortHolder } from '../find-holding-process.ts';
import { DatabaseTlsError } from '../storage/postgres/postgres-tls.ts';

/** What is to be done about a fault of listening, by its code. */
const LISTEN_FAULTS: Readonly<Record<string, (at: { address: string; port: number }) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by ${findPortHolder(port) ?? 'another program'}. End it, or set PORT, or METRICS_PORT, to another one.`,
  EACCES: ({ port }) =>
    `Port ${port} needs rights that this user does not have: ports below 1024 are the system's. Set PORT to 3000, say, with a proxy in front (docs/deploy.md).`,
  EADDRNOTAVAIL: ({ address }) => notOfThisMachine(address),
  ENOTFOUND: ({ address }) => notOfThisMachine(address),
  EAI_AGAIN: ({ address }) => notOfThisMachine(address),
};

function notOfThisMachine(address: string): string {
  return `HOST, or METRICS_HOST, is ${address}, which is no address of this machine. Use 127.0.0.1 behind a proxy, or 0.0.0.0 for all addresses; the public address belongs into SITE_URL.`;
}

/** A fault of listening, as Node gives it: an address that has to be looked up is in `hostname`. */
type ListenFault = Error & { code: string; address?: string; hostname?: string; port?: number };

function isListenFault(error: Error): error is ListenFault {
  return 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo') && 'code' in error;
}

/** What to do about an error of starting, in words; undefined for one that nobody has foreseen. */
export function explainStartFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isExplained = [ConfigError, KeysMissingError, KeyFileError, DatabaseTlsError].some(
    (kind) => error instanceof kind,
  );
  if (isExplained) return error.message;
  if (!isListenFault(error)) return undefined;
  const { code, address, hostname, port = 0 } = error;
  return LISTEN_FAULTS[code]?.({ address: address ?? hostname ?? '', port });
}
