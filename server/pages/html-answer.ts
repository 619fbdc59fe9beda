/** Answers with a page that is made while its visitor waits. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { acceptedEncodings, type Encoding } from './content-encoding.ts';

/** Quality 4 of 11, and a window of 64 KiB, which a page fits into. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 } };

const COMPRESS: Readonly<Record<Exclude<Encoding, 'identity'>, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, BROTLI),
  zstd: (html) => promisify(zstdCompress)(html),
  gzip: (html) => promisify(gzip)(html),
};

/** What goes with a page. */
export interface HtmlAnswer {
  /** HTTP status. */
  status: number;
  /** Value of `Content-Language`. */
  language: string;
  /** Content security policy. */
  policy: string;
  acceptEncoding: string | undefined;
  retryAfterSeconds?: number | undefined;
  headers?: Readonly<Record<string, string>>;
}

/** The answer, compressed as the browser takes it. */
export async function answerHtml(html: string, answer: HtmlAnswer): Promise<Response> {
  const encoding = acceptedEncodings(answer.acceptEncoding)[0] ?? 'identity';
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': answer.language,
    'Content-Security-Policy': answer.policy,
    Vary: 'Accept-Encoding',
    ...answer.headers,
  });
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  if (answer.retryAfterSeconds !== undefined) headers.set('Retry-After', String(answer.retryAfterSeconds));
  const bytes = Buffer.from(html);
  const body = encoding === 'identity' ? bytes : await COMPRESS[encoding](bytes);
  return new Response(new Uint8Array(body), { status: answer.status, headers });
}
