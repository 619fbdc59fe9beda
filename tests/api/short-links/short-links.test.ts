/** Short links at the desk and in the figures (EDIT-9). Costs 10 seconds. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { SourceFigures } from '../../../features/reports/schema.ts';
import { LOCALES } from '../../../contract/locales.ts';
import type { LogItem } from '../../../contract/staff/log-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import type { PageChoice } from '../../../contract/routes.ts';
import { SHORT_LINK_NAME_MAX_CHARACTERS, type ShortLink } from '../../../features/short-links/schema.ts';
import { loadSite, type Site } from '../../../server/pages/site.ts';
import { StoreUnavailableError } from '../../../server/storage/database.ts';
import { insertLink, updateLink } from '../../../features/short-links/short-link.repository.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import { openTestStore, SHARED_STORE_NAMES, STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { untilSomethingWaits } from '../../support/stores/lock-wait.ts';
import { writePagesFixture } from '../../support/content/pages-fixture.ts';
import { createTestApi, madeUpPhone, registration, SITE_URL, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const LINKS = '/api/desk/short-links';
/** The last second of a day in China. */
const EVENING = Date.parse('2026-11-23T23:59:59+08:00');
const POSTER = { name: 'Poster at the fair', target: '/zh/phd', code: 'fair-2026' };

/** What a link must not lead to. */
const ASTRAY = [
  '//evil.example',
  '///evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/zh/..//evil.example',
  '/\t/evil.example',
  '/zh/phd\r\nSet-Cookie: a=b',
  '/zh/ph d',
  '/no-such-page',
  '/zh/go/fair-2026',
  '/api/user/addApply',
  '/dashboard/leads',
  'zh/phd',
  '',
  `/zh/phd?${'a'.repeat(300)}`,
];

let pagesDir: string;
let site: Site;
beforeAll(async () => {
  pagesDir = await writePagesFixture();
  site = await loadSite(pagesDir, path.join(pagesDir, 'desk'));
});
afterAll(() => rmSync(pagesDir, { recursive: true, force: true }));

describe.each(STORE_NAMES)('short links, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let manager: SignedInPerson;
  let now: number;
  let isAway: boolean;
  beforeEach(async () => {
    now = EVENING;
    isAway = false;
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir, {
      now: () => now,
      site,
      guardStore: (leadStore) => {
        if (isAway) throw new StoreUnavailableError();
        return leadStore;
      },
    });
    manager = await signInAs(api, 'manager', 'manager', now);
    await api.shortLinks.turn();
  });
  afterEach(() => opened.close());

  const add = (sent: object) => manager.browser.post<ShortLink>(LINKS, sent);
  const change = (code: string, sent: object) => manager.browser.send<ShortLink>('PATCH', `${LINKS}/${code}`, sent);
  const follow = (address: string) => api.shortLinks.follow(address, true);
  const sources = async (from = '2026-11-01', to = '2026-11-30', person = manager) =>
    (await person.browser.post<SourceFigures>('/api/desk/figures/sources', { from, to })).body;

  it('EDIT-9 a manager makes a link, which leads to its page and says where the visitor comes from', async () => {
    const made = await add({ ...POSTER, target: ' /zh/phd?entry=job&utm_source=other#cost ' });
    expect(made.body).toEqual({
      code: 'fair-2026',
      name: POSTER.name,
      target: '/zh/phd?entry=job&utm_source=other#cost',
      is_open: true,
      address: `${SITE_URL}/go/fair-2026`,
      is_target_there: true,
    });
    expect(follow('/go/fair-2026')).toBe('/zh/phd?entry=job&utm_source=fair-2026#cost');
    expect(follow('/go/Fair-2026/')).toBe('/zh/phd?entry=job&utm_source=fair-2026#cost');
    for (const other of ['/go/', '/go', '/go/fair-2027', '/go/fair-2026/more', '/zh/go/fair-2026', '/go/%66air-2026'])
      expect(follow(other), other).toBeUndefined();
    expect((await manager.browser.get<ListOf<ShortLink>>(LINKS)).body.items).toEqual([made.body]);
    const { items } = (await manager.browser.get<ListOf<PageChoice>>(`${LINKS}/pages`)).body;
    expect(items.slice(0, 4).map(({ path }) => path)).toEqual(['/', '/zh/', '/en/', '/vi/']);
    const title = Object.fromEntries(LOCALES.map((locale) => [locale, `masters/business in ${locale}`]));
    expect(items).toContainEqual({ path: '/vi/masters/business', title });
  });

  it('EDIT-9 a code is made of what the link is for, or else of the page, and each is given once', async () => {
    const codes: string[] = [];
    for (const target of ['/', '/zh/masters/business', '/masters/business/', '/sheet/a/b'])
      codes.push((await add({ name: 'x', target })).body.code);
    for (const name of ['Áp phích Đà Nẵng 2026', '小红书 Post', '杭州 2026'])
      codes.push((await add({ name, target: '/zh/masters/business' })).body.code);
    const ofNames = ['ap-phich-da-nang-2026', 'post', 'business-3'];
    expect(codes).toEqual(['home', 'business', 'business-2', 'page', ...ofNames]);
    expect(await add({ ...POSTER, code: 'home' })).toMatchObject({
      status: 422,
      body: { code: CODE.invalid, field: 'code' },
    });
  });

  it('EDIT-9 a code has 3 to 40 small letters, digits and hyphens, and a link has a name', async () => {
    for (const code of ['abc', 'a-1', 'a'.repeat(40), '007'])
      expect((await add({ ...POSTER, code })).status, code).toBe(200);
    for (const code of ['ab', 'a'.repeat(41), 'Fair', 'a b', '-ab', 'ab-', 'a/b', 'a_b', 'é-é', '', '../', 'a\nb'])
      expect(await add({ ...POSTER, code }), code).toMatchObject({ status: 422, body: { field: 'code' } });
    const [longest, long] = [SHORT_LINK_NAME_MAX_CHARACTERS, SHORT_LINK_NAME_MAX_CHARACTERS + 1].map((length) =>
      '好'.repeat(length),
    );
    expect((await add({ ...POSTER, code: 'long-name', name: longest })).status).toBe(200);
    for (const bad of ['', '  ', long])
      expect(await add({ ...POSTER, code: 'other', name: bad })).toMatchObject({
        status: 422,
        body: { field: 'name' },
      });
  });

  it('EDIT-9 a link never leads off the site, or to what is no page', async () => {
    for (const target of ASTRAY)
      expect(await add({ ...POSTER, target }), target).toMatchObject({
        status: 422,
        body: { code: CODE.invalid, field: 'target' },
      });
    // What stands in the store was put there by somebody else: nothing in it leads away either.
    const links = ASTRAY.map((target, index) => ({
      code: `link-${index}`,
      name: 'x',
      target,
      is_open: 1,
      created_at: now,
    }));
    await opened.store.db.insertInto('short_link').values(links).execute();
    await api.shortLinks.turn();
    for (const { code, target } of links) expect(follow(`/go/${code}`), target).toBe(`/?utm_source=${code}`);
  });

  it('EDIT-9 a closed link leads to the home page and counts no more; opened, it counts on', async () => {
    await add(POSTER);
    follow('/go/fair-2026');
    expect((await change('fair-2026', { is_open: false })).body.is_open).toBe(false);
    expect(follow('/go/fair-2026')).toBe('/');
    await change('fair-2026', { is_open: true, target: '/en/phd', name: 'Second poster' });
    expect(follow('/go/fair-2026')).toBe('/en/phd?utm_source=fair-2026');
    await api.shortLinks.turn();
    expect((await sources()).links).toMatchObject([{ source: 'fair-2026', visits: 2 }]);
    expect((await change('none-such', { is_open: false })).status).toBe(404);
    expect((await change('fair-2026', { target: '//evil.example' })).body.field).toBe('target');
    const log = await manager.browser.post<ListOf<LogItem>>('/api/desk/log/search', {
      page: 1,
      per_page: 9,
      filter: { actions: ['short_link_added', 'short_link_changed'] },
    });
    const details = log.body.items.map(({ detail }) => detail);
    expect(details).toHaveLength(4);
    expect(details).toEqual(
      expect.arrayContaining([
        { link: 'fair-2026', target: '/zh/phd' },
        { link: 'fair-2026', is_open: false },
        { link: 'fair-2026', is_open: true },
        {
          link: 'fair-2026',
          edits: [
            { path: ['name'], before: POSTER.name, after: 'Second poster' },
            { path: ['target'], before: '/zh/phd', after: '/en/phd' },
          ],
        },
      ]),
    );
  });

  it('EDIT-9 a change that began before a colleague’s is refused, and says so', async () => {
    const { name, target } = (await add(POSTER)).body;
    const before = { name, target };
    expect((await change('fair-2026', { before, name: 'Fair in Hanoi', target })).status).toBe(200);
    const late = await change('fair-2026', { before, name, target: '/zh/appointment' });
    expect(late).toMatchObject({ status: 409, body: { code: CODE.changedMeanwhile } });
    const { items } = (await manager.browser.get<ListOf<ShortLink>>(LINKS)).body;
    expect(items).toMatchObject([{ name: 'Fair in Hanoi', target }]);
  });

  it('EDIT-9 a visit is a number of its link and China’s day, and nothing else', async () => {
    await add(POSTER);
    for (let count = 0; count < 3; count += 1) follow('/go/fair-2026');
    now += 1000;
    follow('/go/fair-2026');
    api.shortLinks.follow('/go/fair-2026', false);
    await api.shortLinks.turn();
    follow('/go/fair-2026');
    await api.shortLinks.turn();
    const rows = await opened.store.db.selectFrom('short_link_visit').selectAll().orderBy('day').execute();
    expect(rows).toEqual([
      { code: 'fair-2026', day: '2026-11-23', visits: 3 },
      { code: 'fair-2026', day: '2026-11-24', visits: 2 },
    ]);
    expect((await sources('2026-11-24', '2026-11-24')).links[0]?.visits).toBe(2);
    expect((await sources('2026-11-22', '2026-11-23')).links[0]?.visits).toBe(3);
  });

  it('EDIT-9 a store that is away delays nobody: links lead on, and visits are written when it is back', async () => {
    await add(POSTER);
    isAway = true;
    expect(follow('/go/fair-2026')).toBe('/zh/phd?utm_source=fair-2026');
    await api.shortLinks.turn();
    expect(follow('/go/fair-2026')).toBe('/zh/phd?utm_source=fair-2026');
    isAway = false;
    await api.shortLinks.turn();
    expect((await sources()).links[0]?.visits).toBe(2);
    expect(api.failures).toEqual([]);
    const begun = await createTestApi(opened.store, opened.dataDir, { site });
    expect(begun.shortLinks.follow('/go/fair-2026', true)).toBe('/?utm_source=fair-2026');
  });

  it('EDIT-9 visits that could not be written are told of, and written the next time', async () => {
    await add(POSTER);
    const rename = (from: string, to: string) => opened.store.db.schema.alterTable(from).renameTo(to).execute();
    follow('/go/fair-2026');
    await rename('short_link_visit', 'another');
    await api.shortLinks.turn();
    expect(api.failures).toHaveLength(1);
    follow('/go/fair-2026');
    await rename('another', 'short_link_visit');
    await api.shortLinks.turn();
    expect((await sources()).links[0]?.visits).toBe(2);
  });

  it('EDIT-9 figures follow a source from visit to enrolment, without persons', async () => {
    await add(POSTER);
    await add({ name: 'Unused', target: '/', code: 'unused' });
    follow('/go/fair-2026');
    await api.shortLinks.turn();
    const sent = async (count: number, source?: string) =>
      api.send(registration({ phone: madeUpPhone(count), consent: true, ...(source && { source }) }));
    for (const [count, source] of ['fair-2026', 'fair-2026', 'fair-2026', 'fair-2026', 'mail', undefined].entries())
      await sent(count, source);
    const ids = await opened.store.db.selectFrom('lead').select('id').where('source', '=', 'fair-2026').execute();
    for (const [index, status] of ['enrolled', 'applied', 'contacted'].entries()) {
      await opened.store.db
        .updateTable('lead')
        .set({ status: status as 'enrolled', first_contacted_at: now })
        .where('id', '=', ids[index]?.id ?? '')
        .execute();
    }
    expect(await sources()).toEqual({
      links: expect.arrayContaining([
        { source: 'fair-2026', visits: 1, registered: 4, contacted: 3, applied: 2, enrolled: 1 },
        { source: 'unused', visits: 0, registered: 0, contacted: 0, applied: 0, enrolled: 0 },
      ]),
      others: expect.arrayContaining([
        { source: 'mail', registered: 1, contacted: 0, applied: 0, enrolled: 0 },
        { source: null, registered: 1, contacted: 0, applied: 0, enrolled: 0 },
      ]),
    });
    const earlier = await sources('2026-11-01', '2026-11-22');
    expect([earlier.links.map(({ registered }) => registered), earlier.others]).toEqual([[0, 0], []]);
  });

  it('EDIT-9 whoever reads figures sees links; managers alone make and change them', async () => {
    await add(POSTER);
    for (const role of ['editor', 'viewer', 'consultant'] as const) {
      const { browser } = await signInAs(api, role, role, now);
      expect((await browser.get<ListOf<ShortLink>>(LINKS)).body.total, role).toBe(1);
      expect((await browser.post('/api/desk/figures/sources', { from: '2026-11-01', to: '2026-11-30' })).status).toBe(
        200,
      );
      // What a link's page is called, as every visitor reads it.
      expect((await browser.get(`${LINKS}/pages`)).status, role).toBe(200);
      for (const [method, address, body] of [
        ['POST', LINKS, POSTER],
        ['PATCH', `${LINKS}/fair-2026`, { is_open: false }],
      ] as const)
        expect((await browser.send(method, address, body)).status, `${role} ${method}`).toBe(403);
    }
  });
});

describe.each(SHARED_STORE_NAMES)('short links of two managers at the same moment, on %s', (name) => {
  it('EDIT-9 each new one has a code of its own, and a change keeps what another has just changed', async () => {
    const opened = await openTestStore(name);
    const api = await createTestApi(opened.store, opened.dataDir, { site });
    const { browser } = await signInAs(api, 'manager');
    const other = await opened.openAgain();
    const meanwhile = async (
      change: (db: Queryable) => Promise<unknown>,
      act: () => ReturnType<typeof browser.post>,
    ) => {
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
      const { promise: isChanged, resolve: changed } = Promise.withResolvers<void>();
      const changing = other.transaction(async (transaction) => {
        await change(transaction);
        changed();
        await mayEnd;
      });
      await isChanged;
      const acting = act();
      await untilSomethingWaits(opened.store.db);
      end();
      const [, answer] = await Promise.all([changing, acting]);
      return answer;
    };
    const { code: _, ...poster } = POSTER;
    const stored = { ...POSTER, code: 'poster-at-the-fair', is_open: 1, created_at: 0 };
    const added = await meanwhile(
      (db) => insertLink(db, stored),
      () => browser.post(LINKS, poster),
    );
    expect(added).toMatchObject({ status: 200, body: { code: 'poster-at-the-fair-2' } });
    const closed = await meanwhile(
      (db) => updateLink(db, stored.code, { name: 'Another name' }),
      () => browser.send('PATCH', `${LINKS}/${stored.code}`, { is_open: false }),
    );
    expect(closed).toMatchObject({ status: 200, body: { name: 'Another name', is_open: false } });
    await other.close();
    await opened.close();
  });
});
