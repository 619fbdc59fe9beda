import type { ReactNode } from 'react';
import { Dial, type DialContent, isUnknown } from '../dial/Dial.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { PictureSources } from '../picture/pictures.ts';
import { WholeWords } from '../whole-words/WholeWords.tsx';
import type { CardAsk, CardFact } from './card-facts.ts';
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
  /** How it is studied, where a source says that it is online. */
  mode: string | undefined;
  picture: PictureSources;
  dial: DialContent;
  facts: CardFact[];
  /** What we ask the school for the reader; undefined where everything is known. */
  ask: CardAsk | undefined;
  /** One sentence of what it is, where few facts are known. */
  about: string | undefined;
  rankings: { text: string; label: string }[];
  /** Who says the figures; undefined where there are none. */
  source: string | undefined;
  /** Whose applications alone are taken. */
  onlyFrom: string | undefined;
}

interface ProgramCardProps {
  card: ProgramCardContent;
  /** Further classes of its parts, by their names in ProgramCard.module.css. */
  looks?: Readonly<Record<string, string>> | undefined;
  /** A button in the picture's corner, over the link. */
  children?: ReactNode;
}

/** Gives the classes of a part by its name. */
const lookOf = (looks: ProgramCardProps['looks']) => (part: string) =>
  [styles[part], looks?.[part]].filter(Boolean).join(' ');

interface Looked {
  look: ReturnType<typeof lookOf>;
}

/** In Vietnamese the parts of twenty titles weigh more than the home page may. */
const IN_CHINESE = /\p{Script=Han}/u;

/** The card of a programme; the whole of it leads to the programme's page (HOME-6). Its parts line up with those beside it. */
export function ProgramCard({ card, looks, children }: ProgramCardProps) {
  const look = lookOf(looks);
  const saysNothing = isUnknown(card.dial.hours);
  return (
    <article className={look('card')} data-school={card.schoolId}>
      <div className={look('view')}>
        <Picture sources={card.picture} alt="" sizes="(max-width: 767px) 78vw, 400px" className={styles.place} />
        <span className={look('disc')} data-unknown={saysNothing ? '' : undefined}>
          <Dial size={saysNothing ? 44 : 96} id={card.slug} {...card.dial} />
        </span>
      </div>
      {children && <div className={look('corner')}>{children}</div>}
      <div className={look('head')}>
        <h3 className={look('title')}>
          <a href={card.href}>{IN_CHINESE.test(card.title) ? <WholeWords text={card.title} /> : card.title}</a>
        </h3>
        <p className={look('school')}>{card.school}</p>
        {card.englishName && (
          <p className={styles.english} lang="en">
            {card.englishName}
          </p>
        )}
        <p className={styles.placeName}>
          <Icon name="map-pin" />
          {card.place}
          {card.mode && <span className={styles.mode}>{card.mode}</span>}
        </p>
        {card.onlyFrom && <p className={styles.onlyFrom}>{card.onlyFrom}</p>}
      </div>
      <div className={look('middle')}>
        <CardFacts card={card} look={look} />
      </div>
      <div className={look('rankings')}>
        <ul data-figures>
          {card.rankings.map(({ text, label }) => (
            <li key={label + text}>
              <b>{text}</b>
              {label}
            </li>
          ))}
        </ul>
        {card.source && <small>{card.source}</small>}
      </div>
    </article>
  );
}

/** What is known in rows, and what we ask the school for the reader. */
function CardFacts({ card, look }: { card: ProgramCardContent } & Looked) {
  const { facts, about, ask } = card;
  return (
    <>
      {facts.length > 0 && (
        <dl className={look('facts')}>
          {facts.map(({ label, value, note, isPrice, part }) => (
            <div key={label} data-price={isPrice ? '' : undefined}>
              <dt>{label}</dt>
              <dd data-dial-part={part}>
                {value}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {about && <p>{about}</p>}
      {ask && (
        <p className={styles.ask} data-ask>
          <b className="ask-mark">{ask.title}</b> {ask.questions}
        </p>
      )}
    </>
  );
}
