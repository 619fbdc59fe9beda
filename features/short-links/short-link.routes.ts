/** The desk's routes of short links (EDIT-9). */
import type { PageChoice } from '../../contract/routes.ts';
import { idOf, type StaffRequest, type StaffRoute } from '../staff/staff-route.ts';
import { addShortLinkSchema, changeShortLinkSchema } from './schema.ts';
import { addShortLink, changeShortLink, readShortLinks, type ShortLinkTools } from './short-link.service.ts';
import type { ShortLinks } from './short-links.ts';

/** What the routes need beside the store. */
export interface ShortLinkRouteOptions {
  links: ShortLinks;
  /** All pages, to choose a target from and to call it by its title. */
  listPages: () => Promise<PageChoice[]>;
}

/** Whoever sees figures sees the links; managers make and change them. */
export function shortLinkRoutes({ links, listPages }: ShortLinkRouteOptions): StaffRoute[] {
  const tools = ({ deps }: StaffRequest): ShortLinkTools => ({ links, siteUrl: deps.siteUrl });
  return [
    {
      call: 'GET /api/desk/short-links',
      rule: 'figures.read',
      handle: (request) => readShortLinks(request, tools(request)),
    },
    {
      call: 'GET /api/desk/short-links/pages',
      rule: 'figures.read',
      handle: async () => {
        const items = await listPages();
        return { items, total: items.length };
      },
    },
    {
      call: 'POST /api/desk/short-links',
      rule: 'shortLink.edit',
      handle: async (request) => addShortLink(request, await request.read(addShortLinkSchema), tools(request)),
    },
    {
      call: 'PATCH /api/desk/short-links/:id',
      rule: 'shortLink.edit',
      handle: async (request) =>
        changeShortLink(request, idOf(request), await request.read(changeShortLinkSchema), tools(request)),
    },
  ];
}
