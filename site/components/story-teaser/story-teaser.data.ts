import type { Locale } from '../../../contract/locales.ts';
import type { Story } from '../../../content/schema/home.ts';
import { pageTexts } from '../../page-texts.ts';
import { storiesMessages } from '../../messages/stories.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
import { placedPicture } from '../picture/pictures.ts';
import type { StoryTeaser } from './StoryTeasers.tsx';

/** Whether stories are all samples, all of real people, or both: only samples are called so. */
type Mixture = 'samples' | 'mixed' | 'real';

const TITLE = {
  samples: 'stories.eyebrow_samples',
  mixed: 'stories.eyebrow_mixed',
  real: 'stories.eyebrow',
} as const satisfies Record<Mixture, string>;

/** The stories that are not switched off in a language, in their order; those about one school where it is named. */
export function shownStories(locale: Locale, schoolId?: string): Story[] {
  return [...content.stories.values()]
    .filter(({ school, hiddenIn }) => !hiddenIn.includes(locale) && (schoolId ?? school.slug) === school.slug)
    .sort((one, other) => one.order - other.order);
}

/** What stories are. None at all are called samples, as the product ships with them. */
export function mixtureOf(stories: readonly Pick<Story, 'isSample'>[]): Mixture {
  if (stories.every(({ isSample }) => isSample)) return 'samples';
  return stories.some(({ isSample }) => isSample) ? 'mixed' : 'real';
}

/** What the stories of a language are called; those about one school where it is named. */
export function storiesTitle(locale: Locale, schoolId?: string): string {
  return pageTexts(storiesMessages, locale)[TITLE[mixtureOf(shownStories(locale, schoolId))]];
}

/** The stories about a school that are not switched off in the page's language, in their order. */
export function storiesOf(schoolId: string, context: PageContext): StoryTeaser[] {
  const { locale } = context;
  return shownStories(locale, schoolId).map((story) => ({
    id: story.mobileId,
    href: `${href(context, '/')}#${story.mobileId}`,
    title: story.title[locale],
    person: story.name[locale],
    info: story.info[locale],
    portrait: placedPicture('portrait', story.image),
    isSample: story.isSample,
  }));
}
