import { Icon } from '../../components/icon/Icon.tsx';
import { StatusMark } from '../../components/recognition/StatusMark.tsx';
import styles from './PlacesPanel.module.css';
import type { PlacesPanelContent } from './recognition-page.data.ts';

/** Beside the head of the page: each place with its verdict, once; what holds for each use stands below (TRUST-2). */
export function PlacesPanel({ title, note, places }: PlacesPanelContent) {
  return (
    <aside className={styles.panel} aria-label={title}>
      <p className={styles.title}>
        <b>{title}</b> {note}
      </p>
      <ul>
        {places.map(({ name, href, status, text }) => (
          <li key={href}>
            <a href={href}>
              <b>{name}</b>
              <StatusMark status={status} text={text} />
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
