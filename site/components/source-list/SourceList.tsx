import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { SourceNote, type SourceTexts } from '../source-note/SourceNote.tsx';
import styles from './SourceList.module.css';

interface SourceListProps {
  sources: readonly Source[];
  texts: SourceTexts;
  locale: Locale;
}

/** All sources of a page, numbered, each with the day on which it was read (TRUST-1). */
export function SourceList({ sources, texts, locale }: SourceListProps) {
  return (
    <ol className={styles.list}>
      {sources.map((source) => (
        <li key={source.url}>
          <SourceNote source={source} texts={{ ...texts, source: '' }} locale={locale} />
        </li>
      ))}
    </ol>
  );
}
