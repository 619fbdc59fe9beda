import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { SourceNote, type SourceTexts } from '../source-note/SourceNote.tsx';
import styles from './FigureList.module.css';

/** A figure with what it is and where it was read. */
export interface FigureContent {
  text: string;
  label: string;
  source: Source;
}

interface FigureListProps {
  figures: readonly FigureContent[];
  sourceTexts: SourceTexts;
  locale: Locale;
}

/** Sourced figures, large, in the school's colour; a figure without a source is never among them (TRUST-1). */
export function FigureList({ figures, sourceTexts, locale }: FigureListProps) {
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure.label + figure.text} data-figure>
          <b>{figure.text}</b>
          <span>{figure.label}</span>
          <SourceNote source={figure.source} texts={sourceTexts} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
