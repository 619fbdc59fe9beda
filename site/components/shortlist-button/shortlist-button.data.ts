import { pageTexts } from '../../page-texts.ts';
import { shortlistMessages } from '../../messages/shortlist.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { programName } from '../program-card/program-card.data.ts';

/** Icons of the button, for the page's sprite. */
export const SHORTLIST_ICONS = ['bookmark-simple', 'bookmark-simple-fill'];

/**
 * The shortlist button of a programme in the language of a page.
 *
 * @param look `icon`: a round button on a card; `wide`: a button with words.
 */
export function shortlistButtonProps(slug: string, { locale }: PageContext, look: 'icon' | 'wide') {
  const texts = pageTexts(shortlistMessages, locale);
  return {
    locale,
    slug,
    look,
    // With its school.
    title: programName(slug, locale),
    texts: {
      add: texts['shortlist.add'],
      added: texts['shortlist.added'],
      addLabel: texts['shortlist.add_label'],
      removeLabel: texts['shortlist.remove_label'],
      saidAdded: texts['shortlist.said_added'],
      saidRemoved: texts['shortlist.said_removed'],
      full: texts['shortlist.full'],
    },
  };
}

/** Everything the button shows, in one language. */
export type ShortlistButtonProps = ReturnType<typeof shortlistButtonProps>;
