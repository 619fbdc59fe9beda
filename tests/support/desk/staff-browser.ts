/** A person of the staff at a browser: keeps cookies, sends the token back, and asks the API. */
import type { Role } from '../../../contract/staff/access.ts';
import type { Envelope } from '../../../contract/codes.ts';
import { XSRF_COOKIE, XSRF_HEADER } from '../../../contract/staff/xsrf.ts';
import { addStaff } from '../../../features/staff/staff-admin.service.ts';
import { makeLink } from '../../../features/staff/staff-links.ts';
import { SITE_URL, type TestApi } from '../registration-api.ts';

/** A password that nothing speaks against. */
export const PASSWORD = 'correct horse battery';

/** An answer, read as JSON. */
export interface StaffAnswer<T> {
  status: number;
  /** The payload, or the envelope of a refusal. */
  body: T & Envelope;
  response: Response;
}

/** What a browser asks: the API without a port, or a whole server. */
export interface Asked {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}

/** A browser of the staff: keeps cookies between its calls of the API. */
export class StaffBrowser {
  readonly #app: Asked;
  readonly #headers: Record<string, string>;
  readonly cookies = new Map<string, string>();

  constructor(app: Asked, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  /** Sends a call as the desk does, text and bytes as they are; `headers` win over what is usual, an empty one is left out. */
  async send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<StaffAnswer<T>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = {
      'accept-language': 'en',
      ...(cookie ? { cookie } : {}),
      [XSRF_HEADER]: this.cookies.get(XSRF_COOKIE) ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...this.#headers,
      ...headers,
    };
    const response = await this.#app.request(path, {
      method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
    this.#keep(response);
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? await response.clone().json() : undefined, response };
  }

  get = <T>(path: string) => this.send<T>('GET', path);
  post = <T>(path: string, body: unknown = {}) => this.send<T>('POST', path, body);

  signIn(email: string, password = PASSWORD) {
    return this.post<{ id: string }>('/api/staff/sign-in', { email, password });
  }

  #keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** A person of a role, signed in. */
export interface SignedInPerson {
  id: string;
  email: string;
  browser: StaffBrowser;
}

/** Adds a person of a role with {@link PASSWORD} and signs in, at a time in milliseconds. */
export async function signInAs(
  api: TestApi,
  role: Role,
  name: string = role,
  now = Date.now(),
): Promise<SignedInPerson> {
  const { store, cipher } = api.leadStore;
  const email = `${name}@example.com`;
  const { id } = await addStaff({ store, cipher, siteUrl: SITE_URL, now, by: null }, email, role);
  const { link } = await makeLink(store.db, cipher, SITE_URL, id, now);
  const browser = new StaffBrowser(api.app);
  await browser.post('/api/staff/link/use', { token: tokenOf(link), password: PASSWORD });
  // As if password and code had just been asked for again: most tests are about what comes after that.
  await store.db.updateTable('staff_session').set({ confirmed_at: now }).where('staff_id', '=', id).execute();
  return { id, email, browser };
}

/** The token of a one-time link. */
export function tokenOf(link: string): string {
  return new URL(link).hash.replace('#link=', '');
}
