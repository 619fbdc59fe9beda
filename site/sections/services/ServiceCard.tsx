import type { MouseEvent } from 'react';
import type { FilmContent } from '../../components/film/film-content.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import styles from './ServiceCard.module.css';

interface ServiceCardProps {
  film: FilmContent;
  /** Words of the link that opens the film. */
  watch: string;
  /** Length of the film in words. */
  length: string;
  onOpen: () => void;
}

/** A service: poster, title, summary, points. Without a script its link leads to the film's file. */
export function ServiceCard({ film, watch, length, onOpen }: ServiceCardProps) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <div id={`service-${film.id}`} className={styles.card} role="tabpanel" aria-labelledby={`service-tab-${film.id}`}>
      <div className={styles.view}>
        <Picture
          className={styles.poster}
          sources={film.poster}
          alt={film.description}
          sizes="(min-width: 480px) 400px, 84vw"
        />
        <span className={styles.length}>{length}</span>
      </div>
      <a className={styles.play} href={film.src} aria-haspopup="dialog" aria-label={watch} onClick={open}>
        <span className={styles.mark}>
          <Icon name="play-fill" />
        </span>
      </a>
      <div className={styles.body}>
        <h3 className={styles.title}>{film.title}</h3>
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
    </div>
  );
}
