import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { Icon } from '../icon/Icon.tsx';
import { SourceNote, type SourceTexts } from '../source-note/SourceNote.tsx';
import { sourceAnchor } from '../source-ref/SourceRef.tsx';
import styles from './SourceList.module.css';

/** The sources of a page, in one language. */
export interface SourceListContent {
  sources: readonly Source[];
  /** Words that open the list. */
  show: string;
  /** What the list is, above it. */
  lead: string;
}

interface SourceListProps extends SourceListContent {
  /** Anchor of the list. */
  id?: string;
  texts: SourceTexts;
  locale: Locale;
}

interface SourceItemsProps {
  sources: readonly Source[];
  /** Which list it is, where a page has several. */
  list?: string;
  texts: SourceTexts;
  locale: Locale;
}

/** Sources with their numbers, to which `SourceRef` leads. */
export function SourceItems({ sources, list, texts, locale }: SourceItemsProps) {
  return (
    <ol className={styles.list}>
      {sources.map((source, index) => (
        <li key={source.url} id={sourceAnchor(index + 1, list)}>
          <SourceNote source={source} texts={{ ...texts, source: '' }} locale={locale} />
        </li>
      ))}
    </ol>
  );
}

/** All sources of a page, folded and numbered, each with the day on which it was read (TRUST-1); `SourceRef` leads to them. */
export function SourceList({ id, sources, show, lead, texts, locale }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <details id={id} className={styles.sources} data-sources>
      <summary>
        {show}
        <Icon name="caret-down" />
      </summary>
      <p className={styles.lead}>{lead}</p>
      <SourceItems sources={sources} texts={texts} locale={locale} />
    </details>
  );
}
