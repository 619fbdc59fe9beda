import type { FIRST_ANSWERS } from '../../../content/schema/pages.ts';
import { pageTexts } from '../../page-texts.ts';
import { sheetPath } from '../../../contract/sheet.ts';
import { answerRows } from '../../components/glance/glance.data.ts';
import { homeMessages } from '../../messages/home.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';
import type { FirstAnswersContent } from './FirstAnswers.tsx';
import type { SheetExcerptContent } from './SheetExcerpt.tsx';

/** The rows that answer what the head of the page asks: hours, cost, and how one gets in. */
const EXCERPT_ROWS = ['hours', 'length', 'cost', 'entry'] as const;

const PATHS: Record<(typeof FIRST_ANSWERS)[number], (programs: readonly string[]) => string> = {
  company: () => '/about',
  cost: () => '/contact#cost',
  recognition: () => '/recognition',
  comparison: (programs) => (programs.length > 0 ? sheetPath(programs) : '/compare'),
};

/** A part of the comparison of some programmes: the first line of each answer. */
function sheetExcerpt(slugs: readonly string[], { locale }: PageContext): SheetExcerptContent {
  const { 'answers.excerpt': label, 'answers.ask': ask } = pageTexts(homeMessages, locale);
  const all = slugs.map((slug) => ({ slug, ...programAndSchool(slug) }));
  return {
    label,
    columns: all.map(({ slug, program, school }) => ({
      slug,
      title: program.title[locale],
      school: school.name[locale],
      schoolId: program.school,
    })),
    rows: answerRows(all, EXCERPT_ROWS, locale),
    ask,
  };
}

/** The first answers in the language of a page. */
export function firstAnswersContent(context: PageContext): FirstAnswersContent {
  const { locale } = context;
  const { title, items } = content.about.firstAnswers;
  const answers = items.map(({ id, title: question, text, link, programs }) => {
    // One that was removed since is left out.
    const shown = programs.filter((slug) => content.programs.has(slug));
    return {
      id,
      title: question[locale],
      text: text[locale],
      link: { text: link[locale], href: href(context, PATHS[id](shown)) },
      excerpt: shown.length > 0 ? sheetExcerpt(shown, context) : undefined,
    };
  });
  const gift = answers.find(({ id }) => id === 'comparison');
  return {
    title: title[locale],
    gift,
    answers: answers.filter((answer) => answer !== gift),
  };
}
