import type { FilmContent } from '../../components/film/film-content.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import styles from './FilmPage.module.css';

/** Everything the body of a film's page shows, in one language. */
export interface FilmPageProps {
  film: FilmContent;
  /** The captions as a text, in their order; `time` such as `0:02–0:04`. */
  captions: { time: string; seconds: number; text: string }[];
  /** The films that follow. */
  next: FilmContent[];
  bookHref: string;
  texts: Record<'kind' | 'illustration' | 'transcript' | 'poster' | 'points' | 'book' | 'more', string>;
}

/** A film with its transcript beside it, its points, and the films that follow (ROUTE-6). Needs no script. */
export function FilmPage(props: FilmPageProps) {
  const { film, texts, bookHref } = props;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.stage}>
        <FilmPlayer {...props} />
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
      <NextFilms {...props} />
    </div>
  );
}

/** The browser's own player: it has captions in three languages and fetches the film when it is started. */
function FilmPlayer({ film, texts }: FilmPageProps) {
  return (
    <figure className={styles.player}>
      <video
        className={styles.video}
        poster={film.poster.src}
        controls
        muted
        playsInline
        preload="none"
        width="1280"
        height="720"
        aria-label={film.title}
      >
        <source src={film.src} type="video/mp4" />
        {film.tracks.map(({ src, language, label }, index) => (
          <track key={language} kind="captions" src={src} srcLang={language} label={label} default={index === 0} />
        ))}
      </video>
      <figcaption className={styles.kind}>
        <span>{texts.kind}</span>
        <span className="sample-mark">{texts.illustration}</span>
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
      <ul data-later>
        {next.map((film) => (
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
    </section>
  );
}
