import { Icon } from '../icon/Icon.tsx';
import styles from './FilmControls.module.css';
import type { FilmTexts } from './film-content.ts';

interface FilmControlsProps {
  isPaused: boolean;
  hasCaptions: boolean;
  onPausedChange: (isPaused: boolean) => void;
  onCaptionsChange: (hasCaptions: boolean) => void;
  isHeard: boolean;
  /** Undefined for a film that has no sound. */
  onHeardChange: ((isHeard: boolean) => void) | undefined;
  texts: FilmTexts;
  /** `paper` on the page's ground, `film` on a film. Default `film`. */
  ground?: 'film' | 'paper';
}

/** The buttons of a film: sound where it has some, captions, and play or pause. */
export function FilmControls({
  isPaused,
  hasCaptions,
  onPausedChange,
  onCaptionsChange,
  isHeard,
  onHeardChange,
  texts,
  ground = 'film',
}: FilmControlsProps) {
  return (
    <div className={styles.controls} data-ground={ground} data-needs-script>
      {onHeardChange && (
        <button
          type="button"
          className={styles.button}
          aria-label={texts.sound}
          aria-pressed={isHeard}
          onClick={() => onHeardChange(!isHeard)}
        >
          <Icon name={isHeard ? 'speaker-high-fill' : 'speaker-slash-fill'} />
        </button>
      )}
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
