/** The desk's routes of short links (EDIT-9). */
import { z } from 'zod';
import {
  type AddShortLinkRequest,
  type ChangeShortLinkRequest,
  SHORT_LINK_CODE,
  SHORT_LINK_NAME_MAX_CHARACTERS,
  SHORT_LINK_TARGET_MAX_CHARACTERS,
  type SitePage,
} from '../../contract/short-link-api.ts';
import { idOf, type StaffRequest, type StaffRoute } from '../staff/staff-route.ts';
import { addShortLink, changeShortLink, readShortLinks, type ShortLinkTools } from './short-link.service.ts';
import type { ShortLinks } from './short-links.ts';
import { typedText } from '../http/typed-text.ts';

const NAME = typedText().min(1).max(SHORT_LINK_NAME_MAX_CHARACTERS);
const TARGET = typedText().max(SHORT_LINK_TARGET_MAX_CHARACTERS);
const ADD: z.ZodType<AddShortLinkRequest> = z.strictObject({
  name: NAME,
  target: TARGET,
  code: z.string().regex(SHORT_LINK_CODE).exactOptional(),
});
const CHANGE: z.ZodType<ChangeShortLinkRequest> = z.strictObject({
  name: NAME.exactOptional(),
  target: TARGET.exactOptional(),
  is_open: z.boolean().exactOptional(),
});

/** What the routes need beside the store. */
export interface ShortLinkRouteOptions {
  links: ShortLinks;
  /** All pages, to choose a target from. */
  listPages: () => Promise<SitePage[]>;
}

/** Whoever sees figures sees the links; managers make and change them. */
export function shortLinkRoutes({ links, listPages }: ShortLinkRouteOptions): StaffRoute[] {
  const tools = ({ deps }: StaffRequest): ShortLinkTools => ({ links, siteUrl: deps.siteUrl });
  return [
    {
      method: 'GET',
      path: '/api/desk/short-links',
      rule: 'figures.read',
      handle: (request) => readShortLinks(request, tools(request)),
    },
    {
      method: 'GET',
      path: '/api/desk/short-links/pages',
      rule: 'shortLink.edit',
      handle: async () => {
        const items = await listPages();
        return { items, total: items.length };
      },
    },
    {
      method: 'POST',
      path: '/api/desk/short-links',
      rule: 'shortLink.edit',
      handle: async (request) => addShortLink(request, await request.read(ADD), tools(request)),
    },
    {
      method: 'PATCH',
      path: '/api/desk/short-links/:id',
      rule: 'shortLink.edit',
      handle: async (request) => changeShortLink(request, idOf(request), await request.read(CHANGE), tools(request)),
    },
  ];
}
