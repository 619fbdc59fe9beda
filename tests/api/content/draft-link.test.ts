/** A draft is shown to somebody without an account by a link that ends (EDIT-3). */
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { DRAFT_LINK_DAYS, DRAFT_PATH, type DraftLink } from '../../../features/content/contract/content-api.ts';
import type { LogItem } from '../../../contract/staff/log-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { UPLOADS_PATH } from '../../../contract/content/picture-places.ts';
import { MS_PER_DAY } from '../../../contract/time/time-units.ts';
import type { UploadItem } from '../../../features/content/contract/upload-api.ts';
import { insertEdition } from '../../../features/content/editions/edition.repository.ts';
import { Editions } from '../../../features/content/editions/editions.ts';
import type { PreviewAnswer, PreviewOrder } from '../../../publishing/protocol/processes.ts';
import { openTestStore, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const PAGE = '/vi/program/uo-mba';
const STORY = 'stories/story-1-rit-train';
const POLICY = "default-src 'self'; connect-src 'self'; form-action 'self'; script-src 'self'; style-src 'self'";

describe('a link to a draft', () => {
  let opened: TestStore;
  let api: TestApi;
  let editor: SignedInPerson;
  let answer: PreviewAnswer;
  let order: Pick<PreviewOrder, 'published'> | undefined;
  let now: number;
  beforeEach(async () => {
    now = Date.now();
    answer = { html: '<html><body class="x"><h1>MBA</h1></body></html>', policy: POLICY };
    opened = await openTestStore('SQLite');
    const editions = new Editions({
      db: () => opened.store.db,
      dataDir: opened.dataDir,
      builtDir: '/built',
      siteUrl: 'https://www.example.com',
      bundleFingerprint: undefined,
      build: async () => [],
      setAddress: async () => {},
      compress: async () => 0,
      preview: {
        render: async (given) => {
          order = given;
          return given.pathname === PAGE ? answer : {};
        },
        stop: () => {},
      },
      show: async () => {},
      onFailure: () => {},
    });
    api = await createTestApi(opened.store, opened.dataDir, { editions, now: () => now });
    editor = await signInAs(api, 'editor');
  });
  afterEach(() => opened.close());

  const share = (page: string) => editor.browser.post<DraftLink>(DRAFT_PATH, { page });
  const open = (path: string) => api.app.request(path);

  it('EDIT-10 a story whose draft does not fit is shown as it was published in the languages of its release alone', async () => {
    const { path } = (await share(PAGE)).body;
    await open(path);
    const release = { languages: ['zh'], endsOn: null };
    const edition = { number: 2, published_at: now, published_by: null, restored_from: null };
    await insertEdition(opened.store.db, edition, new Map([[STORY, { isSample: false, release }]]));
    await open(path);
    expect(new Map(order?.published).get(STORY)).toMatchObject({ hiddenIn: ['en', 'vi'] });
  });

  it('EDIT-3 shows the page as a draft from which nothing can be sent, to whoever has the link', async () => {
    const { path, ends_at } = (await share(PAGE)).body;
    expect(Date.parse(ends_at)).toBe(now + DRAFT_LINK_DAYS * MS_PER_DAY);
    const response = await open(path);
    expect(await response.text()).toMatch(/<body class="x"><style>.+<p class="draft-strip" role="note">Bản nháp/);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'none'; form-action 'none'");
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const log = await (
      await signInAs(api, 'manager')
    ).browser.post<ListOf<LogItem>>('/api/desk/log/search', {
      page: 1,
      per_page: 5,
      filter: { actions: ['draft_shared'] },
    });
    expect(log.body.items[0]?.detail).toEqual({ page: PAGE, ends_at });
  });

  it('EDIT-3 opens from a mail in the browser and from a chat of another site, and the desk’s own calls do not', async () => {
    const { path } = (await share(PAGE)).body;
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    const response = await api.app.request(path, { headers });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('draft-strip');
    for (const call of ['/api/staff/me', `/api/desk/content/preview?page=${PAGE}`]) {
      expect((await api.app.request(call, { headers })).status, call).toBe(403);
    }
    expect((await api.app.request('/api/staff/link', { method: 'POST', headers, body: '{}' })).status).toBe(403);
  });

  it('EDIT-7 shows the pictures that were uploaded, for as long as the link opens', async () => {
    const color = { create: { width: 800, height: 600, channels: 3 as const, background: '#3468a8' } };
    const picture = await editor.browser.send<UploadItem>(
      'POST',
      '/api/desk/content/pictures?place=school',
      new Uint8Array(await sharp(color).jpeg().toBuffer()),
      { 'content-type': 'image/jpeg' },
    );
    const file = `${picture.body.name.replace('uploads/', UPLOADS_PATH)}-3x2-720.webp`;
    answer = { html: `<html><body><img src="${file}"></body></html>`, policy: POLICY };
    const { path } = (await share(PAGE)).body;
    const [, address = ''] = /src="([^"]+)"/.exec(await (await open(path)).text()) ?? [];
    expect(address).not.toContain(UPLOADS_PATH);
    const shown = await open(address);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const other = `${'0'.repeat(32)}-800x600-3x2-720.webp`;
    // The same picture cut around another point, and another file of it, which the draft does not show.
    const cut = file.replace(/^.*\//, '').replace('-3x2', '-at1-1-3x2');
    const [, until = ''] = /uploads\/(\d+)\//.exec(address) ?? [];
    for (const changed of [
      address.replace(/[^/]+$/, other),
      address.replace(/[^/]+$/, cut),
      address.replace(/webp$/, 'avif'),
      address.replace(until, `${Number(until) + 1}`),
      address.replace(/\/[\w-]+(?=\/[^/]+$)/, '/x'),
    ])
      expect((await open(changed)).status, changed).toBe(404);
    now += DRAFT_LINK_DAYS * MS_PER_DAY;
    expect((await open(address)).status).toBe(404);
  });

  it('EDIT-3 ends after its days, and opens no other page and no other time', async () => {
    const { path } = (await share(PAGE)).body;
    const until = new URL(path, 'https://x').searchParams.get('until') ?? '';
    const later = path.replace(until, String(Number(until) + MS_PER_DAY));
    for (const changed of [later, path.replace('mba', 'mha'), path.replace('key=', 'key=x'), DRAFT_PATH]) {
      const response = await open(changed);
      expect([response.status, (await response.text()).includes('draft-strip')], changed).toEqual([404, false]);
    }
    now += DRAFT_LINK_DAYS * MS_PER_DAY - 1;
    expect((await open(path)).status).toBe(200);
    now += 1;
    const ended = await open(path);
    expect([ended.status, await ended.text()]).toEqual([404, expect.stringContaining('Liên kết bản nháp này không')]);
    expect(ended.headers.get('content-security-policy')?.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]),
    );
  });

  it('EDIT-3 says so where the drafts make no page, and is made of pages of a language alone', async () => {
    const { path } = (await share('/zh/program/none')).body;
    expect(await (await open(path)).text()).toContain('这一页现在还看不了');
    expect(await share('/program/uo-mba')).toMatchObject({ status: 422, body: { code: CODE.invalid, field: 'page' } });
    expect((await api.app.request(DRAFT_PATH, { method: 'POST', body: '{}' })).status).toBe(401);
  });
});
