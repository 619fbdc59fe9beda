import type { FIRST_ANSWERS } from '../../../content/schema/pages.ts';
import { sheetPath } from '../../../contract/sheet.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
import type { FirstAnswersContent } from './FirstAnswers.tsx';

const PATHS: Record<(typeof FIRST_ANSWERS)[number], (programs: readonly string[]) => string> = {
  company: () => '/about',
  cost: () => '/contact#cost',
  recognition: () => '/recognition',
  comparison: (programs) => sheetPath(programs),
};

/** The first answers in the language of a page. */
export function firstAnswersContent(context: PageContext): FirstAnswersContent {
  const { locale } = context;
  const { title, items } = content.about.firstAnswers;
  return {
    title: title[locale],
    answers: items.map(({ id, title: question, text, link, programs }) => ({
      title: question[locale],
      text: text[locale],
      link: { text: link[locale], href: href(context, PATHS[id](programs)) },
    })),
  };
}
