/** Where somebody goes after signing in (DESK-1). */
import { DESK_PATH, isDeskPath, splitLocale } from '../../../contract/routes.ts';

/** Stands in for the site's own address; nobody can own a name that ends like this. */
const HERE = 'http://site.invalid';

/** As a browser would read it: `/dashboard/../x`, `//host` and `/\host` show what they are. */
function addressOf(path: string): URL | undefined {
  // Chrome has URL.canParse from 120 on, Safari from 17.
  try {
    return new URL(path, HERE);
  } catch {
    return undefined;
  }
}

/**
 * The address to go to: what `?return=` names, when that is one of the desk's own, else the desk.
 * Anything that would lead to another site, or to another part of this one, counts as nothing.
 */
export function returnAddress(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  const address = wanted.startsWith('/') ? addressOf(wanted) : undefined;
  if (!address) return DESK_PATH;
  const { origin, pathname, search: query, hash } = address;
  return origin === HERE && isDeskPath(splitLocale(pathname).path) ? `${pathname}${query}${hash}` : DESK_PATH;
}
