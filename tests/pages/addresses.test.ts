/** How the server answers at the addresses of the built site (ROUTE-1, ROUTE-2, ROUTE-8, LANG-1, OPS-3, OPS-4). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HTML_LANG, LOCALES, type Locale } from '../../contract/locales.ts';
import { shellMessages } from '../../site/messages/shell.messages.ts';
import { startTestServer, type TestServer } from '../support/servers/running-server.ts';
import { BUILT_SITE, parsePage, valuesOf, wordsOfEach } from '../support/content/site-pages.ts';

/** One page of each kind. */
const PAGES = ['/', '/appointment/', '/phd', '/contact', '/program/nau-mscs', '/masters/business', '/search'];
const UNKNOWN = ['/no-such-page', '/phd/no-such-tab/deeper', '/program/no-such-program'];
const ACCEPT: Record<Locale, string> = { zh: 'zh-CN', en: 'en-GB', vi: 'vi-VN' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(BUILT_SITE);
});
afterAll(() => server.stop());

async function ask(address: string, headers: Record<string, string> = {}) {
  const answer = await server.ask(address, { headers });
  return { ...answer, $: parsePage(answer.body.toString()) };
}

describe.each(LOCALES)('visitors of %s', (locale) => {
  const headers = { 'accept-language': ACCEPT[locale] };
  const other = locale === 'en' ? 'vi' : 'en';

  it.each(PAGES)('ROUTE-8 are answered at the same address in their language, %s', async (path) => {
    const answer = await ask(path, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['content-language']).toBe(HTML_LANG[locale]);
    expect(answer.headers.vary?.split(/,\s*/)).toEqual(expect.arrayContaining(['Accept-Language', 'Cookie']));
    expect(answer.$('html').attr('lang')).toBe(HTML_LANG[locale]);
  });

  it.each(PAGES)('ROUTE-8 get a prefixed page in its one language, whoever asks, %s', async (path) => {
    const wish = { 'accept-language': ACCEPT[other], cookie: `userLanguage=${other}` };
    const answer = await ask(`/${locale}${path}`, wish);
    expect(answer.headers['content-language']).toBe(HTML_LANG[locale]);
    expect(answer.headers.vary ?? '').not.toMatch(/Accept-Language|Cookie/);
  });

  it.each(UNKNOWN)('ROUTE-2 are told that nothing is at %s, with ways back', async (path) => {
    for (const [address, prefix] of [
      [`/${locale}${path}`, `/${locale}`],
      [path, ''],
    ] as const) {
      const answer = await ask(address, headers);
      expect(answer.status, address).toBe(404);
      expect(answer.headers['content-language'], address).toBe(HTML_LANG[locale]);
      expect(answer.$('html').attr('lang'), address).toBe(HTML_LANG[locale]);
      expect(wordsOfEach(answer.$, 'h1'), address).toEqual([shellMessages['not_found.title'][locale]]);
      expect(wordsOfEach(answer.$, 'title')[0], address).toMatch(/^.{6,}$/);
      expect(valuesOf(answer.$, 'main a', 'href'), address).toEqual(
        ['/', '/#programs', '/search', '/contact'].map((way) => `${prefix}${way}`),
      );
      if (prefix === '') expect(answer.headers.vary, address).toContain('Accept-Language');
    }
  });
});

it('ROUTE-2 where nothing is, the languages lead to their home pages without a script', async () => {
  const { $ } = await ask('/en/no/such');
  const links = [...$('header a[data-locale]')].map((one) => [$(one).attr('data-locale'), $(one).attr('href')]);
  expect(Object.fromEntries(links)).toEqual({ zh: '/zh/', en: '/en/', vi: '/vi/' });
});

it.each(['/_plain/en/', '/_plain/en/index.html', '/%E0%A4%A', '/en/404'])(
  'ROUTE-2 the inside of the build is no address, %s',
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);

it.each([
  ['zh-TW', undefined, 'zh'],
  ['zh-Hans-CN', undefined, 'zh'],
  ['en-GB', undefined, 'en'],
  ['vi-VN,vi;q=0.9', undefined, 'vi'],
  ['fr-FR,en;q=0.5', undefined, 'en'],
  ['en;q=0.4,vi;q=0.9', undefined, 'vi'],
  ['en;q=0, vi;q=0.1', undefined, 'vi'],
  ['fr-FR', undefined, 'zh'],
  ['*', undefined, 'zh'],
  ['', undefined, 'zh'],
  ['en-GB', 'vi', 'vi'],
  ['vi', 'zh', 'zh'],
  ['en', 'fr', 'en'],
] as const)('LANG-1 a browser that asks for "%s" with the choice %s gets %s', async (wish, choice, locale) => {
  const { headers } = await ask('/', { 'accept-language': wish, ...(choice && { cookie: `userLanguage=${choice}` }) });
  expect(headers['content-language']).toBe(HTML_LANG[locale]);
});

it.each(['/healthz', '/readyz'])('API-4 the process and the store report themselves at %s', async (address) => {
  const { status, headers } = await ask(address);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/json');
});

it.each(['/en/', '/', '/en/no-such-page', '/en/appointment/', '/favicon.svg', '/healthz'])(
  'OPS-4 %s carries the security headers',
  async (address) => {
    const { headers } = await ask(address);
    const policy = String(headers['content-security-policy'] ?? '');
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/'self'|'none'/);
    expect(scripts).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security'], 'no TLS here').toBeUndefined();
  },
);

it('OPS-3 named files may be kept for ever, pages are asked for again', async () => {
  const page = await ask('/en/');
  expect(page.headers['cache-control']).toMatch(/no-cache/);
  const named = /\/_astro\/[^"' ]+\.(?:js|avif|woff2)/.exec(page.body.toString())?.[0] ?? '';
  const file = await server.ask(named);
  expect(file.status, named).toBe(200);
  expect(file.headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
});

it('HOME-1 nothing stops the first paint: no stylesheet, script or font is waited for', async () => {
  const { $, body } = await ask('/zh/');
  expect($('head link[rel="stylesheet"]').not('noscript *').length).toBe(0);
  const scripts = $('head script').not('[type="module"], [type="application/ld+json"], [async], [defer]');
  expect([...scripts].map((one) => $.html(one))).toEqual([]);
  const faces = [...body.toString().matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face]) => face ?? '');
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(face).toMatch(/font-display:\s*(swap|optional|fallback)/);
});
