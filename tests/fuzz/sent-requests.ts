/** What may come over a connection: requests, whole or not, one after the other, in pieces of any length. */
import fc from 'fast-check';
import {
  ACCEPT_LANGUAGE,
  COMMON_ENCODING,
  COOKIE,
  ODD_ENCODING,
  ODD_FIELDS,
  ODD_METHODS,
  ODD_TARGETS,
  ODD_VERSIONS,
  USUAL_FIELDS,
} from '../support/generated-requests.ts';
import { applyEdits, byteEdits } from './byte-edits.ts';

/** The bytes of a connection, and the lengths of the pieces that they come in; the last piece is what is left. */
export interface SentBytes {
  bytes: Buffer;
  pieces: readonly number[];
}

const field = (name: string, values: readonly string[]) =>
  fc.constantFrom(...values).map((value) => `${name}: ${value}`);
const fields = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: field('Accept-Encoding', [...COMMON_ENCODING, ...ODD_ENCODING]) },
    { weight: 2, arbitrary: field('Accept-Language', ACCEPT_LANGUAGE) },
    { weight: 2, arbitrary: field('Cookie', COOKIE) },
    { weight: 3, arbitrary: fc.constantFrom(...USUAL_FIELDS) },
    { weight: 2, arbitrary: fc.constantFrom(...ODD_FIELDS) },
    field('If-None-Match', ['*', '"x"', 'W/"x", "y"', '']),
    field('Range', [
      'bytes=0-0',
      'bytes=-5',
      'bytes=5-',
      'bytes=9-1',
      'bytes=0-,-1',
      'x=1',
      'bytes=00000000000000000001-2',
    ]),
    fc.string({ unit: 'binary-ascii', maxLength: 12 }),
  ),
  { maxLength: 5 },
);
const host = fc.oneof(
  { weight: 9, arbitrary: fc.constant(['Host: localhost']) },
  fc.constantFrom([], ['Host: a', 'Host: b'], ['host : localhost'], ['Host:']),
);

/** A body and the fields that announce it, rightly or wrongly. */
interface SentBody {
  fields: readonly string[];
  bytes: string;
}

const text = fc.string({ unit: 'binary-ascii', maxLength: 30 });
const ANOTHER = 'GET /en/ HTTP/1.1\r\nHost: localhost\r\n\r\n';
const chunked: fc.Arbitrary<SentBody> = fc
  .tuple(
    fc.array(fc.tuple(text, fc.constantFrom('', ';a=b', ';"', ' ', ';a="\n"')), { maxLength: 4 }),
    fc.constantFrom(
      '0\r\n\r\n',
      '0\r\n\r\n',
      '0\r\nX-End: y\r\n\r\n',
      '00;x\r\n\r\n',
      '0\n\n',
      '-0\r\n\r\n',
      'fffffffffffffffff\r\n',
      '',
    ),
    fc.constantFrom(
      'chunked',
      'Chunked',
      'gzip, chunked',
      'chunked, chunked',
      'chunked, identity',
      ' chunked',
      '\x0bchunked',
      'xchunked',
    ),
    fc.boolean(),
  )
  .map(([chunks, end, coding, hasLength]) => ({
    fields: [`Transfer-Encoding: ${coding}`, ...(hasLength ? ['Content-Length: 3'] : [])],
    bytes:
      chunks.map(([piece, extension]) => `${piece.length.toString(16)}${extension}\r\n${piece}\r\n`).join('') + end,
  }));
const counted: fc.Arbitrary<SentBody> = fc
  .tuple(
    fc.oneof(text, fc.constant(ANOTHER)),
    fc.constantFrom('', '', '', '+', '-', '0', ' ', '0x'),
    fc.constantFrom(0, 0, 0, 1, -1, 10 ** 18),
  )
  .map(([bytes, sign, off]) => ({ fields: [`Content-Length: ${sign}${bytes.length + off}`], bytes }));
const body: fc.Arbitrary<SentBody> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ fields: [], bytes: '' }) },
  chunked,
  counted,
);

function request(paths: readonly string[]): fc.Arbitrary<string> {
  const known = fc.constantFrom(...paths);
  return fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom('GET', 'HEAD') },
        { weight: 2, arbitrary: fc.constant('POST') },
        fc.constantFrom(...ODD_METHODS),
      ),
      target: fc.oneof(
        { weight: 6, arbitrary: known },
        fc.tuple(known, fc.string({ unit: 'binary-ascii', maxLength: 8 })).map(([path, more]) => `${path}?${more}`),
        fc.constantFrom(...ODD_TARGETS, '/api/user/addApply', '/en/appointment/', '/en/fit/x', '/en/compare/a+b'),
      ),
      version: fc.oneof({ weight: 20, arbitrary: fc.constant('HTTP/1.1') }, fc.constantFrom(...ODD_VERSIONS)),
      host,
      fields,
      body,
      lineEnd: fc.oneof({ weight: 20, arbitrary: fc.constant('\r\n') }, fc.constantFrom('\n', '\r')),
    })
    .map(({ method, target, version, lineEnd, ...rest }) => {
      const lines = [`${method} ${target} ${version}`, ...rest.host, ...rest.fields, ...rest.body.fields, '', ''];
      return lines.join(lineEnd) + rest.body.bytes;
    });
}

/** Everything that comes over one connection. @param paths of pages and files of the site. */
export function sentBytes(paths: readonly string[]): fc.Arbitrary<SentBytes> {
  return fc
    .record({
      requests: fc.array(request(paths), { minLength: 1, maxLength: 4 }),
      edits: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, byteEdits),
      pieces: fc.oneof(
        fc.constant([]),
        fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 40 }),
      ),
      hasRequestEachPiece: fc.boolean(),
    })
    .map(({ requests, edits, pieces, hasRequestEachPiece }) => ({
      bytes: applyEdits(Buffer.from(requests.join(''), 'latin1'), edits),
      pieces: hasRequestEachPiece ? requests.map(({ length }) => length) : pieces,
    }));
}
