import type { CoursePlan } from '../../../../content/schema/course-plan.ts';
import type { Source } from '../../../../content/schema/facts.ts';
import { type Program, WEEKDAYS } from '../../../../content/schema/programs.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { format } from '../../../../contract/messages.ts';
import { pageTexts } from '../../../page-texts.ts';
import { planMessages } from '../../../messages/plan.messages.ts';
import { type CoursePlanContent, WEEK_KINDS } from './CoursePlan.tsx';

type Part = CoursePlan['parts'][number];

/** A part that is no row of courses is so wide beside one course of the plan, or beside so many credits where it has none. */
const CREDITS_PER_SPAN = 6;
const UNKNOWN_SPAN = 2;
/** The widths that the styles know. */
const SPANS = [1, 2, 3, 4, 5, 6, 12];

const widthOf = (wanted: number) => SPANS.findLast((span) => span <= wanted) ?? 1;

const isCounted = ({ courses, credits }: Part) => courses !== undefined || credits !== undefined;

/** Whether a plan counts courses or credits, and not only names what is taught. */
export function isPlanCounted({ plan }: Pick<Program, 'plan'>): boolean {
  return plan?.parts.some(isCounted) ?? false;
}

/** Credits of one course of the plan. */
function creditsPerCourse(parts: readonly Part[]): number {
  const row = parts.find(({ courses }) => courses !== undefined);
  return row?.creditsEach ?? (row?.credits && row.courses ? row.credits / row.courses : CREDITS_PER_SPAN);
}

function spanOf({ courses, credits }: Part, perCourse: number): number {
  if (courses !== undefined) return widthOf(courses);
  if (credits === undefined) return UNKNOWN_SPAN;
  return widthOf(Math.max(Math.round(credits / perCourse), UNKNOWN_SPAN));
}

function noteOf({ courses, creditsEach, credits }: Part, locale: Locale): string | undefined {
  const texts = pageTexts(planMessages, locale);
  const notes = [
    courses !== undefined && format(texts['plan.courses'], { n: courses }, locale),
    creditsEach !== undefined && format(texts['plan.each'], { n: creditsEach }, locale),
    credits !== undefined && format(texts['plan.credits'], { n: credits }, locale),
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(' · ') : undefined;
}

function termOf(
  { plan, facts }: Pick<Program, 'plan' | 'facts'>,
  locale: Locale,
  numberOf: (source: Source) => number,
): CoursePlanContent['term'] {
  const term = plan?.term;
  if (!term) return undefined;
  const texts = pageTexts(planMessages, locale);
  const weeks = WEEK_KINDS.flatMap((kind) => {
    const count = term[kind];
    return count === undefined
      ? []
      : [
          {
            kind,
            count,
            span: widthOf(count),
            text: `${texts[`plan.${kind}`]} ${format(texts['plan.weeks'], { n: count }, locale)}`,
          },
        ];
  });
  const days = facts.liveClasses?.usually?.days ?? [];
  const n = weeks.reduce((sum, { count }) => sum + count, 0);
  const title = format(texts['plan.term'], { n }, locale);
  const perYear = term.perYear && format(texts['plan.per_year'], { n: term.perYear }, locale);
  return {
    title: perYear ? `${title} · ${perYear}` : title,
    weeks,
    // Sunday, the first in the list, is the last day of a week.
    days: days.map((day) => (WEEKDAYS.indexOf(day) + 6) % 7),
    source: numberOf(term),
  };
}

/** What a programme is made of in the language of a page, and the question that is left; undefined where no source says anything of it. */
export function coursePlan(
  program: Pick<Program, 'plan' | 'facts'>,
  locale: Locale,
  numberOf: (source: Source) => number,
): CoursePlanContent | undefined {
  const { plan } = program;
  if (!plan) return undefined;
  const texts = pageTexts(planMessages, locale);
  const question = plan.open?.[locale];
  const { parts } = plan;
  const [first] = parts;
  const perCourse = creditsPerCourse(parts);
  return {
    parts: parts.map((part) => ({
      name: part.name[locale],
      note: noteOf(part, locale),
      courses: part.courses ?? 0,
      span: spanOf(part, perCourse),
      source: numberOf(part),
    })),
    topics:
      first && !parts.some(isCounted) && !question
        ? { text: texts['plan.topics'], source: numberOf(first) }
        : undefined,
    open: question === undefined ? undefined : { question, text: texts['plan.ask'], href: '#appointment' },
    term: termOf(program, locale, numberOf),
  };
}
