/**
 * Turns the YAML files of this folder into checked content. It takes the files' texts, so that the
 * site (through the bundler) and the command line (through the file system) read alike.
 */
import { parse } from 'yaml';
import type { z } from 'zod';
import { LOCALES, type Locale } from '../contract/locales.ts';
import { PROGRAM_SLUG } from '../contract/shortlist.ts';
import { resolveSources } from './resolve-sources.ts';
import { type ExchangeRate, exchangeSchema } from './schema/exchange.ts';
import { type Banner, bannerSchema, type Film, filmSchema, type Story, storySchema } from './schema/home.ts';
import {
  type About,
  aboutSchema,
  type Campaign,
  type Contact,
  campaignSchema,
  contactSchema,
  type Masters,
  mastersSchema,
  type Phd,
  type Privacy,
  phdSchema,
  privacySchema,
} from './schema/pages.ts';
import { type Categories, categoriesSchema, type Program, programSchema } from './schema/programs.ts';
import { type Promises, promisesSchema } from './schema/promises.ts';
import { type Recognition, recognitionSchema } from './schema/recognition.ts';
import { type Registers, registersSchema, type School, schoolSchema } from './schema/schools.ts';
import { type Site, siteSchema } from './schema/site.ts';

/** Everything the site says, checked. Maps are keyed by file name without ending. */
export interface Content {
  site: Site;
  banner: Banner;
  categories: Categories;
  masters: Masters;
  phd: Phd;
  about: About;
  contact: Contact;
  privacy: Privacy;
  campaign: Campaign;
  promises: Promises;
  registers: Registers;
  recognition: Recognition;
  exchange: ExchangeRate[];
  schools: Map<string, School>;
  programs: Map<string, Program>;
  stories: Map<string, Story>;
  films: Map<string, Film>;
}

/** Thrown when content files do not fit their schema; the message has one line per fault. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** File path below `content/` with its text. */
export type ContentFiles = Record<string, string>;

function faultsOf(file: string, issues: { path: PropertyKey[]; message: string }[]): ContentError {
  const faults = issues.map(
    ({ path, message }) => `content/${file}, field "${path.join('.') || '(whole file)'}": ${message}`,
  );
  return new ContentError(`${faults.join('\n')}\nWhat each field means stands in content/schema/.`);
}

function read<T>(file: string, source: string | undefined, schema: z.ZodType<T>): T {
  if (source === undefined)
    throw new ContentError(`content/${file} is missing. Restore it from the repository's history.`);
  let data: unknown;
  try {
    data = parse(source, { prettyErrors: true });
  } catch (error) {
    throw new ContentError(`content/${file} is not valid YAML: ${error instanceof Error ? error.message : error}`);
  }
  const resolved = resolveSources(data);
  if (resolved.faults.length > 0) throw faultsOf(file, resolved.faults);
  const result = schema.safeParse(resolved.data);
  if (result.success) return result.data;
  throw faultsOf(file, result.error.issues);
}

function readFolder<T>(files: ContentFiles, folder: string, schema: z.ZodType<T>): Map<string, T> {
  const names = Object.keys(files)
    .filter((file) => file.startsWith(`${folder}/`))
    .sort();
  return new Map(
    names.map((file) => [file.slice(folder.length + 1, -'.yaml'.length), read(file, files[file], schema)]),
  );
}

/** Most programmes have a page of their own, under the name of their file. */
function readPrograms(files: ContentFiles): Map<string, Program> {
  const programs = [...readFolder(files, 'programs', programSchema)];
  return new Map(programs.map(([slug, program]) => [slug, { ...program, path: program.path ?? `/program/${slug}` }]));
}

/** A year of foundation in the banner is the one of a school's file, with its source. */
function bannerFaults({ banner, schools }: Content): string[] {
  return banner
    .flatMap(({ facts }) => facts.map(({ value }) => ('founded' in value ? value.founded : undefined)))
    .filter((slug) => slug !== undefined && !schools.get(slug)?.founded)
    .map((slug) => `content/banner.yaml, field "facts": content/schools/${slug}.yaml has no founded`);
}

/** Words that call a degree online. */
const ONLINE: Record<Locale, RegExp> = { zh: /在线|线上/, en: /\bonline\b/i, vi: /trực tuyến/i };

/** A story calls a degree online only where a source says that the school teaches one online. */
function storyFaults({ stories, programs }: Content): string[] {
  const online = new Set([...programs.values()].filter(({ mode }) => mode === 'online').map(({ school }) => school));
  return [...stories]
    .filter(([, { school }]) => !online.has(school.slug))
    .filter(([, { school }]) => LOCALES.some((locale) => ONLINE[locale].test(school.degree[locale])))
    .map(
      ([id, { school }]) =>
        `content/stories/${id}.yaml, field "school.degree": no programme of ${school.slug} is confirmed to be online`,
    );
}

/** A programme is listed by its field of study: each field is on one masters page. The DBA has a page of its own kind. */
function fieldFaults({ masters, programs }: Content): string[] {
  const keys = masters.flatMap((page) => page.keys);
  const twice = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
  const strays = [...programs].filter(([, { key, path }]) => path !== '/phd' && !keys.includes(key));
  return [
    ...[...twice].map((key) => `content/masters.yaml, field "keys": ${key} stands there twice; leave it on one page`),
    ...strays.map(
      ([slug, { key }]) =>
        `content/programs/${slug}.yaml, field "key": no page of content/masters.yaml has ${key} among its keys`,
    ),
  ];
}

function checkReferences(content: Content): void {
  const faults: string[] = [];
  const need = (file: string, field: string, id: string, map: Map<string, unknown>, folder: string) => {
    if (!map.has(id)) faults.push(`content/${file}, field "${field}": there is no content/${folder}/${id}.yaml`);
  };
  for (const [slug, program] of content.programs) {
    need(`programs/${slug}.yaml`, 'school', program.school, content.schools, 'schools');
    if (!PROGRAM_SLUG.test(slug))
      faults.push(`content/programs/${slug}.yaml: rename it, with small letters, digits and hyphens only`);
  }
  for (const category of content.categories)
    for (const slug of category.programs)
      need('categories.yaml', `${category.id}.programs`, slug, content.programs, 'programs');
  for (const [id, story] of content.stories) {
    need(`stories/${id}.yaml`, 'school.slug', story.school.slug, content.schools, 'schools');
    if (story.type === 'video') need(`stories/${id}.yaml`, 'detailSource', story.detailSource, content.films, 'films');
  }
  const registers = new Set(content.registers.map(({ id }) => id));
  for (const [slug, school] of content.schools)
    for (const id of school.registers)
      if (!registers.has(id))
        faults.push(`content/schools/${slug}.yaml, field "registers": content/registers.yaml has no entry "${id}"`);
  need('campaign.yaml', 'story', content.campaign.story, content.stories, 'stories');
  for (const { school } of content.site.agreements) need('site.yaml', 'agreements', school, content.schools, 'schools');
  faults.push(...bannerFaults(content), ...storyFaults(content), ...fieldFaults(content));
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
}

/** Checks all files against their schemas and one another; throws a {@link ContentError}. */
export function parseContent(files: ContentFiles): Content {
  const content: Content = {
    site: read('site.yaml', files['site.yaml'], siteSchema),
    banner: read('banner.yaml', files['banner.yaml'], bannerSchema),
    categories: read('categories.yaml', files['categories.yaml'], categoriesSchema),
    masters: read('masters.yaml', files['masters.yaml'], mastersSchema),
    phd: read('phd.yaml', files['phd.yaml'], phdSchema),
    about: read('about.yaml', files['about.yaml'], aboutSchema),
    contact: read('contact.yaml', files['contact.yaml'], contactSchema),
    privacy: read('privacy.yaml', files['privacy.yaml'], privacySchema),
    campaign: read('campaign.yaml', files['campaign.yaml'], campaignSchema),
    promises: read('promises.yaml', files['promises.yaml'], promisesSchema),
    registers: read('registers.yaml', files['registers.yaml'], registersSchema),
    recognition: read('recognition.yaml', files['recognition.yaml'], recognitionSchema),
    exchange: read('exchange.yaml', files['exchange.yaml'], exchangeSchema),
    schools: readFolder(files, 'schools', schoolSchema),
    programs: readPrograms(files),
    stories: readFolder(files, 'stories', storySchema),
    films: readFolder(files, 'films', filmSchema),
  };
  checkReferences(content);
  return content;
}
