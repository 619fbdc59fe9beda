/** The public address of the site, for links that stand alone: canonical ones, the sitemap, shared pictures. */
import { BUILT_ADDRESS } from '../contract/built-address.ts';
import { content } from './site-content.ts';

/** The whole address of a path of the site. */
export function siteAddress(path: string): string {
  return new URL(path, content.address ?? BUILT_ADDRESS).href;
}
