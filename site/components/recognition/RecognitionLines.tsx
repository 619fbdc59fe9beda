import { Icon } from '../icon/Icon.tsx';
import { Elsewhere, type ElsewhereContent } from './Elsewhere.tsx';
import type { StatusContent } from './recognition-content.ts';
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
 * The recognition of a degree in a line per country, which unfolds, the reader's own unfolded on wide screens, and the link
 * to the rule (TRUST-2). Nobody has to leave a number for it.
 */
export function RecognitionLines({ lines, elsewhere, more }: RecognitionLinesContent) {
  return (
    <div className={styles.box}>
      {elsewhere && (
        <div className={styles.line}>
          <details>
            <summary>
              <h3>{elsewhere.title}</h3>
              <StatusMark status="case-by-case" text={elsewhere.mark} />
              <Icon name="caret-down" />
            </summary>
            <Elsewhere {...elsewhere} />
          </details>
        </div>
      )}
      {lines.map(({ country, name, verdicts }, index) => (
        <div key={country} className={styles.line} data-recognition={country} data-status={verdicts[0]?.status}>
          <details data-home={index === 0 && !elsewhere ? '' : undefined}>
            <summary>
              <h3>{name}</h3>
              {verdicts[0] && <StatusMark status={verdicts[0].status} text={verdicts[0].text} />}
              <Icon name="caret-down" />
            </summary>
            {verdicts.map(({ mode, summary }) => (
              <p key={mode}>
                <span>{summary}</span> <span className={styles.mode}>{mode}</span>
              </p>
            ))}
          </details>
        </div>
      ))}
      <a className={styles.more} href={more.href}>
        {more.text}
        <Icon name="arrow-right" />
      </a>
    </div>
  );
}
