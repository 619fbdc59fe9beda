import { pageTexts } from '../../page-texts.ts';
import { SHEET_PATH } from '../../../contract/shortlist/sheet.ts';
import { sheetMessages } from '../../messages/sheet.messages.ts';
import { shortlistMessages } from '../../messages/shortlist.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, shortlistable } from '../../site-content.ts';

/** Icons of the list, for the page's sprite. */
export const SHORTLIST_PAGE_ICONS = ['columns', 'printer', 'bookmark-simple', 'map-pin'];

/** What the list shows in the language of a page. */
export function shortlistProps(context: PageContext) {
  const texts = pageTexts(shortlistMessages, context.locale);
  return {
    locale: context.locale,
    // Slugs of all programmes that can be shortlisted.
    known: shortlistable(),
    compareHref: href(context, '/compare'),
    // Where the sheets to print are.
    sheetHref: href(context, SHEET_PATH),
    // Ways on from an empty list.
    ways: [
      ...content.masters.map(({ id, name }) => ({
        text: name[context.locale],
        href: href(context, `/masters/${id}`),
      })),
      { text: texts['shortlist.search'], href: href(context, '/search') },
    ],
    texts: {
      count: texts['shortlist.count'],
      sheet: pageTexts(sheetMessages, context.locale)['sheet.open'],
      compare: texts['shortlist.compare'],
      compareFirst: texts['shortlist.compare_first'],
      cards: texts['shortlist.cards'],
      emptyTitle: texts['shortlist.empty_title'],
      emptyText: texts['shortlist.empty_text'],
      withoutScript: texts['shortlist.without_script'],
    },
  };
}

/** Everything the list shows beside its cards, in one language. */
export type ShortlistProps = ReturnType<typeof shortlistProps>;
