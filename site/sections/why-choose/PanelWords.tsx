import { Icon } from '../../components/icon/Icon.tsx';
import styles from './PanelWords.module.css';

interface PanelWordsProps {
  id: string;
  title: string;
  summary: string;
  points: string[];
  isOpen: boolean;
}

/** The words of a panel under its film. */
export function PanelWords({ id, title, summary, points, isOpen }: PanelWordsProps) {
  return (
    <div id={id} className={styles.words} data-open={isOpen ? '' : undefined}>
      <h3 id={`${id}-title`} className={styles.title}>
        {title}
      </h3>
      <p className={styles.summary}>{summary}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check-bold" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
