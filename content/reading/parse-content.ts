/**
 * Turns documents into checked content: those of the YAML files in `content/`, or those of the store. It takes the files'
 * texts, so that the site (through the bundler) and the command line (through the file system) read alike.
 */

import { parse } from 'yaml';
import type { z } from 'zod';
import type { PublishingFault } from '../../features/content/contract/edition-api.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { shownPath } from '../../contract/content/source-ids.ts';
import { upgradeDocument } from './upgrade-document.ts';
import { type DocumentKind, type FOLDER_SCHEMAS, kindOf, SINGLE_SCHEMAS, schemaOf } from './document-schemas.ts';
import { fault, faultText } from './fault.ts';
import { pageFaults } from './page-faults.ts';
import { resolveSources } from './resolve-sources.ts';
import type { Program } from '../schema/programs.ts';
import { atFields, schemaFault } from './schema-fault.ts';

type Singles = { [Kind in keyof typeof SINGLE_SCHEMAS]: z.output<(typeof SINGLE_SCHEMAS)[Kind]> };
type Folders = { [Kind in keyof typeof FOLDER_SCHEMAS]: Map<string, z.output<(typeof FOLDER_SCHEMAS)[Kind]>> };

/** Everything the site says, checked. Maps are keyed by file name without ending. */
export interface Content extends Singles, Omit<Folders, 'programs'> {
  programs: Map<string, Program>;
}

/** What documents say, as their files have it, by their names. */
export type Documents = ReadonlyMap<string, unknown>;

/** Something that does not fit, and where. */
export interface ContentFault {
  /** Name of the document. */
  document: string;
  /** Fields that lead to it; empty for the whole document. */
  path: PropertyKey[];
  /** As {@link faultText} puts it into words. */
  message: string;
}

/** Thrown when documents do not fit their schema or one another; the message has one line per fault. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[], hint = '') {
    const lines = faults.map(({ document, path, message }) => {
      const field = path.length > 0 ? `, field "${path.join('.')}"` : '';
      return `content/${document}.yaml${field}: ${faultText(message, 'en')}`;
    });
    super(lines.join('\n') + hint);
    this.faults = faults;
  }
}

/** The faults of an error for the desk: their paths as JSON has them, and those of a source at a fact that names it. */
export function faultItems({ faults }: Pick<ContentError, 'faults'>, documents: Documents): PublishingFault[] {
  return faults.map(({ document, path, message }) => {
    const stored = path.map((step) => (typeof step === 'number' ? step : String(step)));
    return { document, path: shownPath(documents.get(document), stored), message };
  });
}

/** File path below `content/` with its text. */
export type ContentFiles = Record<string, string>;

/** Whether a path leads to a source at a fact, or into one. */
function isOfSource(path: readonly PropertyKey[]): boolean {
  return path.includes('source') || path.includes('sources');
}

/** What a document says, or what of it does not fit. */
type Reading<T> = { value: T } | { faults: ContentFault[] };

/** What a document says with its sources in place, or what does not fit. */
function readDocument<T>(document: string, data: unknown, schema: z.ZodType<T>): Reading<T> {
  const resolved = resolveSources(data);
  const result = schema.safeParse(resolved.data, { error: schemaFault });
  if (result.success && resolved.faults.length === 0) return { value: result.data };
  const found = result.success ? [] : atFields(result.error.issues);
  // What is wrong with sources is said where they are listed, not at each fact once more.
  const others = resolved.faults.length > 0 ? found.filter(({ path }) => !isOfSource(path)) : found;
  const issues = [...others, ...resolved.faults];
  return { faults: issues.map(({ path, message }) => ({ document, path, message })) };
}

/**
 * What of a document does not fit its schema; what it says of other documents is not looked at.
 *
 * @param locale the language of the messages, which are in words.
 */
export function documentFaults(document: string, data: unknown, locale: Locale): ContentFault[] {
  const kind = kindOf(document);
  const read = kind
    ? readDocument<unknown>(document, data, schemaOf(kind))
    : { faults: [{ document, path: [], message: NOT_A_NAME }] };
  if (!('faults' in read)) return [];
  return read.faults.map((found) => ({ ...found, message: faultText(found.message, locale) }));
}

const NOT_A_NAME = fault('document_name');

/** What was read of bodies, by the body and the name that it has: an edit changes one document of about a hundred. */
const readings = new WeakMap<object, { name: string; reading: Reading<unknown> }>();

/** The same as {@link readDocument} for a body that was not changed since. */
function readOnce(name: string, data: unknown, kind: DocumentKind): Reading<unknown> {
  if (typeof data !== 'object' || data === null) return readDocument<unknown>(name, data, schemaOf(kind));
  const known = readings.get(data);
  if (known?.name === name) return known.reading;
  const reading = readDocument<unknown>(name, data, schemaOf(kind));
  readings.set(data, { name, reading });
  return reading;
}

/** What each document says, and each that the site needs. @throws ContentError for all that do not fit their schemas. */
function readAll(documents: Documents): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const faults: ContentFault[] = [];
  for (const name of new Set([...Object.keys(SINGLE_SCHEMAS), ...[...documents.keys()].sort()])) {
    const kind = kindOf(name);
    if (!kind) continue;
    const read = documents.has(name)
      ? readOnce(name, documents.get(name), kind)
      : { faults: [{ document: name, path: [], message: fault('document_missing') }] };
    if ('value' in read) values.set(name, read.value);
    else faults.push(...read.faults);
  }
  if (faults.length > 0) throw new ContentError(faults, '\nWhat each field means stands in content/schema/.');
  return values;
}

/** Most programmes have a page of their own, under the name of their file. */
function withPaths(programs: Folders['programs']): Content['programs'] {
  return new Map(
    [...programs].map(([slug, program]) => [slug, { ...program, path: program.path ?? `/program/${slug}` }]),
  );
}

/** A year of foundation in the banner is the one of a school's file, with its source. */
function bannerFaults({ banner, schools }: Content): ContentFault[] {
  return banner
    .flatMap(({ facts }) => facts.map(({ value }) => ('founded' in value ? value.founded : undefined)))
    .filter((slug) => slug !== undefined && !schools.get(slug)?.founded)
    .map((slug) => ({ document: 'banner', path: ['facts'], message: fault('no_founded', { slug: `${slug}` }) }));
}

/** Words that call a degree online. */
const ONLINE: Record<Locale, RegExp> = { zh: /在线|线上/, en: /\bonline\b/i, vi: /trực tuyến/i };

/** A story calls a degree online only where a source says that the school teaches one online. */
function storyFaults({ stories, programs }: Content): ContentFault[] {
  const online = new Set([...programs.values()].filter(({ mode }) => mode === 'online').map(({ school }) => school));
  return [...stories]
    .filter(([, { school }]) => !online.has(school.slug))
    .filter(([, { school }]) => LOCALES.some((locale) => ONLINE[locale].test(school.degree[locale])))
    .map(([id, { school }]) => ({
      document: `stories/${id}`,
      path: ['school', 'degree'],
      message: fault('not_online', { slug: school.slug }),
    }));
}

/** A programme is listed by its field of study: each field is on one masters page. The DBA has a page of its own kind. */
function fieldFaults({ masters, programs }: Content): ContentFault[] {
  const keys = masters.flatMap((page) => page.keys);
  const twice = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
  const strays = [...programs].filter(([, { key, path }]) => path !== '/phd' && !keys.includes(key));
  return [
    ...[...twice].map((key) => ({
      document: 'masters',
      path: ['keys'],
      message: fault('key_twice', { key }),
    })),
    ...strays.map(([slug, { key }]) => ({
      document: `programs/${slug}`,
      path: ['key'],
      message: fault('key_nowhere', { key }),
    })),
  ];
}

/** Ids that stand twice, of places on a page and of parts that each page has once: an address would lead to the first alone. */
function idFaults({ stories, contact, privacy, banner, categories, masters, about }: Content): ContentFault[] {
  type Anchor = Pick<ContentFault, 'document' | 'path'> & { id: string };
  const listed = (document: string, field: PropertyKey[], list: readonly { id: string }[]) =>
    list.map(({ id }, index): Anchor => ({ document, path: [...field, index, 'id'], id }));
  const pages = [
    [...stories].map(([name, { mobileId: id }]): Anchor => ({ document: `stories/${name}`, path: ['mobileId'], id })),
    listed('contact', ['questions'], contact.questions),
    listed('privacy', ['sections'], privacy.sections),
    listed('banner', [], banner),
    listed('categories', [], categories),
    listed('masters', [], masters),
    listed('about', ['firstAnswers', 'items'], about.firstAnswers.items),
  ];
  return pages.flatMap((anchors) =>
    anchors
      .filter(({ id }, index) => anchors.findIndex((one) => one.id === id) < index)
      .map(({ id, ...place }) => ({ ...place, message: fault('id_twice', { id }) })),
  );
}

/** Names of documents that are not there, and of registers. */
function referenceFaults(content: Content): ContentFault[] {
  const faults: ContentFault[] = [];
  const need = (document: string, path: PropertyKey[], slug: string, kind: keyof typeof FOLDER_SCHEMAS) => {
    if (content[kind].has(slug)) return;
    faults.push({ document, path, message: fault('no_document', { name: `${kind}/${slug}` }) });
  };
  for (const [slug, { school }] of content.programs) need(`programs/${slug}`, ['school'], school, 'schools');
  for (const { id, programs } of content.categories)
    for (const slug of programs) need('categories', [id, 'programs'], slug, 'programs');
  for (const [id, story] of content.stories) {
    need(`stories/${id}`, ['school', 'slug'], story.school.slug, 'schools');
    if (story.type === 'video') need(`stories/${id}`, ['detailSource'], story.detailSource, 'films');
    for (const field of ['schoolUrl', ...(story.type === 'url' ? ['linkSource' as const] : [])] as const) {
      const [, page, slug = ''] = /^\/(school|program)\/([^/?#]+)/.exec(story[field]) ?? [];
      if (page) need(`stories/${id}`, [field], slug, page === 'school' ? 'schools' : 'programs');
    }
  }
  const registers = new Set(content.registers.map(({ id }) => id));
  for (const [slug, school] of content.schools)
    for (const id of school.registers.filter((one) => !registers.has(one)))
      faults.push({
        document: `schools/${slug}`,
        path: ['registers'],
        message: fault('no_register', { id }),
      });
  if (content.campaign.story !== undefined) need('campaign', ['story'], content.campaign.story, 'stories');
  for (const [index, { programs }] of content.about.chain.entries())
    for (const slug of programs) need('about', ['chain', index, 'programs'], slug, 'programs');
  for (const { school } of content.site.agreements) need('site', ['agreements'], school, 'schools');
  for (const slug of content.site.universitiesAbroad) need('site', ['universitiesAbroad'], slug, 'schools');
  return faults;
}

/** What documents say, checked against their schemas and one another; throws a {@link ContentError}. */
export function contentOf(documents: Documents): Content {
  const values = readAll(documents);
  // The schema of a kind gives what the content has of that kind.
  const one = <Kind extends keyof Singles>(kind: Kind) => values.get(kind) as Singles[Kind];
  const folder = <Kind extends keyof Folders>(kind: Kind) => {
    const own = [...values].filter(([name]) => name.startsWith(`${kind}/`));
    return new Map(own.map(([name, value]) => [name.slice(kind.length + 1), value])) as Folders[Kind];
  };
  const content: Content = {
    site: one('site'),
    banner: one('banner'),
    categories: one('categories'),
    masters: one('masters'),
    phd: one('phd'),
    about: one('about'),
    contact: one('contact'),
    privacy: one('privacy'),
    campaign: one('campaign'),
    promises: one('promises'),
    registers: one('registers'),
    recognition: one('recognition'),
    exchange: one('exchange'),
    words: one('words'),
    schools: folder('schools'),
    programs: withPaths(folder('programs')),
    stories: folder('stories'),
    films: folder('films'),
  };
  const strangers = [...documents.keys()].filter((name) => !kindOf(name));
  const faults = [
    ...strangers.map((document) => ({ document, path: [], message: NOT_A_NAME })),
    ...referenceFaults(content),
    ...bannerFaults(content),
    ...storyFaults(content),
    ...fieldFaults(content),
    ...idFaults(content),
    ...pageFaults(content),
  ];
  if (faults.length > 0) throw new ContentError(faults);
  return content;
}

/**
 * Documents by name, parsed from the texts of YAML files and upgraded to what their schemas ask for.
 *
 * @throws ContentError for a file that is not YAML.
 */
export function documentsOf(files: ContentFiles): Map<string, unknown> {
  return new Map(
    Object.entries(files).map(([file, text]) => {
      const document = file.slice(0, -'.yaml'.length);
      try {
        return [document, upgradeDocument(document, parse(text, { prettyErrors: true }))];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new ContentError([{ document, path: [], message: fault('not_yaml', { reason }) }]);
      }
    }),
  );
}

/** Checks all files against their schemas and one another; throws a {@link ContentError}. */
export function parseContent(files: ContentFiles): Content {
  return contentOf(documentsOf(files));
}
