import type { Locale } from '../../../contract/locales.ts';
import { type FactContent, FactGrid } from '../../components/fact-grid/FactGrid.tsx';
import { NotPublished, type NotPublishedContent } from '../../components/not-published/NotPublished.tsx';
import type { SourceTexts } from '../../components/source-note/SourceNote.tsx';
import styles from './ProgramFacts.module.css';

/** The key facts of a programme, in one language. */
export interface ProgramFactsContent {
  facts: FactContent[];
  /** What no source gives; absent when nothing is missing. */
  missing: NotPublishedContent | undefined;
}

interface ProgramFactsProps extends ProgramFactsContent {
  sourceTexts: SourceTexts;
  locale: Locale;
}

/** The key facts with their sources, and in one line what has no source (TRUST-1). */
export function ProgramFacts({ facts, missing, sourceTexts, locale }: ProgramFactsProps) {
  return (
    <div className={styles.facts}>
      {facts.length > 0 && <FactGrid facts={facts} sourceTexts={sourceTexts} locale={locale} />}
      {missing && <NotPublished {...missing} />}
    </div>
  );
}
