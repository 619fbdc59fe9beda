import { Icon } from '../icon/Icon.tsx';
import styles from './NotPublished.module.css';

/** What no source gives, in words. */
export interface NotPublishedContent {
  title: string;
  text: string;
  /** Names of what is missing, parted by spaces. */
  names: string;
}

/** Says what we have not found instead of hiding it (TRUST-1). */
export function NotPublished({ title, text, names }: NotPublishedContent) {
  return (
    <div className={styles.box} data-missing={names}>
      <Icon name="question" />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}
