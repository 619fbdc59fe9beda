/** What becomes of foreign degrees at home. */

import { z } from 'zod';
import { USES } from '../../contract/content/degree-uses.ts';
import { fault } from '../reading/fault.ts';
import { sourceSchema } from './facts.ts';
import { wordList, words } from './texts.ts';

/** Countries whose rules the site explains. */
export const COUNTRIES = ['china', 'vietnam'] as const;

/** What becomes of a degree that is studied this way (TRUST-2). */
const RECOGNITION_STATUS = ['possible', 'not-possible', 'case-by-case'] as const;

/** The rules of each country, in the order of the page. */
const countriesSchema = z
  .array(
    z.strictObject({
      country: z.enum(COUNTRIES),
      name: words('Name of the country'),
      rule: words('What the rule says, in two or three sentences'),
      ruleDate: z.iso.date().describe('Day of the rule'),
      sources: z.array(sourceSchema).min(1).describe('Where the rule was read'),
      byMode: z
        .strictObject({
          online: z.strictObject({
            status: z.enum(RECOGNITION_STATUS),
            summary: words('One sentence for a programme studied wholly online from home'),
          }),
          unconfirmed: z.strictObject({
            status: z.enum(RECOGNITION_STATUS),
            summary: words('One sentence for a programme whose mode of study is not confirmed'),
          }),
        })
        .refine(({ online, unconfirmed }) => online.status === unconfirmed.status, {
          path: ['unconfirmed', 'status'],
          error: fault('unconfirmed_like_online'),
        })
        .describe('What it means for a programme, by its mode of study'),
      uses: z
        .array(
          z.strictObject({
            id: z.enum(USES).describe('Which use it is; each once in a country'),
            use: words('What the degree is wanted for: "Promotion in a private company"'),
            status: z.enum(RECOGNITION_STATUS),
            note: words('One sentence: who decides, and on what'),
          }),
        )
        .min(3)
        .describe('What it means for what a visitor wants the degree for, when the programme is studied online'),
      toCheck: wordList('What to check oneself before paying, each a full sentence'),
    }),
  )
  .min(1)
  .refine((countries) => new Set(countries.map(({ country }) => country)).size === countries.length, {
    error: fault('countries_once'),
  });

/** The recognition of foreign degrees, country by country (TRUST-2). */
export const recognitionSchema = z.strictObject({ countries: countriesSchema }).transform(({ countries }) => countries);

/** What each country says of foreign degrees, in the order of their file. */
export type Recognition = z.infer<typeof recognitionSchema>;
