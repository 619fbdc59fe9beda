import styles from './FilmPlayer.module.css';
import type { FilmContent } from './film-content.ts';

interface FilmPlayerProps extends Pick<FilmContent, 'title' | 'tracks'> {
  /** Address of the H.264 file. */
  src: string;
  /** Address of the still picture. */
  poster: string;
}

/** The browser's own player: captions in three languages, and nothing is fetched before the film is started. */
export function FilmPlayer({ title, src, poster, tracks }: FilmPlayerProps) {
  return (
    <video
      className={styles.player}
      poster={poster}
      controls
      muted
      playsInline
      preload="none"
      width="1280"
      height="720"
      aria-label={title}
    >
      <source src={src} type="video/mp4" />
      {tracks.map((track, index) => (
        <track
          key={track.language}
          kind="captions"
          src={track.src}
          srcLang={track.language}
          label={track.label}
          default={index === 0}
        />
      ))}
    </video>
  );
}
