import { expect, it } from 'vitest';
import { type CoursePlan, planFiguresNotSaid } from './course-plan.ts';
import type { Statement } from './facts.ts';

const SOURCE = { publisher: 'A school, “Summary”', url: 'https://example.com/summary', checkedOn: '2026-11-21' };
const STATEMENT: Statement = {
  ...SOURCE,
  text: { zh: '12 门课，每门 15 学分。', en: 'Twelve courses of 15 credits.', vi: '12 môn, mỗi môn 15 tín chỉ.' },
};
const planOf = (part: Partial<CoursePlan['parts'][number]>): CoursePlan => ({
  parts: [{ name: { zh: '核心课', en: 'Core courses', vi: 'Môn cốt lõi' }, ...SOURCE, ...part }],
});
const pathsOf = (plan: CoursePlan) => planFiguresNotSaid(plan, [STATEMENT]).map(({ path }) => path.join('.'));

it('TRUST-1 a drawn figure stands in a statement of the same source, in digits or in words, in each language', () => {
  expect(pathsOf(planOf({ courses: 12, creditsEach: 15 }))).toEqual([]);
  expect(pathsOf(planOf({ courses: 11 }))).toEqual(['plan.parts.0.courses']);
  expect(pathsOf(planOf({ courses: 12, url: 'https://example.com/other' }))).toEqual(['plan.parts.0.courses']);
  expect(pathsOf({ ...planOf({}), term: { classes: 12, perYear: 6, ...SOURCE } })).toEqual(['plan.term.perYear']);
});
