/** Where a short link leads: a page of this site, and never another site. */
import { SOURCE_FIELD } from '../../contract/routes.ts';
import { SHORT_LINK_TARGET_MAX_CHARACTERS } from './schema.ts';

/** Stands for the site while an address is taken apart; it is in no answer. */
const ANY_HOST = 'http://site.invalid';

/** Visible ASCII with one slash before it. Browsers read a backslash as a slash. */
const LOCAL = /^\/(?!\/)[!-[\]-~]*$/;

function parse(text: string): URL | undefined {
  if (text.length > SHORT_LINK_TARGET_MAX_CHARACTERS || !LOCAL.test(text)) return undefined;
  const url = URL.parse(text, ANY_HOST);
  // `/.//example.com` is on this site until its dots are taken out.
  return url?.origin === ANY_HOST && !url.pathname.startsWith('//') ? url : undefined;
}

function localPart({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}

/** A target as it is stored, and the path of its page; undefined for what does not stay on the site. */
export function readTarget(text: string): { target: string; path: string } | undefined {
  const url = parse(text);
  return url && { target: localPart(url), path: url.pathname };
}

/** The address that a visitor is sent to: the target with the link's code as the source; undefined as with {@link readTarget}. */
export function addressOf(target: string, code: string): string | undefined {
  const url = parse(target);
  url?.searchParams.set(SOURCE_FIELD, code);
  return url && localPart(url);
}
