import type { KeyboardEvent } from 'react';
import { Film } from '../../components/film/Film.tsx';
import { FilmControls } from '../../components/film/FilmControls.tsx';
import type { FilmContent, FilmTexts } from '../../components/film/film-content.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import type { PanelEvent } from './panel-state.ts';
import { useHoverIntent } from './use-hover-intent.ts';
import styles from './WhyChoosePanel.module.css';

interface WhyChoosePanelProps {
  film: FilmContent;
  index: number;
  isOpen: boolean;
  /** Whether its film runs now. */
  isRunning: boolean;
  isPaused: boolean;
  hasCaptions: boolean;
  onCaptionsChange: (hasCaptions: boolean) => void;
  onEvent: (event: PanelEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  texts: FilmTexts;
}

/** The open panel is 753 of 1158 parts of the row; above 1391 px the page grows no wider. */
const POSTER_SIZES = '(min-width: 1391px) 753px, 54vw';

/** One panel: closed a strip with an icon and a title, open a film with its words. */
export function WhyChoosePanel({
  film,
  index,
  isOpen,
  isRunning,
  isPaused,
  hasCaptions,
  onCaptionsChange,
  onEvent,
  onKeyDown,
  texts,
}: WhyChoosePanelProps) {
  const id = `why-${film.id}`;
  const select = () => onEvent({ type: 'select', index });
  const hoverProps = useHoverIntent(select);
  return (
    <article className={styles.panel} data-open={isOpen ? '' : undefined} {...hoverProps}>
      <div className={styles.media}>
        <Film
          film={film}
          isPlaying={isRunning}
          isShown={isOpen}
          hasCaptions={hasCaptions}
          onBlocked={() => onEvent({ type: 'pause' })}
          sizes={POSTER_SIZES}
        />
      </div>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-labelledby={`${id}-title`}
        data-needs-script
        onClick={select}
        onFocus={select}
        onKeyDown={onKeyDown}
      >
        <span className={styles.icon}>
          <Icon name={film.icon} />
        </span>
        <span className={styles.label} aria-hidden="true">
          {film.title}
        </span>
      </button>
      <div id={id} className={styles.content}>
        <h3 id={`${id}-title`} className={styles.title}>
          {film.title}
        </h3>
        <p className={styles.summary}>{film.summary}</p>
        <ul className={styles.points}>
          {film.points.map((point) => (
            <li key={point}>
              <Icon name="check-bold" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <FilmControls
          isPaused={isPaused}
          hasCaptions={hasCaptions}
          onPausedChange={(paused) => onEvent({ type: paused ? 'pause' : 'play' })}
          onCaptionsChange={onCaptionsChange}
          texts={texts}
        />
      </div>
    </article>
  );
}
