import { Icon } from '../../components/icon/Icon.tsx';
import styles from './CarouselControls.module.css';
import type { StoryTexts } from './story-content.ts';

interface CarouselControlsProps {
  index: number;
  count: number;
  isPaused: boolean;
  texts: StoryTexts;
  step: (by: number) => void;
  togglePause: () => void;
}

/** Previous, next, pause, and where the deck stands. The ring around pause fills until the next story. */
export function CarouselControls({ index, count, isPaused, texts, step, togglePause }: CarouselControlsProps) {
  return (
    <div className={`desktop-only ${styles.controls}`} data-needs-script>
      <button type="button" className={styles.button} aria-label={texts.previous} onClick={() => step(-1)}>
        <Icon name="caret-left" />
      </button>
      <button type="button" className={styles.button} aria-label={texts.next} onClick={() => step(1)}>
        <Icon name="caret-right" />
      </button>
      <button
        type="button"
        className={`${styles.button} ${styles.pause}`}
        aria-label={isPaused ? texts.play : texts.pause}
        onClick={togglePause}
      >
        <Icon name={isPaused ? 'play-fill' : 'pause-fill'} />
        <svg key={index} className={styles.ring} viewBox="0 0 52 52" aria-hidden="true">
          <circle cx="26" cy="26" r="24.5" pathLength="100" />
        </svg>
      </button>
      <p className={styles.count} aria-hidden="true">
        <b>{index + 1}</b> / {count}
      </p>
    </div>
  );
}
