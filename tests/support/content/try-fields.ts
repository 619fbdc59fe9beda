/**
 * Edits every field of the content once, one after the other, and looks whether a page or file of each language says so.
 * A process of its own: React is several times as fast where NODE_ENV is `production` from the start.
 * Usage: NODE_ENV=production node tests/support/content/try-fields.ts [FIELD…]   prints as JSON the fields that no document
 * has, and those that nothing shows; those that are named are not tried
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Content,
  ContentError,
  contentOf,
  type Documents,
  documentsOf,
} from '../../../content/reading/parse-content.ts';
import { readContentFiles } from '../../../content/reading/read-content-files.ts';
import { applyEdits, valueAt } from '../../../contract/content/field-edits.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import type * as Renderer from '../../../site/renderer.ts';
import { changedReads } from '../../../site/track-reads.ts';
import { type DocumentField, fieldsOf, isAtFault, MARK, otherBodies, possibleFields } from './content-fields.ts';

/** Documents that are tried of a folder: not every programme has a page that shows all of it. */
const DOCUMENTS_TRIED = 6;
/** Pages that are tried of a language. */
const PAGES_TRIED = 120;

const BUNDLE = path.join(import.meta.dirname, '../../../dist/bundle/server/entry.mjs');
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

const documents = documentsOf(readContentFiles());
fill();
const day = { date: '2026-11-24', year: 2026 };
const contentFor = (of: Documents): Content => Object.assign(contentOf(of), { day });

interface Shown {
  text: string;
  reads: ReadonlySet<string>;
}

async function shownBy(page: Renderer.RenderablePage): Promise<Shown> {
  const { bytes, reads } = await page.render();
  return { text: Buffer.from(bytes).toString(), reads: new Set(reads) };
}

/** Pages in their locale-neutral form say the same. */
const isTried = ({ pathname }: Renderer.RenderablePage) => !pathname.startsWith('/_plain/');

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

/**
 * Whether pages and files of each language show an edit of words, and those of one language any other edit. Undefined
 * where the site cannot be made with it.
 */
async function isShown(field: DocumentField, changed: Content): Promise<boolean | undefined> {
  const reads = changedReads(content, changed);
  const slug = field.document.split('/').at(-1) ?? '';
  const readers = sitePages(changed)
    .filter(isTried)
    .filter(({ pathname }) => reads.some((read) => before.get(pathname)?.reads.has(read) ?? true))
    .sort((a, b) => Number(b.pathname.includes(slug)) - Number(a.pathname.includes(slug)));
  const wanted = field.isWords ? LOCALES : LOCALES.slice(0, 1);
  const missing = new Set<string>(wanted);
  for (const locale of wanted) {
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

const markOf = (index: number, locale: Locale) => `${MARK}${index}${locale}.`;

/** The documents with a mark of their own behind the words of each field. */
function markedDocuments(fields: ReadonlyMap<number, DocumentField>): Documents {
  const marked = new Map(documents);
  for (const [index, { document, path: at, value }] of fields) {
    const edits = LOCALES.map((locale) => {
      const before = valueAt(value, [locale]);
      const withMark = (text: unknown) => `${text} ${markOf(index, locale)}`;
      return {
        path: [...at, locale],
        before,
        after: Array.isArray(before) ? before.with(0, withMark(before[0])) : withMark(before),
      };
    });
    marked.set(document, applyEdits(marked.get(document), edits).body);
  }
  return marked;
}

/** The content with marks in all fields that can take one. */
function markedContent(fields: ReadonlyMap<number, DocumentField>): Content {
  try {
    return contentFor(markedDocuments(fields));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const left = [...fields].filter(([, field]) => !isAtFault(field, error.faults));
    if (left.length < fields.size) return markedContent(new Map(left));
    // What is wrong is said of another field.
    const wrong = new Set(error.faults.map(({ document }) => document));
    return markedContent(new Map(left.filter(([, { document }]) => !wrong.has(document))));
  }
}

/** Fields that are shown in each language where the words of all are edited at once, which is how most are tried. */
async function shownTogether(fields: readonly DocumentField[]): Promise<Set<string>> {
  const changed = markedContent(new Map(fields.entries()));
  const seen = new Set<string>();
  for (const page of sitePages(changed).filter(isTried))
    for (const [mark] of (await shownBy(page)).text.matchAll(new RegExp(`${MARK}\\d+\\w\\w\\.`, 'g'))) seen.add(mark);
  return new Set(
    fields.flatMap(({ field }, index) => (LOCALES.every((locale) => seen.has(markOf(index, locale))) ? [field] : [])),
  );
}

const named = process.argv.slice(2);
const fields = fieldsOf(documents);
const words = [...fields.values()].flat().filter(({ isWords }) => isWords);
const together = await shownTogether(words);
const unseen: string[] = [];
for (const [field, found] of fields)
  if (!named.includes(field) && !together.has(field) && !(await isFieldShown(found))) unseen.push(field);
const absent = [...possibleFields()].filter((field) => !fields.has(field));
const unknown = named.filter((field) => !fields.has(field));
process.stdout.write(JSON.stringify({ fields: fields.size, unknown, absent, unseen }));
