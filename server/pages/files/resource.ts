/**
 * What an address is answered with. The headers of a form are written once, when it is first asked for, so that
 * answering is a look-up and a write: most forms of most pages never are.
 */
import type { Encoding } from './content-encoding.ts';
import { securityHeaders } from '../security-headers.ts';
import type { FileForm, SiteFile } from './site-file.ts';

/** How the visitor came: only by https is the browser told to stay with it. */
export type Scheme = 'http' | 'https';

/** Headers as Node's `writeHead` takes them without looking at each: name, value, name, value. */
export type FlatHeaders = readonly string[];

/** A resource in one encoding, ready to be sent. */
export interface ResourceForm {
  content: FileForm;
  headers: Record<Scheme, FlatHeaders>;
  /** Headers of "not modified": no length, no type. */
  unchangedHeaders: Record<Scheme, FlatHeaders>;
  /** Status of the answer. */
  status: 200 | 404;
}

/** What an address answers: a file in each of its encodings. */
export interface Resource {
  status: 200 | 404;
  file: SiteFile;
  forms: ReadonlyMap<Encoding, ResourceForm>;
}

/** How a file is answered with. */
export interface ResourceOptions {
  status?: 200 | 404;
  /** Content security policy; undefined for what is never shown as a page of its own. */
  csp: string | undefined;
  cacheControl: string;
  /** Value of `Content-Language`, for pages. */
  language?: string | undefined;
  /** Whether the same address has this file in several languages. */
  isNegotiated?: boolean;
  /** Whether search engines are to leave it alone. */
  isUnlisted?: boolean;
}

type Pairs = readonly (readonly [string, string])[];

/** Headers that are made when they are first asked for. */
class LazyHeaders implements Record<Scheme, FlatHeaders> {
  readonly #make: (isSecure: boolean) => FlatHeaders;
  #http: FlatHeaders | undefined;
  #https: FlatHeaders | undefined;

  constructor(make: (isSecure: boolean) => FlatHeaders) {
    this.#make = make;
  }

  get http(): FlatHeaders {
    this.#http ??= this.#make(false);
    return this.#http;
  }

  get https(): FlatHeaders {
    this.#https ??= this.#make(true);
    return this.#https;
  }
}

/** By what the answers of one address differ; a file with a single form says nothing. */
function varyOf({ forms }: SiteFile, { isNegotiated }: ResourceOptions): Pairs {
  if (isNegotiated) return [['Vary', 'Accept-Encoding, Cookie, Accept-Language']];
  return forms.length > 1 ? [['Vary', 'Accept-Encoding']] : [];
}

/** Headers of the content, which "not modified" goes without. */
function contentHeaders(form: FileForm, file: SiteFile): Pairs {
  return [
    ['Content-Type', file.type],
    ['Content-Length', String(form.size)],
    ...(form.encoding === 'identity' ? [] : [['Content-Encoding', form.encoding] as const]),
    ...(file.hasRanges ? [['Accept-Ranges', 'bytes'] as const] : []),
  ];
}

function sharedHeaders(form: FileForm, file: SiteFile, options: ResourceOptions): Pairs {
  return [
    ['Cache-Control', options.cacheControl],
    ...varyOf(file, options),
    ['ETag', form.etag],
    ...(options.language ? [['Content-Language', options.language] as const] : []),
    ...(options.isUnlisted ? [['X-Robots-Tag', 'noindex, nofollow'] as const] : []),
  ];
}

function readyForm(form: FileForm, file: SiteFile, options: ResourceOptions): ResourceForm {
  const always = (isSecure: boolean): Pairs => [
    ...sharedHeaders(form, file, options),
    ...securityHeaders(options.csp, isSecure),
  ];
  return {
    content: form,
    headers: new LazyHeaders((isSecure) => [...contentHeaders(form, file), ...always(isSecure)].flat()),
    unchangedHeaders: new LazyHeaders((isSecure) => always(isSecure).flat()),
    status: options.status ?? 200,
  };
}

/** Makes a file ready to be sent. */
export function createResource(file: SiteFile, options: ResourceOptions): Resource {
  const forms = file.forms.map((form) => [form.encoding, readyForm(form, file, options)] as const);
  return { status: options.status ?? 200, file, forms: new Map(forms) };
}
