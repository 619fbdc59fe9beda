import { Dial, type DialContent, isUnknown } from '../dial/Dial.tsx';
import type { DialPart } from '../dial/DialLegend.tsx';
import { type OwnPageContent, OwnPageLink } from '../own-page-link/OwnPageLink.tsx';
import { SourceRef } from '../source-ref/SourceRef.tsx';
import styles from './Glance.module.css';
import type { GlanceName } from './glance-names.ts';

/** A sentence of an answer, with its source. */
export interface GlanceLine {
  text: string;
  /** Number of its source in the page's list. */
  source?: number | undefined;
  /** What of the dial says the same. */
  part?: DialPart | undefined;
}

/** One of the six answers; without lines no source says it. */
export interface GlanceAnswer {
  name: GlanceName;
  label: string;
  lines: GlanceLine[];
}

/** What we ask the school for the reader, in one line. */
export interface GlanceAsk {
  /** Over the answers that are known. */
  found: string;
  title: string;
  /** What the reader gets. */
  gets: string;
  questions: string[];
  /** The school's own page, where the reader can look too. */
  ownPage: OwnPageContent;
  /** The letter that asks; undefined where title and edition are confirmed. */
  letter: InquiryLetter | undefined;
}

/** What we write to a school, in one language. */
export interface InquiryLetter {
  caption: string;
  to: string;
  about: string;
  /** Before the questions. */
  asks: string;
  close: string;
}

/** The six answers of a programme, in one language. */
export interface GlanceContent {
  label: string;
  answers: GlanceAnswer[];
  /** What no source says; undefined where all is known. */
  ask: GlanceAsk | undefined;
  dial: DialContent;
  /** Under the answers: how old they are, and when we read their sources. */
  notes: readonly string[];
  /** Hidden word before a source's number. */
  sourceLabel: string;
}

/** What one asks first of a programme: known facts as rows beside its dial, what is not known as what we ask (INVITE-2). */
export function Glance({ label, answers, ask, dial, notes, sourceLabel }: GlanceContent) {
  const known = answers.filter(({ lines }) => lines.length > 0);
  return (
    <section className={styles.glance} aria-label={label} data-glance>
      <div className={styles.answers}>
        {known.length > 0 && ask && <p className={styles.found}>{ask.found}</p>}
        {known.length > 0 && (
          <dl className={styles.rows} data-few={known.length <= 3 || undefined}>
            {known.map(({ name, label: term, lines }) => (
              <div key={name} data-answer={name}>
                <dt>{term}</dt>
                <dd>
                  {lines.map(({ text, source, part }) => (
                    <p key={text} data-dial-part={part}>
                      {text}
                      {source !== undefined && <SourceRef number={source} label={sourceLabel} />}
                    </p>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {ask && <Ask {...ask} />}
      </div>
      {ask?.letter && <Letter {...ask.letter} questions={ask.questions} />}
      <div className={styles.disc} data-unknown={isUnknown(dial.hours) ? '' : undefined}>
        <Dial size={280} id="dial" {...dial} />
        {/* In the row of hours on a phone. */}
        {!isUnknown(dial.hours) && dial.words.caption && <p data-dial-part="work">{dial.words.caption}</p>}
      </div>
    </section>
  );
}

function Ask({ title, gets, questions, ownPage, letter }: Omit<GlanceAsk, 'found'>) {
  return (
    <div className={styles.ask} data-ask>
      <p>
        <b>{title}</b> <span>{gets}</span> <OwnPageLink {...ownPage} />
      </p>
      {!letter && (
        <ul>
          <Questions questions={questions} />
        </ul>
      )}
    </div>
  );
}

/** Each leads to the form. */
function Questions({ questions }: Pick<GlanceAsk, 'questions'>) {
  return questions.map((question) => (
    <li key={question}>
      <a href="#appointment">{question}</a>
    </li>
  ));
}

function Letter({ caption, to, about, asks, questions, close }: InquiryLetter & Pick<GlanceAsk, 'questions'>) {
  return (
    <figure className={styles.letter} data-ask data-letter>
      <figcaption>{caption}</figcaption>
      <div>
        <p>
          {to}
          <br />
          {about}
        </p>
        <div>
          <p>{asks}</p>
          <ol>
            <Questions questions={questions} />
          </ol>
          <p>{close}</p>
        </div>
      </div>
    </figure>
  );
}
