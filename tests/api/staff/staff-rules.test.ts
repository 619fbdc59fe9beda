import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role, reachOf } from '../../../contract/access.ts';
import { CODE } from '../../../contract/codes.ts';
import type { Editions } from '../../../server/content/editions.ts';
import type { NoticeTools } from '../../../server/notices/notice-tools.ts';
import type { ShortLinkRouteOptions } from '../../../server/short-links/short-link.routes.ts';
import type { StaffRoute } from '../../../server/staff/staff-route.ts';
import { staffRoutes } from '../../../server/start/staff-routes.ts';
import { StoreUnavailableError } from '../../../server/storage/database.ts';
import { openTestStore, STORE_NAMES, type TestStore } from '../../support/databases.ts';
import { createTestApi, registration, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, StaffBrowser, signInAs } from '../../support/staff-browser.ts';

const ID = '019a0000-0000-7000-8000-000000000000';
const nameOf = ({ method, path }: StaffRoute) => `${method} ${path}`;
/** The table alone: no handler of it is called. */
const ROUTES = staffRoutes({
  notices: {} as NoticeTools,
  editions: {} as Editions,
  shortLinks: {} as ShortLinkRouteOptions,
  siteUrl: '',
  wakePurge() {},
});

describe.each(STORE_NAMES)('DESK-2 the rule of each staff route, on %s', (name) => {
  // PostgreSQL is asked about one feature: the stores differ in how a session is read, and not in the routes.
  const routes = name === 'SQLite' ? ROUTES : ROUTES.filter(({ path }) => path.startsWith('/api/desk/leads'));
  const guarded = routes.filter(({ rule }) => rule !== 'public');
  let opened: TestStore;
  let api: TestApi;
  const people = new Map<Role, SignedInPerson>();
  beforeAll(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir);
    for (const role of ROLES) people.set(role, await signInAs(api, role));
    await api.send(registration({ name: 'Zebulon' }));
  });
  afterAll(() => opened.close());

  const browserOf = (role: Role) => (people.get(role) as SignedInPerson).browser;
  const call = (browser: StaffBrowser, { method, path }: StaffRoute, headers: Record<string, string> = {}) =>
    browser.send(method, path.replace(':id', ID), method === 'GET' ? undefined : {}, headers);

  /** A refusal is the envelope and nothing else, and is kept nowhere. */
  function expectRefused(
    answer: Awaited<ReturnType<StaffBrowser['send']>>,
    status: number,
    code: number,
    cookies: unknown[] = [],
  ) {
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code, msg: expect.stringMatching(/\S/) });
    expect(answer.response.headers.get('cache-control')).toBe('no-store');
    expect(answer.response.headers.getSetCookie()).toEqual(cookies);
    expect(JSON.stringify(answer.body)).not.toMatch(/Zebulon|example\.com|13800000000/);
  }

  it('DESK-2 stands in the table, once, for every route that is mounted', () => {
    const mounted = api.app.routes
      .filter(({ path, method }) => /^\/api\/(staff|desk)\b/.test(path) && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect(mounted.sort()).toEqual(ROUTES.map(nameOf).sort());
    expect(new Set(mounted).size).toBe(mounted.length);
  });

  it('OPS-2 a staff call is answered 500 while the database is away', async () => {
    const { app, failures } = await createTestApi(opened.store, opened.dataDir, {
      guardStore: () => {
        throw new StoreUnavailableError();
      },
    });
    const away = await new StaffBrowser(app).signIn('manager@example.com');
    expect(away).toMatchObject({ status: 500, body: { code: CODE.failed } });
    expect(failures).toHaveLength(1);
  });

  it('DESK-2 leaves open to everybody only what nobody can be signed in for', () => {
    const open = ROUTES.filter(({ rule }) => rule === 'public').map(nameOf);
    expect(open).toEqual([
      'POST /api/staff/sign-in',
      'POST /api/staff/link',
      'POST /api/staff/link/use',
      'GET /api/staff/sign-in-options',
      'POST /api/staff/forgot',
      // Signed: a link to a draft is for people without an account.
      'GET /api/desk/content/draft',
      'GET /api/desk/content/draft/uploads/:until/:key/:file',
    ]);
  });

  it.each(guarded.map((route) => [nameOf(route), route] as const))(
    'DESK-2 refuses who is not signed in and calls %s',
    async (_name, route) => {
      expectRefused(await call(new StaffBrowser(api.app), route), 401, CODE.notSignedIn);
      const forged = new StaffBrowser(api.app);
      forged.cookies.set('__Host-staff', 'A'.repeat(43));
      expectRefused(await call(forged, route), 401, CODE.notSignedIn);
    },
  );

  it.each(routes.map((route) => [nameOf(route), route] as const))(
    'API-3 refuses what comes from another site to %s',
    async (_name, route) => {
      const manager = browserOf('manager');
      expectRefused(await call(manager, route, { origin: 'https://evil.example' }), 403, CODE.crossSite);
      expectRefused(await call(manager, route, { 'sec-fetch-site': 'cross-site' }), 403, CODE.crossSite);
    },
  );

  it.each(guarded.filter(({ method }) => method !== 'GET').map((route) => [nameOf(route), route] as const))(
    'API-3 refuses a change without its token, or with somebody else’s, by %s',
    async (_name, route) => {
      const manager = browserOf('manager');
      const own = manager.cookies.get('XSRF-TOKEN') ?? 'none';
      const foreign = browserOf('viewer').cookies.get('XSRF-TOKEN') ?? 'none';
      // Another program of this host may have replaced the cookie: the refusal brings the right one, to go on with.
      const healed = [expect.stringContaining(`XSRF-TOKEN=${own};`)];
      for (const token of ['', foreign, `${foreign},100%`])
        expectRefused(await call(manager, route, { 'X-XSRF-TOKEN': token }), 403, CODE.tokenMissing, healed);
    },
  );

  it('API-3 takes the token from among those of other programs, and the session from among their cookies', async () => {
    const { browser } = await signInAs(api, 'viewer', 'neighbour');
    const [token = '', session = ''] = ['XSRF-TOKEN', '__Host-staff'].map((cookie) => browser.cookies.get(cookie));
    const signedOut = await browser.send('POST', '/api/staff/sign-out', undefined, {
      cookie: `__Host-staff=other; XSRF-TOKEN=100%; __Host-staff=${session}`,
      'X-XSRF-TOKEN': `100%, ${token}`,
    });
    expect(signedOut.status).toBe(200);
  });

  const refusals = guarded.flatMap((route) =>
    ROLES.filter((role) => route.rule !== 'signedIn' && route.rule !== 'public' && !reachOf(role, route.rule)).map(
      (role) => [role, nameOf(route), route] as const,
    ),
  );
  it.each(refusals)(
    'DESK-2 refuses a %s who calls %s, and the log says whose account it was',
    async (role, _name, route) => {
      expectRefused(await call(browserOf(role), route), 403, CODE.notAllowed);
      const line: unknown = JSON.parse(api.logged.at(-1) ?? '{}');
      expect(line).toMatchObject({ path: route.path, status: 403, staff: people.get(role)?.id });
    },
  );
});
