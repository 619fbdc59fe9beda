import { PUNCTUATION } from '../../../contract/text/punctuation.ts';
import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { dateText } from '../../components/source-note/date-text.ts';
import { SourceName } from '../../components/source-note/SourceNote.tsx';
import styles from './SheetSources.module.css';

interface SheetSourcesProps {
  sources: readonly Source[];
  texts: Record<'sources' | 'readOn', string>;
  locale: Locale;
}

/** An address as paper shows it: without `https://`, `www.` and what follows `?` for counting visits alone. */
function addressOnPaper(url: string): string {
  return url
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[?&]utm_[^#]*/, '')
    .replace(/\/$/, '');
}

/** The numbered sources at the foot of a page, with their addresses: paper has no links. */
export function SheetSources({ sources, texts, locale }: SheetSourcesProps) {
  if (sources.length === 0) return null;
  return (
    <footer className={styles.foot}>
      <h2>{texts.sources}</h2>
      <ol>
        {sources.map((source) => (
          <li key={source.url}>
            <SourceName source={source} locale={locale} />
            {PUNCTUATION[locale].comma}
            <a href={source.url} target="_blank" rel="nofollow noopener noreferrer">
              {addressOnPaper(source.url)}
            </a>
            {PUNCTUATION[locale].comma}
            {format(texts.readOn, { date: dateText(source.checkedOn, locale) }, locale)}
          </li>
        ))}
      </ol>
    </footer>
  );
}
