/** Every page and file of the site, for the build to render. */
import { qrAddresses } from './qr-addresses.ts';
import { content, offeredLocales, programPages } from './site-content.ts';

/** The values of the parameter of a route, for the routes that have one; of a page without its language. */
const VALUES: Readonly<Record<string, () => Iterable<string>>> = {
  '/masters/[slug]': () => content.masters.map(({ id }) => id),
  '/program/[slug]': programPages,
  '/school/[slug]': () => content.schools.keys(),
  '/video/[slug]': () => content.films.keys(),
  '/[rootFile]': () => Object.keys(content.site.rootFiles),
  '/films/[file].vtt': () =>
    [...content.films.keys()].flatMap((id) => offeredLocales().map((locale) => `${id}.${locale}`)),
  '/qr/[name].png': () => Object.keys(qrAddresses()),
  '/program-names/[locale].json': offeredLocales,
  '/search-index/[locale].json': offeredLocales,
};

/** What stands for the language in the route of a page. */
const BASE = '/[...base]';

/** The languages of a page, prefixed and locale-neutral. */
function bases(): string[] {
  return ['', '/_plain'].flatMap((kind) => offeredLocales().map((locale) => `${kind}/${locale}`));
}

/**
 * The addresses of a route: `/[...base]/school/[slug]` gives `/zh/school/otago`, `/_plain/zh/school/otago` and so on.
 *
 * @throws Error for a route with a parameter that has no values here.
 */
export function pathsOf(route: string): string[] {
  const isPage = route.startsWith(BASE);
  const path = isPage ? route.slice(BASE.length) : route;
  const values = VALUES[path];
  if (!values && path.includes('[')) throw new Error(`site/site-paths.ts has no values for the route ${route}.`);
  const paths = values ? [...values()].map((value) => path.replace(/\[\w+\]/, value)) : [path];
  return isPage ? bases().flatMap((base) => paths.map((own) => base + own)) : paths;
}
