import type { ReactNode } from 'react';
import styles from './ChapterPage.module.css';

/** A chapter as the navigation of the page names it. */
export interface ChapterLink {
  id: string;
  text: string;
}

interface ChapterPageProps {
  /** Name of the navigation, for screen readers. */
  label: string;
  links: readonly ChapterLink[];
  /** The main thing to do on the page; stands at the end of the navigation. */
  action: { text: string; href: string };
  children: ReactNode;
}

/**
 * A long page in chapters: their navigation stays above them in a row, which scrolls sideways on phones
 * and has the main button on wide screens. Plain anchors, so it works without JavaScript.
 */
export function ChapterPage({ label, links, action, children }: ChapterPageProps) {
  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-label={label}>
        <div className={styles.row}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.id}>
                <a href={`#${link.id}`}>{link.text}</a>
              </li>
            ))}
          </ul>
          <a className={`button button--primary button--small ${styles.action}`} href={action.href}>
            {action.text}
          </a>
        </div>
      </nav>
      <div className={styles.chapters}>{children}</div>
    </div>
  );
}
