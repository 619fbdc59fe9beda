import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { dateText } from './date-text.ts';
import styles from './SourceNote.module.css';

/** The words around a source, in one language. */
export interface SourceTexts {
  /** Word before the publisher: "Source:". */
  source: string;
  /** "checked on {date}". */
  checkedOn: string;
  /** Hidden words after a link that opens a new tab. */
  newTab?: string;
}

interface SourceNoteProps {
  source: Source;
  texts: SourceTexts;
  locale: Locale;
}

/** Publisher and year as one name; a year that the publisher's name has already is not said twice. */
export function sourceName({ publisher, year }: Pick<Source, 'publisher' | 'year'>, locale: Locale): string {
  if (year === undefined || publisher.includes(String(year))) return publisher;
  return `${publisher}${locale === 'zh' ? '，' : ', '}${year}`;
}

/** A name whose Chinese words are marked as such on pages of other languages (LANG-4): screen readers change voice. */
function NameIn({ name, locale }: { name: string; locale: Locale }) {
  if (locale === 'zh') return name;
  return name.split(/(\p{Script=Han}+)/u).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} lang="zh-CN">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Where a fact was read and when, in one quiet line (TRUST-1). */
export function SourceNote({ source, texts, locale }: SourceNoteProps) {
  const day = dateText(source.checkedOn, locale);
  const [before = '', after = ''] = format(texts.checkedOn, { date: `\n${day}\n` }, locale).split(`\n${day}\n`);
  return (
    <p className={styles.note} data-source>
      {texts.source}{' '}
      <a href={source.url} target="_blank" rel="nofollow noopener noreferrer">
        <NameIn name={sourceName(source, locale)} locale={locale} />
        {texts.newTab && <span className="visually-hidden"> {texts.newTab}</span>}
      </a>
      <span className={styles.dot} aria-hidden="true">
        {/* Joined to the publisher's last word: no line begins with it. */}
        {'\u2060·'}
      </span>
      <span className={styles.checked}>
        {before}
        <time dateTime={source.checkedOn}>{day}</time>
        {after}
      </span>
    </p>
  );
}
