/** Where somebody goes after signing in (DESK-1). */
import { DESK_PATH, isDeskPath, splitLocale } from '../../../contract/routes.ts';

/** Stands in for the site's own address; nobody can own a name that ends like this. */
const HERE = 'http://site.invalid';

/**
 * The address to go to: what `?return=` names, when that is one of the desk's own, else the desk.
 * Anything that would lead to another site, or to another part of this one, counts as nothing.
 */
export function returnAddress(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, HERE)) return DESK_PATH;
  // As a browser would read it: `/dashboard/../x`, `//host` and `/\host` show what they are.
  const { origin, pathname, search: query, hash } = new URL(wanted, HERE);
  return origin === HERE && isDeskPath(splitLocale(pathname).path) ? `${pathname}${query}${hash}` : DESK_PATH;
}
