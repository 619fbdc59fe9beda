import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './FilmCards.module.css';
import type { FilmContent } from './film-content.ts';

/** Films as cards that lead to their own pages (ROUTE-6). */
export function FilmCards({ films }: { films: readonly FilmContent[] }) {
  return (
    <ul className={styles.films} data-later>
      {films.map((film) => (
        <li key={film.id}>
          <a className={styles.card} href={film.href}>
            <Picture sources={film.poster} alt="" sizes="(max-width: 767px) 36vw, 400px" className={styles.thumb} />
            <span className={styles.words}>
              <b>{film.title}</b>
              <span>{film.summary}</span>
            </span>
            <Icon name="arrow-right" className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  );
}
