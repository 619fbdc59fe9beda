/** The public address of the site, for links that stand alone: canonical ones, the sitemap, shared pictures. */
import { BUILT_ADDRESS } from '../contract/built-address.ts';
import type { Locale } from '../contract/locales.ts';
import { content } from './site-content.ts';

/** The whole address of a path of the site. */
export function siteAddress(path: string): string {
  return new URL(path, content.address ?? BUILT_ADDRESS).href;
}

/** The address of a path as paper shows it; the site's name as long as the site has no public address. */
export function printedAddress(path: string, locale: Locale): string {
  const hasPublicAddress = content.address !== undefined && content.address !== BUILT_ADDRESS;
  return hasPublicAddress ? siteAddress(path) : content.site.name[locale];
}
