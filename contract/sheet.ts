/** The address of the comparison sheet: which programmes it compares, and for which use of the degree (SHEET-1). */
import { USES, type Use } from './degree-uses.ts';
import { PROGRAM_SLUG, SHORTLIST_MAX } from './shortlist.ts';

/** Where the sheets are, below a language's prefix. */
export const SHEET_PATH = '/sheet';

/** Name in the address of what the degree is wanted for. */
export const SHEET_USE = 'for';

/** What an address asks for. */
export interface SheetChoice {
  /** Slugs in their order, each once, at most SHORTLIST_MAX. Whether there are such programmes is not checked. */
  slugs: string[];
  /** How many further parts of the address are left out: too many, or not of the form of a slug. */
  leftOut: number;
  /** Undefined when none is named, or one that there is not. */
  use: Use | undefined;
}

/** The path of a sheet without language: `/sheet/uo-mba/nau-mscs?for=phd`. It holds nothing about a person. */
export function sheetPath(slugs: readonly string[], use?: Use): string {
  return [SHEET_PATH, ...slugs].join('/') + (use === undefined ? '' : `?${SHEET_USE}=${use}`);
}

/** Reads a path without language, and its query. */
export function readSheetPath(path: string, query: URLSearchParams): SheetChoice {
  const parts = [...new Set(path.slice(SHEET_PATH.length).split('/'))].filter((part) => part !== '');
  const slugs = parts.filter((part) => PROGRAM_SLUG.test(part)).slice(0, SHORTLIST_MAX);
  const named = query.get(SHEET_USE);
  return { slugs, leftOut: parts.length - slugs.length, use: USES.find((use) => use === named) };
}
