/** The address of the comparison sheet: which programmes it compares, and for which use of the degree (SHEET-1). */
import { PURPOSE_PARAMETER, type Use, useOf, withPurpose } from '../content/degree-uses.ts';
import { PROGRAM_SLUG, SHORTLIST_MAX } from './shortlist.ts';

/** Where the sheets are, below a language's prefix. */
export const SHEET_PATH = '/sheet';

/** Programmes side by side on a page of A4: a fifth column would be too narrow to read at 7 points. */
export const SHEET_COLUMNS_MAX = 4;

/** What an address asks for. */
export interface SheetChoice {
  /** Slugs in their order, each once, at most SHORTLIST_MAX. Whether there are such programmes is not checked. */
  slugs: string[];
  /** How many further parts of the address are left out: too many, or not of the form of a slug. */
  leftOut: number;
  /** Undefined when none is named, or one that there is not. */
  use: Use | undefined;
}

/**
 * The path of a sheet: `/sheet/uo-mba/nau-mscs?for=phd`. It holds nothing about a person.
 *
 * @param base where the sheets are, for a page that links with its language.
 */
export function sheetPath(slugs: readonly string[], use?: Use, base: string = SHEET_PATH): string {
  return withPurpose([base, ...slugs].join('/'), use);
}

/** Reads a path without language, and its query. */
export function readSheetPath(path: string, query: URLSearchParams): SheetChoice {
  const parts = [...new Set(path.slice(SHEET_PATH.length).split('/'))].filter((part) => part !== '');
  const slugs = parts.filter((part) => PROGRAM_SLUG.test(part)).slice(0, SHORTLIST_MAX);
  return { slugs, leftOut: parts.length - slugs.length, use: useOf(query.get(PURPOSE_PARAMETER)) };
}
