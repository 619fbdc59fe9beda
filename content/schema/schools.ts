/** The schools that we advise on, and where a visitor can look them up. */
import { z } from 'zod';
import { fault } from '../reading/fault.ts';
import { factSchema, namedStatementSchema, rankingSchema } from './facts.ts';
import { color, descriptionWords, picture, text, words } from './texts.ts';

/** Whether class times can be reckoned in a zone. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** One of the schools that we advise on. */
export const schoolSchema = z.strictObject({
  legalName: text('Exact legal name in English; also its English name on cards'),
  website: z
    .url()
    .describe('The school’s own site, where no page of it is among the sources: https://www.otago.ac.nz/'),
  name: words('Usual name in each language'),
  place: words('City and state or country, as on the picture'),
  color: color('Colour of the card as #RRGGBB, dark enough for white text'),
  picture: picture('school', 'Portrait of the place'),
  pictureAlt: words('What the picture shows; of a drawing it begins with "Illustration:"'),
  founded: factSchema.optional().describe('Year of foundation'),
  accreditor: factSchema
    .optional()
    .describe('Who answers for the school’s quality: its institutional accreditor, by its abbreviation'),
  rankings: z.array(rankingSchema).default([]).describe('Rankings with their source; empty when there is none'),
  country: z.enum(['us', 'nz']).describe('Country of the school: us United States, nz New Zealand'),
  timeZone: text('Time zone of the campus by its IANA name: America/New_York').refine(isTimeZone, {
    error: fault('time_zone'),
  }),
  coordinates: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .describe('Place of the campus on the picture of the schools, in degrees'),
  summary: descriptionWords(
    'Two or three sentences about the school for the head of its page; only what the facts below say',
  ),
  statements: z
    .array(namedStatementSchema)
    .describe('Sourced statements about the school: kind, place, history, accreditation of its schools'),
  registers: z
    .array(text('Register').meta({ choices: 'registers' }))
    .min(1)
    .describe('Public registers in which a visitor can look the school up, in the order of the page'),
  keywords: z.array(z.string()).default([]).describe('Short names that visitors search for: RIT, 罗切斯特'),
});

/** A public register in which a visitor can look up a school by its legal name (TRUST-3). */
export const registersSchema = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .meta({ madeFrom: 'name' }),
    name: words('Name of the register, and who keeps it'),
    url: z.url().describe('Address of the register itself'),
    how: words('How to find the school there, in one sentence'),
    proves: words('What an entry shows'),
    provesNot: words('What an entry does not show'),
  }),
);

/** A school as the site reads it. */
export type School = z.infer<typeof schoolSchema>;
