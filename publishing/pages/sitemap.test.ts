import { describe, expect, it } from 'vitest';
import { readListedPage } from './listed-pages.ts';
import { sitemap, sitemapAddresses } from './sitemap.ts';

const SITE = 'https://www.example.com';
const ALTERNATES = [
  ['zh-CN', '/zh/phd'],
  ['en', '/en/phd'],
  ['vi', '/vi/phd'],
  ['x-default', '/phd'],
] as const;

function page(head: string): string {
  return `<!doctype html><html><head><title>x</title>${head}</head><body><link rel="canonical" href="no"></body></html>`;
}

const LINKS = ALTERNATES.map(
  ([language, path]) => `<link rel="alternate" hreflang="${language}" href="${SITE}${path}">`,
);
const LISTED = page(
  `<link rel="canonical" href="${SITE}/en/phd">${LINKS.join('')}<meta property="og:title" content="A &#34;DBA&#34; &amp; more">`,
);

describe('OPS-5 the sitemap', () => {
  it('ROUTE-8 lists a page under its own address with all of its languages', () => {
    const listed = readListedPage(LISTED);
    expect(listed).toEqual({
      locale: 'en',
      path: '/phd',
      title: 'A "DBA" & more',
      canonical: `${SITE}/en/phd`,
      alternates: ALTERNATES.map(([hreflang, path]) => ({ hreflang, href: `${SITE}${path}` })),
    });
    const xml = sitemap(listed ? [listed] : []);
    expect(sitemapAddresses(xml)).toEqual([`${SITE}/en/phd`]);
    for (const [language, path] of ALTERNATES) {
      expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${SITE}${path}"/>`);
    }
  });

  it('OPS-5 leaves out a page that is to stay out of search engines', () => {
    expect(readListedPage(page('<meta name="robots" content="noindex">'))).toBeUndefined();
  });

  it('OPS-5 writes addresses so that any XML reader takes them', () => {
    const canonical = `${SITE}/en/a?b=1&c='<2>'`;
    const xml = sitemap([{ locale: 'en', path: '/a', title: '', canonical, alternates: [] }]);
    expect(xml).not.toMatch(/&c|<2>/);
    expect(sitemapAddresses(xml)).toEqual([canonical]);
  });
});
