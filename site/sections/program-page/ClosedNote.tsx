import { Icon } from '../../components/icon/Icon.tsx';
import styles from './ClosedNote.module.css';

/** Why a programme takes no registrations from readers of this language; nothing where it does. */
export function ClosedNote({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.note} data-closed>
      <Icon name="question" />
      <span>{text}</span>
    </p>
  );
}
