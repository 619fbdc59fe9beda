import { FilmPlayer } from '../../../components/film/FilmPlayer.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { StoryFilmContent, StoryTexts } from '../story-content.ts';
import styles from './StoryMedia.module.css';

/** The film of a story. Nothing of it is fetched before the visitor starts it. */
export function StoryFilm({ film, texts }: { film: StoryFilmContent; texts: StoryTexts }) {
  return (
    <figure className={styles.media}>
      <FilmPlayer {...film} src={film.source} />
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
