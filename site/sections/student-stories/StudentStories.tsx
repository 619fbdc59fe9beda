import { type KeyboardEvent, useRef, useState } from 'react';
import { useAutoAdvance } from '../../behaviour/use-auto-advance.ts';
import { DESKTOP_QUERY, useMediaQuery } from '../../behaviour/use-media-query.ts';
import { wrapIndex } from '../../behaviour/wrap-index.ts';
import type { PictureSources } from '../../components/picture/pictures.ts';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import { type WechatContact, WechatGuide, type WechatStep } from '../../components/wechat-guide/WechatGuide.tsx';
import { fill } from '../../messages/define-messages.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { StoryCard } from './StoryCard.tsx';
import { deckPlace, isListed, isListLong, litGroup, STORIES_SHOWN_FIRST, STORY_INTERVAL_MS } from './story-carousel.ts';
import { StoryDialog } from './StoryDialog.tsx';
import styles from './StudentStories.module.css';
import { TagGroups } from './TagGroups.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';
import { useIsPagePresent } from './use-is-page-present.ts';
import { useOpenStory } from './use-open-story.ts';
import { usePulse } from './use-pulse.ts';

/** One story, in one language. */
export interface StoryContent {
  /** The story's anchor on the page (mobileId). */
  id: string;
  /** Which gradient: `rit`, `otago`, `nau`. */
  school: string;
  monogram: string;
  schoolName: string;
  degree: string;
  isSample: boolean;
  portrait: PictureSources;
  scene: PictureSources;
  alt: string;
  title: string;
  /** Shorter title for phones. */
  shortTitle: string;
  person: string;
  info: string;
  tags: string[];
  /** At most three, for phones. */
  shortTags: string[];
  paragraphs: string[];
  gallery: PictureSources[];
  schoolHref: string;
  /** What the detail view ends with: a film or a link. */
  film: StoryFilmContent | undefined;
  linkHref: string | undefined;
}

/** The film of a story. */
export interface StoryFilmContent {
  source: string;
  poster: string | undefined;
  /** Address and language of the caption track. */
  captions: string;
  language: string;
  title: string;
  /** Page of the film, with its transcript. */
  href: string;
}

/** Texts of the section, by what they are for. */
export type StoryTexts = Record<
  | 'eyebrow' | 'title' | 'lead' | 'carousel' | 'slide' | 'position' | 'previous' | 'next' | 'pause' | 'play' | 'tags'
  | 'sample' | 'read' | 'details' | 'school' | 'link' | 'film' | 'captions' | 'gallery' | 'galleryPrevious' | 'galleryNext'
  | 'illustration' | 'close' | 'expand' | 'collapse' | 'followTitle' | 'followText' | 'guideTitle',
  string
>;

/** Everything the section shows, in one language. */
export interface StudentStoriesProps {
  stories: StoryContent[];
  wechat: WechatContact;
  steps: WechatStep[];
  texts: StoryTexts;
}

const STEP_OF_KEY: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Student stories: on desktops a deck that turns by itself under a sky of tags (STORY-1, STORY-2),
 * on phones a list (STORY-3); each opens in a detail view (STORY-4). One tree serves both layouts.
 */
export function StudentStories(props: StudentStoriesProps) {
  const { stories, texts, wechat, steps } = props;
  const count = stories.length;
  const [index, setIndex] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const [isPaused, setPaused] = useState(false);
  const [isSpoken, setSpoken] = useState(false);
  const { openIndex, open, close } = useOpenStory(stories.map((story) => story.id));
  const isHydrated = useIsHydrated();
  const isDesktop = useMediaQuery(DESKTOP_QUERY);
  const isPresent = useIsPagePresent();
  const isTurning = isDesktop && isPresent && !isPaused && openIndex === null && count > 1;

  const show = (next: number, byHand: boolean) => {
    setIndex(next);
    setFocused(null);
    setSpoken(byHand);
  };
  const carouselRef = useAutoAdvance<HTMLDivElement>({ intervalMs: STORY_INTERVAL_MS, onAdvance: () => show(wrapIndex(index, 1, count), false), isEnabled: isTurning });
  const lit = litGroup(index, focused);
  const pulsing = usePulse(lit);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP_OF_KEY[event.key];
    if (step === undefined || !isDesktop) return;
    event.preventDefault();
    show(wrapIndex(index, step, count), true);
  };

  const openStory = stories[openIndex ?? -1];
  return (
    <section id="stories" className={`section ${styles.section}`} data-section="stories" data-active={index} aria-labelledby="stories-title">
      <div className="wrap">
        <SectionHeading id="stories-title" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        {/* Arrow keys are an addition to the buttons inside. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        <div ref={carouselRef} className={styles.carousel} data-turning={isTurning ? '' : undefined} role={isDesktop ? 'group' : undefined} aria-roledescription={isDesktop ? texts.carousel : undefined} aria-labelledby={isDesktop ? 'stories-title' : undefined} onKeyDown={onKeyDown}>
          <p className="visually-hidden" aria-live="polite">{isSpoken && `${fill(texts.position, { n: index + 1, count })}: ${stories[index]?.title}`}</p>
          {count > 1 && <CarouselControls index={index} count={count} isPaused={isPaused} texts={texts} onStep={(by) => show(wrapIndex(index, by, count), true)} onPause={() => setPaused(!isPaused)} />}
          <StoryList {...props} lit={lit} isDesktop={isDesktop} isHydrated={isHydrated} mustExpand={(openIndex ?? 0) >= STORIES_SHOWN_FIRST} onOpen={open} />
          <TagGroups stories={stories} texts={texts} index={index} lit={lit} pulsing={pulsing} onFocus={setFocused} onChoose={(group) => show(group, true)} />
        </div>
        <div className={styles.follow}><WechatGuide {...wechat} title={texts.followTitle} text={texts.followText} layout="band" /></div>
      </div>
      {openStory && <StoryDialog key={openStory.id} story={openStory} wechat={wechat} steps={steps} texts={texts} onClose={close} />}
    </section>
  );
}

interface StoryListProps extends StudentStoriesProps {
  lit: number;
  isDesktop: boolean;
  isHydrated: boolean;
  /** A story further down was asked for by its anchor. */
  mustExpand: boolean;
  onOpen: (index: number) => void;
}

/** The stories: a deck in one grid cell on desktops, on phones a list that can be expanded. */
function StoryList({ stories, texts, lit, isDesktop, isHydrated, mustExpand, onOpen }: StoryListProps) {
  const [isOpened, setOpened] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  const isExpanded = isOpened || mustExpand;

  const toggle = () => {
    setOpened(!isExpanded);
    if (!isExpanded) return;
    // The control has moved up with the list's end: the list takes the focus, and the eye, back to its top.
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
            label={fill(texts.position, { n: index + 1, count: stories.length })}
            place={deckPlace(index, lit, stories.length)}
            isListed={isListed(index, isExpanded)}
            isDesktop={isDesktop}
            isHydrated={isHydrated}
            onOpen={() => onOpen(index)}
          />
        ))}
      </ul>
      {isListLong(stories.length) && (
        <button type="button" className={`button button--quiet mobile-only ${styles.more}`} aria-expanded={isExpanded} aria-controls="stories-list" data-needs-script onClick={toggle}>
          {isExpanded ? texts.collapse : texts.expand}
        </button>
      )}
    </>
  );
}
