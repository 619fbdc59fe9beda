import { studyPlan } from '../../../content/checks/program-figures.ts';
import type { Source } from '../../../content/schema/facts.ts';
import { pageTexts } from '../../page-texts.ts';
import { plannerMessages } from '../../messages/planner.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { programAndSchool } from '../../site-content.ts';

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

/** The rule behind the estimate in words, with its source; undefined when nothing is estimated. */
export function plannerRule(context: PageContext, slug: string): { text: string; source: Source } | undefined {
  const { program, school } = programAndSchool(slug);
  const plan = studyPlan(program, school);
  if (!plan) return undefined;
  const { text, source } = RULES[plan.hoursPerCredit];
  return { text: pageTexts(plannerMessages, context.locale)[text], source };
}
