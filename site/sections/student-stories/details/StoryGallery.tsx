import { useRef, useState } from 'react';
import { wrapIndex } from '../../../behaviour/hooks/wrap-index.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { Picture } from '../../../components/picture/Picture.tsx';
import type { PictureSources } from '../../../components/picture/pictures.ts';
import type { StoryTexts } from '../story-content.ts';
import styles from './StoryMedia.module.css';

/** The pictures of a story in a row that is swiped, scrolled or stepped through. It does not move by itself. */
export function StoryGallery({ pictures, texts }: { pictures: PictureSources[]; texts: StoryTexts }) {
  const rowRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  const step = (by: number) => {
    const row = rowRef.current;
    row?.scrollTo({ left: wrapIndex(index, by, pictures.length) * row.clientWidth, behavior: 'smooth' });
  };
  const followScroll = () => {
    const row = rowRef.current;
    if (row) setIndex(Math.round(row.scrollLeft / row.clientWidth));
  };

  return (
    <figure className={styles.media} data-active={index}>
      <div className={styles.gallery}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls has to be reached by keyboard */}
        <ul ref={rowRef} className={styles.row} tabIndex={0} aria-label={texts.gallery} onScroll={followScroll}>
          {pictures.map((picture) => (
            <li key={picture.src}>
              <Picture sources={picture} alt="" sizes="(max-width: 767px) 100vw, 560px" />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              className={styles.step}
              data-side="start"
              aria-label={texts.galleryPrevious}
              onClick={() => step(-1)}
            >
              <Icon name="caret-left" />
            </button>
            <button
              type="button"
              className={styles.step}
              data-side="end"
              aria-label={texts.galleryNext}
              onClick={() => step(1)}
            >
              <Icon name="caret-right" />
            </button>
            <p className={styles.position} aria-hidden="true">
              {`${index + 1} / ${pictures.length}`}
            </p>
          </>
        )}
      </div>
      <figcaption className={styles.caption}>{texts.illustration}</figcaption>
    </figure>
  );
}
