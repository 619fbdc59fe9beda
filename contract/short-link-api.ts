/**
 * Short links (EDIT-9): addresses such as `/go/fair-2026` that lead to a page of the site and say in its address where
 * the visitor comes from, and what the desk and the server say to each other about them under `/api/desk/short-links`.
 */

import type { Locale } from './locales.ts';

/** Where short links begin; the code follows. */
export const SHORT_LINK_PATH = '/go/';

/** What a code looks like: easy to type from paper, and a source that a registration takes. */
export const SHORT_LINK_CODE = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/;

/** Longest name of a link. */
export const SHORT_LINK_NAME_MAX_CHARACTERS = 80;

/** Longest address that a link leads to; the site's longest page has about 40 characters. */
export const SHORT_LINK_TARGET_MAX_CHARACTERS = 300;

/** A link. None is ever deleted, since it may be printed; a closed one leads to the home page and counts nothing. */
export interface ShortLink {
  code: string;
  /** What it is for, such as a poster at a fair. */
  name: string;
  /** Path on the site with query and fragment: `/zh/program/uo-mba`. */
  target: string;
  is_open: boolean;
  /** What is printed: the whole short address. */
  address: string;
  /** Whether the site still has the page that it leads to; visitors get the home page else. */
  is_target_there: boolean;
}

/** A page of the site that a link can lead to: an item of the answer of `GET /api/desk/short-links/pages`. */
export interface SitePage {
  /** Its address: `/program/uo-mba` for the visitor's language, `/zh/program/uo-mba` for one. */
  path: string;
  /** In each language that it has, as the browser's tab says it. */
  title: Partial<Record<Locale, string>>;
}
