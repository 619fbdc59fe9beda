/**
 * What an address is answered with. Every header of every form is written when the site is
 * loaded, so that answering is a look-up and a write.
 */
import { STATUS_CODES } from 'node:http';
import type { Encoding } from './content-encoding.ts';
import { securityHeaders } from './security-headers.ts';
import type { FileForm, SiteFile } from './site-file.ts';

/** Headers as Node's `writeHead` takes them without looking at each: name, value, name, value. */
export type FlatHeaders = readonly string[];

/** One form of a resource, ready to be sent. */
export interface ResourceForm extends FileForm {
  /** Headers of the whole answer, for visitors by http and by https. */
  headers: { http: FlatHeaders; https: FlatHeaders };
  /** Headers of "not modified": no length, no type. */
  unchangedHeaders: { http: FlatHeaders; https: FlatHeaders };
  /** The same with the status line, as they go over the wire, but for the date. */
  head: { http: string; https: string };
  unchangedHead: { http: string; https: string };
  /** Head, date and body in one piece, as they were last sent. */
  piece?: { date: string; scheme: 'http' | 'https'; bytes: Buffer };
}

/** An address's answer. */
export interface Resource {
  status: 200 | 404;
  file: SiteFile;
  forms: ReadonlyMap<Encoding, ResourceForm>;
}

/** How a file is answered with. */
export interface ResourceOptions {
  status?: 200 | 404;
  csp: string;
  cacheControl: string;
  /** Value of `Content-Language`, for pages. */
  language?: string | undefined;
  /** Whether the same address has this file in several languages. */
  isNegotiated?: boolean;
}

/** The wire's form of a head, ready for its last line, the date. */
function wire(status: number, headers: FlatHeaders): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let index = 0; index < headers.length; index += 2) text += `${headers[index]}: ${headers[index + 1]}\r\n`;
  return text;
}

function bothWires(status: number, { http, https }: { http: FlatHeaders; https: FlatHeaders }) {
  return { http: wire(status, http), https: wire(status, https) };
}

function flat(pairs: readonly (readonly [string, string])[]): FlatHeaders {
  return pairs.flat();
}

function readyForm(form: FileForm, file: SiteFile, options: ResourceOptions): ResourceForm {
  const shared: [string, string][] = [
    ['Cache-Control', options.cacheControl],
    ['Vary', options.isNegotiated ? 'Accept-Encoding, Cookie, Accept-Language' : 'Accept-Encoding'],
    ['ETag', form.etag],
    ...(options.language ? [['Content-Language', options.language] as [string, string]] : []),
  ];
  const own: [string, string][] = [
    ['Content-Type', file.type],
    ['Content-Length', String(form.size)],
    ...(form.encoding === 'identity' ? [] : [['Content-Encoding', form.encoding] as [string, string]]),
    ...(file.hasRanges ? [['Accept-Ranges', 'bytes'] as [string, string]] : []),
  ];
  const both = (pairs: [string, string][]) => ({
    http: flat([...pairs, ...securityHeaders(options.csp, false)]),
    https: flat([...pairs, ...securityHeaders(options.csp, true)]),
  });
  const headers = both([...own, ...shared]);
  const unchangedHeaders = both(shared);
  return {
    ...form,
    headers,
    unchangedHeaders,
    head: bothWires(options.status ?? 200, headers),
    unchangedHead: bothWires(304, unchangedHeaders),
  };
}

/** Makes a file ready to be sent. */
export function createResource(file: SiteFile, options: ResourceOptions): Resource {
  const forms = file.forms.map((form) => [form.encoding, readyForm(form, file, options)] as const);
  return { status: options.status ?? 200, file, forms: new Map(forms) };
}
