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
import type { RecognitionPageContent } from './RecognitionPage.tsx';
import type { UsesPanelContent } from './UsesPanel.tsx';

/** Icons of the page, for its sprite. */
export const RECOGNITION_PAGE_ICONS = RECOGNITION_ICONS;

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
      actions: [{ text: texts['recognition.page.ask'], href: href(context, '/contact') }],
    },
  };
}

/** The uses in the reader's country in short, and where the other places stand on the page. */
export function usesPanel({ locale }: PageContext): UsesPanelContent | undefined {
  const [home, ...others] = recognitionContent(locale, ['online']);
  if (!home) return undefined;
  return {
    title: home.name,
    note: recognitionTexts(locale).usesNote,
    uses: home.uses,
    others: [
      ...others.map(({ country, name }) => ({ text: name, href: `#${country}` })),
      { text: elsewhere(locale).title, href: '#elsewhere' },
    ],
  };
}

/** The rules of each country for every mode of study that the site knows, in the language of the page. */
export function recognitionPage({ locale }: PageContext): RecognitionPageContent {
  const words = pageTexts(recognitionMessages, locale);
  return {
    locale,
    hr: {
      title: words['recognition.hr.title'],
      lead: words['recognition.hr.lead'],
      text: words['recognition.hr.text'],
    },
    choice: purposeChoice(locale),
    elsewhere: elsewhere(locale),
    cards: recognitionContent(locale, ['online', 'unconfirmed']),
    texts: recognitionTexts(locale),
    sourceTexts: sourceTexts(locale),
  };
}
