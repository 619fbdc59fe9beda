import { memo } from 'react';
import { DESKTOP_MIN_WIDTH } from '../../behaviour/hooks/use-media-query.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureSources } from '../../components/picture/pictures.ts';
import styles from './BannerSlide.module.css';

/** One slide of the banner and its feature item. */
export interface BannerSlideContent {
  id: string;
  /** Name of the picture, which has the ground that goes on where it ends. */
  ground: string;
  /** The hour that its sundial shows; undefined for a picture without one. */
  hour: string | undefined;
  wide: PictureSources;
  mobile: PictureSources;
  icon: string;
  feature: string;
  featureNote: string;
  eyebrow: string;
  title: string;
  titleAccent: string;
  details: string[];
  action: { text: string; href: string };
  /** A figure that was read somewhere names its source. */
  facts: { value: string; unit: string | undefined; label: string; source: string | undefined }[];
}

interface BannerSlideProps {
  slide: BannerSlideContent;
  /** The first slide has the page's largest picture. */
  isFirst: boolean;
  /** Out of sight: neither focus nor screen readers reach it. */
  isInert: boolean;
  /** Place in the ring: -1 before, 0 active, 1 after, 2 out of sight. */
  offset: -1 | 0 | 1 | 2;
  /** Comes or goes at this change, so it moves; the others jump. */
  isMoving: boolean;
  /** false keeps the picture from being fetched. */
  hasPicture: boolean;
  /** Words of the main button. */
  consult: string;
}

/** One slide: picture, two titles, detail lines, buttons, figures. Drawn again only where it changes. */
export const BannerSlide = memo(function BannerSlide(props: BannerSlideProps) {
  const { slide, isFirst, isInert, offset, isMoving, hasPicture, consult } = props;
  // The slide in place carries the page's h1, so that there always is one to be read.
  const Title = offset === 0 ? 'h1' : 'h2';
  return (
    <div
      id={`banner-${slide.id}`}
      className={styles.slide}
      data-offset={offset}
      data-moving={isMoving ? '' : undefined}
      data-ground={slide.ground}
      role="tabpanel"
      aria-labelledby={`banner-tab-${slide.id}`}
      inert={isInert}
    >
      {hasPicture && (
        <Picture
          sources={slide.wide}
          mobile={{ sources: slide.mobile, maxWidth: DESKTOP_MIN_WIDTH - 1, sizes: '100vw' }}
          sizes="100vw"
          alt=""
          className={styles.picture}
          isFirst={isFirst}
        />
      )}
      <div className={`wrap ${styles.copy}`}>
        <p className={styles.eyebrow}>{slide.eyebrow}</p>
        <Title className={styles.title}>
          {slide.title} <em>{slide.titleAccent}</em>
        </Title>
        <div className={styles.details}>
          {slide.details.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Actions action={slide.action} consult={consult} />
        {slide.facts.length > 0 && <Facts facts={slide.facts} />}
      </div>
      {slide.hour && (
        <p className={styles.hour} data-dial-part="class">
          {slide.hour}
        </p>
      )}
    </div>
  );
});

/** The way to the form, and to the page that the slide speaks of. */
function Actions({ action, consult }: Pick<BannerSlideContent, 'action'> & Pick<BannerSlideProps, 'consult'>) {
  return (
    <div className={styles.actions}>
      <a className="button button--primary" href="#appointment">
        {consult}
        <Icon name="arrow-right" />
      </a>
      {action.href !== '#appointment' && (
        <a className="button button--quiet" href={action.href}>
          {action.text}
        </a>
      )}
    </div>
  );
}

function Facts({ facts }: Pick<BannerSlideContent, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>
            {fact.label}
            {fact.source && <small>{fact.source}</small>}
          </dt>
          <dd>
            {fact.value}
            {fact.unit && <small>{fact.unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
