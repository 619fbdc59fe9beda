import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { SourceNote, type SourceTexts } from '../../components/source-note/SourceNote.tsx';
import styles from './ProgramRankings.module.css';

/** A figure with what it is and where it was read. */
export interface FigureContent {
  text: string;
  label: string;
  source: Source;
}

interface ProgramRankingsProps {
  figures: readonly FigureContent[];
  /** What is said instead of rankings where none has a source. */
  none: string | undefined;
  sourceTexts: SourceTexts;
  locale: Locale;
}

/** Sourced figures of the programme and its school; a ranking without a source is never among them (TRUST-1). */
export function ProgramRankings({ figures, none, sourceTexts, locale }: ProgramRankingsProps) {
  return (
    <div className={styles.rankings}>
      {none && <p className={styles.none}>{none}</p>}
      {figures.length > 0 && (
        <ul className={styles.figures}>
          {figures.map((figure) => (
            <li key={figure.label + figure.text} data-figure>
              <b>{figure.text}</b>
              <span>{figure.label}</span>
              <SourceNote source={figure.source} texts={sourceTexts} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
