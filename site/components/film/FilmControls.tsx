import { Icon } from '../icon/Icon.tsx';
import styles from './FilmControls.module.css';
import type { FilmTexts } from './film-content.ts';

interface FilmControlsProps {
  isPaused: boolean;
  hasCaptions: boolean;
  onPausedChange: (isPaused: boolean) => void;
  onCaptionsChange: (hasCaptions: boolean) => void;
  texts: FilmTexts;
  /** `paper` on the page's ground, `film` on a film. Default `film`. */
  ground?: 'film' | 'paper';
}

/** The two buttons of a film: play or pause, and captions. */
export function FilmControls({
  isPaused,
  hasCaptions,
  onPausedChange,
  onCaptionsChange,
  texts,
  ground = 'film',
}: FilmControlsProps) {
  return (
    <div className={styles.controls} data-ground={ground} data-needs-script>
      <button
        type="button"
        className={styles.button}
        aria-label={texts.captions}
        aria-pressed={hasCaptions}
        onClick={() => onCaptionsChange(!hasCaptions)}
      >
        <Icon name="closed-captioning" />
      </button>
      <button
        type="button"
        className={styles.button}
        data-paused={isPaused ? '' : undefined}
        aria-label={isPaused ? texts.play : texts.pause}
        onClick={() => onPausedChange(!isPaused)}
      >
        <Icon name={isPaused ? 'play-fill' : 'pause-fill'} />
      </button>
    </div>
  );
}
