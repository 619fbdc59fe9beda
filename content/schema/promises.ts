/** What the site promises in the company's name. */
import { z } from 'zod';
import { text, words } from './texts.ts';

/** Promises of the company beyond the specification, each with where the site makes it. */
export const promisesSchema = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .meta({ madeFrom: 'promise' }),
    promise: words('What is promised, for the owner to confirm'),
    said: z
      .array(
        z.strictObject({
          file: text('File that says it: content/contact.yaml, site/messages/appointment.messages.ts'),
          words: text('A few English words of it, exactly as they stand there'),
        }),
      )
      .min(1)
      .describe('Where the site says it; the build stops when the words are no longer there'),
    confirmedOn: z.iso
      .date()
      .exactOptional()
      .describe('Day on which the owner confirmed that the company does this; Before going live lists it until then'),
    confirmedBy: text('Who confirmed it').exactOptional(),
  }),
);

/** All promises, in the order of their file. */
export type Promises = z.infer<typeof promisesSchema>;
