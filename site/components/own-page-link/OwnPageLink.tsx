import { Icon } from '../icon/Icon.tsx';
import styles from './OwnPageLink.module.css';

/** The way to the school's own page, in one language. */
export interface OwnPageContent {
  text: string;
  href: string;
  /** Hidden words after a link that opens a new tab. */
  newTab: string;
}

/** Leads to the school's own page for what no source says yet. */
export function OwnPageLink({ text, href, newTab, about }: OwnPageContent & { about?: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="nofollow noopener noreferrer">
      {text}
      <span className="visually-hidden">
        {about && `: ${about}`} {newTab}
      </span>
      <Icon name="arrow-up-right" />
    </a>
  );
}
