/** Facts about institutions and programmes: a value or a statement with where it was read (TRUST-1). */
import { z } from 'zod';
import { LOCALES } from '../../contract/locales.ts';
import { isCopy } from '../source-kind.ts';
import { text, words } from './texts.ts';

/** A thing's value with where it comes from (TRUST-1). Without a source it is not shown as a fact. */
export const factSchema = z.strictObject({
  value: text('The value as it is shown in every language: "1870", "MSCHE"'),
  publisher: text('Who says so: the page or list it was read on'),
  year: z.int().min(1900).optional().describe('Year of the list or statement, where it has one'),
  url: z
    .url()
    .refine((url) => !isCopy(url), {
      error: 'this site copies others or is written for children: cite the accreditor, the university or the ministry',
    })
    .describe('Address of the source'),
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

/** A place in a list: the rank, and the words that stand under it. */
const rank = {
  value: words('Rank as shown: "第 26 位" / "26th" / "Hạng 26"'),
  label: words('What was ranked, by whom, when: "QS Online MBA 2022"'),
};

/** A ranking: a sourced fact with the words that stand under it, and a later edition where one is known. */
export const rankingSchema = factSchema
  .extend({
    ...rank,
    year: z.int().min(1900).describe('Year of the list; the label names it'),
    later: sourceSchema
      .extend(rank)
      .exactOptional()
      .describe('A later edition of the same list, shown before this one; without year where its source gives none'),
  })
  .refine(({ label, year }) => LOCALES.every((locale) => label[locale].includes(String(year))), {
    path: ['label'],
    error: 'name the year of the list in each language',
  });

export type Fact = z.infer<typeof factSchema>;
export type Statement = z.infer<typeof statementSchema>;
export type Ranking = z.infer<typeof rankingSchema>;
export type RankingEdition = NonNullable<Ranking['later']>;
export type Source = z.infer<typeof sourceSchema>;
