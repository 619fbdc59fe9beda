import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
import { dateText } from '../source-note/date-text.ts';
import { elsewhere } from './elsewhere.data.ts';
import type { RecognitionContent, RecognitionTexts, StatusContent } from './recognition-content.ts';
import type { RecognitionLinesContent } from './RecognitionLines.tsx';
import { type CountryRecognition, countriesFor, type Mode, type RecognitionStatus } from './recognition-status.ts';

/** Icons of the lines, for the page's sprite. */
export const RECOGNITION_LINES_ICONS = [
  'check-circle-fill',
  'x-circle-fill',
  'scales-fill',
  'caret-down',
  'arrow-right',
];

/** Icons of the cards. */
export const RECOGNITION_ICONS = [...RECOGNITION_LINES_ICONS, 'question', 'square'];

/** A status with its word in a language. */
export function statusIn(locale: Locale, status: RecognitionStatus): StatusContent {
  return { status, text: pageTexts(factsMessages, locale)[`recognition.status.${status}`] };
}

/** Whether a country recognises a degree that is studied in a way, with its words. */
export function degreeStatus(locale: Locale, country: CountryRecognition, mode: Mode): StatusContent {
  const { status } = country.byMode[mode];
  return { status, text: pageTexts(factsMessages, locale)[`recognition.degree.${status}`] };
}

function verdict(locale: Locale, country: CountryRecognition, mode: Mode) {
  const { summary } = country.byMode[mode];
  return {
    ...degreeStatus(locale, country, mode),
    summary: summary[locale],
    mode: pageTexts(factsMessages, locale)[`recognition.mode.${mode}`],
  };
}

/** The recognition cards of a page, the reader's country first: one verdict per mode of study that is met there. */
export function recognitionContent(locale: Locale, modes: readonly Mode[]): RecognitionContent[] {
  const texts = pageTexts(factsMessages, locale);
  return countriesFor(locale, content.recognition).map((country) => ({
    country: country.country,
    name: country.name[locale],
    verdicts: modes.map((mode) => verdict(locale, country, mode)),
    rule: country.rule[locale],
    ruleDate: format(texts['recognition.rule_date'], { date: dateText(country.ruleDate, locale) }, locale),
    sources: country.sources,
    moreSources: format(texts['recognition.more_sources'], { count: country.sources.length - 1 }, locale),
    uses: country.uses.map(({ id, use, status, note }) => ({
      id,
      use: use[locale],
      note: note[locale],
      ...statusIn(locale, status),
    })),
    toCheck: country.toCheck[locale],
  }));
}

/** The recognition of a page's programmes in a line per country, the reader's own first. */
export function recognitionLines(context: PageContext, modes: readonly Mode[]): RecognitionLinesContent {
  const { locale } = context;
  return {
    lines: countriesFor(locale, content.recognition).map((country, index) => ({
      country: country.country,
      // Of another country than the reader's: whom it concerns.
      name:
        index === 0 && locale !== 'en'
          ? country.name[locale]
          : format(pageTexts(factsMessages, locale)['recognition.used_in'], { country: country.name[locale] }, locale),
      verdicts: modes.map((mode) => verdict(locale, country, mode)),
    })),
    // English is read in many countries.
    elsewhere: locale === 'en' ? elsewhere(locale) : undefined,
    more: { text: pageTexts(factsMessages, locale)['recognition.more'], href: href(context, '/recognition') },
  };
}

/** The words around the cards. */
export function recognitionTexts(locale: Locale): RecognitionTexts {
  const texts = pageTexts(factsMessages, locale);
  return {
    rule: texts['recognition.rule'],
    uses: texts['recognition.uses'],
    usesNote: texts['recognition.uses_note'],
    toCheck: texts['recognition.to_check'],
  };
}
