/** What holds on every page in every language and can be read from its HTML. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESCRIPTION_MAX_CHARACTERS } from '../../content/schema/texts.ts';
import { HTML_LANG, LOCALES, type Locale } from '../../contract/locales.ts';
import type { Message } from '../../contract/messages.ts';
import { splitLocale } from '../../contract/routes.ts';
import { messageTexts } from '../../publishing/pages/site-texts.ts';
import { sitemapAddresses } from '../../publishing/pages/sitemap.ts';
import { FIRST_SCREEN_END } from '../../site/behaviour/islands/first-screen.ts';
import { startTestServer, type TestServer } from '../support/servers/running-server.ts';
import { readVocabulary, unknownTerms } from '../support/content/schema-vocabulary.ts';
import { allPages, BUILT_SITE, CLIENT, prefixed } from '../support/content/site-pages.ts';
import { type Addressed, readAddresses, readWhole, type Survey, survey } from './survey.ts';
import { CONTENT } from '../support/content/site-content.ts';

const SHARE_IMAGE_MAX_BYTES = 60_000;
const HREFLANGS = [...Object.values(HTML_LANG), 'x-default'];

/** The routes of the specification; the desk's is answered by a document of its own. */
const ROUTES = [
  '/',
  '/phd',
  '/about',
  '/contact',
  '/masters/business',
  '/masters/engineering',
  '/masters/arts',
  ...[...CONTENT.programs.values()].map(({ path }) => path),
  '/login',
];

const pathname = (address: string | undefined) => new URL(address ?? '', 'http://localhost').pathname;
const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

let server: TestServer;
const pages: Survey[] = [];
let listed: Survey[] = [];
/** The same pages without a language in the address, as visitors of each language get them. */
const plain: Addressed[] = [];

beforeAll(async () => {
  server = await startTestServer(BUILT_SITE);
  for (const page of allPages()) {
    pages.push(await survey(server.port, page, prefixed(page), readWhole));
    plain.push(await survey(server.port, page, page.path, readAddresses));
  }
  listed = pages.filter(({ isListed }) => isListed);
}, 120_000);
afterAll(() => server.stop());

/** Checks each page by itself and names all that fail. */
function expectOfEach<S extends Addressed>(some: S[], fault: (page: S) => string | false | undefined): void {
  expect(some.length).toBeGreaterThan(0);
  const faults = some.map((page) => [page.address, fault(page)] as const).filter(([, text]) => text);
  expect(faults.map(([address, text]) => `${address}: ${text}`)).toEqual([]);
}

it('ROUTE-1 every page answers 200 in its language, prefixed and not, those of the specification among them', () => {
  for (const some of [pages, plain]) {
    const paths = some.map(({ locale, path }) => `${locale} ${path}`);
    const wanted = LOCALES.flatMap((locale) => ROUTES.map((path) => `${locale} ${path}`));
    expect(paths).toEqual(expect.arrayContaining(wanted));
  }
  expectOfEach([...pages, ...plain], ({ status, lang, locale }) =>
    status !== 200 ? `status ${status}` : lang !== HTML_LANG[locale] && `lang ${lang}`,
  );
});

it('ROUTE-1 no script has a lookbehind, for which Safari before 16.4 refuses all of the script', () => {
  const folder = path.join(CLIENT, '_astro');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((name) => /\(\?<[=!]/.test(readFileSync(path.join(folder, name), 'utf8')))).toEqual([]);
});

it('ROUTE-1 no picture is decoded after its page is drawn, which can stop Chromium from drawing more of it', () => {
  expectOfEach(pages, ({ lateDecoded }) => lateDecoded.join());
});

it('ROUTE-3 every page has a title and a description of its own, in its language', () => {
  expectOfEach(pages, ({ title, description, locale }) => {
    if (title.length < 6 || isChinese(title) !== (locale === 'zh')) return `title "${title}"`;
    const isFit = description.length > 10 && description.length <= DESCRIPTION_MAX_CHARACTERS;
    return (!isFit || isChinese(description) !== (locale === 'zh')) && `description "${description}"`;
  });
  for (const kind of ['title', 'description'] as const) {
    const shared = [...Map.groupBy(listed, (page) => page[kind])].filter(([, users]) => users.length > 1);
    expect(shared.map(([text, users]) => `${text}: ${users.map(({ address }) => address)}`)).toEqual([]);
  }
});

it('ROUTE-8 every listed page names itself canonical and all languages as alternates', () => {
  expectOfEach(listed, ({ address, canonical, alternates, path }) => {
    if (pathname(canonical) !== address) return `canonical ${canonical}`;
    const wanted = [...LOCALES.map((locale) => prefixed({ locale, path })), path];
    const given = HREFLANGS.map((language) => pathname(alternates[language]));
    return (given.join() !== wanted.join() || Object.keys(alternates).length !== 4) && JSON.stringify(alternates);
  });
  expectOfEach(
    plain.filter(({ isListed }) => isListed),
    (page) => pathname(page.canonical) !== prefixed(page) && `canonical ${page.canonical}`,
  );
  for (const page of pages.filter(({ isListed }) => !isListed)) expect(page.canonical, page.address).toBeUndefined();
});

it('OPS-5 the sitemap lists the listed pages, each once', async () => {
  const { headers, body } = await server.ask('/sitemap.xml');
  expect(headers['content-type']).toContain('xml');
  const addresses = sitemapAddresses(body.toString()).map(pathname);
  expect(addresses.toSorted()).toEqual(listed.map(({ address }) => address).toSorted());
});

it('NAV-5 every page has one heading of the first level, and no level is left out', () => {
  expectOfEach(pages, ({ headings }) => {
    const jump = headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1);
    return (headings.filter((level) => level === 1).length !== 1 || jump) && headings.join(' ');
  });
});

it('NAV-5 every link, button, field and picture of every page has a name with the words on it, and no id stands twice', () => {
  expectOfEach(pages, ({ nameless, misnamed, ids }) => {
    const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
    return [...nameless, ...misnamed, ...doubled.map((id) => `id ${id}`)].join('; ');
  });
});

it('HOME-7 every page has the element of the first screen, which is waited for', () => {
  expectOfEach(pages, ({ ids }) => !ids.includes(FIRST_SCREEN_END) && `no #${FIRST_SCREEN_END}`);
});

it('ROUTE-1 no link, anchor or file of any page leads nowhere', async () => {
  const users = new Map<string, string>();
  const anchors = new Map<string, string>();
  for (const { address, links, files } of [...pages, ...plain]) {
    for (const link of [...links, ...files]) {
      const target = new URL(link, `http://site${address}`);
      if (target.host !== 'site') continue;
      users.set(target.pathname + target.search, address);
      if (target.hash) anchors.set(target.pathname + target.hash, address);
    }
  }
  const broken: string[] = [];
  for (const [target, user] of users) {
    const { status } = await server.ask(target, { method: 'HEAD' });
    if (status !== 200) broken.push(`${target} (on ${user}): ${status}`);
  }
  const idsOf = new Map([...pages, ...plain].map(({ address, ids }) => [address.replace(/\/$/, ''), ids]));
  for (const [target, user] of anchors) {
    const [path = '', hash = ''] = target.split('#');
    const ids = idsOf.get(path.replace(/\/$/, ''));
    if (!ids?.includes(decodeURIComponent(hash))) broken.push(`${target} (on ${user}): no such place`);
  }
  expect(users.size).toBeGreaterThan(300);
  expect(broken).toEqual([]);
}, 60_000);

it('ROUTE-8 the links of every page keep the form of its address', () => {
  const inSite = (links: string[]) => links.filter((link) => link.startsWith('/') && !link.startsWith('/_astro/'));
  const localeOf = (link: string) => splitLocale(link.split(/[?#]/)[0] ?? '').locale;
  expectOfEach(pages, ({ links, locale }) => inSite(links).find((link) => localeOf(link) !== locale));
  expectOfEach(plain, ({ links }) => inSite(links).find((link) => localeOf(link) !== undefined));
  for (const [index, { links, address }] of plain.entries())
    expect(links.length, address).toBe(pages[index]?.links.length);
});

it('OPS-5 every listed page has a share image of its own, light enough for a chat', async () => {
  const images = listed.map(({ shared }) => pathname(shared['og:image']));
  expect(new Set(images).size).toBe(listed.length);
  expectOfEach(listed, ({ shared, canonical }) =>
    shared['og:url'] !== canonical || !shared['og:title'] || !shared['og:image:alt'] ? JSON.stringify(shared) : false,
  );
  for (const image of images) {
    const { status, headers } = await server.ask(image, { method: 'HEAD' });
    expect(status, image).toBe(200);
    expect(headers['content-type'], image).toBe('image/jpeg');
    expect(Number(headers['content-length']), image).toBeLessThanOrEqual(SHARE_IMAGE_MAX_BYTES);
  }
});

it('OPS-5 every page marks up the way to it, in the terms of schema.org', () => {
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

it('OPS-5 no page marks up words that it does not show', () => {
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

describe('LANG-4 the words of a page', () => {
  const isMessage = (one: unknown): one is Message => typeof one === 'object' && one !== null && 'note' in one;

  /** Messages of other languages that this language does not have, in any message. */
  async function foreignMessages(locale: Locale): Promise<Set<string>> {
    const parts = Object.values(await messageTexts()).flatMap((one) => Object.values(one) as unknown[]);
    const messages = parts.flatMap((part) => Object.values(part as object).filter(isMessage));
    expect(messages.length).toBeGreaterThan(200);
    const own = new Set(messages.map((message) => message[locale]));
    const others = LOCALES.filter((other) => other !== locale);
    return new Set(messages.flatMap((message) => others.map((other) => message[other])).filter((one) => !own.has(one)));
  }

  it.each(LOCALES)('LANG-4 no page in %s shows a text of another language', async (locale) => {
    const foreign = await foreignMessages(locale);
    expectOfEach(
      pages.filter((page) => page.locale === locale),
      ({ texts, path }) => {
        if (texts.length < (path === '/login' ? 10 : 40)) return `${texts.length} texts`;
        return texts.filter((text) => foreign.has(text) || (locale !== 'zh' && isChinese(text))).join('; ');
      },
    );
  });
});
