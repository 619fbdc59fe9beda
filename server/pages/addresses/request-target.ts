/** Takes a request's target and host as RFC 9112, section 3.2, asks. */
import type { IncomingMessage } from 'node:http';

/** The absolute form of a target: scheme, host with its port, and the path with its query. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#@]+)([/?].*)?$/i;

function hostLines(rawHeaders: readonly string[]): number[] {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 && name.toLowerCase() === 'host' ? [index] : []));
}

/**
 * Brings a target in absolute form into the usual one, with its host in place of the `Host` field's.
 *
 * @returns false for a request with several `Host` fields, which is to be refused: what stands before
 * us may have gone by another one of them.
 */
export function settleTarget(request: IncomingMessage): boolean {
  const { rawHeaders, headers } = request;
  const [line, ...more] = hostLines(rawHeaders);
  if (more.length > 0) return false;
  const absolute = ABSOLUTE_FORM.exec(request.url ?? '');
  if (!absolute) return true;
  const [, host = '', rest = '/'] = absolute;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  headers.host = host;
  if (line === undefined) rawHeaders.push('Host', host);
  else rawHeaders[line + 1] = host;
  return true;
}
