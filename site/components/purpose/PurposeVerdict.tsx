import type { StatusContent } from '../recognition/recognition-content.ts';
import { StatusMark } from '../recognition/StatusMark.tsx';
import { PurposeChoice, type PurposeChoiceContent } from './PurposeChoice.tsx';
import styles from './PurposeVerdict.module.css';

/** What the degree means for one purpose, in one language. */
export interface VerdictContent {
  /** The purpose, or `none` for what is shown while none is chosen: who decides on which uses. */
  purpose: string;
  lines: VerdictLine[];
}

/** A sentence of the verdict, with the mark of each country that it is about. */
export interface VerdictLine {
  /** A mark per country; its name where there are several. */
  marks: (StatusContent & { country?: string | undefined })[];
  text: string;
}

/** The verdict on a degree, in one language. */
export interface PurposeVerdictContent {
  choice: PurposeChoiceContent;
  verdicts: VerdictContent[];
  /** Where no source says how the programme is studied: on what the verdicts rest. */
  basis: string | undefined;
}

/**
 * One line on what the degree is good for, by the visitor's purpose, below the choice: a tap changes no text above it.
 * All lines stand in the page one above the other, and `site/behaviour/browser-storage/purpose-choice.ts` shows the chosen one: nothing
 * moves when it is chosen on another page. Without a script it is the general one, and nothing can be chosen.
 */
export function PurposeVerdict({ choice, verdicts, basis }: PurposeVerdictContent) {
  return (
    <div className={styles.box} data-purpose-verdict>
      <PurposeChoice {...choice} />
      <div className={styles.lines} aria-live="polite">
        {verdicts.map(({ purpose, lines }) => (
          <div key={purpose} className={styles.verdict} data-verdict={purpose}>
            {lines.map(({ marks, text }) => (
              <p key={text} className={styles.line}>
                {marks.map(({ country, status, text: word }) => (
                  <StatusMark key={country ?? status} status={status} text={country ? `${country}: ${word}` : word} />
                ))}
                <span>{text}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      {basis && <p className={styles.basis}>{basis}</p>}
    </div>
  );
}
