import { HTML_LANG } from '../../../contract/locales.ts';
import type { StatementContent } from '../../components/statement-list/StatementList.tsx';
import { fill, pick, textsIn } from '../../messages/define-messages.ts';
import { plannerMessages } from '../../messages/planner.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';
import type { TimePlannerProps } from './TimePlanner.tsx';

/** Icons of the planner, for the page's sprite. */
export const PLANNER_ICONS = ['warning-circle'];

/** The planner's own texts; its heading stands in the page. */
export const PLANNER_TEXTS = [
  'planner.hours',
  'planner.hours_value',
  'planner.start',
  'planner.start_any',
  'planner.finish',
  'planner.total',
  'planner.held',
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

/** Where the hours behind a credit were read. */
const RULES = {
  45: {
    text: 'planner.rule_us',
    source: {
      publisher: 'Code of Federal Regulations, 34 CFR 600.2 (text at Northern Michigan University)',
      url: 'http://nmu.edu/compliance/160',
      checkedOn: '2026-11-21',
    },
  },
  10: {
    text: 'planner.rule_nz',
    source: {
      publisher: 'New Zealand Qualifications Authority, “About qualifications and credentials”',
      url: 'https://www.nzqa.govt.nz/qualifications-standards/qualifications/',
      checkedOn: '2026-11-21',
    },
  },
} as const;

/** What the planner of a programme shows: only what there is a fact for. */
export function timePlannerProps(context: PageContext, slug: string): TimePlannerProps {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  const texts = pick(textsIn(plannerMessages, locale), PLANNER_TEXTS);
  const { plan } = program;
  return {
    language: HTML_LANG[locale],
    plan,
    hasFixedTerms: program.filters.pace === 'fixed-terms',
    liveClasses: program.facts.liveClasses?.text[locale],
    campus: { place: school.place[locale], timeZone: school.timeZone },
    homes: locale === 'vi' ? ['hanoi', 'beijing'] : ['beijing', 'hanoi'],
    builtOn: new Date().toISOString().slice(0, 10),
    texts: { ...texts, 'planner.class_hour': fill(texts['planner.class_hour'], { place: school.place[locale] }) },
  };
}

/** The rule behind the estimate in words, with its source; undefined when nothing is estimated. */
export function plannerRule(context: PageContext, slug: string): StatementContent | undefined {
  const plan = content.programs.get(slug)?.plan;
  if (!plan) return undefined;
  const { text, source } = RULES[plan.hoursPerCredit];
  return { text: textsIn(plannerMessages, context.locale)[text], source };
}
