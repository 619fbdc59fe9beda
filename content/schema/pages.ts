/** The pages that are neither a programme nor a school. */

import { z } from 'zod';
import { fault } from '../reading/fault.ts';
import { sourceSchema } from './facts.ts';
import { descriptionWords, documentName, icon, picture, text, wordList, wordListOrNone, words } from './texts.ts';

/** A question with its answer, as on the contact page and in the search. */
export const questionSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('Anchor of the question in its page’s address; made from the question')
    .meta({ madeFrom: 'question' }),
  question: words('The question, as a visitor asks it'),
  answer: wordList('Paragraphs of the answer'),
});

/** One of the three masters pages (PAGE-4). */
export const mastersSchema = z
  .array(
    z.strictObject({
      id: z.enum(['business', 'engineering', 'arts']),
      name: words('Name of the page in the navigation'),
      title: words('Heading of the page'),
      lead: words('Two sentences under the heading'),
      description: descriptionWords('Description for search engines, up to 155 characters'),
      picture: picture(
        'head',
        'Picture beside the heading; without one, the drawings of three of its schools',
      ).exactOptional(),
      keys: z
        .array(text('Field of study').meta({ choices: 'fields-of-study' }))
        .min(1)
        .describe('Fields of study whose programmes the page shows'),
      advice: wordList('Two to four short paragraphs: how to choose in this field'),
    }),
  )
  .length(3);

/** The ten tabs of the DBA page, in the specification’s order (PAGE-2). */
export const DBA_TABS = [
  'advantages',
  'university',
  'courses',
  'faculty',
  'board',
  'alumni',
  'audience',
  'certification',
  'activities',
  'enrolment',
] as const;

/** The DBA page (PAGE-2). */
export const phdSchema = z.strictObject({
  title: words('Heading of the page'),
  lead: words('Two sentences under the heading'),
  description: descriptionWords('Description for search engines, up to 155 characters'),
  tabs: z
    .array(
      z.strictObject({
        id: z.enum(DBA_TABS).describe('The tab’s anchor in the address'),
        label: words('Name of the tab, short'),
        title: words('Heading of the tab'),
        isSample: z.boolean().default(false).describe('Ticked: sample content (people), marked so on the page'),
        paragraphs: wordListOrNone('Paragraphs of the tab'),
        items: z
          .array(
            z.strictObject({
              title: words('Head of the item'),
              text: words('One to three sentences'),
              photo: picture(
                'person',
                'Photo of the person, who has agreed to it; what is not square is cut',
              ).exactOptional(),
              source: sourceSchema.optional().describe('Where the item was read, for a fact'),
            }),
          )
          .default([])
          .describe('Cards of the tab; for the enrolment tab the six steps in their order'),
      }),
    )
    .length(DBA_TABS.length)
    .refine((tabs) => tabs.every(({ id }, index) => id === DBA_TABS[index]), {
      error: fault('tab_order', { order: DBA_TABS.join(', ') }),
    }),
});

/** Where the link of one of the first answers leads, in their order on the page. */
export const FIRST_ANSWERS = ['company', 'cost', 'recognition', 'comparison'] as const;

/** The company page (PAGE-3), and what the home page says of the company before its form. */
export const aboutSchema = z.strictObject({
  title: words('Heading of the page'),
  lead: words('Two sentences under the heading'),
  description: descriptionWords('Description for search engines, up to 155 characters'),
  story: wordList('Paragraphs on who we are, what we do and what we do not do'),
  chain: z
    .array(
      z.strictObject({
        question: words('What one asks: who admits, who is paid, who refunds'),
        who: words('The answer in a few words'),
        text: words('One or two sentences'),
        programs: z
          .array(documentName('programs', 'Programme'))
          .default([])
          .describe('Programmes that it concerns, linked'),
      }),
    )
    .describe('Who is who between applicant, school, platform and us'),
  firstAnswers: z
    .strictObject({
      title: words('Heading of the answers on the home page'),
      items: z
        .array(
          z.strictObject({
            id: z.enum(FIRST_ANSWERS).describe('Where its link leads'),
            title: words('What one asks, in a few words'),
            text: words('Two or three sentences'),
            link: words('Text of its link'),
            programs: z
              .array(documentName('programs', 'Programme'))
              .default([])
              .describe('For the comparison: the programmes that it shows'),
          }),
        )
        .length(FIRST_ANSWERS.length)
        .describe('What one wants to know before leaving a number'),
    })
    .describe('What the home page answers before its form'),
  values: z.array(z.strictObject({ icon: icon('Icon'), title: words('Value'), text: words('One or two sentences') })),
  team: z.array(
    z.strictObject({
      isSample: z.boolean().describe('Ticked: a sample person, marked so on the page'),
      initials: text('One or two letters or characters in place of a photo'),
      photo: picture('person', 'Photo of the person, who has agreed to it; what is not square is cut').exactOptional(),
      name: words('Name'),
      role: words('What the person does'),
      text: words('One or two sentences'),
    }),
  ),
  milestones: z.array(
    z.strictObject({
      date: z
        .string()
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
        .describe('Month, as 2025-06'),
      title: words('What happened'),
      text: words('One sentence'),
    }),
  ),
  partners: z.strictObject({
    title: words('Heading of the schools that we advise on; {count} is their number', ['count']),
    lead: words('How we stand to these schools, two or three sentences'),
  }),
});

/** The contact page (PAGE-1). */
export const contactSchema = z.strictObject({
  title: words('Greeting: the heading of the page'),
  slogan: words('Slogan under the greeting'),
  description: descriptionWords('Description for search engines, up to 155 characters'),
  questionsTitle: words('Heading of the questions'),
  questions: z.array(questionSchema).length(7),
  hours: words('When somebody answers, with the time zone'),
});

/** What the texts of the privacy page have filled in from the company's own facts. */
const PRIVACY_PLACEHOLDERS = ['company', 'email', 'phone', 'address'] as const;

/** The privacy page (PAGE-7). */
export const privacySchema = z.strictObject({
  title: words('Heading of the page'),
  lead: words('Two sentences: who, and what it is about'),
  description: descriptionWords('Description for search engines, up to 155 characters'),
  updatedOn: z.iso.date().describe('Day of the current version'),
  sections: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z0-9-]+$/)
          .describe('Anchor of the section; made from its heading')
          .meta({ madeFrom: 'title' }),
        title: words('Heading of the section'),
        paragraphs: wordListOrNone(
          'Paragraphs; {company}, {email}, {phone} and {address} are filled from “Company and settings”',
          PRIVACY_PLACEHOLDERS,
        ),
        list: wordList('Points under the paragraphs', PRIVACY_PLACEHOLDERS).optional(),
        table: z
          .strictObject({
            head: wordList('Heads of the columns'),
            rows: z.array(wordList('Cells of one row')).min(1),
          })
          .optional(),
      }),
    )
    .min(8),
  versions: z
    .array(z.strictObject({ date: z.iso.date(), text: words('What changed') }))
    .min(1)
    .describe('History of the page, newest first'),
});

/** The campaign landing page /lpv1/info-v2 (ROUTE-7). */
export const campaignSchema = z.strictObject({
  title: words('Heading'),
  lead: words('Two sentences'),
  description: descriptionWords('Description for search engines, up to 155 characters'),
  story: documentName('stories', 'The story; without one the page tells none').exactOptional(),
  picture: picture('head', 'Picture beside the heading'),
  points: wordList('Three points: what the conversation is about'),
});

/** The page of the doctorate as the site reads it. */
export type Phd = z.infer<typeof phdSchema>;
/** A question with its answer. */
export type Question = z.infer<typeof questionSchema>;
