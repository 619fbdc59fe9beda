import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { useIsHydrated } from '../../behaviour/hooks/use-is-hydrated.ts';
import { StoryCard } from './StoryCard.tsx';
import styles from './StudentStories.module.css';
import { deckPlace, isListed, isListLong } from './story-carousel.ts';
import type { StoryContent, StoryTexts } from './story-content.ts';

interface StoryListProps {
  stories: StoryContent[];
  texts: StoryTexts;
  locale: Locale;
  /** The story on top of the deck. */
  top: number;
  isDesktop: boolean;
  /** A story further down was asked for by its anchor. */
  mustExpand: boolean;
  onOpen: (index: number) => void;
}

/** The stories: a deck in one grid cell on desktops, on phones a list that can be expanded. */
export function StoryList({ stories, texts, locale, top, isDesktop, mustExpand, onOpen }: StoryListProps) {
  const [isExpanded, setExpanded] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (mustExpand) setExpanded(true);
  }, [mustExpand]);

  // A focus inside the story that leaves the top would be lost with it: it goes over to the next one.
  useLayoutEffect(() => {
    const cards = listRef.current?.children;
    const card = document.activeElement?.closest('li[data-place]');
    if (!isDesktop || !cards || !card || card === cards[top] || card.parentElement !== listRef.current) return;
    cards[top]?.querySelector<HTMLElement>('[data-read]')?.focus({ preventScroll: true });
  }, [top, isDesktop]);

  const toggle = () => {
    setExpanded(!isExpanded);
    if (!isExpanded) return;
    // The control goes up with the list's end: focus and eye go back to its top.
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      <ul ref={listRef} id="stories-list" className={styles.list} tabIndex={-1}>
        {stories.map((story, index) => (
          <StoryCard
            key={story.id}
            story={story}
            texts={texts}
            locale={locale}
            label={format(texts.position, { n: index + 1, count: stories.length }, locale)}
            place={deckPlace(index, top, stories.length)}
            isListed={isListed(index, isExpanded)}
            isDesktop={isDesktop}
            isHydrated={isHydrated}
            onOpen={() => onOpen(index)}
          />
        ))}
      </ul>
      {isListLong(stories.length) && (
        <button
          type="button"
          className={`button button--quiet mobile-only ${styles.more}`}
          aria-expanded={isExpanded}
          aria-controls="stories-list"
          data-needs-script
          onClick={toggle}
        >
          {isExpanded ? texts.collapse : texts.expand}
        </button>
      )}
    </>
  );
}
