/** What a programme is made of, part by part, as its page draws it (PAGE-5). */

import { z } from 'zod';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { fault } from '../reading/fault.ts';
import { numbersIn } from '../checks/figures-in-text.ts';
import { flattenSource, sourceSchema, type Statement } from './facts.ts';
import { words } from './texts.ts';

const partSchema = z
  .strictObject({
    name: words('What the part is, in one to six words: "Core courses", "Consulting project"'),
    courses: z.int().min(2).max(16).exactOptional().describe('How many courses it has; each is drawn as a tile'),
    creditsEach: z.number().positive().exactOptional().describe('Credits of each of these courses'),
    credits: z.number().positive().exactOptional().describe('Credits of the whole part'),
    source: sourceSchema,
  })
  .transform(flattenSource);

const weeks = z.int().min(1).max(16).exactOptional();

const termSchema = z
  .strictObject({
    preparation: weeks.describe('Weeks of reading before the classes begin'),
    classes: weeks.describe('Weeks with classes'),
    assignment: weeks.describe('Weeks for the last assignment'),
    perYear: z.int().min(1).max(12).exactOptional().describe('How many such terms a year has'),
    source: sourceSchema,
  })
  .transform(flattenSource);

/** Parts and terms of a programme. Each figure stands in a statement of the programme with the same source. */
export const coursePlanSchema = z.strictObject({
  parts: z.array(partSchema).min(1).max(8).describe('The parts in the order in which one studies them'),
  open: words('What of it no source says: a short question that we ask the school').exactOptional(),
  term: termSchema.exactOptional().describe('One term, where a source says how its weeks are used'),
});

/** Parts and terms of a programme. */
export type CoursePlan = z.infer<typeof coursePlanSchema>;

const PART_FIGURES = ['courses', 'creditsEach', 'credits'] as const;
const TERM_FIGURES = ['preparation', 'classes', 'assignment', 'perYear'] as const;

/** The figures of a plan that no statement of the same source says, each with where it stands and what to do about it. */
export function planFiguresNotSaid(plan: CoursePlan, statements: readonly Statement[]) {
  const isSaid = (figure: number, url: string, locale: Locale) =>
    statements.some((one) => one.url === url && numbersIn(one.text[locale], locale).includes(figure));
  const figures = [
    ...plan.parts.flatMap((part, index) =>
      PART_FIGURES.map((field) => ({ path: ['plan', 'parts', index, field], figure: part[field], url: part.url })),
    ),
    ...TERM_FIGURES.map((field) => ({
      path: ['plan', 'term', field],
      figure: plan.term?.[field],
      url: plan.term?.url ?? '',
    })),
  ];
  return figures.flatMap(({ path, figure, url }) => {
    if (figure === undefined || LOCALES.every((locale) => isSaid(figure, url, locale))) return [];
    return [{ path, message: fault('figure_without_fact', { figure: `${figure}` }) }];
  });
}
