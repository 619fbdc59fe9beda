/** The cookies of somebody who signs in (PAGE-8, API-3). */
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import { XSRF_COOKIE } from '../../../contract/staff/xsrf.ts';
import type { Cipher } from '../../../server/crypto/cipher.ts';
import type { ApiEnv } from '../../../server/http/request-context.ts';
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

/** What our cookies hold. Without TLS another program of this host, or of its domain, may set some of the same name. */
const SESSION_TOKEN = /^[\w-]{43}$/;
const DEVICE_MARK = /^[\w-]{22}\.[\w-]{22}$/;

function readCookie(c: Context<ApiEnv>, name: string, shape: RegExp): string | undefined {
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  const values = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
  return values.find((value) => shape.test(value));
}

/** The token of the session that a request names; undefined when it names none. */
export function readSessionToken(c: Context<ApiEnv>, siteUrl: string): string | undefined {
  return readCookie(c, nameOf('staff', siteUrl), SESSION_TOKEN);
}

/** The browser's mark of an earlier sign-in, not yet checked. */
export function readDeviceMark(c: Context<ApiEnv>, siteUrl: string): string | undefined {
  return readCookie(c, nameOf('staff-device', siteUrl), DEVICE_MARK);
}

/** Sets the token that script may read, anew with every start of the desk and where a change came with another one. */
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
