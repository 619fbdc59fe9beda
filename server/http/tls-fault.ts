/** Whether a connection failed because the certificate is wrong, or the other side speaks no TLS. */

const TLS_CODES = /^(ERR_TLS|ERR_SSL|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_OSSL)/;

/** Whether the code of Node's error is one of these. */
export function isTlsFault(code: string): boolean {
  return TLS_CODES.test(code);
}
