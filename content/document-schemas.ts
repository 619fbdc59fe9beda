/**
 * The documents of the content and the schema of each. A document is what one YAML file says. It is known by its name,
 * which is its path below `content/` without ending: `site`, `programs/uo-mba`.
 */
import { exchangeSchema } from './schema/exchange.ts';
import { bannerSchema, filmSchema, storySchema } from './schema/home.ts';
import { aboutSchema, campaignSchema, contactSchema, mastersSchema, phdSchema, privacySchema } from './schema/pages.ts';
import { categoriesSchema, programSchema } from './schema/programs.ts';
import { promisesSchema } from './schema/promises.ts';
import { recognitionSchema } from './schema/recognition.ts';
import { registersSchema, schoolSchema } from './schema/schools.ts';
import { siteSchema } from './schema/site.ts';
import { wordsSchema } from './schema/words.ts';

/** Documents that there is one of, by their name. */
export const SINGLE_SCHEMAS = {
  site: siteSchema,
  banner: bannerSchema,
  categories: categoriesSchema,
  masters: mastersSchema,
  phd: phdSchema,
  about: aboutSchema,
  contact: contactSchema,
  privacy: privacySchema,
  campaign: campaignSchema,
  promises: promisesSchema,
  registers: registersSchema,
  recognition: recognitionSchema,
  exchange: exchangeSchema,
  words: wordsSchema,
} as const;

/** Documents that there are several of, by their folder. */
export const FOLDER_SCHEMAS = {
  schools: schoolSchema,
  programs: programSchema,
  stories: storySchema,
  films: filmSchema,
} as const;

/** Documents of one schema: the name of the one, or the folder of the several. */
export type DocumentKind = keyof typeof SINGLE_SCHEMAS | keyof typeof FOLDER_SCHEMAS;

/** All kinds, in the order of an editor's list. */
// Object.keys forgets the names.
export const DOCUMENT_KINDS = [...Object.keys(FOLDER_SCHEMAS), ...Object.keys(SINGLE_SCHEMAS)] as DocumentKind[];

/** The schema of a kind. */
export function schemaOf(kind: DocumentKind) {
  return kind in FOLDER_SCHEMAS
    ? FOLDER_SCHEMAS[kind as keyof typeof FOLDER_SCHEMAS]
    : SINGLE_SCHEMAS[kind as keyof typeof SINGLE_SCHEMAS];
}

/** What the last part of a name in a folder may be: it stands in addresses. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The same has to stand in a column of the store. */
const SLUG_MAX_CHARACTERS = 60;

/** The kind of the document of a name; undefined for a name that no document can have. */
export function kindOf(name: string): DocumentKind | undefined {
  if (Object.hasOwn(SINGLE_SCHEMAS, name)) return name as keyof typeof SINGLE_SCHEMAS;
  const [folder = '', slug = '', ...rest] = name.split('/');
  const isName = rest.length === 0 && slug.length <= SLUG_MAX_CHARACTERS && SLUG.test(slug);
  return isName && Object.hasOwn(FOLDER_SCHEMAS, folder) ? (folder as keyof typeof FOLDER_SCHEMAS) : undefined;
}

/** Whether there are several documents of a kind, which can be added and removed. */
export function isFolder(kind: DocumentKind): boolean {
  return Object.hasOwn(FOLDER_SCHEMAS, kind);
}
