import { Icon } from '../../../components/icon/Icon.tsx';
import styles from './ClosedNote.module.css';

/** Whom a programme takes, for readers who are not among them, and which similar ones they may look at. */
export interface ClosedContent {
  text: string;
  /** Before the links. */
  label: string;
  others: { text: string; href: string }[];
}

/** Says first that a programme does not take the reader, and leads on; nothing where it does. */
export function ClosedNote({ closed }: { closed: ClosedContent | undefined }) {
  if (closed === undefined) return null;
  const { text, label, others } = closed;
  return (
    <div className={styles.note} data-closed>
      <Icon name="question" />
      <p>{text}</p>
      {others.length > 0 && (
        <p className={styles.others}>
          {label}
          {others.map((other) => (
            <a key={other.href} href={other.href}>
              {other.text}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
