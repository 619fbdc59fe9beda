import styles from './MoreToRead.module.css';

/** Links of one kind: stories about the school, short films. */
export interface MoreLinks {
  kind: 'story' | 'film';
  label: string;
  links: { text: string; href: string; mark?: string | undefined }[];
}

/** The stories about the school and the films that a reader of a programme has a use for (PAGE-5, ROUTE-6). */
export function MoreToRead({ groups }: { groups: readonly MoreLinks[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ kind, label, links }) => (
        <div key={kind} className={styles.group} data-more={kind}>
          <h3>{label}</h3>
          <ul>
            {links.map(({ text, href, mark }) => (
              <li key={href}>
                <a href={href}>{text}</a>
                {mark && <span className="sample-mark">{mark}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
