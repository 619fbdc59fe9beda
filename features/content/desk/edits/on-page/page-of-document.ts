/** The page that shows a document best. */

import { valueAt } from '../../../../../contract/content/field-edits.ts';
import type { Locale } from '../../../../../contract/locales.ts';
import { localePath } from '../../../../../contract/routes.ts';
import { kindOfName } from '../ids/names.ts';

/** Pages of documents that there is one of, without language; others are shown on the home page. */
const PAGES: Readonly<Record<string, string>> = {
  phd: '/phd',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  campaign: '/lpv1/info-v2',
  masters: '/masters/business',
  recognition: '/recognition',
  registers: '/school/rit',
};

/** Pages that show a part of a document whose own page does not. */
const PAGES_OF_PARTS: Readonly<Record<string, string>> = {
  'about firstAnswers': '/',
};

/** Pages that show a part of the document `words`; others are on the home page, or on that of a programme or school. */
const PAGES_OF_WORDS: Readonly<Record<string, string>> = {
  about: '/about',
  campaign: '/lpv1/info-v2',
  compare: '/compare',
  contact: '/contact',
  dba: '/phd',
  finder: '/masters/business',
  fit: '/fit',
  masters: '/masters/business',
  not_found: '/404',
  recognition: '/recognition',
  search: '/search',
  shortlist: '/shortlist',
};

/** Kinds whose pages show a part of it. */
const KINDS_OF_WORDS: Readonly<Record<string, string>> = {
  apply: 'programs',
  check: 'schools',
  facts: 'programs',
  film_page: 'films',
  glance: 'programs',
  planner: 'programs',
  program: 'programs',
  school: 'schools',
};

/**
 * The address of the page that shows a part of the document `words`.
 *
 * @param names of all documents: the first of a kind stands for the others.
 */
export function pageOfWords(part: string, names: readonly string[], locale: Locale): string {
  const kind = KINDS_OF_WORDS[part];
  // The doctorate has a page of its own kind.
  const first = kind && names.find((name) => kindOfName(name) === kind && name !== 'programs/dba');
  return first ? pageOfDocument(first, {}, locale) : localePath(locale, PAGES_OF_WORDS[part] ?? '/');
}

/** The address of the page that shows a part of a document; undefined where the document's own page shows it. */
export function pageOfPart(name: string, part: string, locale: Locale): string | undefined {
  const path = PAGES_OF_PARTS[`${name} ${part}`];
  return path && localePath(locale, path);
}

/** The address of the page that shows a document: `/zh/program/uo-mba`. */
export function pageOfDocument(name: string, body: unknown, locale: Locale): string {
  const [, slug] = name.split('/');
  const own = valueAt(body, ['path']);
  const path: Record<string, string> = {
    programs: typeof own === 'string' ? own : `/program/${slug}`,
    schools: `/school/${slug}`,
    films: `/video/${slug}`,
  };
  return localePath(locale, path[kindOfName(name)] ?? PAGES[name] ?? '/');
}
