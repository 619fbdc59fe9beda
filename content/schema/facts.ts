/** Facts about institutions and programmes: a value or a statement with where it was read (TRUST-1). */

import { z } from 'zod';
import { LOCALES } from '../../contract/locales.ts';
import { fault } from '../reading/fault.ts';
import { isCopy } from '../rules/source-kind.ts';
import { text, words } from './texts.ts';

const sourceFields = {
  publisher: text('Who says so: the page or list it was read on'),
  url: z.url().refine((url) => !isCopy(url), {
    error: fault('weak_source'),
  }),
  checkedOn: z.iso.date().describe('Day on which somebody last read the source'),
  year: z.int().min(1900).optional().describe('Year of the list or statement, where it has one'),
};

/** The block `sources` of a file: each source once, under an id that the facts of the file name. */
export const sourcesSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, { error: fault('id_shape') }),
  z.strictObject(sourceFields),
);

/** Where something was read. A file writes an id here, and `resolveSources` puts the source in its place. */
export const sourceSchema = z.strictObject(sourceFields, {
  error: ({ code }) => (code === 'invalid_type' ? fault('choose_source') : undefined),
});

/** Puts the fields of the source beside those of the fact, as the site reads them. */
export function flattenSource<T extends { source: Source }>({ source, ...fields }: T): Omit<T, 'source'> & Source {
  return { ...fields, ...source };
}

/** A thing's value with where it comes from (TRUST-1). Without a source it is not shown as a fact. */
export const factSchema = z
  .strictObject({
    value: text('The value as it is shown in every language: "1870", "MSCHE"'),
    source: sourceSchema,
  })
  .transform(flattenSource);

/** A statement as it stands in a file, to be extended with what else a file says of it. */
export const statementFields = z.strictObject({
  text: words('What is stated, as it is shown: "30 units; to be finished within six years"'),
  source: sourceSchema,
});

/** A statement in words with where it comes from: what a page says about an institution or programme (TRUST-1). */
export const statementSchema = statementFields.transform(flattenSource);

/** A statement under a name of its own: "Place", "Terms to be admitted". */
export const namedStatementSchema = statementFields
  .extend({ label: words('What the statement is about, two or three words') })
  .transform(flattenSource);

/** A place in a list: the rank, and the words that stand under it. */
const rankFields = z.strictObject({
  value: words('Rank as shown: "第 26 位" / "26th" / "Hạng 26"'),
  label: words('What was ranked, by whom, when: "QS Online MBA 2022"'),
  source: sourceSchema,
});

/** A ranking: a sourced fact with the words that stand under it, and a later edition where one is known. */
export const rankingSchema = rankFields
  .extend({
    source: sourceSchema.extend({
      year: z.int({ error: fault('ranking_year') }).min(1900),
    }),
    later: rankFields
      .transform(flattenSource)
      .exactOptional()
      .describe('A later edition of the same list, shown before this one; without year where its source gives none'),
  })
  .transform(({ source, ...ranking }) => ({ ...ranking, ...source }))
  .refine(({ label, year }) => LOCALES.every((locale) => label[locale].includes(String(year))), {
    path: ['label'],
    error: fault('ranking_year_said'),
  });

/** Where a fact was read, as the site reads it. */
export type Source = z.infer<typeof sourceSchema>;
/** A value with the fields of its source beside it. */
export type Fact = z.infer<typeof factSchema>;
/** A statement in three languages with the fields of its source beside it. */
export type Statement = z.infer<typeof statementSchema>;
/** A rank with the fields of its source beside it, and a later edition where one is known. */
export type Ranking = z.infer<typeof rankingSchema>;
/** A later edition of the list that a ranking is from. */
export type RankingEdition = NonNullable<Ranking['later']>;
