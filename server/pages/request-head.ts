/**
 * Reads the head of a plain request. It is strict on purpose: whatever it does not know for
 * certain it leaves to Node's own parser, so that there is no second opinion on odd requests.
 */

/** A plain GET or HEAD without a body. */
export interface RequestHead {
  isHead: boolean;
  /** Path and query as they were sent. */
  url: string;
  acceptEncoding: string | undefined;
  acceptLanguage: string | undefined;
  cookie: string | undefined;
  ifNoneMatch: string | undefined;
  forwardedProto: string | undefined;
}

/** Node's own limit for a request's head. */
const HEAD_MAX_BYTES = 16_384;
/** What the request line of HTTP/1.1 may hold here: visible ASCII, beginning with a slash. */
const REQUEST_LINE = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1$/;
const FIELD_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** Visible ASCII, spaces and tabs; other bytes are left to Node. */
const FIELD_VALUE = /^[\t -~]*$/;

/** Fields that make a request more than plain. */
const NOT_PLAIN = new Set([
  'connection', 'content-length', 'expect', 'http2-settings', 'if-match', 'if-modified-since', 'if-range',
  'if-unmodified-since', 'keep-alive', 'proxy-connection', 'range', 'te', 'trailer', 'transfer-encoding', 'upgrade',
]);

type FieldKey = Exclude<keyof RequestHead, 'isHead' | 'url'>;
const WANTED = new Map<string, FieldKey | 'host'>([
  ['host', 'host'],
  ['accept-encoding', 'acceptEncoding'],
  ['accept-language', 'acceptLanguage'],
  ['cookie', 'cookie'],
  ['if-none-match', 'ifNoneMatch'],
  ['x-forwarded-proto', 'forwardedProto'],
]);

/** Reads one field into the head; false when the request is not plain. */
function readField(line: string, head: RequestHead & { host?: string }): boolean {
  const colon = line.indexOf(':');
  if (colon <= 0) return false;
  const name = line.slice(0, colon).toLowerCase();
  const value = line.slice(colon + 1).trim();
  if (!FIELD_VALUE.test(value)) return false;
  const key = WANTED.get(name);
  if (key !== undefined) {
    // Twice the same field: how the two add up is for Node to say.
    if (head[key] !== undefined) return false;
    head[key] = value;
    return true;
  }
  if (name === 'connection' && value.toLowerCase() === 'keep-alive') return true;
  return FIELD_NAME.test(name) && !NOT_PLAIN.has(name);
}

/** The head of a chunk that is exactly one plain request; undefined for anything else. */
export function readRequestHead(chunk: Buffer): RequestHead | undefined {
  if (chunk.length > HEAD_MAX_BYTES) return undefined;
  const text = chunk.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0 || end + 4 !== text.length) return undefined;
  let lineEnd = text.indexOf('\r\n');
  const first = REQUEST_LINE.exec(text.slice(0, lineEnd));
  if (!first) return undefined;
  const head: RequestHead & { host?: string } = {
    isHead: first[1] === 'HEAD',
    url: first[2] as string,
    acceptEncoding: undefined,
    acceptLanguage: undefined,
    cookie: undefined,
    ifNoneMatch: undefined,
    forwardedProto: undefined,
  };
  while (lineEnd < end) {
    const start = lineEnd + 2;
    lineEnd = text.indexOf('\r\n', start);
    if (!readField(text.slice(start, lineEnd), head)) return undefined;
  }
  return head.host === undefined ? undefined : head;
}
