/**
 * Short links (EDIT-9): addresses such as `/go/fair-2026` that lead to a page of the site and say in its address where
 * the visitor comes from; what the desk and the server say to each other about them.
 */
import { z } from 'zod';
import type { ListOf } from '../../contract/staff/paging.ts';
import type { PageChoice } from '../../contract/routes.ts';
import { typedText } from '../../contract/schema/parts.ts';

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

const NAME = typedText().min(1).max(SHORT_LINK_NAME_MAX_CHARACTERS);
const TARGET = typedText().max(SHORT_LINK_TARGET_MAX_CHARACTERS);

/** `POST /api/desk/short-links`; answers the `ShortLink`. */
export const addShortLinkSchema = z.strictObject({
  name: NAME,
  target: TARGET,
  /** Left out: made of what the link is for, or of its page. */
  code: z.string().regex(SHORT_LINK_CODE).exactOptional(),
});
/** What a new link is for, where it leads, and its code where somebody chose one. */
export type AddShortLinkRequest = z.input<typeof addShortLinkSchema>;

/** `PATCH /api/desk/short-links/{id}`; answers the `ShortLink`. */
export const changeShortLinkSchema = z.strictObject({
  name: NAME.exactOptional(),
  target: TARGET.exactOptional(),
  is_open: z.boolean().exactOptional(),
  /** What stood there when the change began; refused when a colleague has changed it meanwhile. */
  before: z.strictObject({ name: z.string(), target: z.string() }).exactOptional(),
});
/** The fields of a link that change; what is left out stays. */
export type ChangeShortLinkRequest = z.input<typeof changeShortLinkSchema>;

/** The calls of short links. */
export interface ShortLinkCalls {
  'GET /api/desk/short-links': { answer: ListOf<ShortLink> };
  'POST /api/desk/short-links': { body: AddShortLinkRequest; answer: ShortLink };
  'PATCH /api/desk/short-links/:id': { body: ChangeShortLinkRequest; answer: ShortLink };
  'GET /api/desk/short-links/pages': { answer: ListOf<PageChoice> };
}
