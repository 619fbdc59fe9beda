/** Writes the list of pages for search engines from the built pages themselves (ROUTE-8, OPS-5). */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { ListedPage } from './listed-pages.ts';

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function entry({ canonical, alternates }: ListedPage): string {
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  return `<url>\n<loc>${escapeXml(canonical)}</loc>\n${links.join('\n')}\n</url>`;
}

/** The sitemap of some pages, with each page's other languages. */
export function sitemap(pages: readonly ListedPage[]): string {
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${pages.map(entry).join('\n')}\n</urlset>\n`;
}

/** The addresses that a sitemap lists, in its order. */
export function sitemapAddresses(xml: string): string[] {
  const $ = load(xml, { xml: true });
  return [...$('loc')].map((one) => $(one).text());
}

/** Writes `sitemap.xml` into the `client` folder of a built site. */
export function writeSitemap(client: string, pages: readonly ListedPage[]): void {
  writeFileSync(path.join(client, 'sitemap.xml'), sitemap(pages));
}
