import { Icon } from '../../components/icon/Icon.tsx';
import type { StatusContent } from '../../components/recognition/RecognitionCard.tsx';
import { STATUS_ICONS } from '../../components/recognition/recognition-status.ts';
import styles from './UsesPanel.module.css';

/** The uses of a degree in the reader's country in short, in one language. */
export interface UsesPanelContent {
  title: string;
  note: string;
  uses: (StatusContent & { id: string; use: string })[];
  /** To the rules of the other places. */
  others: { text: string; href: string }[];
}

/** Beside the head of the page: each use with its verdict at a glance; who decides stands below (TRUST-2). */
export function UsesPanel({ title, note, uses, others }: UsesPanelContent) {
  return (
    <aside className={styles.panel} aria-label={title}>
      <p className={styles.title}>
        <b>{title}</b> {note}
      </p>
      <ul className={styles.uses}>
        {uses.map(({ id, use, status, text }) => (
          <li key={id}>
            <span>{use}</span>
            <b data-status={status}>
              <Icon name={STATUS_ICONS[status]} />
              {text}
            </b>
          </li>
        ))}
      </ul>
      <p className={styles.others}>
        {others.map(({ text, href }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
      </p>
    </aside>
  );
}
