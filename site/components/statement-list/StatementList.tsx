import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { SourceNote, type SourceTexts } from '../source-note/SourceNote.tsx';
import { groupBySource } from './group-by-source.ts';
import styles from './StatementList.module.css';

/** One sourced statement as a page shows it. */
export interface StatementContent {
  /** What it is about, where it has a name of its own. */
  label?: string | undefined;
  text: string;
  source: Source;
}

interface StatementListProps {
  statements: readonly StatementContent[];
  texts: SourceTexts;
  locale: Locale;
}

/** Sourced statements, one per line; neighbours from one source share its note (TRUST-1). */
export function StatementList({ statements, texts, locale }: StatementListProps) {
  return (
    <div className={styles.groups}>
      {groupBySource(statements).map((group) => (
        <div key={group.items[0]?.text} className={styles.group}>
          <ul className={styles.list}>
            {group.items.map((statement) => (
              <li key={statement.text}>
                {statement.label && <b className={styles.label}>{statement.label}</b>}
                {statement.text}
              </li>
            ))}
          </ul>
          <SourceNote source={group.source} texts={texts} locale={locale} />
        </div>
      ))}
    </div>
  );
}
