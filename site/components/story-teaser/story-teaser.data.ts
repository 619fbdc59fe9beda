import type { Locale } from '../../../contract/locales.ts';
import { pageTexts } from '../../page-texts.ts';
import { storiesMessages } from '../../messages/stories.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
import { placedPicture } from '../picture/pictures.ts';
import type { StoryTeaser } from './StoryTeasers.tsx';

/** Whether any story that a language shows is a sample: then none is called a student's. */
export function hasSampleStories(locale: Locale): boolean {
  return [...content.stories.values()].some(({ isSample, hiddenIn }) => isSample && !hiddenIn.includes(locale));
}

/** What the stories are called. */
export function storiesTitle(locale: Locale): string {
  return pageTexts(storiesMessages, locale)[hasSampleStories(locale) ? 'stories.eyebrow_samples' : 'stories.eyebrow'];
}

/** The stories about a school that are not switched off in the page's language, in their order. */
export function storiesOf(schoolId: string, context: PageContext): StoryTeaser[] {
  const { locale } = context;
  return [...content.stories.values()]
    .filter((story) => story.school.slug === schoolId && !story.hiddenIn.includes(locale))
    .sort((a, b) => a.order - b.order)
    .map((story) => ({
      id: story.mobileId,
      href: `${href(context, '/')}#${story.mobileId}`,
      title: story.title[locale],
      person: story.name[locale],
      info: story.info[locale],
      portrait: placedPicture('portrait', story.image),
      isSample: story.isSample,
    }));
}
