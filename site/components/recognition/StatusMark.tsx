import { Icon } from '../icon/Icon.tsx';
import { type RecognitionStatus, STATUS_ICONS } from './recognition-status.ts';
import styles from './StatusMark.module.css';

/** A status as a mark of word, icon and colour: each says it alone (TRUST-2). */
export function StatusMark({ status, text }: { status: RecognitionStatus; text: string }) {
  return (
    <span className={styles.mark} data-status={status}>
      <Icon name={STATUS_ICONS[status]} />
      {text}
    </span>
  );
}
