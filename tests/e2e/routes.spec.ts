/** Addresses: that they answer, in which language, and where one arrives (ROUTE-1 to ROUTE-4, ROUTE-8). */
import { HTML_LANG } from '../../contract/locales.ts';
import { shellMessages } from '../../site/messages/shell.messages.ts';
import { expect, LOCALES, PAGES, type Page, PHONE, test } from './fixtures.ts';

const UNKNOWN = ['/no-such-page', '/phd/no-such-tab/deeper', '/program/no-such-program'];
const ACCEPT = { zh: 'zh-CN', en: 'en-GB', vi: 'vi-VN' } as const;

/** Scrolls at once; the page's own smooth scrolling would still be on its way. */
function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const locale of LOCALES) {
  for (const path of PAGES) {
    test(`ROUTE-1 ${locale} ${path} answers 200 with all of its text in the HTML`, PHONE, async ({ page, request }) => {
      const answer = await request.get(`/${locale}${path}`);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toContain('text/html');
      const html = await answer.text();

      await page.goto(`/${locale}${path}`, { waitUntil: 'networkidle' });
      const missing = await page.evaluate((source) => {
        const wordsOf = (root: Document) => {
          for (const element of root.querySelectorAll('script, style, noscript, template')) element.remove();
          return (root.body.textContent ?? '').replace(/\s+/g, ' ');
        };
        const served = wordsOf(new DOMParser().parseFromString(source, 'text/html'));
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const shown: string[] = [];
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement;
          const text = (walker.currentNode.textContent ?? '').replace(/\s+/g, ' ').trim();
          if (text && !parent?.closest('script, style, noscript, template')) shown.push(text);
        }
        return shown.filter((text) => !served.includes(text));
      }, html);
      expect(missing).toEqual([]);
      await expect(page.locator('h1')).toHaveCount(1);
    });

    test(
      `ROUTE-8 ${path} answers ${locale} visitors at the same address, in their language`,
      PHONE,
      async ({ request }) => {
        const answer = await request.get(path, { headers: { 'Accept-Language': ACCEPT[locale] }, maxRedirects: 0 });
        expect(answer.status()).toBe(200);
        const { vary = '', 'content-language': language } = answer.headers();
        expect(language).toBe(HTML_LANG[locale]);
        expect(vary.split(/,\s*/)).toEqual(expect.arrayContaining(['Accept-Language', 'Cookie']));
        expect(await answer.text()).toContain(`<html lang="${HTML_LANG[locale]}"`);
      },
    );

    test(`ROUTE-8 /${locale}${path} has one language, whoever asks`, PHONE, async ({ request }) => {
      const other = locale === 'en' ? 'vi' : 'en';
      const headers = { 'Accept-Language': ACCEPT[other], Cookie: `userLanguage=${other}` };
      const answer = await request.get(`/${locale}${path}`, { headers, maxRedirects: 0 });
      expect(answer.headers()['content-language']).toBe(HTML_LANG[locale]);
      expect(answer.headers()['vary'] ?? '').not.toMatch(/Accept-Language|Cookie/);
    });

    test(`ROUTE-8 links of ${locale} ${path} keep the form of the page they stand on`, PHONE, async ({ page }) => {
      const pathsOf = () =>
        page
          .locator('a[href^="/"]:not([data-locale]):not([href^="/_astro/"]), form[action^="/"]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? ''));
      await page.goto(`/${locale}${path}`);
      const prefixed = await pathsOf();
      expect(prefixed.length).toBeGreaterThan(5);
      expect(prefixed.filter((one) => !one.startsWith(`/${locale}/`))).toEqual([]);

      await page.context().addCookies([{ name: 'userLanguage', value: locale, domain: 'localhost', path: '/' }]);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[locale]);
      const plain = await pathsOf();
      expect(plain.length).toBe(prefixed.length);
      expect(plain.filter((one) => /^\/(zh|en|vi)(\/|$)/.test(one))).toEqual([]);
    });
  }

  for (const path of UNKNOWN) {
    test.describe(`ROUTE-2 an address where nothing is, ${locale} ${path}`, () => {
      // The browser itself notes the status.
      test.use({ expectedNoise: [/status of 404/] });

      test(`ROUTE-2 /${locale}${path} answers 404 in its language, with ways back`, async ({ page }) => {
        const answer = await page.goto(`/${locale}${path}`);
        expect(answer?.status()).toBe(404);
        expect(answer?.headers()['content-language']).toBe(HTML_LANG[locale]);
        await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[locale]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellMessages['not_found.title'][locale]);
        const ways = page.locator('main a');
        expect(await ways.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
          `/${locale}/`,
          `/${locale}/#programs`,
          `/${locale}/search`,
          `/${locale}/contact`,
        ]);
        await ways.first().click();
        await expect(page).toHaveURL(`/${locale}/`);
        await expect(page.locator('[data-section="banner"]')).toBeVisible();
      });

      test(`ROUTE-2 ${path} answers 404 in the language of a ${locale} visitor`, async ({ request }) => {
        const answer = await request.get(path, {
          headers: { 'Accept-Language': ACCEPT[locale] },
          maxRedirects: 0,
        });
        expect(answer.status()).toBe(404);
        expect(answer.headers()['content-language']).toBe(HTML_LANG[locale]);
        expect(answer.headers()['vary']).toContain('Accept-Language');
        const html = await answer.text();
        expect(html).toContain(`<html lang="${HTML_LANG[locale]}"`);
        expect(html).toContain(shellMessages['not_found.title'][locale]);
        expect(html).toContain('href="/#programs"');
      });
    });
  }
}

test.describe('ROUTE-2 changing the language where nothing is', () => {
  test.use({ expectedNoise: [/status of 404/], locale: 'en-GB' });

  for (const [form, from, to] of [
    ['prefixed', '/en/no/such?from=story#part', '/vi/no/such?from=story#part'],
    ['unprefixed', '/no/such?from=story#part', '/no/such?from=story#part'],
  ] as const) {
    test(`ROUTE-2 the missing address stays, ${form}`, async ({ page }) => {
      await page.goto(from);
      await page.locator('header details:has(a[data-locale]) summary').click();
      await page.locator('header a[data-locale="vi"]').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellMessages['not_found.title'].vi);
    });
  }

  test('ROUTE-2 without JavaScript the languages lead to their home pages', async ({ request }) => {
    const html = await (await request.get('/en/no/such')).text();
    const links = [...html.matchAll(/<a [^>]*data-locale="(\w+)"[^>]*>/g)].map(([tag, locale]) => [
      locale,
      /href="([^"]*)"/.exec(tag)?.[1],
    ]);
    expect(Object.fromEntries(links)).toEqual({ zh: '/zh/', en: '/en/', vi: '/vi/' });
  });
});

test('ROUTE-2 inner folders of the build are no addresses', async ({ request }) => {
  for (const path of ['/_plain/en/', '/_plain/en/index.html', '/%E0%A4%A', '/en/404']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('ROUTE-3 every page has a title of its own, in its language', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const locale of LOCALES) {
    for (const path of [...PAGES, '/no-such-page']) {
      const html = await (await request.get(`/${locale}${path}`)).text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(title.length, `${locale} ${path}`).toBeGreaterThan(6);
      expect(/\p{Script=Han}/u.test(title), `${locale} ${path}: ${title}`).toBe(locale === 'zh');
      expect(seen.get(title), `${locale} ${path} has the title of another page`).toBeUndefined();
      seen.set(title, `${locale} ${path}`);
    }
  }
});

test.describe('without web fonts', () => {
  // A face that came too late for the first look and is there at the second moves words by a line.
  test.use({ expectedNoise: [/net::ERR_FAILED/] });

  test('ROUTE-4 going back and forward restores where the visitor was', async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto('/en/');
    await scrollTo(page, 1500);
    await page.goto('/en/appointment/');
    await scrollTo(page, 140);
    await page.goBack();
    await expect(page).toHaveURL('/en/');
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(140);
  });
});

test('ROUTE-4 a followed link starts at the top of the new page', async ({ page }) => {
  await page.goto('/en/appointment/');
  await scrollTo(page, 100_000);
  expect(await scrollTop(page)).toBeGreaterThan(200);
  await page.locator('footer a[href="/en/"]').first().click();
  await expect(page).toHaveURL('/en/');
  await expect(page.locator('[data-section="banner"]')).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
});

for (const [anchor, section] of [
  ['programs', 'programs'],
  ['appointment', 'appointment'],
]) {
  test(`ROUTE-4 an address with #${anchor} starts at that section`, async ({ page }) => {
    await page.goto(`/en/#${anchor}`);
    const top = () =>
      page.locator(`[data-section="${section}"]`).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(120);
    await expect.poll(top).toBeGreaterThan(-1);
  });
}

test('ROUTE-8 each language names itself canonical and the others as alternates', async ({ page }) => {
  for (const [address, locale] of [
    ['/en/', 'en'],
    ['/vi/', 'vi'],
    ['/', 'zh'],
  ] as const) {
    await page.context().addCookies([{ name: 'userLanguage', value: 'zh', domain: 'localhost', path: '/' }]);
    await page.goto(address);
    const links = await page.locator('link[rel="canonical"], link[rel="alternate"]').evaluateAll((all) =>
      all.map((one) => {
        const { rel, hreflang, href } = one as HTMLLinkElement;
        return [hreflang || rel, new URL(href).pathname];
      }),
    );
    expect(links).toEqual([
      ['canonical', `/${locale}/`],
      ['zh-CN', '/zh/'],
      ['en', '/en/'],
      ['vi', '/vi/'],
      ['x-default', '/'],
    ]);
  }
});

test('API-4 the process and the store report themselves', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/json');
  }
});

test('OPS-4 pages and files carry the security headers', async ({ request }) => {
  for (const path of ['/en/', '/', '/en/no-such-page', '/en/appointment/', '/favicon.svg', '/healthz']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts, `${path} scripts`).toMatch(/'self'|'none'/);
    expect(scripts, `${path} scripts`).not.toMatch(/unsafe|https?:|\*/);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['strict-transport-security'], `${path}: no TLS here`).toBeUndefined();
  }
});

test('OPS-3 named files may be kept for ever, pages are asked for again', async ({ request }) => {
  const answer = await request.get('/en/');
  expect(answer.headers()['cache-control']).toMatch(/no-cache/);
  const named = /\/_astro\/[^"' ]+\.(?:js|avif|woff2)/.exec(await answer.text())?.[0] ?? '';
  const file = await request.get(named);
  expect(file.status(), named).toBe(200);
  expect(file.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
});
