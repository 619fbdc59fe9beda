import { useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Film } from './Film.tsx';
import { FilmControls } from './FilmControls.tsx';
import styles from './FilmDialog.module.css';
import type { FilmContent, FilmTexts } from './film-content.ts';
import { useIsPageShown } from './use-film.ts';

interface FilmDialogProps {
  film: FilmContent;
  texts: FilmTexts & Record<'close' | 'page', string>;
  onClose: () => void;
}

/** A dialog that plays a film from the moment it opens; unmounting it stops the film. */
export function FilmDialog({ film, texts, onClose }: FilmDialogProps) {
  const [isPaused, setPaused] = useState(false);
  const [hasCaptions, setCaptions] = useState(true);
  const [isHeard, setHeard] = useState(false);
  const isPageShown = useIsPageShown();
  const titleId = `film-${film.id}-title`;
  return (
    <Dialog labelledBy={titleId} closeLabel={texts.close} onClose={onClose} className={styles.dialog}>
      <div className={styles.screen} data-captions={hasCaptions ? '' : undefined}>
        <Film
          film={film}
          isPlaying={!isPaused && isPageShown}
          hasCaptions={hasCaptions}
          isHeard={isHeard}
          onBlocked={() => setPaused(true)}
          sizes="(min-width: 992px) 960px, 94vw"
        />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {film.title}
          </h2>
          <FilmControls
            isPaused={isPaused}
            hasCaptions={hasCaptions}
            onPausedChange={setPaused}
            onCaptionsChange={setCaptions}
            isHeard={isHeard}
            onHeardChange={film.hasSound && setHeard}
            texts={texts}
            ground="paper"
          />
        </div>
        <p className={styles.summary}>{film.summary}</p>
        <a className={`text-link ${styles.page}`} href={film.href}>
          {texts.page}
          <Icon name="arrow-right" />
        </a>
      </div>
    </Dialog>
  );
}
