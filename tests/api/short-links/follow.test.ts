/** Short links through the whole server (EDIT-9). Costs 4 seconds. On SQLite alone: no row decides how an answer is sent. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { openStore } from '../../../server/storage/open-store.ts';
import { temporaryFolder } from '../../support/stores/databases.ts';
import { writePagesFixture } from '../../support/content/pages-fixture.ts';
import { ask, startTestServer, type TestServer, WAYS } from '../../support/servers/running-server.ts';
import { PASSWORD, StaffBrowser } from '../../support/desk/staff-browser.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; CUBOT X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Mobile Safari/537.36 MicroMessenger/8.0.49';
const POSTER = { name: 'Poster', target: '/phd', code: 'poster' };

let server: TestServer;
let pagesDir: string;
const dataDir = temporaryFolder();
beforeAll(async () => {
  pagesDir = await writePagesFixture();
  server = await startTestServer(pagesDir, { dataDir });
  const origin = `http://127.0.0.1:${server.port}`;
  const manager = new StaffBrowser({ request: (path, init) => fetch(origin + path, init) });
  const account = { token: await server.firstToken(), password: PASSWORD, email: 'manager@example.com' };
  expect((await manager.post('/api/staff/link/use', account)).status).toBe(200);
  for (const sent of [POSTER, { ...POSTER, code: 'closed' }])
    expect((await manager.post('/api/desk/short-links', sent)).status).toBe(200);
  expect((await manager.send('PATCH', '/api/desk/short-links/closed', { is_open: false })).status).toBe(200);
});
afterAll(() => {
  for (const folder of [pagesDir, dataDir]) rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(server.port, path, { method, headers: { 'user-agent': PHONE, ...headers } });

it.each(WAYS)('EDIT-9 GET /go/{code} leads on at once and is kept nowhere, over %s', async (_way, headers) => {
  const answer = await get('/go/poster', headers);
  expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
    302,
    '/phd?utm_source=poster',
    'no-store',
  ]);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  // The page chooses the visitor's language, as it does without a link.
  const page = await get(answer.headers.location ?? '', { ...headers, 'accept-language': 'vi' });
  expect([page.status, page.headers['content-language']]).toEqual([200, 'vi']);
  expect((await get('/go/closed', headers)).headers.location).toBe('/');
});

it.each(WAYS)(
  'EDIT-9 a link that there is none of is answered with the site’s page for that, over %s',
  async (_way, headers) => {
    for (const path of ['/go/none-such', '/go/', '/go', '/go/%00', '/go/a%0d%0ab', `/go/${'a'.repeat(3000)}`]) {
      const answer = await get(path, { ...headers, 'accept-language': 'en' });
      expect([answer.status, String(answer.body).includes('404 in en')], path.slice(0, 40)).toEqual([404, true]);
    }
    expect((await get('/go/poster', headers, 'POST')).status).toBe(405);
  },
);

it('EDIT-9 robots, looks at the head and browsers that look ahead lead on and are not counted; the rest is written at the end', async () => {
  expect((await get('/go/poster', {}, 'HEAD')).status).toBe(302);
  for (const agent of [
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'TelegramBot (like TwitterBot)',
    'WhatsApp/2.23.20',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    '',
  ])
    expect((await get('/go/poster', { 'user-agent': agent })).status, agent).toBe(302);
  for (const ahead of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }, { 'x-moz': 'prefetch' }])
    expect((await get('/go/poster', ahead)).status).toBe(302);
  await server.stop();
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), { mayCreate: false, onConnectionError: () => {} });
  const rows = await store.db.selectFrom('short_link_visit').selectAll().execute();
  await store.close();
  // One over each way, from the first test.
  expect(rows).toMatchObject([{ code: 'poster', visits: 2 }]);
  expect(server.logged.join('')).not.toContain('poster');
});
