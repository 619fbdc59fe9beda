import styles from './DialLegend.module.css';

/** What a dial shows, each in a colour or line of its own; `any`: the hours of classes are one’s own choice. */
export type DialPart = 'work' | 'free' | 'class' | 'any' | 'weekly' | 'ask';

interface DialLegendProps {
  /** Parts that the dials beside it may have, each with its name. */
  parts: readonly { part: DialPart; text: string }[];
}

/** The parts of the dials beside it in words, once for all of them. */
export function DialLegend({ parts }: DialLegendProps) {
  return (
    <ul className={styles.legend} data-dial-legend>
      {parts.map(({ part, text }) => (
        <li key={part} data-dial-part={part}>
          {text}
        </li>
      ))}
    </ul>
  );
}
