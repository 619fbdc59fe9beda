import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { SourceNote, type SourceTexts } from '../source-note/SourceNote.tsx';
import styles from './Elsewhere.module.css';

/** What becomes of a degree in places whose rules have no card, in one language. */
export interface ElsewhereContent {
  title: string;
  /** What holds in most of them, in a few words. */
  mark: string;
  lines: { place: string; rule: string; source: Source }[];
  /** What holds in all other places. */
  others: string;
  sourceTexts: SourceTexts;
  locale: Locale;
}

/** One line for each of those places with its source, and what to do in all others (TRUST-2). */
export function Elsewhere({ lines, others, sourceTexts, locale }: Omit<ElsewhereContent, 'title' | 'mark'>) {
  return (
    <ul className={styles.lines} data-elsewhere>
      {lines.map(({ place, rule, source }) => (
        <li key={place}>
          <b>{place}</b> {rule}
          <SourceNote source={source} texts={sourceTexts} locale={locale} />
        </li>
      ))}
      <li>{others}</li>
    </ul>
  );
}
