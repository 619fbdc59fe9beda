import { Icon } from '../../components/icon/Icon.tsx';
import styles from './ProgramMarks.module.css';

/** What stands under the words of a programme's head: that its title is still open, where it is. */
export function ProgramMarks({ titleOpen }: { titleOpen: string | undefined }) {
  if (!titleOpen) return null;
  return (
    <p className={styles.open} data-title-open>
      <Icon name="seal-question" />
      <span>{titleOpen}</span>
    </p>
  );
}
