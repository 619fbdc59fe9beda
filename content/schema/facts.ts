/** Facts about institutions and programmes: a value or a statement with where it was read (TRUST-1). */
import { z } from 'zod';
import { text, words } from './texts.ts';

/** A thing's value with where it comes from (TRUST-1). Without a source it is not shown as a fact. */
export const factSchema = z.strictObject({
  value: text('The value as it is shown in every language: "1870", "MSCHE"'),
  publisher: text('Who says so: the page or list it was read on'),
  year: z.int().min(1900).optional().describe('Year of the list or statement, where it has one'),
  url: z.url().describe('Address of the source'),
  checkedOn: z.iso.date().describe('Day on which somebody last read the source, as 2026-11-21'),
});

/** Where something was read. */
export const sourceSchema = factSchema.omit({ value: true });

/** A statement in words with where it comes from: what a page says about an institution or programme (TRUST-1). */
export const statementSchema = sourceSchema.extend({
  text: words('What is stated, as it is shown: "30 units; to be finished within six years"'),
});

/** A statement under a name of its own: "Place", "Terms to be admitted". */
export const namedStatementSchema = statementSchema.extend({
  label: words('What the statement is about, two or three words'),
});

/** A ranking: a sourced fact with the words that stand under it. */
export const rankingSchema = factSchema.extend({
  value: words('Rank as shown: "第 26 位" / "26th" / "Hạng 26"'),
  label: words('What was ranked, by whom, when: "QS Online MBA 2022"'),
});

export type Fact = z.infer<typeof factSchema>;
export type Statement = z.infer<typeof statementSchema>;
export type Ranking = z.infer<typeof rankingSchema>;
export type Source = z.infer<typeof sourceSchema>;
