/** What crawlers may read, and where the list of pages is (OPS-5). */
import type { APIRoute } from 'astro';
import { LOCALES } from '../../contract/locales.ts';
import { siteAddress } from '../site-address.ts';

/** Where nothing is for a crawler: the interface and the staff's rooms. */
const CLOSED = ['/api/', '/login', '/dashboard'];

export const GET: APIRoute = () => {
  const prefixed = LOCALES.flatMap((locale) => CLOSED.slice(1).map((path) => `/${locale}${path}`));
  const lines = ['User-agent: *', ...[...CLOSED, ...prefixed].map((path) => `Disallow: ${path}`)];
  return new Response(`${lines.join('\n')}\n\nSitemap: ${siteAddress('/sitemap.xml')}\n`);
};
