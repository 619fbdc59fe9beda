import { Picture } from '../../components/picture/Picture.tsx';
import styles from './StoryGround.module.css';
import type { DeckPlace } from './story-carousel.ts';
import type { StoryContent } from './story-content.ts';

interface StoryGroundProps {
  story: StoryContent;
  /** Place in the deck on desktops. */
  place: DeckPlace;
  /** Words of the mark of a sample story. */
  sample: string;
}

/** The picture of a story: on desktops its portrait in an arch on the school's gradient, on phones the wide scene. */
export function StoryGround({ story, place, sample }: StoryGroundProps) {
  return (
    <div className={styles.ground} data-place={place}>
      <Picture sources={story.scene} alt="" sizes="100vw" className={`mobile-only ${styles.scene}`} />
      <Picture sources={story.portrait} alt={story.alt} sizes="400px" className={styles.portrait} />
      {story.isSample && <span className={`sample-mark ${styles.sample}`}>{sample}</span>}
    </div>
  );
}
