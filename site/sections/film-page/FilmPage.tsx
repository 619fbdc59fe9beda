import { FilmCards } from '../../components/film/FilmCards.tsx';
import { FilmPlayer } from '../../components/film/FilmPlayer.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './FilmPage.module.css';
import type { FilmPageProps } from './film-page.data.ts';

/** A film with its transcript beside it, its points, and the films that follow (ROUTE-6). Needs no script. */
export function FilmPage(props: FilmPageProps) {
  const { film, texts, bookHref } = props;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.stage}>
        <FilmStage {...props} />
        <Transcript {...props} />
      </div>
      <section className={styles.points} aria-labelledby="film-points">
        <h2 id="film-points" className={styles.title}>
          {texts.points}
        </h2>
        <ul>
          {film.points.map((point) => (
            <li key={point}>
              <Icon name="check-bold" />
              {point}
            </li>
          ))}
        </ul>
        <a className="button button--primary" href={bookHref}>
          {texts.book}
        </a>
      </section>
      {props.next.length > 0 && <NextFilms {...props} />}
    </div>
  );
}

function FilmStage({ film, texts }: FilmPageProps) {
  return (
    <figure className={styles.player}>
      <FilmPlayer {...film} poster={film.poster.src} />
      <figcaption className={styles.kind}>
        <span>{texts.kind}</span>
        {texts.illustration && <span className="sample-mark">{texts.illustration}</span>}
      </figcaption>
    </figure>
  );
}

function Transcript({ film, captions, texts }: FilmPageProps) {
  return (
    <section className={styles.transcript} aria-labelledby="film-transcript">
      <h2 id="film-transcript" className={styles.title}>
        {texts.transcript}
      </h2>
      <ol>
        {captions.map((caption) => (
          <li key={caption.seconds}>
            <time dateTime={`PT${caption.seconds}S`}>{caption.time}</time>
            <p>{caption.text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.description}>
        <b>{texts.poster}</b>
        {film.description}
      </p>
    </section>
  );
}

function NextFilms({ next, texts }: FilmPageProps) {
  return (
    <section className={styles.more} aria-labelledby="film-more">
      <h2 id="film-more" className={styles.title}>
        {texts.more}
      </h2>
      <FilmCards films={next} />
    </section>
  );
}
