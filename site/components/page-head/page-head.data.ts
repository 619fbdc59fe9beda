import { pageTexts } from '../../page-texts.ts';
import { localePath } from '../../../contract/routes.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { siteAddress } from '../../site-address.ts';
import type { Breadcrumb } from './Breadcrumbs.tsx';

/**
 * The way to a page, to be spread into PageHead: the home page stands first by itself, then the
 * given steps, the page itself last. Paths are without language.
 */
export function breadcrumbsTo(
  context: PageContext,
  ...steps: { text: string; path: string }[]
): { breadcrumbs: Breadcrumb[]; breadcrumbsLabel: string } {
  const texts = pageTexts(shellMessages, context.locale);
  const trail = [{ text: texts['nav.home'], path: '/' }, ...steps];
  return {
    breadcrumbs: trail.map(({ text, path }) => ({
      text,
      href: href(context, path),
      address: siteAddress(localePath(context.locale, path)),
    })),
    breadcrumbsLabel: texts['nav.breadcrumbs'],
  };
}
