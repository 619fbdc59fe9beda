/** The degree programmes and the six categories of the home page. */
import { z } from 'zod';
import { rankingSchema, statementSchema } from './facts.ts';
import { text, wordList, words } from './texts.ts';

/** A degree programme. */
export const programSchema = z.strictObject({
  key: text('Programme key of the specification, such as computer_science_master'),
  school: text('File name of the school in content/schools, without ending'),
  title: words('Title of the degree programme'),
  isTitleSourced: z.boolean().describe('false: the owner still has to confirm the title (launch-check lists it)'),
  object: text('Name of the subject object in site/pictures/objects, without width and ending'),
  path: z.string().regex(/^\//).describe('Address of its page without language: /program/sit-mscs'),
  rankings: z.array(rankingSchema).default([]).describe('Rankings of this programme with their source'),
  summary: words('Two sentences for the head of the page and for search engines; no figure without a fact'),
  mode: z
    .enum(['online', 'unconfirmed'])
    .describe('online: a source says that it is studied online; unconfirmed: no source says how'),
  facts: z
    .partialRecord(
      z.enum([
        'study',
        'length',
        'pace',
        'weeklyHours',
        'intakes',
        'language',
        'delivery',
        'liveClasses',
        'assessment',
        'maximumTime',
        'price',
      ]),
      statementSchema,
    )
    .describe(
      'Sourced key facts. study: credits and what they consist of; length: usual time to the degree; pace: how one moves through it; weeklyHours; intakes; language of teaching; delivery: online or not; liveClasses; assessment: thesis, project, examinations; maximumTime: longest time allowed; price. Leave out what no source says: the page then says that no source was found.',
    ),
  admission: z.array(statementSchema).describe('Sourced requirements, one each; empty when no source was found'),
  taught: z
    .array(statementSchema)
    .describe('Sourced statements on what is taught, one each; empty when none was found'),
  about: wordList(
    'What the subject is about and what its work is like, one to three paragraphs, not claims on the school',
  ),
  suits: wordList('Whom the programme suits: three to five short sentences, our advice'),
  suitsNot: wordList('Whom it may not suit: one to three short sentences, our advice'),
  toAsk: wordList('What to ask the school or us before paying, because no source answers it: three to six questions'),
  filters: z
    .strictObject({
      length: z.enum(['up-to-one-year', 'one-to-two-years', 'over-two-years', 'not-published']),
      pace: z.enum(['self-paced', 'fixed-terms', 'not-published']),
      entry: z.enum(['any-bachelor', 'related-bachelor', 'law-degree', 'work-experience', 'not-published']),
    })
    .describe('What the masters pages filter by; only what facts and admission above say, else not-published'),
  plan: z
    .strictObject({
      credits: z.number().positive().describe('Number of credits, from facts.study'),
      hoursPerCredit: z
        .union([z.literal(45), z.literal(10)])
        .describe('Hours of work behind a credit: 45 by the US federal definition, 10 in New Zealand'),
      leastMonths: z.number().positive().optional().describe('Shortest time that a source names, in months'),
      mostMonths: z.number().positive().optional().describe('Longest time allowed, from facts.maximumTime'),
      startMonths: z
        .array(z.int().min(1).max(12))
        .optional()
        .describe('Months in which it starts, from facts.intakes; absent: no fact'),
    })
    .optional()
    .describe(
      'Figures for the time planner, each from a fact above; absent when there is no fact on the amount of study',
    ),
  keywords: z.array(z.string()).default([]).describe('Words that visitors search for: MBA, CS, 计算机, 人工智能'),
});

/** The six categories of the home page in their order (HOME-4), and the five tabs of the menu. */
export const categoriesSchema = z
  .array(
    z.strictObject({
      id: z.enum(['cs', 'mba', 'psychology', 'analytics', 'law', 'phd']),
      name: words('Name of the category'),
      note: words('One line about it, under its name'),
      object: text('Subject object beside the name'),
      path: z.string().regex(/^\//).describe('Page that shows all of its programmes'),
      programs: z.array(text('Programme slug')).min(1).max(6).describe('What the six slots show, in order'),
    }),
  )
  .length(6);

export type Program = z.infer<typeof programSchema>;
export type Categories = z.infer<typeof categoriesSchema>;
