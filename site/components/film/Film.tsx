import { type CSSProperties, useRef } from 'react';
import { Picture } from '../picture/Picture.tsx';
import styles from './Film.module.css';
import type { FilmContent } from './film-content.ts';
import { useCaption, usePlayback } from './use-film.ts';

/** What a caption leaves free for the buttons beside it, where there is one for sound. React’s types have no custom properties. */
const ROOM_FOR_THREE = { '--buttons': '172px' } as CSSProperties;

interface FilmProps {
  film: FilmContent;
  /** true plays the film, false pauses it. */
  isPlaying: boolean;
  /** false goes back to the poster. Default true. */
  isShown?: boolean;
  /** Shows the caption track of the page's language. */
  hasCaptions: boolean;
  /** The visitor has turned its sound on. */
  isHeard: boolean;
  /** Called when the browser refuses to play. */
  onBlocked: () => void;
  /** The `sizes` attribute of the poster. */
  sizes: string;
}

/**
 * A film over its poster, silent unless the visitor wants to hear it. Neither the film nor a caption
 * track is fetched before it is needed; the poster is fetched when it comes near the window.
 */
export function Film({ film, isPlaying, isShown = true, hasCaptions, isHeard, onBlocked, sizes }: FilmProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const hasPicture = usePlayback(ref, { src: film.src, isPlaying, isHeard, onBlocked });
  const caption = useCaption(ref, hasCaptions && isShown);
  return (
    <div className={styles.film} data-film={film.id}>
      <Picture className={styles.poster} sources={film.poster} alt={film.description} sizes={sizes} />
      <video
        ref={ref}
        className={styles.video}
        data-shown={hasPicture && isShown ? '' : undefined}
        width={1280}
        height={720}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        webkit-playsinline=""
        x5-playsinline=""
        aria-hidden="true"
        tabIndex={-1}
      >
        {film.tracks.map(({ src, language, label }) => (
          <track key={language} kind="captions" src={src} srcLang={language} label={label} />
        ))}
      </video>
      {caption && (
        <p className={styles.caption} style={film.hasSound && ROOM_FOR_THREE}>
          {caption}
        </p>
      )}
    </div>
  );
}
