/** The picture that stands for a page where its address is shared (OPS-5): where it is. The build draws it. */
import type { Locale } from '../contract/locales.ts';

/** Size of every share image in px: what chat programs and networks show in full. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The path of the share image of a page, by its path without language. */
export function shareImagePath(locale: Locale, path: string): string {
  return `/share/${locale}${path === '/' ? '/home' : path.replace(/\/$/, '')}.jpg`;
}
