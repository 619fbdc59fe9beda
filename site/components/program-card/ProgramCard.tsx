import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { PictureSources } from '../picture/pictures.ts';
import styles from './ProgramCard.module.css';

/** What a programme's card shows. */
export interface ProgramCardContent {
  slug: string;
  href: string;
  title: string;
  school: string;
  /** English name of the school; undefined where `school` is already English. */
  englishName: string | undefined;
  /** Chooses the card's colour. */
  schoolId: string;
  place: string;
  picture: PictureSources;
  object: PictureSources;
  rankings: { text: string; label: string; source: string | undefined }[];
  /** What a reader has to know before all else: still being confirmed, applicants of one country only. */
  marks: string[];
}

interface ProgramCardProps {
  card: ProgramCardContent;
  /** A button in the picture's corner, over the link. */
  children?: ReactNode;
}

/** The card of a programme; the whole of it leads to the programme's page (HOME-6). */
export function ProgramCard({ card, children }: ProgramCardProps) {
  return (
    <article className={styles.card} data-school={card.schoolId}>
      <div className={styles.view}>
        <Picture sources={card.picture} alt="" sizes="(max-width: 767px) 78vw, 330px" className={styles.place} />
        <Picture sources={card.object} alt="" sizes="150px" className={styles.object} />
        <span className={styles.placeName}>
          <Icon name="map-pin" />
          {card.place}
        </span>
      </div>
      {children && <div className={styles.corner}>{children}</div>}
      <div className={styles.bar} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <a href={card.href}>{card.title}</a>
        </h3>
        <p className={styles.school}>{card.school}</p>
        {card.englishName && (
          <p className={styles.english} lang="en">
            {card.englishName}
          </p>
        )}
        {card.marks.length > 0 && (
          <p className={styles.marks} data-marks>
            {card.marks.map((mark) => (
              <span key={mark}>{mark}</span>
            ))}
          </p>
        )}
        <ul className={styles.rankings}>
          {card.rankings.map((ranking) => (
            <li key={ranking.label + ranking.text}>
              <b>{ranking.text}</b>
              {ranking.label}
              {ranking.source && <small data-figure-source>{ranking.source}</small>}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
