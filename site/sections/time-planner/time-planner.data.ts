import { studyPlan } from '../../../content/checks/program-figures.ts';
import { format, pick } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import type { HOME_ZONES } from '../../components/study-time/class-times.ts';
import { plannerMessages } from '../../messages/planner.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { programAndSchool } from '../../site-content.ts';

/** Icons of the planner, for the page's sprite. */
export const PLANNER_ICONS = ['warning-circle'];

/** The planner's own texts; its heading stands in the page. */
const PLANNER_TEXTS = [
  'planner.hours',
  'planner.hours_value',
  'planner.start',
  'planner.start_any',
  'planner.finish',
  'planner.total',
  'planner.held',
  'planner.shortest',
  'planner.too_slow',
  'planner.fixed_terms',
  'planner.classes',
  'planner.classes_unknown',
  'planner.class_hour',
  'planner.period',
  'planner.beijing',
  'planner.hanoi',
  'planner.from_now',
  'planner.all_year',
  'planner.from',
  'planner.next_day',
  'planner.day_before',
] as const;

/** What the planner of a programme shows: only what there is a fact for. */
export function timePlannerProps(context: PageContext, slug: string) {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  const texts = pick(pageTexts(plannerMessages, locale), PLANNER_TEXTS);
  return {
    locale,
    // The amount of study; undefined: no source, and no estimate.
    plan: studyPlan(program, school),
    // A source says that the courses follow one another in terms: who slows down falls behind.
    hasFixedTerms: program.facts.pace?.kind === 'fixed-terms',
    // What a source says of live classes.
    liveClasses: program.facts.liveClasses?.text[locale],
    // Town and time zone (IANA) of the campus.
    campus: { place: school.place[locale], timeZone: school.timeZone },
    // The visitor's homes in the order of the columns.
    homes: (locale === 'vi' ? ['hanoi', 'beijing'] : ['beijing', 'hanoi']) satisfies (keyof typeof HOME_ZONES)[],
    // Day of the build (`2026-11-21`): stands for today until the browser tells.
    builtOn: new Date().toISOString().slice(0, 10),
    texts: {
      ...texts,
      'planner.class_hour': format(texts['planner.class_hour'], { place: school.place[locale] }, locale),
    },
  };
}

/** Everything the planner shows, in one language. */
export type TimePlannerProps = ReturnType<typeof timePlannerProps>;
