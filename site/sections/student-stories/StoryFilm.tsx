import { Icon } from '../../components/icon/Icon.tsx';
import styles from './StoryMedia.module.css';
import type { StoryFilmContent, StoryTexts } from './story-content.ts';

/** The film of a story. Nothing of it is fetched before the visitor starts it. */
export function StoryFilm({ film, texts }: { film: StoryFilmContent; texts: StoryTexts }) {
  return (
    <figure className={styles.media}>
      <video
        className={styles.film}
        poster={film.poster}
        controls
        muted
        playsInline
        preload="none"
        width="1280"
        height="720"
        aria-label={film.title}
      >
        <source src={film.source} type="video/mp4" />
        {film.tracks.map(({ src, language, label }, index) => (
          <track key={language} kind="captions" src={src} srcLang={language} label={label} default={index === 0} />
        ))}
      </video>
      <figcaption className={styles.caption}>
        <span>{film.title}</span>
        <a href={film.href}>
          {texts.film}
          <Icon name="arrow-right" />
        </a>
      </figcaption>
    </figure>
  );
}
