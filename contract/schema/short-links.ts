/** What the desk sends about short links (`contract/short-link-api.ts`). */
import { z } from 'zod';
import {
  SHORT_LINK_CODE,
  SHORT_LINK_NAME_MAX_CHARACTERS,
  SHORT_LINK_TARGET_MAX_CHARACTERS,
} from '../short-link-api.ts';
import { typedText } from './parts.ts';

const NAME = typedText().min(1).max(SHORT_LINK_NAME_MAX_CHARACTERS);
const TARGET = typedText().max(SHORT_LINK_TARGET_MAX_CHARACTERS);

/** `POST /api/desk/short-links`; answers the link. */
export const addShortLinkSchema = z.strictObject({
  name: NAME,
  target: TARGET,
  /** Left out: made of the page's address. */
  code: z.string().regex(SHORT_LINK_CODE).exactOptional(),
});
export type AddShortLinkRequest = z.input<typeof addShortLinkSchema>;

/** `PATCH /api/desk/short-links/{code}`; answers the link. */
export const changeShortLinkSchema = z.strictObject({
  name: NAME.exactOptional(),
  target: TARGET.exactOptional(),
  is_open: z.boolean().exactOptional(),
});
export type ChangeShortLinkRequest = z.input<typeof changeShortLinkSchema>;
