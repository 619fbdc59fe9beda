import { Icon } from '../../components/icon/Icon.tsx';
import styles from './StoryMedia.module.css';
import type { StoryFilmContent, StoryTexts } from './StudentStories.tsx';

/** The film of a story. Nothing of it is fetched before the visitor starts it. */
export function StoryFilm({ film, texts }: { film: StoryFilmContent; texts: StoryTexts }) {
  return (
    <figure className={styles.media}>
      <video className={styles.film} poster={film.poster} controls muted playsInline preload="none" width="1280" height="720" aria-label={film.title}>
        <source src={film.source} type="video/mp4" />
        <track kind="captions" src={film.captions} srcLang={film.language} label={texts.captions} default />
      </video>
      <figcaption className={styles.caption}>
        <span>{film.title}</span>
        <a href={film.href}>{texts.film}<Icon name="arrow-right" /></a>
      </figcaption>
    </figure>
  );
}
