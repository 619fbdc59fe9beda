import { type RefObject, useRef, useState } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { useAutoAdvance } from '../../behaviour/hooks/use-auto-advance.ts';
import { useIsHydrated } from '../../behaviour/hooks/use-is-hydrated.ts';
import { DESKTOP_QUERY, useMediaQuery } from '../../behaviour/hooks/use-media-query.ts';
import { useTabs } from '../../behaviour/hooks/use-tabs.ts';
import { wrapIndex } from '../../behaviour/hooks/wrap-index.ts';
import { FirstScreenEnd } from '../../components/first-screen-end/FirstScreenEnd.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { BannerSlide, type BannerSlideContent } from './BannerSlide.tsx';
import { BANNER_INTERVAL_MS, firstTurnMs, slideOffset } from './banner-carousel.ts';
import styles from './HomeBanner.module.css';
import { useSlidePictures } from './use-slide-pictures.ts';
import { useSwipe } from './use-swipe.ts';

/** Everything the banner shows, in one language. */
export interface HomeBannerProps {
  locale: Locale;
  slides: BannerSlideContent[];
  texts: Record<'label' | 'carousel' | 'consult' | 'slide' | 'pause' | 'play', string>;
}

/**
 * The first section of the home page. On phones a carousel that is swiped and advances by itself
 * (HOME-1, HOME-2); on desktops four feature items choose the slide by hover or focus (HOME-3).
 */
export function HomeBanner({ locale, slides, texts }: HomeBannerProps) {
  const { active, previous, show, step } = useSlides(slides.length);
  const [isPaused, setPaused] = useState(false);
  // What only a script can undo is not set in the server's HTML.
  const hasScript = useIsHydrated();
  const isDesktop = useMediaQuery(DESKTOP_QUERY);
  const trackRef = useRef<HTMLDivElement>(null);
  const { hasPicture, fetchAll } = useSlidePictures(active, slides.length, isDesktop);
  const { isDragging, swipeProps } = useSwipe(trackRef, step, !isDesktop);
  const rootRef = useAutoAdvance<HTMLElement>({
    intervalMs: BANNER_INTERVAL_MS,
    firstMs: firstTurnMs,
    onAdvance: () => step(1),
    isEnabled: hasScript && !isDesktop && !isPaused && !isDragging,
  });

  return (
    // Arrow keys and dots do what a swipe does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers are of a swipe
    <section
      ref={rootRef}
      className={styles.banner}
      data-section="banner"
      data-active={active}
      data-banner={slides[active]?.ground}
      aria-roledescription={texts.carousel}
      aria-label={texts.label}
      // Not `onPointerEnter`: React drops it where the mouse comes from an island that is not hydrated yet.
      onPointerOver={fetchAll}
      onFocus={fetchAll}
    >
      <Track
        slides={slides}
        shown={{ active, previous }}
        swipe={{ trackRef, isDragging, swipeProps }}
        hasScript={hasScript}
        hasPicture={hasPicture}
        consult={texts.consult}
      />
      <FeatureItems slides={slides} active={active} label={texts.label} onShow={show} />
      <BannerControls
        locale={locale}
        slides={slides}
        texts={texts}
        active={active}
        isPaused={isPaused}
        onShow={show}
        onPause={() => setPaused(!isPaused)}
      />
      <FirstScreenEnd />
    </section>
  );
}

/** Which slide is shown, and which was before it. */
function useSlides(count: number) {
  const [{ active, previous }, setIndices] = useState({ active: 0, previous: 0 });
  const show = (index: number) =>
    setIndices((now) => (now.active === index ? now : { active: index, previous: now.active }));
  const step = (by: number) =>
    setIndices((now) => ({ active: wrapIndex(now.active, by, count), previous: now.active }));
  return { active, previous, show, step };
}

interface TrackProps {
  slides: BannerSlideContent[];
  shown: { active: number; previous: number };
  swipe: ReturnType<typeof useSwipe> & { trackRef: RefObject<HTMLDivElement | null> };
  hasScript: boolean;
  hasPicture: (index: number) => boolean;
  consult: string;
}

/** The slides, which a finger drags along (HOME-1). */
function Track({ slides, shown: { active, previous }, swipe, hasScript, hasPicture, consult }: TrackProps) {
  const { trackRef, isDragging, swipeProps } = swipe;
  return (
    <div
      ref={trackRef}
      className={styles.track}
      data-slides
      data-dragging={isDragging ? '' : undefined}
      {...swipeProps}
    >
      {slides.map((slide, index) => (
        <BannerSlide
          key={slide.id}
          slide={slide}
          isFirst={index === 0}
          isInert={hasScript && index !== active}
          offset={slideOffset(index, active, slides.length)}
          isMoving={index === active || index === previous}
          hasPicture={hasPicture(index)}
          consult={consult}
        />
      ))}
    </div>
  );
}

interface FeatureItemsProps {
  slides: BannerSlideContent[];
  active: number;
  label: string;
  onShow: (index: number) => void;
}

/** The four items under the desktop banner: hover or focus shows their slide (HOME-3). */
function FeatureItems({ slides, active, label, onShow }: FeatureItemsProps) {
  const { listProps, tabProps } = useTabs(active, slides.length, onShow);
  return (
    <div className={`wrap desktop-only ${styles.featureRow}`}>
      <div className={styles.features} aria-label={label} {...listProps}>
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            id={`banner-tab-${slide.id}`}
            aria-controls={`banner-${slide.id}`}
            className={styles.feature}
            // As for the banner itself.
            onPointerOver={() => onShow(index)}
            onFocus={() => onShow(index)}
            {...tabProps(index)}
          >
            <span className={styles.featureIcon}>
              <Icon name={slide.icon} />
            </span>
            <span>
              <b>{slide.feature}</b>
              <small>{slide.featureNote}</small>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

interface BannerControlsProps extends HomeBannerProps {
  active: number;
  isPaused: boolean;
  onShow: (index: number) => void;
  onPause: () => void;
}

/** On phones: a dot for each slide, and the button that stops them (HOME-10). */
function BannerControls({ locale, slides, texts, active, isPaused, onShow, onPause }: BannerControlsProps) {
  return (
    <div className={`mobile-only ${styles.controls}`} data-needs-script>
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          className={styles.dot}
          aria-label={format(texts.slide, { n: index + 1, count: slides.length }, locale)}
          aria-current={index === active ? 'true' : undefined}
          onClick={() => onShow(index)}
        />
      ))}
      <button type="button" className={styles.pause} aria-label={isPaused ? texts.play : texts.pause} onClick={onPause}>
        <Icon name={isPaused ? 'play-fill' : 'pause-fill'} />
      </button>
    </div>
  );
}
