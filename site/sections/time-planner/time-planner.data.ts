import { studyPlan } from '../../../content/checks/program-figures.ts';
import { format, pick } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { plannerMessages } from '../../messages/planner.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { programAndSchool } from '../../site-content.ts';
import { PLANNER_TEXTS, type TimePlannerProps } from './planner-content.ts';

/** Icons of the planner, for the page's sprite. */
export const PLANNER_ICONS = ['warning-circle'];

/** What the planner of a programme shows: only what there is a fact for. */
export function timePlannerProps(context: PageContext, slug: string): TimePlannerProps {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  const texts = pick(pageTexts(plannerMessages, locale), PLANNER_TEXTS);
  return {
    locale,
    plan: studyPlan(program, school),
    hasFixedTerms: program.facts.pace?.kind === 'fixed-terms',
    liveClasses: program.facts.liveClasses?.text[locale],
    campus: { place: school.place[locale], timeZone: school.timeZone },
    homes: locale === 'vi' ? ['hanoi', 'beijing'] : ['beijing', 'hanoi'],
    builtOn: new Date().toISOString().slice(0, 10),
    texts: {
      ...texts,
      'planner.class_hour': format(texts['planner.class_hour'], { place: school.place[locale] }, locale),
    },
  };
}
