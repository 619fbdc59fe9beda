/**
 * What holds on every page in every language, by the pages that the build has: nothing has to be
 * added here for a new page. What can be read without a browser's layout is read once for all pages.
 */
import { HTML_LANG, LOCALES } from '../../contract/locales.ts';
import { PROGRAM_SLUGS, splitLocale } from '../../contract/routes.ts';
import { sitemapAddresses } from '../../scripts/sitemap.ts';
import { readVocabulary, unknownTerms } from '../support/schema-vocabulary.ts';
import { DESKTOP, expect, type Page, PHONE, test } from './fixtures.ts';
import { expectNoFaults, expectNoOverhang, WIDTHS } from './page-checks.ts';
import { allPages, prefixed, type Survey, sitePaths, survey } from './site-survey.ts';

const SHARE_IMAGE_MAX_BYTES = 60_000;
const HREFLANGS = [...Object.values(HTML_LANG), 'x-default'];
/** Longer descriptions are cut off in the lists of search engines. */
const DESCRIPTION_MAX_CHARACTERS = 320;

/** The routes of the specification; the desk's is answered by a document of its own. */
const ROUTES = [
  '/',
  '/phd',
  '/about',
  '/contact',
  '/masters/business',
  '/masters/engineering',
  '/masters/arts',
  ...PROGRAM_SLUGS.map((slug) => `/program/${slug}`),
  '/login',
];

const pathname = (address: string | undefined) => new URL(address ?? '', 'http://localhost').pathname;

test.describe('every page, read as it is served', PHONE, () => {
  // One after the other in one worker: the survey is made once.
  test.describe.configure({ mode: 'default' });

  let pages: Survey[] = [];
  let listed: Survey[] = [];
  const twins: Survey[] = [];
  test.beforeAll(async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/en/');
    pages = await survey(
      page,
      allPages().map((one) => ({ address: prefixed(one), page: one })),
    );
    listed = pages.filter(({ isListed }) => isListed);
    for (const locale of LOCALES) {
      await context.addCookies([{ name: 'userLanguage', value: locale, url: baseURL ?? '' }]);
      twins.push(
        ...(await survey(
          page,
          sitePaths().map((path) => ({ address: path, page: { locale, path } })),
        )),
      );
    }
    await context.close();
  });

  /** Checks each page by itself and names all that fail. */
  function expectOfEach(some: Survey[], fault: (page: Survey) => string | false | undefined): void {
    expect(some.length).toBeGreaterThan(0);
    const faults = some.map((page) => [page.address, fault(page)] as const).filter(([, text]) => text);
    expect(faults.map(([address, text]) => `${address}: ${text}`)).toEqual([]);
  }

  test('ROUTE-1 every page answers 200 in its language, prefixed and not, those of the specification among them', () => {
    for (const some of [pages, twins]) {
      const paths = some.map(({ locale, path }) => `${locale} ${path}`);
      expect(paths).toEqual(
        expect.arrayContaining(LOCALES.flatMap((locale) => ROUTES.map((path) => `${locale} ${path}`))),
      );
    }
    expectOfEach([...pages, ...twins], ({ status, lang, locale }) =>
      status !== 200 ? `status ${status}` : lang !== HTML_LANG[locale] && `lang ${lang}`,
    );
  });

  test('ROUTE-3 every page has a title and a description of its own, in its language', () => {
    const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
    expectOfEach(pages, ({ title, description, locale }) => {
      if (title.length < 6 || isChinese(title) !== (locale === 'zh')) return `title "${title}"`;
      const isFit = description.length > 10 && description.length <= DESCRIPTION_MAX_CHARACTERS;
      return (!isFit || isChinese(description) !== (locale === 'zh')) && `description "${description}"`;
    });
    for (const kind of ['title', 'description'] as const) {
      const same = Map.groupBy(listed, (page) => page[kind]);
      const shared = [...same].filter(([, users]) => users.length > 1);
      expect(shared.map(([text, users]) => `${text}: ${users.map(({ address }) => address)}`)).toEqual([]);
    }
  });

  test('ROUTE-8 every listed page names itself canonical and all languages as alternates', () => {
    expectOfEach(listed, ({ address, canonical, alternates, path }) => {
      if (pathname(canonical) !== address) return `canonical ${canonical}`;
      const wanted = [...LOCALES.map((locale) => prefixed({ locale, path })), path];
      const given = HREFLANGS.map((language) => pathname(alternates[language]));
      return (given.join() !== wanted.join() || Object.keys(alternates).length !== 4) && JSON.stringify(alternates);
    });
    expectOfEach(
      twins.filter(({ isListed }) => isListed),
      ({ canonical, locale, path }) =>
        pathname(canonical) !== prefixed({ locale, path }) ? `canonical ${canonical}` : false,
    );
    for (const page of pages.filter(({ isListed }) => !isListed)) expect(page.canonical, page.address).toBeUndefined();
  });

  test('OPS-5 the sitemap lists the listed pages, each once', async ({ request }) => {
    const answer = await request.get('/sitemap.xml');
    expect(answer.headers()['content-type']).toContain('xml');
    const addresses = sitemapAddresses(await answer.text()).map(pathname);
    expect(addresses.toSorted()).toEqual(listed.map(({ address }) => address).toSorted());
  });

  test('NAV-5 every page has one heading of the first level, and no level is left out', () => {
    expectOfEach(pages, ({ headings }) => {
      const jump = headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1);
      return (headings.filter((level) => level === 1).length !== 1 || jump) && headings.join(' ');
    });
  });

  test('ROUTE-1 no link, anchor or file of any page leads nowhere', async ({ request }) => {
    const users = new Map<string, string>();
    const anchors = new Map<string, string>();
    for (const { address, links, files } of [...pages, ...twins]) {
      for (const link of [...links, ...files]) {
        const target = new URL(link, `http://site${address}`);
        if (target.host !== 'site') continue;
        users.set(target.pathname + target.search, address);
        if (target.hash) anchors.set(target.pathname + target.hash, address);
      }
    }
    const broken: string[] = [];
    for (const [target, user] of users) {
      const answer = await request.head(target, { maxRedirects: 0 });
      if (answer.status() !== 200) broken.push(`${target} (on ${user}): ${answer.status()}`);
    }
    const idsOf = new Map([...pages, ...twins].map(({ address, ids }) => [address.replace(/\/$/, ''), ids]));
    for (const [target, user] of anchors) {
      const [path = '', hash = ''] = target.split('#');
      const ids = idsOf.get(path.replace(/\/$/, ''));
      if (!ids?.includes(decodeURIComponent(hash))) broken.push(`${target} (on ${user}): no such place`);
    }
    expect(broken).toEqual([]);
  });

  test('ROUTE-8 the links of every page keep the form of its address', () => {
    const inSite = (links: string[]) => links.filter((link) => link.startsWith('/') && !/^\/_astro\//.test(link));
    expectOfEach(pages, ({ links, locale }) =>
      inSite(links).find((link) => splitLocale(link.split(/[?#]/)[0] ?? '').locale !== locale),
    );
    expectOfEach(twins, ({ links }) =>
      inSite(links).find((link) => splitLocale(link.split(/[?#]/)[0] ?? '').locale !== undefined),
    );
  });

  test('OPS-5 every listed page has a share image of its own, light enough for a chat', async ({ request }) => {
    const images = listed.map(({ shared }) => pathname(shared['og:image']));
    expect(new Set(images).size).toBe(listed.length);
    expectOfEach(listed, ({ shared, canonical }) =>
      shared['og:url'] !== canonical || !shared['og:title'] || !shared['og:image:alt'] ? JSON.stringify(shared) : false,
    );
    for (const image of images) {
      const answer = await request.head(image);
      expect(answer.status(), image).toBe(200);
      expect(answer.headers()['content-type'], image).toBe('image/jpeg');
      expect(Number(answer.headers()['content-length']), image).toBeLessThanOrEqual(SHARE_IMAGE_MAX_BYTES);
    }
  });

  test('OPS-5 every page marks up the way to it, in the terms of schema.org', () => {
    const vocabulary = readVocabulary();
    expectOfEach(pages, ({ data }) => unknownTerms(vocabulary, data).join('; '));
    expectOfEach(
      listed.filter(({ path }) => path !== '/'),
      ({ data, canonical }) => {
        const way = data.find((one) => (one as { '@type'?: string })['@type'] === 'BreadcrumbList');
        const steps = (way as { itemListElement?: { item: string }[] } | undefined)?.itemListElement ?? [];
        return steps.at(-1)?.item !== canonical && `way ${JSON.stringify(steps)}`;
      },
    );
  });

  test('OPS-5 no page marks up words that it does not show', () => {
    // A degree may stand on its page without the abbreviation that its title has in brackets.
    const squeeze = (text: string) => text.replace(/[（(][A-Z]+[）)]|\s+/g, '');
    /** Properties whose value is written for readers. */
    const READ = ['name', 'description', 'text', 'coursePrerequisites', 'courseWorkload', 'transcript'];
    const wordsIn = (value: unknown, property = ''): string[] => {
      if (typeof value === 'string') return READ.includes(property) ? value.split('\n').filter(Boolean) : [];
      if (typeof value !== 'object' || value === null) return [];
      if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one, property));
      return Object.entries(value).flatMap(([name, one]) => wordsIn(one, name));
    };
    expectOfEach(pages, ({ data, words }) => {
      const shown = squeeze(words);
      return wordsIn(data).find((text) => !shown.includes(squeeze(text)));
    });
  });
});

/** Opens a page and notes every host that it asks. */
async function openWatched(page: Page, address: string): Promise<Set<string>> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return hosts;
}

for (const one of allPages()) {
  const address = prefixed(one);
  test(
    `NAV-5 ${address} is clean for axe, asks no other host, fits a small screen with large text`,
    PHONE,
    async ({ page, baseURL }) => {
      const hosts = await openWatched(page, address);
      await expectNoFaults(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoOverhang(page, '360 px');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoOverhang(page, '360 px with text of 200 %');
      expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
    },
  );
}

/** One page of each kind: pages of programmes, schools and films differ in their words alone. */
const KINDS = [...Map.groupBy(sitePaths(), (path) => path.split('/')[1]).values()].map(([first = '/']) => first);

for (const path of KINDS) {
  for (const locale of LOCALES) {
    const address = prefixed({ locale, path });
    test(`NAV-5 ${address} is clean for axe and fits on a wide screen`, DESKTOP, async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expectNoFaults(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverhang(page, `${width} px`);
      }
    });
  }
}
