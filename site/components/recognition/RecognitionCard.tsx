import type { Source } from '../../../content/schema/facts.ts';
import type { Use } from '../../../contract/content/degree-uses.ts';
import type { Locale } from '../../../contract/locales.ts';
import { Icon } from '../icon/Icon.tsx';
import { SourceNote, type SourceTexts } from '../source-note/SourceNote.tsx';
import styles from './RecognitionCard.module.css';
import type { CountryRecognition, RecognitionStatus } from './recognition-status.ts';
import { StatusMark } from './StatusMark.tsx';

/** A status with its word. */
export interface StatusContent {
  status: RecognitionStatus;
  text: string;
}

/** What a country's rules mean for a programme, in one language. */
export interface RecognitionContent {
  country: CountryRecognition['country'];
  name: string;
  /** One per mode of study on the page, each with its sentence. */
  verdicts: (StatusContent & { summary: string; mode: string })[];
  rule: string;
  /** "Rule of 28 Jan 2023". */
  ruleDate: string;
  /** The first is shown, the others open. */
  sources: readonly Source[];
  moreSources: string;
  uses: (StatusContent & { id: Use; use: string; note: string })[];
  toCheck: readonly string[];
}

/** The words around a card. */
export type RecognitionTexts = Record<'rule' | 'uses' | 'usesNote' | 'toCheck', string>;

interface RecognitionCardProps {
  card: RecognitionContent;
  texts: RecognitionTexts;
  sourceTexts: SourceTexts;
  locale: Locale;
}

/**
 * What becomes of the degree in one country: status, sentence, rule with date and sources, uses,
 * what to check oneself. All of it is plain HTML: nobody has to leave a number to read it (TRUST-2).
 */
export function RecognitionCard(props: RecognitionCardProps) {
  const { card, texts } = props;
  return (
    <article
      id={card.country}
      className={styles.card}
      data-recognition={card.country}
      data-status={card.verdicts[0]?.status}
      aria-labelledby={`recognition-${card.country}`}
    >
      <div className={`${styles.part} ${styles.head}`}>
        <h2 id={`recognition-${card.country}`} className={styles.country}>
          {card.name}
        </h2>
        {card.verdicts.map((verdict, index) =>
          index > 0 && verdict.status === card.verdicts[0]?.status ? (
            <p key={verdict.mode} className={styles.also}>
              <b>{verdict.mode}</b> {verdict.summary}
            </p>
          ) : (
            <div key={verdict.mode} className={styles.verdict}>
              <p className={styles.answer}>
                <StatusMark status={verdict.status} text={verdict.text} />
                <span className={styles.mode}>{verdict.mode}</span>
              </p>
              <p className={styles.summary}>{verdict.summary}</p>
            </div>
          ),
        )}
      </div>
      <Rule {...props} />
      <Uses card={card} texts={texts} />
      <Checks card={card} texts={texts} />
    </article>
  );
}

/** The rule with its date and where it was read. */
function Rule({ card, texts, sourceTexts, locale }: RecognitionCardProps) {
  const [first, ...others] = card.sources;
  return (
    <div className={`${styles.part} ${styles.rule}`}>
      <div>
        <h3 className={styles.label}>{texts.rule}</h3>
        <p className={styles.text}>{card.rule}</p>
      </div>
      <div className={styles.sources}>
        <p className={styles.date}>{card.ruleDate}</p>
        {first && <SourceNote source={first} texts={sourceTexts} locale={locale} />}
        {others.length > 0 && (
          <details>
            <summary>
              {card.moreSources}
              <Icon name="caret-down" />
            </summary>
            {others.map((source) => (
              <SourceNote key={source.url} source={source} texts={sourceTexts} locale={locale} />
            ))}
          </details>
        )}
      </div>
    </div>
  );
}

/** The uses of the degree, each with its status and who decides on it. */
function Uses({ card, texts }: Pick<RecognitionCardProps, 'card' | 'texts'>) {
  return (
    <div className={`${styles.part} ${styles.uses}`}>
      <h3 className={styles.label}>
        {texts.uses} <small>{texts.usesNote}</small>
      </h3>
      <ul>
        {card.uses.map((use) => (
          <li key={use.id} data-use={use.id}>
            <b>{use.use}</b>
            <StatusMark status={use.status} text={use.text} />
            <p>{use.note}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What to check oneself before paying. */
function Checks({ card, texts }: Pick<RecognitionCardProps, 'card' | 'texts'>) {
  return (
    <div className={`${styles.part} ${styles.checks}`}>
      <h3 className={styles.label}>{texts.toCheck}</h3>
      <ul>
        {card.toCheck.map((line) => (
          <li key={line}>
            <Icon name="square" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
