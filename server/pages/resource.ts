/**
 * What an address is answered with. Every header of every form is written when the site is
 * loaded, so that answering is a look-up and a write.
 */
import type { Encoding } from './content-encoding.ts';
import { securityHeaders } from './security-headers.ts';
import type { FileForm, SiteFile } from './site-file.ts';

/** How the visitor came: only by https is the browser told to stay with it. */
export type Scheme = 'http' | 'https';

/** Headers as Node's `writeHead` takes them without looking at each: name, value, name, value. */
export type FlatHeaders = readonly string[];

/** One form of a resource, ready to be sent. */
export interface ResourceForm extends FileForm {
  headers: Record<Scheme, FlatHeaders>;
  /** Headers of "not modified": no length, no type. */
  unchangedHeaders: Record<Scheme, FlatHeaders>;
  /** Status of the answer. */
  status: 200 | 404;
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

function perScheme<T>(make: (scheme: Scheme) => T): Record<Scheme, T> {
  return { http: make('http'), https: make('https') };
}

/** By what the answers of one address differ; a file with a single form says nothing. */
function varyOf({ forms }: SiteFile, { isNegotiated }: ResourceOptions): Pairs {
  if (isNegotiated) return [['Vary', 'Accept-Encoding, Cookie, Accept-Language']];
  return forms.length > 1 ? [['Vary', 'Accept-Encoding']] : [];
}

function readyForm(form: FileForm, file: SiteFile, options: ResourceOptions): ResourceForm {
  const shared: Pairs = [
    ['Cache-Control', options.cacheControl],
    ...varyOf(file, options),
    ['ETag', form.etag],
    ...(options.language ? [['Content-Language', options.language] as const] : []),
    ...(options.isUnlisted ? [['X-Robots-Tag', 'noindex, nofollow'] as const] : []),
  ];
  const own: Pairs = [
    ['Content-Type', file.type],
    ['Content-Length', String(form.size)],
    ...(form.encoding === 'identity' ? [] : [['Content-Encoding', form.encoding] as const]),
    ...(file.hasRanges ? [['Accept-Ranges', 'bytes'] as const] : []),
  ];
  const withSecurity = (pairs: Pairs) =>
    perScheme((scheme) => [...pairs, ...securityHeaders(options.csp, scheme === 'https')].flat());
  return {
    ...form,
    headers: withSecurity([...own, ...shared]),
    unchangedHeaders: withSecurity(shared),
    status: options.status ?? 200,
  };
}

/** Makes a file ready to be sent. */
export function createResource(file: SiteFile, options: ResourceOptions): Resource {
  const forms = file.forms.map((form) => [form.encoding, readyForm(form, file, options)] as const);
  return { status: options.status ?? 200, file, forms: new Map(forms) };
}
