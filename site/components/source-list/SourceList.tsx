import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { Icon } from '../icon/Icon.tsx';
import { SourceNote, type SourceTexts } from '../source-note/SourceNote.tsx';
import styles from './SourceList.module.css';

/** The sources of a page, in one language. */
export interface SourceListContent {
  sources: readonly Source[];
  /** Words that open the list. */
  show: string;
}

interface SourceListProps extends SourceListContent {
  texts: SourceTexts;
  locale: Locale;
}

/** All sources of a page, folded: each stands beside its fact as well. Numbered, each with the day on which it was read (TRUST-1). */
export function SourceList({ sources, show, texts, locale }: SourceListProps) {
  return (
    <details className={styles.sources}>
      <summary>
        {show}
        <Icon name="caret-down" />
      </summary>
      <ol className={styles.list}>
        {sources.map((source) => (
          <li key={source.url}>
            <SourceNote source={source} texts={{ ...texts, source: '' }} locale={locale} />
          </li>
        ))}
      </ol>
    </details>
  );
}
