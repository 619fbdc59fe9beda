/** What crawlers may read, and where the list of pages is (OPS-5). */
import type { APIRoute } from 'astro';
import { SHORT_LINK_PATH } from '../../contract/routes.ts';
import { siteAddress } from '../site-address.ts';
import { offeredLocales } from '../site-content.ts';

/** The staff's rooms, which a language may stand before. */
const ROOMS = ['/login', '/dashboard'];

/** Where nothing is for a crawler; what short links lead to it finds anyway, and it is not to count as a visit. */
const CLOSED = ['/api/', SHORT_LINK_PATH, ...ROOMS];

/** Answers the rules for crawlers, with the address of the sitemap. */
export const GET: APIRoute = () => {
  const prefixed = offeredLocales().flatMap((locale) => ROOMS.map((path) => `/${locale}${path}`));
  const lines = ['User-agent: *', ...[...CLOSED, ...prefixed].map((path) => `Disallow: ${path}`)];
  return new Response(`${lines.join('\n')}\n\nSitemap: ${siteAddress('/sitemap.xml')}\n`);
};
