/** Finds what an address is answered with, in the visitor's language (LANG-1, ROUTE-2, ROUTE-8). */
import { isDeskPath, splitLocale } from '../../../contract/routes.ts';
import { visitorLocale } from '../../http/visitor-locale.ts';
import { acceptedEncodings } from '../files/content-encoding.ts';
import type { Resource, ResourceForm, Scheme } from '../files/resource.ts';
import { inLocale, type Site } from '../site.ts';

/** What of a request decides on its answer; each undefined when it was not sent. */
export interface PageRequest {
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** What pages are answered from, and how visitors come to them. */
export interface PageOptions {
  /** What visitors see at the moment. */
  site: () => Site;
  /** Whether the public address begins with https. */
  isHttps: boolean;
  /** Whether `X-Forwarded-Proto` is to be believed. */
  isProxyTrusted: boolean;
}

/** Longest address that is looked at for its language; the site's longest has about 40 characters. */
export const PATH_MAX_CHARACTERS = 2048;

/** The path of an address, without its query. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** How a visitor came, by the site's address or what a trusted proxy says. */
export function schemeOf({ isHttps, isProxyTrusted }: PageOptions, forwardedProto: string | undefined): Scheme {
  return isHttps || (isProxyTrusted && forwardedProto === 'https') ? 'https' : 'http';
}

/** The page or file of an address; undefined when there is none. */
export function findResource(site: Site, path: string, request: PageRequest): Resource | undefined {
  const answers = site.negotiated.get(path);
  if (answers) return inLocale(answers, visitorLocale(request.cookie, request.acceptLanguage, site.locales));
  return site.direct.get(path) ?? findDesk(site, path, request);
}

/** The desk's document, for whatever path at or below its own: which screen it is, its script knows. */
function findDesk(site: Site, path: string, request: PageRequest): Resource | undefined {
  if (path.length > PATH_MAX_CHARACTERS) return undefined;
  const { locale, path: rest } = splitLocale(path);
  if (!isDeskPath(rest)) return undefined;
  return inLocale(site.desk, locale ?? visitorLocale(request.cookie, request.acceptLanguage));
}

/** The page that says that there is nothing; undefined when the site has no such page. */
export function findNotFound(site: Site, path: string, request: PageRequest): Resource | undefined {
  const prefix = path.length > PATH_MAX_CHARACTERS ? undefined : splitLocale(path).locale;
  return prefix
    ? inLocale(site.notFound.prefixed, prefix)
    : inLocale(site.notFound.plain, visitorLocale(request.cookie, request.acceptLanguage, site.locales));
}

/** The form of a resource that the visitor's browser takes. */
export function chooseForm(resource: Resource, request: PageRequest): ResourceForm {
  for (const encoding of acceptedEncodings(request.acceptEncoding)) {
    const form = resource.forms.get(encoding);
    if (form) return form;
  }
  throw new Error(`${resource.file.source} has no form`);
}

/** Whether the browser's copy is still right; proxies may have marked a strong tag as weak. */
export function isUnchanged({ ifNoneMatch }: PageRequest, form: ResourceForm): boolean {
  if (ifNoneMatch === undefined) return false;
  const { etag } = form.content;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
