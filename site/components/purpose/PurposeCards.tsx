import { Icon } from '../icon/Icon.tsx';
import { type RecognitionStatus, STATUS_ICONS } from '../recognition/recognition-status.ts';
import styles from './PurposeCards.module.css';
import type { VerdictLine } from './PurposeVerdict.tsx';

/** What the degree means for each purpose, in one language. */
export interface PurposeCardsContent {
  /** "What do you want it for?". */
  ask: string;
  cards: { purpose: string; title: string; status: RecognitionStatus; marks: VerdictLine['marks']; text: string }[];
  /** For what one had better not choose the degree, in a sentence; the chapter begins with it. */
  advice: string;
  /** Where no source says how the programme is studied: on what the cards rest. */
  basis: string | undefined;
}

/**
 * A card for each purpose with its verdict: all are read without a tap. A tap on one says that it is the reader's own, which
 * `site/behaviour/browser-storage/purpose-choice.ts` keeps for the pages that go by it; nothing moves. Not offered without a script.
 */
export function PurposeCards({ ask, cards, basis }: Omit<PurposeCardsContent, 'advice'>) {
  return (
    <div className={styles.box} data-purpose-verdict>
      <p className={styles.note} data-needs-script>
        {ask}
      </p>
      <ul className={styles.cards}>
        {cards.map(({ purpose, title, marks, text }) => (
          <li key={purpose} data-verdict={purpose}>
            <h3>{title}</h3>
            <p className={styles.marks} data-several={marks.length > 1 ? '' : undefined}>
              {marks.map(({ country, status: one, text: word }) => (
                <span key={country ?? one} data-status={one}>
                  <Icon name={STATUS_ICONS[one]} />
                  {country ? `${country}: ${word}` : word}
                </span>
              ))}
            </p>
            <p>{text}</p>
            <button
              type="button"
              aria-pressed="false"
              aria-label={title}
              data-choose-purpose={purpose}
              data-needs-script
            />
          </li>
        ))}
      </ul>
      {basis && <p className={styles.note}>{basis}</p>}
    </div>
  );
}
