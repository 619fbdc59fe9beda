/** The degree programmes and the six categories of the home page. */
import { z } from 'zod';
import { rankingSchema, statementSchema } from './facts.ts';
import { text, wordList, words } from './texts.ts';

/** How one moves through a programme. */
export const PACES = ['self-paced', 'fixed-terms'] as const;

/** What degree or experience a programme asks for. */
export const ENTRIES = ['any-bachelor', 'related-bachelor', 'law-degree', 'work-experience'] as const;

/** Sourced key facts. One that no source says is left out: the page then says that no source was found. */
const factsSchema = z.strictObject({
  study: statementSchema
    .extend({ credits: z.number().positive().optional().describe('How many credits; the time planner counts by them') })
    .exactOptional()
    .describe('Credits and what they consist of'),
  length: statementSchema
    .extend({ months: z.number().positive().optional().describe('The same in months; filter and time planner use it') })
    .exactOptional()
    .describe('Usual time to the degree'),
  pace: statementSchema
    .extend({ kind: z.enum(PACES).optional().describe('What the masters pages filter by, where the text says it') })
    .exactOptional()
    .describe('How one moves through it'),
  weeklyHours: statementSchema.exactOptional(),
  intakes: statementSchema
    .extend({ startMonths: z.array(z.int().min(1).max(12)).optional().describe('Months in which it starts, 1 to 12') })
    .exactOptional(),
  language: statementSchema.exactOptional().describe('Language of teaching'),
  delivery: statementSchema.exactOptional().describe('Online or not'),
  liveClasses: statementSchema.exactOptional(),
  assessment: statementSchema.exactOptional().describe('Thesis, project, examinations'),
  maximumTime: statementSchema
    .extend({
      months: z.number().positive().optional().describe('The same in months; the time planner warns beyond it'),
    })
    .exactOptional()
    .describe('Longest time allowed'),
  price: statementSchema.exactOptional(),
});

/** What an applicant needs. */
const requirementSchema = statementSchema.extend({
  entry: z.enum(ENTRIES).optional().describe('What the masters pages filter by, where this is the degree asked for'),
});

/** A degree programme. */
export const programSchema = z.strictObject({
  key: text('Programme key of the specification, such as computer_science_master'),
  school: text('File name of the school in content/schools, without ending'),
  title: words('Title of the degree programme'),
  isTitleSourced: z.boolean().describe('false: the owner still has to confirm the title (launch-check lists it)'),
  object: text('Name of the subject object in site/pictures/objects, without width and ending'),
  path: z
    .string()
    .regex(/^\//)
    .optional()
    .describe('Address of its page without language, where it is not /program/ and the name of the file'),
  rankings: z.array(rankingSchema).default([]).describe('Rankings of this programme with their source'),
  summary: words('Two sentences for the head of the page and for search engines; no figure without a fact'),
  mode: z
    .enum(['online', 'unconfirmed'])
    .describe('online: a source says that it is studied online; unconfirmed: no source says how'),
  facts: factsSchema,
  admission: z.array(requirementSchema).describe('Sourced requirements, one each; empty when no source was found'),
  taught: z
    .array(statementSchema)
    .describe('Sourced statements on what is taught, one each; empty when none was found'),
  about: wordList(
    'What the subject is about and what its work is like, one to three paragraphs, not claims on the school',
  ),
  suits: wordList('Whom the programme suits: three to five short sentences, our advice'),
  suitsNot: wordList('Whom it may not suit: one to three short sentences, our advice'),
  toAsk: wordList('What to ask the school or us before paying, because no source answers it: three to six questions'),
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

/** A degree programme with the address of its page. */
export type Program = z.infer<typeof programSchema> & { path: string };
export type Categories = z.infer<typeof categoriesSchema>;
