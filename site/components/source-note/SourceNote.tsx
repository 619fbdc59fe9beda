import { PUNCTUATION } from '../../../contract/text/punctuation.ts';
import type { Source } from '../../../content/schema/facts.ts';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { dateText } from './date-text.ts';
import { publisherName } from './publisher-name.ts';
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
function sourceName({ publisher, year }: Pick<Source, 'publisher' | 'year'>, locale: Locale): string {
  if (year === undefined || publisher.includes(String(year))) return publisher;
  return `${publisher}${PUNCTUATION[locale].comma}${year}`;
}

/** Letters that of our languages Vietnamese alone has. */
const VIETNAMESE = /[ăđĩũơưạ-ỹ]/i;

/** Language of a part of a name; undefined for what is no word. */
function languageOf(part: string): Locale | undefined {
  if (/\p{Script=Han}/u.test(part)) return 'zh';
  if (VIETNAMESE.test(part)) return 'vi';
  return /[a-z]{2}/i.test(part) ? 'en' : undefined;
}

/** The name of a source: what it is called in the language of the page, with the original beside it. */
export function SourceName({ source, locale }: { source: Source; locale: Locale }) {
  const name = publisherName(source.publisher, locale);
  if (name === undefined) return <OriginalName source={source} locale={locale} />;
  return (
    <>
      {name}
      {PUNCTUATION[locale].open}
      <OriginalName source={source} locale={locale} />
      {PUNCTUATION[locale].close}
    </>
  );
}

/** The name that a source has itself; words in another language than the page's are marked (LANG-4): screen readers change voice. */
function OriginalName({ source, locale }: { source: Source; locale: Locale }) {
  return sourceName(source, locale)
    .split(/(\p{Script=Han}+)/u)
    .map((part) => {
      const language = languageOf(part);
      // Names in Vietnamese letters stand in the middle of English ones: a page in English reads them as they come.
      if (language === undefined || language === locale || (language === 'vi' && locale === 'en')) return part;
      return (
        <span key={part} lang={HTML_LANG[language]}>
          {part}
        </span>
      );
    });
}

/** Where a fact was read and when, in one quiet line (TRUST-1). */
export function SourceNote({ source, texts, locale }: SourceNoteProps) {
  const day = dateText(source.checkedOn, locale);
  const [before = '', after = ''] = format(texts.checkedOn, { date: `\n${day}\n` }, locale).split(`\n${day}\n`);
  return (
    <p className={styles.note} data-source>
      {texts.source}{' '}
      <a href={source.url} target="_blank" rel="nofollow noopener noreferrer">
        <SourceName source={source} locale={locale} />
        {texts.newTab && <span className="visually-hidden">{` ${texts.newTab}`}</span>}
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
