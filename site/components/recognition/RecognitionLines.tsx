import { Icon } from '../icon/Icon.tsx';
import { Elsewhere, type ElsewhereContent } from './Elsewhere.tsx';
import type { StatusContent } from './RecognitionCard.tsx';
import styles from './RecognitionLines.module.css';
import type { CountryRecognition } from './recognition-status.ts';
import { StatusMark } from './StatusMark.tsx';

/** What becomes of a degree in each country in one line, and the way to the rule, in one language. */
export interface RecognitionLinesContent {
  lines: {
    country: CountryRecognition['country'];
    name: string;
    /** One per mode of study on the page. */
    verdicts: (StatusContent & { summary: string; mode: string })[];
  }[];
  /** What holds in other places; undefined for readers of a language of one country. */
  elsewhere: ElsewhereContent | undefined;
  /** To the page with the rules, uses, checks and sources. */
  more: { text: string; href: string };
}

/**
 * The recognition of a degree in a few lines: where the reader lives, the other countries folded, and the link to the rule
 * (TRUST-2). Nobody has to leave a number for it.
 */
export function RecognitionLines({ lines, elsewhere, more }: RecognitionLinesContent) {
  return (
    <div className={styles.box}>
      {elsewhere && (
        <div className={styles.line}>
          <details>
            <summary>
              <h3 className={styles.places}>{elsewhere.title}</h3>
              <StatusMark status="case-by-case" text={elsewhere.mark} />
              <Icon name="caret-down" />
            </summary>
            <Elsewhere {...elsewhere} />
          </details>
        </div>
      )}
      {lines.map(({ country, name, verdicts }, index) => (
        <div key={country} className={styles.line} data-recognition={country} data-status={verdicts[0]?.status}>
          {index === 0 && !elsewhere ? (
            <>
              <h3>{name}</h3>
              <Verdicts verdicts={verdicts} />
            </>
          ) : (
            <details>
              <summary>
                <h3>{name}</h3>
                {verdicts[0] && <StatusMark status={verdicts[0].status} text={verdicts[0].text} />}
                <Icon name="caret-down" />
              </summary>
              <Verdicts verdicts={verdicts} />
            </details>
          )}
        </div>
      ))}
      <a className={styles.more} href={more.href}>
        {more.text}
        <Icon name="arrow-right" />
      </a>
    </div>
  );
}

function Verdicts({ verdicts }: Pick<RecognitionLinesContent['lines'][number], 'verdicts'>) {
  return verdicts.map(({ mode, summary, ...status }) => (
    <p key={mode}>
      <StatusMark {...status} />
      <span className={styles.mode}>{mode}</span>
      <span className={styles.summary}>{summary}</span>
    </p>
  ));
}
