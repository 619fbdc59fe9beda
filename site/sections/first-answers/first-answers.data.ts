import type { FIRST_ANSWERS } from '../../../content/schema/pages.ts';
import { pageTexts } from '../../page-texts.ts';
import { joinSentences } from '../../../contract/text/punctuation.ts';
import { sheetPath } from '../../../contract/shortlist/sheet.ts';
import { dialLegend, dialOf } from '../../components/dial/dial.data.ts';
import { answerRows } from '../../components/glance/glance.data.ts';
import { ruleOf } from '../../components/recognition/rule-line.data.ts';
import { appointmentMessages } from '../../messages/appointment.messages.ts';
import { homeMessages } from '../../messages/home.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';
import type { FirstAnswersContent } from './FirstAnswers.tsx';

/** The rows that answer what the head of the page asks: hours, cost, and how one gets in. */
const EXCERPT_ROWS = ['hours', 'length', 'cost', 'entry'] as const;

const PATHS: Record<(typeof FIRST_ANSWERS)[number], (programs: readonly string[]) => string> = {
  company: () => '/about',
  cost: () => '/contact#cost',
  recognition: () => '/recognition',
  comparison: (programs) => (programs.length > 0 ? sheetPath(programs) : '/compare'),
};

/** A part of the comparison of some programmes: the first line of each answer. */
function sheetExcerpt(slugs: readonly string[], { locale }: PageContext) {
  const {
    'answers.excerpt': label,
    'answers.ask': ask,
    'answers.recognition': recognition,
  } = pageTexts(homeMessages, locale);
  const all = slugs.map((slug) => ({ slug, ...programAndSchool(slug) }));
  const modes = new Set(all.map(({ program }) => program.mode));
  // Until the school has answered, the same rule holds.
  if (modes.has('online')) modes.delete('unconfirmed');
  const columns = all.map(({ slug, program, school }) => ({
    slug,
    title: program.title[locale],
    school: school.name[locale],
    schoolId: program.school,
    dial: dialOf(program, school, locale),
  }));
  return {
    label,
    columns,
    // What the dials in the row of hours show.
    legend: dialLegend(
      'work',
      locale,
      columns.map(({ dial }) => dial.hours),
    ),
    // Where one of them says something.
    rows: answerRows(all, EXCERPT_ROWS, locale).filter(({ cells }) => cells.some((cell) => cell !== undefined)),
    // Where the degree counts: one rule for the reader's country.
    recognition: {
      label: recognition,
      text: [...modes].map((mode) => ruleOf(mode, locale)).join(' '),
    },
    // In place of what no source says.
    ask,
  };
}

/** A few rows of a comparison, in one language. */
export type SheetExcerptContent = ReturnType<typeof sheetExcerpt>;

/** What a page says in answer to each of the first questions. */
function answersOf(context: PageContext) {
  const { locale } = context;
  const agreements = content.site.agreements.length > 0 ? '' : pageTexts(homeMessages, locale)['answers.no_agreement'];
  return content.about.firstAnswers.items.map(({ id, title, text, link, programs }) => {
    // One that was removed since is left out.
    const shown = programs.filter((slug) => content.programs.has(slug));
    return {
      id,
      shown,
      title: title[locale],
      text: id === 'cost' ? joinSentences([text[locale], agreements], locale) : text[locale],
      link: { text: link[locale], href: href(context, PATHS[id](shown)) },
    };
  });
}

/** The first answers in the language of a page, but for what one gets. */
export function firstAnswersContent(context: PageContext): FirstAnswersContent {
  return {
    title: content.about.firstAnswers.title[context.locale],
    answers: answersOf(context).filter(({ id }) => id !== 'comparison'),
  };
}

/** What one gets for a number, in the language of a page; undefined where the content does not say it. */
export function sampleSheetContent(context: PageContext) {
  const answer = answersOf(context).find(({ id }) => id === 'comparison');
  if (!answer) return undefined;
  return {
    ...answer,
    // Leads to the form.
    action: pageTexts(appointmentMessages, context.locale)['appointment.submit'],
    excerpt: answer.shown.length > 0 ? sheetExcerpt(answer.shown, context) : undefined,
  };
}

/** What one takes away from a call, in one language. */
export type SampleSheetContent = NonNullable<ReturnType<typeof sampleSheetContent>>;
