/** What the planner is given: the shapes of its props, in one language. */
import type { StudyPlan } from '../../../content/checks/program-figures.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { HOME_ZONES } from '../../components/study-time/class-times.ts';

/** The planner's own texts; its heading stands in the page. */
export const PLANNER_TEXTS = [
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

/** Everything the planner shows, in one language. */
export interface TimePlannerProps {
  locale: Locale;
  /** The amount of study; undefined: no source, and no estimate. */
  plan: StudyPlan | undefined;
  /** A source says that the courses follow one another in terms: who slows down falls behind. */
  hasFixedTerms: boolean;
  /** What a source says of live classes. */
  liveClasses: string | undefined;
  /** Town and time zone (IANA) of the campus. */
  campus: { place: string; timeZone: string };
  /** The visitor's homes in the order of the columns. */
  homes: (keyof typeof HOME_ZONES)[];
  /** Day of the build (`2026-11-21`): stands for today until the browser tells. */
  builtOn: string;
  texts: Record<(typeof PLANNER_TEXTS)[number], string>;
}
