/** The student stories in jsdom, as their component tests see them. */
import { screen } from '@testing-library/react';
import type { Locale } from '../../../contract/locales.ts';
import { StudentStories } from '../../../site/sections/student-stories/StudentStories.tsx';
import { studentStoriesProps } from '../../../site/sections/student-stories/student-stories.data.ts';
import { hydrate } from './island.tsx';

/** What the section is given in a language. */
export const storiesIn = (locale: Locale) => studentStoriesProps({ locale, isPlain: false, path: '/' });

/** The section with its parts. */
export function openStories(locale: Locale = 'en') {
  const section = hydrate(<StudentStories {...storiesIn(locale)} />);
  const { texts, stories } = storiesIn(locale);
  const all = (selector: string) => [...section.querySelectorAll<HTMLElement>(selector)];
  const button = (name: string) => all('button').find((one) => one.getAttribute('aria-label') === name);
  return {
    section,
    texts,
    stories,
    button,
    active: () => Number(section.dataset['active']),
    cards: all('#stories-list > li'),
    readLinks: all('[data-read]'),
    groups: all('button:has([data-tag])'),
    lit: () => all('button:has([data-tag])').flatMap((one, index) => ('lit' in one.dataset ? index : [])),
    pulsing: () => all('[data-pulsing]'),
    more: all('button[aria-controls="stories-list"]')[0] as HTMLElement,
    dialog: () => screen.queryByRole('dialog'),
  };
}
