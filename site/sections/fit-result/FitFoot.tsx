import { PUNCTUATION } from '../../../contract/text/punctuation.ts';
import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { dateText } from '../../components/source-note/date-text.ts';
import { SourceName } from '../../components/source-note/SourceNote.tsx';
import styles from './FitFoot.module.css';

interface FitFootProps {
  notes: readonly string[];
  sources: readonly Source[];
  sourcesTitle: string;
  printed: string;
  locale: Locale;
}

/** What the plans were counted with, and the numbered sources that the result rests on. */
export function FitFoot({ notes, sources, sourcesTitle, printed, locale }: FitFootProps) {
  return (
    <footer className={styles.foot}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {sources.length > 0 && (
        <>
          <h2>{sourcesTitle}</h2>
          <ol>
            {sources.map((source, index) => (
              <li key={source.url} id={`source-${index + 1}`}>
                <a href={source.url} target="_blank" rel="nofollow noopener noreferrer">
                  <SourceName source={source} locale={locale} />
                </a>
                {PUNCTUATION[locale].comma}
                {dateText(source.checkedOn, locale)}
              </li>
            ))}
          </ol>
        </>
      )}
      <p className={styles.printed}>{printed}</p>
    </footer>
  );
}
