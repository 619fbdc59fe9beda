/**
 * Writes what would become an element or a script into every text of the content at once, renders all pages and files, and
 * prints as JSON what of it came out as more than a text. A process of its own, as try-fields.ts.
 * Usage: NODE_ENV=production node tests/support/content/try-poison.ts
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import { ContentError, contentOf, type Documents, documentsOf } from '../../../content/reading/parse-content.ts';
import { readContentFiles } from '../../../content/reading/read-content-files.ts';
import { applyEdits } from '../../../contract/content/field-edits.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { fontTag } from '../../../publishing/fonts/insert-fonts.ts';
import { readListedPage } from '../../../publishing/pages/listed-pages.ts';
import { editTags, withClosedTags } from '../../../publishing/pages/page-tags.ts';
import { policyOf, REWRITES } from '../../../publishing/rewrite-pages.ts';
import { sitemap } from '../../../publishing/pages/sitemap.ts';
import type * as Renderer from '../../../site/renderer.ts';
import { type DocumentField, fieldsOf, isAtFault } from './content-fields.ts';

/** Ends attributes, elements and strings, in HTML, JSON, XML and replacement patterns. */
const MARKUP = `Qzx></script><script>qzx(1)</script></style><!--"'><qzx-mark onload=qzx() x="$&$1]]>&lt;qzx-mark&gt;`;
/** Ends a line too, and would be an order to robots, or a caption. Not every text may have several lines. */
const LINES = `${MARKUP}\n\nDisallow: /qzx\r\r00:00.000 --> 00:09.000\nQzx`;

const BUNDLE = path.join(import.meta.dirname, '../../../dist/bundle/server/entry.mjs');
// Astro's build of site/renderer.ts, which has this type.
const { inlineScripts, sitePages } = (await import(pathToFileURL(BUNDLE).href)) as typeof Renderer;

/** What is no text but the name or address of something: another value breaks the page, which says so by itself. */
const NAME = /^(?:[\w./-]+|https?:\S+)$/;

/** A field's value with the poison behind it; undefined for one that holds no text. */
function poisoned({ isWords, value }: DocumentField, poison: string): unknown {
  const text = (one: unknown) => (typeof one === 'string' ? `${one} ${poison}` : one);
  if (!isWords) return typeof value === 'string' && !NAME.test(value) ? text(value) : undefined;
  const words = Object(value);
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, Array.isArray(words[locale]) ? words[locale].map(text) : text(words[locale])]),
  );
}

/** What is wrong with documents. */
function faultsOf(documents: Documents): ContentError['faults'] {
  try {
    contentOf(documents);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

const before = documentsOf(readContentFiles());
let documents: Documents = before;
let count = 0;
const byDocument = Map.groupBy([...fieldsOf(before).values()].flat(), ({ document }) => document);
/** Writes a poison into those fields of a document that take it; into the others the one of a single line. */
function poison(document: string, fields: readonly DocumentField[], text = LINES): void {
  const edits = fields.flatMap((field) => {
    const after = poisoned(field, text);
    return after === undefined ? [] : [{ path: field.path, before: field.value, after }];
  });
  if (edits.length === 0) return;
  const changed = new Map(documents).set(document, applyEdits(documents.get(document), edits).body);
  const faults = faultsOf(changed);
  if (faults.length === 0) {
    documents = changed;
    count += edits.length;
    return;
  }
  const refused = fields.filter((field) => isAtFault(field, faults));
  if (refused.length > 0) {
    poison(
      document,
      fields.filter((field) => !refused.includes(field)),
      text,
    );
    if (text === LINES) poison(document, refused, MARKUP);
  } else if (fields.length > 1) {
    // What is wrong is said of another field.
    const half = Math.ceil(fields.length / 2);
    poison(document, fields.slice(0, half), text);
    poison(document, fields.slice(half), text);
  }
}
for (const [document, fields] of byDocument) poison(document, fields);

const day = { date: '2026-11-24', year: 2026 };
const pagesOf = (some: Documents) => sitePages(Object.assign(contentOf(some), { day }));
const textOf = async (page: Renderer.RenderablePage) => Buffer.from((await page.render()).bytes).toString();

/** Lines that mean something to what reads a file line by line: orders to robots; ends and times of captions. */
const ORDERS: Readonly<Record<string, RegExp>> = { '.txt': /^[\w-]+:/, '.vtt': /-->|^$/ };
function ordersIn(pathname: string, text: string): number {
  const order = ORDERS[path.extname(pathname)];
  return order ? text.split(/\r\n|\r|\n/).filter((line) => order.test(line)).length : 0;
}
const ordersBefore = new Map<string, number>();
for (const page of pagesOf(before))
  if (path.extname(page.pathname) in ORDERS)
    ordersBefore.set(page.pathname, ordersIn(page.pathname, await textOf(page)));

const found: string[] = [];
const kinds = new Set<string>();
let shown = 0;
const listed = [];
/** Whether a page is looked at: templates are the same in each language, so each page is in the one whose turn it is. */
function isTurn({ pathname, isPage }: Renderer.RenderablePage): boolean {
  const [, locale, ...own] = pathname.split('/');
  const at = LOCALES.findIndex((one) => one === locale);
  if (!isPage || at < 0) return true;
  const turn = [...own.join('/')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return turn % LOCALES.length === at;
}

for (const page of pagesOf(documents)) {
  if (page.pathname.startsWith('/_plain/') || !isTurn(page)) continue;
  const text = await textOf(page);
  if (text.includes('Qzx')) {
    shown++;
    kinds.add(page.isPage ? 'page' : path.extname(page.pathname));
  }
  if (!page.isPage) {
    if (page.pathname.endsWith('.json')) JSON.parse(text);
    else if (/<qzx-mark|<script/.test(text)) found.push(`${page.pathname}: element`);
    if (ordersIn(page.pathname, text) !== (ordersBefore.get(page.pathname) ?? 0)) found.push(`${page.pathname}: line`);
    continue;
  }
  listed.push(...[readListedPage(text) ?? []].flat());
  const html = editTags(withClosedTags(text), (tag) => {
    const rewrite = REWRITES.find((one) => one.tag === tag.name)?.rewrite(tag, { importsOf: () => '' });
    return rewrite ?? fontTag(tag, { files: {}, ranges: {} });
  });
  const $ = load(html);
  if ($('qzx-mark').length > 0) found.push(`${page.pathname}: element`);
  for (const script of $('script').toArray()) {
    const isData = $(script).attr('type') === 'application/ld+json';
    if (isData) JSON.parse($(script).text());
    else if ($(script).text().includes('qzx')) found.push(`${page.pathname}: script`);
  }
  for (const element of $('*').toArray())
    for (const [name, value] of Object.entries('attribs' in element ? element.attribs : {}))
      if (name.startsWith('on') || /^(javascript|data:text)/i.test(value.trim()))
        found.push(`${page.pathname}: ${name}`);
  const allowed =
    policyOf(html, { inlineScripts, apiBase: '' })
      .match(/script-src [^;]*/)?.[0]
      .match(/sha256-/g)?.length ?? 0;
  const inline = new Set(
    $('script:not([src]):not([type])')
      .toArray()
      .map((script) => $(script).text()),
  );
  if (inline.size !== allowed) found.push(`${page.pathname}: ${inline.size} inline scripts, ${allowed} let run`);
}
const inSitemap = load(sitemap(listed), { xml: true })('*')
  .toArray()
  .map((element) => ('name' in element ? element.name : ''));
const strangers = new Set(inSitemap).difference(new Set(['urlset', 'url', 'loc', 'xhtml:link']));
if (strangers.size > 0) found.push(`sitemap: ${[...strangers].join()}`);
process.stdout.write(
  JSON.stringify({
    count,
    shown,
    kinds: [...kinds].sort(),
    listed: listed.length,
    found: [...new Set(found)].slice(0, 40),
  }),
);
