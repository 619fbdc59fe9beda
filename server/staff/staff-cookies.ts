/** The cookies of somebody who signs in (PAGE-8, API-3). */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { XSRF_COOKIE } from '../../contract/staff-api.ts';
import { MS_PER_SECOND } from '../../contract/time-units.ts';
import type { Cipher } from '../crypto/cipher.ts';
import type { ApiEnv } from '../http/request-context.ts';
import { type Actor, SESSION_MAX_MS, xsrfTokenOf } from './sessions.ts';
import { deviceMark } from './sign-in.service.ts';

const DEVICE_LASTS_SECONDS = 180 * 86_400;

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:');
}

/** With TLS the name's prefix makes browsers refuse the cookie from anybody but this very host over TLS. */
function nameOf(name: string, siteUrl: string): string {
  return isSecure(siteUrl) ? `__Host-${name}` : name;
}

/** The token of the session that a request names; undefined when it names none. */
export function readSessionToken(c: Context<ApiEnv>, siteUrl: string): string | undefined {
  return getCookie(c, nameOf('staff', siteUrl));
}

/** The browser's mark of an earlier sign-in, not yet checked. */
export function readDeviceMark(c: Context<ApiEnv>, siteUrl: string): string | undefined {
  return getCookie(c, nameOf('staff-device', siteUrl));
}

/** Sets the token that script may read, anew with every start of the desk. */
export function setXsrfCookie(c: Context<ApiEnv>, siteUrl: string, cipher: Cipher, actor: Actor): void {
  setCookie(c, XSRF_COOKIE, xsrfTokenOf(cipher, actor.token), {
    path: '/',
    secure: isSecure(siteUrl),
    sameSite: 'Strict',
    maxAge: SESSION_MAX_MS / MS_PER_SECOND,
  });
}

/** Sets the cookies of a session that has begun. */
export function setSessionCookies(c: Context<ApiEnv>, siteUrl: string, cipher: Cipher, actor: Actor): void {
  const hidden = { path: '/', secure: isSecure(siteUrl), httpOnly: true, sameSite: 'Strict' } as const;
  setCookie(c, nameOf('staff', siteUrl), actor.token, { ...hidden, maxAge: SESSION_MAX_MS / MS_PER_SECOND });
  setCookie(c, nameOf('staff-device', siteUrl), deviceMark(cipher, actor.email), {
    ...hidden,
    maxAge: DEVICE_LASTS_SECONDS,
  });
  setXsrfCookie(c, siteUrl, cipher, actor);
}

/** Takes the session's cookies away; the browser stays known. */
export function dropSessionCookies(c: Context<ApiEnv>, siteUrl: string): void {
  const options = { path: '/', secure: isSecure(siteUrl) };
  deleteCookie(c, nameOf('staff', siteUrl), options);
  deleteCookie(c, XSRF_COOKIE, options);
}
