/**
 * The documents of the content and the schema of each. A document is what one YAML file says. It is known by its name,
 * which is its path below `content/` without ending: `site`, `programs/uo-mba`.
 */
import { isDocumentName } from '../../contract/content/document-name.ts';
import { hasKey, keysOf } from '../../contract/keys-of.ts';
import { exchangeSchema } from '../schema/exchange.ts';
import { bannerSchema, filmSchema, storySchema } from '../schema/home.ts';
import {
  aboutSchema,
  campaignSchema,
  contactSchema,
  mastersSchema,
  phdSchema,
  privacySchema,
} from '../schema/pages.ts';
import { categoriesSchema, programSchema } from '../schema/programs.ts';
import { promisesSchema } from '../schema/promises.ts';
import { recognitionSchema } from '../schema/recognition.ts';
import { registersSchema, schoolSchema } from '../schema/schools.ts';
import { siteSchema } from '../schema/site.ts';
import { wordsSchema } from '../schema/words.ts';

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
export const DOCUMENT_KINDS: DocumentKind[] = [...keysOf(FOLDER_SCHEMAS), ...keysOf(SINGLE_SCHEMAS)];

/** The schema of a kind. */
export function schemaOf(kind: DocumentKind) {
  return hasKey(FOLDER_SCHEMAS, kind) ? FOLDER_SCHEMAS[kind] : SINGLE_SCHEMAS[kind];
}

/** The kind of the document of a name; undefined for a name that no document can have. */
export function kindOf(name: string): DocumentKind | undefined {
  if (hasKey(SINGLE_SCHEMAS, name)) return name;
  const [folder = '', slug = '', ...rest] = name.split('/');
  const isName = rest.length === 0 && isDocumentName(slug);
  return isName && hasKey(FOLDER_SCHEMAS, folder) ? folder : undefined;
}

/** Whether there are several documents of a kind, which can be added and removed. */
export function isFolder(kind: DocumentKind): boolean {
  return Object.hasOwn(FOLDER_SCHEMAS, kind);
}
