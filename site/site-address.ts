/** The public address of the site, for links that stand alone: canonical ones, the sitemap, shared pictures. */

const SITE_URL = import.meta.env.SITE_URL ?? 'http://localhost:3000';

/** The whole address of a path of the site. */
export function siteAddress(path: string): string {
  return new URL(path, SITE_URL).href;
}
