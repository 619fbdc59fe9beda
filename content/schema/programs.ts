/** The degree programmes and the six categories of the home page. */

import { z } from 'zod';
import { LOCALES } from '../../contract/locales.ts';
import { fault } from '../reading/fault.ts';
import { amountNotSaid, figuresNotSaid } from '../checks/figures-in-text.ts';
import { coursePlanSchema, planFiguresNotSaid } from './course-plan.ts';
import { flattenSource, rankingSchema, type Statement, statementFields, statementSchema } from './facts.ts';
import { COUNTRIES } from './recognition.ts';
import { descriptionWords, documentName, picture, text, wordList, words } from './texts.ts';

/** How one moves through a programme. */
export const PACES = ['self-paced', 'fixed-terms'] as const;

/** What degree or experience a programme asks for. */
export const ENTRIES = ['any-bachelor', 'related-bachelor', 'law-degree', 'work-experience'] as const;

/** Days of the week from Sunday on, as `Date.getUTCDay` counts them. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Currencies in which schools name their prices, ISO 4217. */
const CURRENCIES = ['USD', 'NZD'] as const;

/** An amount of money. */
const moneySchema = z.strictObject({ amount: z.number().positive(), currency: z.enum(CURRENCIES) });

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: fault('clock_time') });

/** When classes are held. */
const classesSchema = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).min(1),
  from: clockTime,
  to: clockTime,
  isZoneStated: z
    .boolean()
    .exactOptional()
    .describe(
      'Ticked where the source says whose clock is meant; else the page says that it is taken to be the campus’s',
    ),
});

/** What weekly hours are for: all that is studied at a time, or one course of several. */
const HOURS_SCOPES = ['programme', 'course'] as const;

/** Hours of study a week. */
const hoursSchema = z.strictObject({
  from: z.number().positive().max(80),
  to: z.number().positive().max(80).describe('The same as `from` where the source names one figure'),
  per: z.enum(HOURS_SCOPES),
});

/** Sourced key facts. One that no source says is left out: the page then says that no source was found. */
const factsSchema = z.strictObject({
  study: statementFields
    .extend({ credits: z.number().positive().optional().describe('How many credits; the time planner counts by them') })
    .transform(flattenSource)
    .exactOptional()
    .describe('Credits and what they consist of'),
  length: statementFields
    .extend({
      months: z.number().positive().optional().describe('The same in months; filter and time planner use it'),
      monthsUpTo: z
        .number()
        .positive()
        .optional()
        .describe('The longer of two lengths that the school names, in months'),
    })
    .transform(flattenSource)
    .exactOptional()
    .describe('Usual time to the degree'),
  pace: statementFields
    .extend({ kind: z.enum(PACES).optional().describe('What the masters pages filter by, where the text says it') })
    .transform(flattenSource)
    .exactOptional()
    .describe('How one moves through it'),
  weeklyHours: statementFields
    .extend({
      brief: words('The same in a few words, for the first screen of the page'),
      studyHours: hoursSchema.exactOptional().describe('The same in numbers, for the dial'),
    })
    .transform(flattenSource)
    .exactOptional(),
  intakes: statementFields
    .extend({ startMonths: z.array(z.int().min(1).max(12)).optional().describe('Months in which it starts, 1 to 12') })
    .transform(flattenSource)
    .exactOptional(),
  language: statementFields
    .extend({ taughtIn: z.enum(['zh', 'en']).optional().describe('The same as a code; the fit check uses it') })
    .transform(flattenSource)
    .exactOptional()
    .describe('Language of teaching'),
  delivery: statementSchema.exactOptional().describe('Online or not'),
  liveClasses: statementFields
    .extend({
      usually: classesSchema.optional().describe('The usual times by the clock of the campus, for the fit check'),
      brief: words('The same in a few words, for the first screen of the page').optional(),
    })
    .transform(flattenSource)
    .exactOptional(),
  assessment: statementSchema.exactOptional().describe('Thesis, project, examinations'),
  maximumTime: statementFields
    .extend({
      months: z
        .number()
        .multipleOf(12)
        .optional()
        .describe('The same in months, whole years; the time planner warns beyond it'),
    })
    .transform(flattenSource)
    .exactOptional()
    .describe('Longest time allowed'),
  price: statementFields
    .extend({
      total: moneySchema.optional().describe('Tuition for the whole degree; the fit check counts with it'),
      perCredit: moneySchema
        .extend({
          credits: z
            .strictObject({ from: z.int().positive(), to: z.int().positive() })
            .optional()
            .describe('How many credits there may be, where sources differ'),
        })
        .optional()
        .describe(
          'Tuition for one credit, where that of the whole is not known: shown in the reader’s money for all credits, or for one',
        ),
      brief: words('The same in a few words, for the first screen of the page').optional(),
    })
    .transform(flattenSource)
    .exactOptional(),
});

/** What an applicant needs. */
const requirementSchema = statementFields
  .extend({
    entry: z.enum(ENTRIES).optional().describe('What the masters pages filter by, where this is the degree asked for'),
    ielts: z.number().min(4).max(9).optional().describe('Least IELTS score named; the fit check uses it'),
    workYears: z.int().positive().optional().describe('Years of work asked for; the fit check uses it'),
    fee: moneySchema.optional().describe('Fee for applying; the fit check counts with it'),
    brief: words('The same in a few words, for the first screen of the page').optional(),
    isSecondHand: z
      .boolean()
      .exactOptional()
      .describe('Ticked where the source is not the school: the first screen then says that it is to be confirmed'),
    onlyFrom: z
      .array(z.enum(COUNTRIES))
      .min(1)
      .exactOptional()
      .describe('Countries whose applicants alone are taken, where the statement says so: readers elsewhere are told'),
  })
  .transform(flattenSource);

/** Key of a programme of which not even the subject is known: its page is a notice. */
export const UNASSIGNED = 'unassigned';

/** A statement that is so many years older than the day on which it was read names its year in its own words. */
const STATEMENT_OLD_AFTER_YEARS = 5;

function namesItsYear({ text: said, year, checkedOn }: Statement): boolean {
  if (year === undefined || Number(checkedOn.slice(0, 4)) - year < STATEMENT_OLD_AFTER_YEARS) return true;
  return LOCALES.every((locale) => said[locale].includes(String(year)));
}

/** A degree programme, field by field. */
const programFields = z.strictObject({
  key: text(
    'Field of study: its masters page lists the programme. A new one is offered once the title is written',
  ).meta({
    choices: 'fields-of-study',
  }),
  school: documentName('schools', 'The school'),
  title: words('Title of the degree programme'),
  isTitleSourced: z
    .boolean()
    .describe(
      'Ticked when a page of the institution gives this title; until then the page says that we find out first',
    ),
  object: picture('object', 'Object that stands for the subject, square'),
  path: z
    .string()
    .regex(/^\//)
    .optional()
    .describe('Address of its page without language, where it is not /program/ and its name in the address'),
  rankings: z.array(rankingSchema).default([]).describe('Rankings of this programme with their source'),
  summary: descriptionWords('Two sentences for the head of the page and for search engines; no figure without a fact'),
  lead: z
    .strictObject({
      what: words('What the programme is, in one sentence'),
      forWhom: words('For whom it is, in one sentence that begins with the reader'),
    })
    .exactOptional()
    .describe('The first words under the title; without them the page takes them from summary and suits'),
  mode: z
    .enum(['online', 'unconfirmed'])
    .describe('online: the fact delivery says so with its source; unconfirmed: no source says how'),
  facts: factsSchema,
  admission: z.array(requirementSchema).describe('Sourced requirements, one each; empty when no source was found'),
  taught: z
    .array(statementSchema)
    .describe('Sourced statements on what is taught, one each; empty when none was found'),
  plan: coursePlanSchema
    .exactOptional()
    .describe('What it is made of, drawn above the courses; leave it out where no source says it'),
  about: wordList(
    'What the subject is about and what its work is like, one to three paragraphs, not claims on the school',
  ),
  suits: wordList('Whom the programme suits: three to five short sentences, our advice'),
  suitsNot: wordList('Whom it may not suit: one to three short sentences, our advice'),
  toAsk: wordList('What to ask the school or us before paying, because no source answers it: three to six questions'),
  asksBriefly: wordList(
    'The same in two to eight words each, for the first screen: at most six, the most wanted first',
  ).exactOptional(),
  keywords: z.array(z.string()).default([]).describe('Words that visitors search for: MBA, CS, 计算机, 人工智能'),
});

/** A degree programme. What is called online has a source for it; what is old says so; figures stand in their texts. */
export const programSchema = programFields.superRefine(({ mode, facts, admission, taught, plan }, context) => {
  if (mode === 'online' && !facts.delivery)
    context.addIssue({ code: 'custom', path: ['mode'], message: fault('online_source') });
  for (const [name, fact] of Object.entries(facts))
    for (const { locale, cure } of figuresNotSaid(fact))
      context.addIssue({ code: 'custom', path: ['facts', name, 'text', locale], message: cure });
  const { weeklyHours } = facts;
  if (weeklyHours?.studyHours)
    for (const { locale, cure } of figuresNotSaid({ text: weeklyHours.brief, studyHours: weeklyHours.studyHours }))
      context.addIssue({ code: 'custom', path: ['facts', 'weeklyHours', 'brief', locale], message: cure });
  const { price } = facts;
  for (const locale of LOCALES) {
    const figure = price?.brief && amountNotSaid(price.brief[locale], price.text[locale], locale);
    if (figure !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['facts', 'price', 'brief', locale],
        message: fault('amount_not_said', { figure: `${figure}` }),
      });
  }
  const statements: [path: (string | number)[], statement: Statement | undefined][] = [
    ...Object.entries(facts).map(([name, fact]): [string[], Statement | undefined] => [['facts', name], fact]),
    ...admission.map((one, index): [(string | number)[], Statement] => [['admission', index], one]),
    ...taught.map((one, index): [(string | number)[], Statement] => [['taught', index], one]),
  ];
  for (const [path, statement] of statements)
    if (statement && !namesItsYear(statement))
      context.addIssue({
        code: 'custom',
        path: [...path, 'text'],
        message: fault('statement_year_said', { checkedOn: statement.checkedOn, year: `${statement.year}` }),
      });
  const said = statements.flatMap(([, statement]) => statement ?? []);
  for (const { path, message } of plan ? planFiguresNotSaid(plan, said) : [])
    context.addIssue({ code: 'custom', path, message });
});

/** The six categories of the home page in their order (HOME-4), and the five tabs of the menu. */
export const categoriesSchema = z
  .array(
    z.strictObject({
      id: z.enum(['cs', 'mba', 'psychology', 'analytics', 'law', 'phd']),
      name: words('Name of the category'),
      note: words('One line about it, under its name'),
      object: picture('object', 'Subject object beside the name'),
      path: z.string().regex(/^\//).describe('Page that shows all of its programmes'),
      programs: z
        .array(documentName('programs', 'Programme'))
        .min(1)
        .max(6)
        .describe('What the six slots show, in order'),
    }),
  )
  .length(6);

/** A degree programme with the address of its page. */
export type Program = z.infer<typeof programSchema> & { path: string };
