/** What the desk sends about figures (`contract/figures-api.ts`). */
import { z } from 'zod';
import { LOCALES } from '../locales.ts';
import { DAY } from './parts.ts';

/** What is asked for: registrations of the company's days `from` to `to`, both included. */
export const figuresSchema = z.strictObject({
  from: DAY,
  to: DAY,
  /** Only those of a language. */
  locale: z.enum(LOCALES).exactOptional(),
});
export type FiguresRequest = z.input<typeof figuresSchema>;
