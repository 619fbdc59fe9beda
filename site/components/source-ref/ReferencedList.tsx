import styles from './ReferencedList.module.css';
import { SourceRef } from './SourceRef.tsx';

/** A statement with the number of its source in the page's list. */
export interface ReferencedStatement {
  /** Name of the fact, where it is one of the key facts. */
  name?: string | undefined;
  /** What it is about, where it has a name of its own. */
  label?: string | undefined;
  text: string;
  source: number;
}

interface ReferencedListProps {
  statements: readonly ReferencedStatement[];
  /** Hidden word before a source's number. */
  sourceLabel: string;
}

/** Sourced statements, one per line, each with the number of its source (TRUST-1). */
export function ReferencedList({ statements, sourceLabel }: ReferencedListProps) {
  return (
    <ul className={styles.list}>
      {statements.map(({ name, label, text, source }) => (
        <li key={text} data-fact={name} data-statement>
          {label && <b className={styles.label}>{label}</b>}
          <span>
            {text}
            <SourceRef number={source} label={sourceLabel} />
          </span>
        </li>
      ))}
    </ul>
  );
}
