/** What is wrong with the TLS of PostgreSQL, in words that say what to do (decision 087). */

/** Thrown when PostgreSQL is not reached with TLS as the settings want it. Waiting mends none of it. */
export class DatabaseTlsError extends Error {
  readonly code = 'DATABASE_TLS';
  constructor(message: string, cause: Error) {
    super(message, { cause });
    this.name = 'DatabaseTlsError';
  }
}

/** Codes of Node's TLS for a certificate that no known authority has signed. */
const UNTRUSTED = new Set([
  'CERT_SIGNATURE_FAILURE',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** `pg` gives this one no code. */
const NO_TLS = 'The server does not support SSL connections';

/**
 * An error of a connection, explained where it is one of TLS. A certificate whose days are over is left to Node's words:
 * it is renewed on the other side, and the pages stay up meanwhile.
 */
export function explainTls(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error.message === NO_TLS) {
    return new DatabaseTlsError(
      'The PostgreSQL of DATABASE_URL does not speak TLS. Turn it on there (ssl = on, with a certificate); for a ' +
        'private network without TLS set DATABASE_TLS=off.',
      error,
    );
  }
  if (UNTRUSTED.has(code)) {
    return new DatabaseTlsError(
      `The certificate of the PostgreSQL of DATABASE_URL is signed by nobody this server trusts (${code}). Let ` +
        'DATABASE_CA_FILE name the certificate of the authority that signed it.',
      error,
    );
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return new DatabaseTlsError(
      `The certificate of the PostgreSQL of DATABASE_URL is made for another name. Use the name in DATABASE_URL ` +
        `that it is made for. ${error.message}`,
      error,
    );
  }
  return error;
}
