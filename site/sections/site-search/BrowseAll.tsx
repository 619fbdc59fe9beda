import styles from './BrowseAll.module.css';
import type { BrowseAllProps } from './site-search.data.ts';

/** Everything on the site by kind: a map to read without a script, and the way on when a search finds nothing. */
export function BrowseAll({ title, navLabel, groups }: BrowseAllProps) {
  return (
    <div className={`wrap ${styles.browse}`}>
      <h2 className={styles.title}>{title}</h2>
      <nav aria-label={navLabel}>
        <ul className={styles.kinds}>
          {groups.map(({ kind, name, items }) => (
            <li key={kind}>
              <a href={`#all-${kind}`}>
                {name}
                <span>{items.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ kind, name, items }) => (
        <section key={kind} id={`all-${kind}`} className={styles.group} aria-labelledby={`all-${kind}-name`}>
          <h3 id={`all-${kind}-name`}>{name}</h3>
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <a href={item.href}>
                  {item.text}
                  {item.note && <small>{item.note}</small>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
