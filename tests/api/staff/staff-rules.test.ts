import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role, reachOf } from '../../../contract/staff/access.ts';
import { CODE } from '../../../contract/codes.ts';
import type { Editions } from '../../../features/content/editions/editions.ts';
import type { NoticeTools } from '../../../features/notices/notice-tools.ts';
import type { ShortLinkRouteOptions } from '../../../features/short-links/short-link.routes.ts';
import { methodAndPath, needsConfirmation, type StaffRoute } from '../../../features/staff/staff-route.ts';
import { staffRoutes } from '../../../server/start/staff-routes.ts';
import { StoreUnavailableError } from '../../../server/storage/database.ts';
import { openTestStore, STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, registration, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, StaffBrowser, signInAs } from '../../support/desk/staff-browser.ts';

const ID = '019a0000-0000-7000-8000-000000000000';
const nameOf = ({ call }: StaffRoute) => call;
const isChanging = ({ call }: StaffRoute) => !call.startsWith('GET ');
/** The table alone: no handler of it is called. */
const ROUTES = staffRoutes({
  notices: {} as NoticeTools,
  editions: {} as Editions,
  shortLinks: {} as ShortLinkRouteOptions,
  consents: () => ({ find: () => undefined }),
  siteUrl: '',
  wakePurge() {},
});

/**
 * What is changed without giving password and code again: what is looked at, written or noted in a day's work, and what
 * has a way back. A new route that changes something is asked for again, or is added here.
 */
const NOT_ASKED_AGAIN = [
  'PATCH /api/staff/me',
  'POST /api/staff/sign-out',
  'POST /api/staff/password',
  'POST /api/staff/confirm',
  'POST /api/desk/leads/search',
  'POST /api/desk/leads/:id/reveal',
  'PATCH /api/desk/leads/:id',
  'POST /api/desk/leads/:id/calls',
  'POST /api/desk/leads/:id/calls/undo',
  'POST /api/desk/leads/:id/notes',
  'POST /api/desk/leads/:id/correct',
  'POST /api/desk/leads/:id/enrolment',
  'POST /api/desk/leads/:id/do-not-contact',
  'POST /api/desk/leads/:id/do-not-contact/undo',
  'DELETE /api/desk/leads/:id/do-not-contact',
  'POST /api/desk/log/search',
  'POST /api/desk/contacts',
  'POST /api/desk/contacts/known',
  'POST /api/desk/views',
  'DELETE /api/desk/views/:id',
  'POST /api/desk/figures',
  'POST /api/desk/figures/origins',
  'POST /api/desk/figures/schools',
  'POST /api/desk/figures/sources',
  'POST /api/desk/figures/staff',
  'POST /api/desk/notices/channels/:id/test',
  'POST /api/desk/notices/failed/retry',
  'POST /api/desk/notices/failed/:id/retry',
  'POST /api/desk/requests',
  'POST /api/desk/requests/search',
  'PATCH /api/desk/requests/:id',
  'POST /api/desk/requests/:id/close',
  'POST /api/desk/leads/:id/erase',
  'POST /api/desk/leads/:id/withdraw',
  'POST /api/desk/leads/:id/restrict',
  'POST /api/desk/leads/:id/unrestrict',
  'POST /api/desk/leads/:id/disclosures',
  'POST /api/desk/disclosures/search',
  'POST /api/desk/retention/postpone',
  'POST /api/desk/leads/import/layout',
  'POST /api/desk/leads/import/preview',
  'POST /api/desk/leads/import',
  'POST /api/desk/content/document',
  'PATCH /api/desk/content/document',
  'DELETE /api/desk/content/document',
  'POST /api/desk/content/document/discard',
  'POST /api/desk/content/document/ready',
  'DELETE /api/desk/content/document/ready',
  'POST /api/desk/content/draft',
  'DELETE /api/desk/content/plan',
  'POST /api/desk/content/facts/link',
  'POST /api/desk/short-links',
  'PATCH /api/desk/short-links/:id',
  'POST /api/desk/content/launch/settled',
  'DELETE /api/desk/content/launch/settled',
  'POST /api/desk/content/pictures',
  'DELETE /api/desk/content/pictures/:folder/:file',
  'POST /api/desk/content/films',
  'DELETE /api/desk/content/films/uploads/:name',
];

describe.each(STORE_NAMES)('DESK-2 the rule of each staff route, on %s', (name) => {
  // PostgreSQL is asked about one feature: the stores differ in how a session is read, and not in the routes.
  const routes =
    name === 'SQLite' ? ROUTES : ROUTES.filter((route) => methodAndPath(route).path.startsWith('/api/desk/leads'));
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
  const call = (browser: StaffBrowser, route: StaffRoute, headers: Record<string, string> = {}) => {
    const { method, path } = methodAndPath(route);
    return browser.send(method, path.replace(':id', ID), method === 'GET' ? undefined : {}, headers);
  };

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

  it('OPS-2 a full disk is told to staff in words for them', async () => {
    for (const fault of [{ errcode: 13 }, { code: '53100' }, { code: 'ENOSPC' }]) {
      const { app, failures } = await createTestApi(opened.store, opened.dataDir, {
        guardStore: () => {
          throw Object.assign(new Error('full'), fault);
        },
      });
      const full = await new StaffBrowser(app).signIn('manager@example.com');
      expect(full).toMatchObject({
        status: 507,
        body: { code: CODE.storageFull, msg: expect.stringContaining('disk') },
      });
      expect(failures).toHaveLength(1);
    }
  });

  it('DESK-2 tells managers alone which accounts have no second factor or no password yet', async () => {
    for (const role of ROLES) {
      const { items } = (await browserOf(role).get<{ items: object[] }>('/api/desk/staff')).body;
      expect(items).toHaveLength(ROLES.length);
      const told = items.filter((item) => 'has_factor' in item || 'has_password' in item);
      expect(told, role).toHaveLength(role === 'manager' ? ROLES.length : 0);
    }
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

  it('API-3 lets nothing but what a link to a draft opens be read from another site', () => {
    const open = ROUTES.filter(({ opensFromAnywhere }) => opensFromAnywhere).map(nameOf);
    expect(open).toEqual(['GET /api/desk/content/draft', 'GET /api/desk/content/draft/uploads/:until/:key/:file']);
  });

  it.each(routes.filter((route) => !route.opensFromAnywhere).map((route) => [nameOf(route), route] as const))(
    'API-3 refuses what comes from another site to %s',
    async (_name, route) => {
      const manager = browserOf('manager');
      expectRefused(await call(manager, route, { origin: 'https://evil.example' }), 403, CODE.crossSite);
      expectRefused(await call(manager, route, { 'sec-fetch-site': 'cross-site' }), 403, CODE.crossSite);
    },
  );

  it.each(guarded.filter(isChanging).map((route) => [nameOf(route), route] as const))(
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

  it('DESK-1 asks again before accounts, factors, sessions, channels, exports and settings change', () => {
    const changing = ROUTES.filter((route) => isChanging(route) && route.rule !== 'public');
    const asked = changing.filter(needsConfirmation).map(nameOf);
    expect(changing.map(nameOf).filter((route) => !asked.includes(route))).toEqual(NOT_ASKED_AGAIN);
    expect(ROUTES.filter((route) => !isChanging(route) && needsConfirmation(route))).toEqual([]);
  });

  it.each(guarded.filter(needsConfirmation).map((route) => [nameOf(route), route] as const))(
    'DESK-1 a session that was stolen does nothing by %s, before or five minutes after its owner was asked',
    async (_name, route) => {
      const stolen = new StaffBrowser(api.app);
      await stolen.signIn('manager@example.com');
      expectRefused(await call(stolen, route), 403, CODE.confirmationNeeded);
      const confirmedAt = async (at: number) => {
        await opened.store.db.updateTable('staff_session').set({ confirmed_at: at }).execute();
        return (await call(stolen, route)).body.code;
      };
      expect(await confirmedAt(Date.now() - 5 * 60_000)).toBe(CODE.confirmationNeeded);
      // By a clock that was a day ahead.
      expect(await confirmedAt(Date.now() + 86_400_000)).toBe(CODE.confirmationNeeded);
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
      expect(line).toMatchObject({ path: methodAndPath(route).path, status: 403, staff: people.get(role)?.id });
    },
  );
});
