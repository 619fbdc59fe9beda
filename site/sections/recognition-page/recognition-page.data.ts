import type { Locale } from '../../../contract/locales.ts';
import { pageTexts } from '../../page-texts.ts';
import { breadcrumbsTo } from '../../components/page-head/page-head.data.ts';
import { purposeChoice } from '../../components/purpose/purpose.data.ts';
import { elsewhere } from '../../components/recognition/elsewhere.data.ts';
import {
  RECOGNITION_ICONS,
  recognitionContent,
  recognitionTexts,
} from '../../components/recognition/recognition.data.ts';
import { sourceTexts } from '../../components/source-note/source-note.data.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { recognitionMessages } from '../../messages/recognition.messages.ts';
import { href, type PageContext } from '../../page-context.ts';

/** Icons of the page, for its sprite. */
export const RECOGNITION_PAGE_ICONS = RECOGNITION_ICONS;

/** The way to ask about one's own case. */
function askAction(context: PageContext) {
  const text = pageTexts(recognitionMessages, context.locale)['recognition.page.ask'];
  return { text, href: href(context, '/contact') };
}

/** The head of the page, and what search engines read, in the language of the page. */
export function recognitionHead(context: PageContext) {
  const texts = pageTexts(recognitionMessages, context.locale);
  return {
    title: texts['recognition.page.title'],
    description: texts['recognition.page.description'],
    head: {
      ...breadcrumbsTo(context, { text: texts['recognition.page.trail'], path: context.path }),
      eyebrow: texts['recognition.page.eyebrow'],
      title: texts['recognition.page.title'],
      lead: pageTexts(factsMessages, context.locale)['recognition.lead'],
      actions: [askAction(context)],
    },
  };
}

/** In English the places without a card come first: most of its readers live there. */
const isElsewhereFirst = (locale: Locale) => locale === 'en';

/** The places with a part on the page, in its order. */
function placesOf(locale: Locale) {
  const { title, mark } = elsewhere(locale);
  const others = { name: title, href: '#elsewhere', status: 'case-by-case' as const, text: mark };
  const countries = recognitionContent(locale, ['online']).flatMap(({ country, name, verdicts: [verdict] }) =>
    verdict ? [{ name, href: `#${country}`, status: verdict.status, text: verdict.text }] : [],
  );
  return isElsewhereFirst(locale) ? [others, ...countries] : [...countries, others];
}

/** What becomes of an online degree in each place in a few words, and where it stands on the page. */
export function placesPanel({ locale }: PageContext) {
  return {
    title: pageTexts(recognitionMessages, locale)['recognition.page.places'],
    note: recognitionTexts(locale).usesNote,
    // The reader's own place first.
    places: placesOf(locale),
  };
}

/** What becomes of an online degree in each place in a few words, in one language. */
export type PlacesPanelContent = ReturnType<typeof placesPanel>;

/** The rules of each country for every mode of study that the site knows, in the language of the page. */
export function recognitionPage(context: PageContext) {
  const { locale } = context;
  const words = pageTexts(recognitionMessages, locale);
  return {
    locale,
    // Name of the row of links to the places.
    label: words['recognition.page.places'],
    links: [
      ...placesOf(locale).map(({ name, href: anchor }) => ({ id: anchor.slice(1), text: name })),
      { id: 'ask-hr', text: words['recognition.hr.title'] },
    ],
    action: askAction(context),
    // A message to the personnel department, to be sent as it is.
    hr: {
      title: words['recognition.hr.title'],
      lead: words['recognition.hr.lead'],
      text: words['recognition.hr.text'],
    },
    choice: purposeChoice(locale),
    elsewhere: elsewhere(locale),
    // Whether the places that have no card come first.
    isElsewhereFirst: isElsewhereFirst(locale),
    cards: recognitionContent(locale, ['online', 'unconfirmed']),
    texts: recognitionTexts(locale),
    sourceTexts: sourceTexts(locale),
  };
}

/** The rules of each country, in one language. */
export type RecognitionPageContent = ReturnType<typeof recognitionPage>;
