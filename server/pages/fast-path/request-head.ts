/**
 * Reads the head of a plain request. It is strict on purpose: whatever it does not know for
 * certain it leaves to Node's own parser, so that there is no second opinion on odd requests.
 */

import type { PageRequest } from '../addresses/page-lookup.ts';

/** A plain GET or HEAD without a body. */
export interface RequestHead extends PageRequest {
  isHead: boolean;
  /** Path and query as they were sent. */
  url: string;
  /** Value of `X-Forwarded-Proto`. */
  forwardedProto: string | undefined;
}

/** Node's own limit for a request's head. */
const HEAD_MAX_BYTES = 16_384;
/**
 * A whole head: a request line of HTTP/1.1 with a path of visible ASCII, fields with proper names
 * and values of visible ASCII, spaces and tabs, an empty line, and nothing after it.
 */
const PLAIN_HEAD = /^(?:GET|HEAD) \/[!-~]* HTTP\/1\.1\r\n(?:[!#$%&'*+\-.^_`|~\w]+:[\t -~]*\r\n)+\r\n$/;

/** The first line of such a head. */
const PLAIN_LINE = /^(?:GET|HEAD) \/[!-~]* HTTP\/1\.1$/;

/** Fields that make a request more than plain. */
const NOT_PLAIN = new Set([
  'connection',
  'content-length',
  'expect',
  'if-range',
  // Node's parser takes it for Connection.
  'proxy-connection',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
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
function readField(name: string, value: string, head: RequestHead & { host: string | undefined }): boolean {
  const key = WANTED.get(name);
  if (key === undefined) return !NOT_PLAIN.has(name) || (name === 'connection' && value.toLowerCase() === 'keep-alive');
  // Twice the same field: how the two add up is for Node to say.
  if (head[key] !== undefined) return false;
  head[key] = value;
  return true;
}

/** The request line of a head that is known to be plain. */
function urlOf(text: string): string {
  const start = text.indexOf(' ') + 1;
  return text.slice(start, text.indexOf(' ', start));
}

function readFields(text: string, start: number): RequestHead | undefined {
  const head: RequestHead & { host: string | undefined } = {
    isHead: text.startsWith('HEAD'),
    url: urlOf(text),
    host: undefined,
    acceptEncoding: undefined,
    acceptLanguage: undefined,
    cookie: undefined,
    ifNoneMatch: undefined,
    forwardedProto: undefined,
  };
  const end = text.length - 2;
  for (let at = start; at < end;) {
    const colon = text.indexOf(':', at);
    const lineEnd = text.indexOf('\r\n', colon);
    if (!readField(text.slice(at, colon).toLowerCase(), text.slice(colon + 1, lineEnd).trim(), head)) return undefined;
    at = lineEnd + 2;
  }
  // HTTP/1.1 asks for exactly one Host; a request without is for Node to refuse.
  return head.host === undefined ? undefined : head;
}

/** Reads the requests of one connection. */
export class RequestHeadReader {
  /** Browsers and proxies send the same fields again and again: those of the last request, read. */
  #lastFields = '';
  #lastHead: RequestHead | undefined;

  /** The head of a chunk that is exactly one plain request; undefined for anything else. */
  read(chunk: Buffer): RequestHead | undefined {
    if (chunk.length > HEAD_MAX_BYTES) return undefined;
    const text = chunk.toString('latin1');
    const lineEnd = text.indexOf('\r\n');
    const fields = text.slice(lineEnd);
    if (this.#lastHead && fields === this.#lastFields && PLAIN_LINE.test(text.slice(0, lineEnd))) {
      return { ...this.#lastHead, isHead: text.startsWith('HEAD'), url: urlOf(text) };
    }
    if (!PLAIN_HEAD.test(text)) return undefined;
    const head = readFields(text, lineEnd + 2);
    if (head) {
      this.#lastFields = fields;
      this.#lastHead = head;
    }
    return head;
  }
}
