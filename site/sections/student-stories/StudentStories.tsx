import { format } from '../../../contract/messages.ts';
import { DESKTOP_QUERY, useMediaQuery } from '../../behaviour/hooks/use-media-query.ts';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import { WechatGuide } from '../../components/wechat-guide/WechatGuide.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { StoryDialog } from './details/StoryDialog.tsx';
import { useOpenStory } from './details/use-open-story.ts';
import { StoryList } from './StoryList.tsx';
import styles from './StudentStories.module.css';
import { STORIES_SHOWN_FIRST } from './story-carousel.ts';
import type { StudentStoriesProps } from './story-content.ts';
import { TagGroups } from './TagGroups.tsx';
import { useStoryCarousel } from './use-story-carousel.ts';

/**
 * Student stories: on desktops a deck that turns by itself above an arc of tags (STORY-1, STORY-2),
 * on phones a list (STORY-3); each opens in a detail view (STORY-4). One tree serves both layouts.
 */
export function StudentStories({ locale, stories, wechat, write, steps, texts }: StudentStoriesProps) {
  const { openIndex, open, close } = useOpenStory(stories.map((story) => story.id));
  const isDesktop = useMediaQuery(DESKTOP_QUERY);
  const carousel = useStoryCarousel(stories.length, isDesktop && openIndex === null);
  const openStory = stories[openIndex ?? -1];
  if (stories.length === 0) return null;
  return (
    <section
      id="stories"
      className={`section ${styles.section}`}
      data-section="stories"
      data-active={carousel.index}
      aria-labelledby="stories-title"
    >
      <div className="wrap">
        <SectionHeading id="stories-title" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <Deck
          stories={stories}
          texts={texts}
          locale={locale}
          carousel={carousel}
          isDesktop={isDesktop}
          mustExpand={(openIndex ?? 0) >= STORIES_SHOWN_FIRST}
          onOpen={open}
        />
        {write && (
          <a className={`button button--ink ${styles.write}`} href={write.href}>
            {write.text}
          </a>
        )}
        <div className={styles.follow}>
          <WechatGuide {...wechat} title={texts.followTitle} text={texts.followText} layout="band" />
        </div>
      </div>
      {openStory && (
        <StoryDialog
          key={openStory.id}
          story={openStory}
          wechat={wechat}
          steps={steps}
          texts={texts}
          locale={locale}
          onClose={close}
        />
      )}
    </section>
  );
}

interface DeckProps extends Pick<StudentStoriesProps, 'stories' | 'texts' | 'locale'> {
  carousel: ReturnType<typeof useStoryCarousel>;
  isDesktop: boolean;
  /** The story in the address is one of those that a phone folds away. */
  mustExpand: boolean;
  onOpen: (index: number) => void;
}

/** The cards with their controls and tags; on phones the same cards are a list. */
function Deck({ stories, texts, locale, carousel, isDesktop, mustExpand, onOpen }: DeckProps) {
  const { index, lit } = carousel;
  const position = format(texts.position, { n: index + 1, count: stories.length }, locale);
  return (
    <div
      className={styles.carousel}
      data-turning={carousel.isTurning ? '' : undefined}
      {...(isDesktop && {
        role: 'group',
        'aria-roledescription': texts.carousel,
        'aria-labelledby': 'stories-title',
      })}
      {...carousel.carouselProps}
    >
      <p className="visually-hidden" aria-live="polite">
        {carousel.isByHand && `${position}: ${stories[index]?.title}`}
      </p>
      {stories.length > 1 && <CarouselControls {...carousel} count={stories.length} texts={texts} />}
      <StoryList
        stories={stories}
        texts={texts}
        locale={locale}
        top={lit}
        isDesktop={isDesktop}
        mustExpand={mustExpand}
        onOpen={onOpen}
      />
      <TagGroups stories={stories} texts={texts} {...carousel} />
    </div>
  );
}
