import { type KeyboardEvent, useState } from 'react';
import { Film } from '../../components/film/Film.tsx';
import { FilmControls } from '../../components/film/FilmControls.tsx';
import type { FilmContent, FilmTexts } from '../../components/film/film-content.ts';
import { PanelHead } from './PanelHead.tsx';
import { PanelWords } from './PanelWords.tsx';
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

/** The open panel is 753 of 1158 parts of the row; from 1391 px on the row grows no wider. */
const POSTER_SIZES = '(min-width: 1391px) 753px, 54vw';

/** One panel: closed a strip of its picture with icon and title, open a film with its words. */
export function WhyChoosePanel({ film, index, isOpen, onEvent, onKeyDown, ...player }: WhyChoosePanelProps) {
  const id = `why-${film.id}`;
  const [isHeard, setHeard] = useState(false);
  const select = () => onEvent({ type: 'select', index });
  const hoverProps = useHoverIntent(select);
  return (
    <article className={styles.panel} data-open={isOpen ? '' : undefined} {...hoverProps}>
      <div className={styles.media}>
        <Film
          film={film}
          isPlaying={player.isRunning}
          isShown={isOpen}
          hasCaptions={player.hasCaptions}
          isHeard={isHeard}
          onBlocked={() => onEvent({ type: 'pause' })}
          sizes={POSTER_SIZES}
        />
      </div>
      <PanelHead
        icon={film.icon}
        title={film.title}
        isOpen={isOpen}
        controls={id}
        onSelect={select}
        onKeyDown={onKeyDown}
      />
      <PanelWords id={id} title={film.title} summary={film.summary} points={film.points} isOpen={isOpen} />
      <div className={styles.controls}>
        <FilmControls
          isPaused={player.isPaused}
          hasCaptions={player.hasCaptions}
          onPausedChange={(isPaused) => onEvent({ type: isPaused ? 'pause' : 'play' })}
          onCaptionsChange={player.onCaptionsChange}
          isHeard={isHeard}
          onHeardChange={film.hasSound && setHeard}
          texts={player.texts}
        />
      </div>
    </article>
  );
}
