import styles from './PurposeChoice.module.css';

/** The purposes to choose from, in one language. */
export interface PurposeChoiceContent {
  /** "What do you want it for?". */
  ask: string;
  choices: { purpose: string; text: string }[];
}

/** Asks once, by one tap, what the degree is for; `site/behaviour/browser-storage/purpose-choice.ts` keeps it. Not offered without a script. */
export function PurposeChoice({ ask, choices }: PurposeChoiceContent) {
  return (
    <div className={styles.ask} data-needs-script>
      <p id="purpose-ask">{ask}</p>
      <ul className={styles.choices} aria-labelledby="purpose-ask">
        {choices.map(({ purpose, text }) => (
          <li key={purpose}>
            <button type="button" aria-pressed="false" data-choose-purpose={purpose}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
