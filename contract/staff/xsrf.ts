/** The token that goes with every change (API-3): from the cookie of that name into the header. */
import { decodeOrKeep } from '../text/decode-or-keep.ts';

/** Cookie that script may read; its value goes back in {@link XSRF_HEADER} with every change (API-3). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** Header of every call that changes or reveals something. */
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** What a header may hold of a cookie: fetch throws at other characters, and servers refuse long heads. */
const HEADER_VALUE = /^[!-+\--~]{1,512}$/;

/**
 * The header's value: the tokens of all cookies of that name, with commas between them. There may be several, since other
 * programs of the same host or domain set one of the same name, and which comes first is up to the browser.
 *
 * @param cookies as `document.cookie` has them.
 * @returns '' where there is none.
 */
export function xsrfTokens(cookies: string): string {
  const values = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${XSRF_COOKIE}=`))
    .map((pair) => decodeOrKeep(pair.slice(XSRF_COOKIE.length + 1)));
  return [...new Set(values)].filter((value) => HEADER_VALUE.test(value)).join(',');
}
