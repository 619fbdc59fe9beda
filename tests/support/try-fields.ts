/**
 * Edits every field of the content once, one after the other, and looks whether a page or file of each language says so.
 * A process of its own: React is several times as fast where NODE_ENV is `production` from the start.
 * Usage: NODE_ENV=production node tests/support/try-fields.ts   prints as JSON the fields that no document
 * has, and those that nothing shows
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Content, ContentError, contentOf, type Documents, documentsOf } from '../../content/parse-content.ts';
import { readContentFiles } from '../../content/read-content-files.ts';
import { applyEdits, valueAt } from '../../contract/field-edits.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import type * as Renderer from '../../site/renderer.ts';
import { changedReads } from '../../site/track-reads.ts';
import { type DocumentField, fieldsOf, MARK, otherBodies, possibleFields } from './content-fields.ts';

/** Documents that are tried of a folder: not every programme has a page that shows all of it. */
const DOCUMENTS_TRIED = 6;
/** Pages that are tried of a language. */
const PAGES_TRIED = 120;

const BUNDLE = path.join(import.meta.dirname, '../../dist/bundle/server/entry.mjs');
// Astro's build of site/renderer.ts, which has this type.
const { sitePages } = (await import(pathToFileURL(BUNDLE).href)) as typeof Renderer;

/** Fields that the site's own documents leave out, with what they could say. */
function fill(): void {
  const program = Object(documents.get('programs/uo-mba'));
  const school = Object(documents.get('schools/rit'));
  const sources = { ...school.sources, ...program.sources };
  const named = new Set(JSON.stringify([school, program.rankings]).match(/(?<="source":")[^"]+/g));
  documents.set('schools/rit', {
    ...school,
    rankings: program.rankings,
    sources: Object.fromEntries(Object.entries(sources).filter(([name]) => named.has(name))),
  });
  const site = Object(documents.get('site'));
  documents.set('site', {
    ...site,
    markPicture: `uploads/${'0'.repeat(32)}-300x300`,
    universitiesAbroad: ['rit'],
    zhihu: { ...site.zhihu, url: 'https://www.zhihu.com/people/sample' },
    agreements: [{ school: 'rit', signedOn: '2026-01-05' }],
  });
}

const isOfWords = ({ document }: DocumentField) => document === 'words';

const documents = documentsOf(readContentFiles());
fill();
const day = { date: '2026-11-24', year: 2026 };
const contentFor = (of: Documents): Content => Object.assign(contentOf(of), { day });

interface Shown {
  text: string;
  reads: ReadonlySet<string>;
}

async function shownBy(page: Renderer.SitePage): Promise<Shown> {
  const { bytes, reads } = await page.render();
  return { text: Buffer.from(bytes).toString(), reads: new Set(reads) };
}

/** Pages in their locale-neutral form say the same. */
const isTried = ({ pathname }: Renderer.SitePage) => !pathname.startsWith('/_plain/');

/** The languages that a page or file speaks; all where its address names none. */
function languagesOf(pathname: string): readonly string[] {
  const own = LOCALES.filter((locale) => pathname.split(/[/.]/).includes(locale));
  return own.length > 0 ? own : LOCALES;
}

const content = contentFor(documents);
const before = new Map<string, Shown>();
for (const page of sitePages(content).filter(isTried)) before.set(page.pathname, await shownBy(page));

/** The content with another document; undefined where that does not fit. */
function contentWith(document: string, body: unknown): Content | undefined {
  try {
    return contentFor(new Map(documents).set(document, body));
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Whether pages and files of all languages show an edit. Undefined where the site cannot be made with it. */
async function isShown(field: DocumentField, changed: Content): Promise<boolean | undefined> {
  const reads = changedReads(content, changed);
  const slug = field.document.split('/').at(-1) ?? '';
  const readers = sitePages(changed)
    .filter(isTried)
    .filter(({ pathname }) => reads.some((read) => before.get(pathname)?.reads.has(read) ?? true))
    .sort((a, b) => Number(b.pathname.includes(slug)) - Number(a.pathname.includes(slug)));
  const missing = new Set<string>(LOCALES);
  for (const locale of LOCALES) {
    for (const page of readers.filter(({ pathname }) => languagesOf(pathname).includes(locale)).slice(0, PAGES_TRIED)) {
      if (!missing.has(locale)) break;
      const now = await shownBy(page).catch(() => undefined);
      if (!now) return undefined;
      const shows = field.isWords ? now.text.includes(MARK) : now.text !== before.get(page.pathname)?.text;
      if (shows) for (const one of languagesOf(page.pathname)) missing.delete(one);
    }
  }
  return missing.size === 0;
}

async function isFieldShown(fields: readonly DocumentField[]): Promise<boolean> {
  for (const field of fields.slice(0, DOCUMENTS_TRIED))
    for (const body of otherBodies(field, fields, documents)) {
      const changed = contentWith(field.document, body);
      const shown = changed && (await isShown(field, changed));
      if (shown) return true;
      // Another value is no better seen, unless this one could not be tried.
      if (shown === false) break;
    }
  return false;
}

/** Fields of the document `words` that nothing shows: all are edited at once, since a page has dozens of them. */
async function unseenWords(all: readonly DocumentField[]): Promise<string[]> {
  const markOf = (index: number, locale: Locale) => `${MARK}${index}${locale}.`;
  const edits = all.flatMap(({ path: at, value }, index) =>
    LOCALES.map((locale) => {
      const before = valueAt(value, [locale]);
      return { path: [...at, locale], before, after: `${before} ${markOf(index, locale)}` };
    }),
  );
  const changed = contentWith('words', applyEdits(documents.get('words'), edits).body);
  if (!changed) throw new Error('The words cannot be edited all at once.');
  const seen = new Set<string>();
  for (const page of sitePages(changed).filter(isTried))
    for (const [mark] of (await shownBy(page)).text.matchAll(new RegExp(`${MARK}\\d+\\w\\w\\.`, 'g'))) seen.add(mark);
  return all
    .filter((_, index) => !LOCALES.every((locale) => seen.has(markOf(index, locale))))
    .map(({ field }) => field);
}

const fields = fieldsOf(documents);
const [words, others] = [
  [...fields.values()].flat().filter(isOfWords),
  [...fields].filter(([, [one]]) => one && !isOfWords(one)),
];
const unseen = await unseenWords(words);
for (const [field, found] of others) if (!(await isFieldShown(found))) unseen.push(field);
const absent = [...possibleFields()].filter((field) => !fields.has(field));
process.stdout.write(JSON.stringify({ fields: fields.size, absent, unseen }));
