/** Parts that the bodies of several calls have. */
import { z } from 'zod';
import { DAY_SHAPE, startOfChinaDay } from '../time/china-calendar.ts';
import {
  REASON_MAX_CHARACTERS,
  REASON_MIN_CHARACTERS,
  RECIPIENT_MAX_CHARACTERS,
  RECIPIENT_MIN_CHARACTERS,
} from '../../features/leads/contract/leads.ts';
import { hasNumber } from '../text/number-in-text.ts';
import { PAGE_MAX_ITEMS } from '../staff/paging.ts';
import { SOURCE_MAX_CHARACTERS } from '../registration/registration.ts';
import { UUID_CHARACTERS } from '../text/standard-lengths.ts';
import { withoutInvisible } from '../text/visible-text.ts';

/** A text that people type or paste, without what cannot be seen, and without spaces around it. */
export function typedText() {
  return z.string().overwrite(withoutInvisible).trim();
}

/** Accepts a code of a set of the form's choices, such as `EDUCATION`. */
export function choiceOf(set: Readonly<Record<string, number>>) {
  const values = Object.values(set);
  return z.int().refine((value) => values.includes(value));
}

/** A time as the desk sends it; milliseconds since 1970. */
export const TIME = z.iso.datetime({ offset: true }).transform((time) => Date.parse(time));

/** A day of the company: `2026-11-21`. */
export const DAY = z
  .string()
  .regex(DAY_SHAPE)
  .refine((day) => Number.isFinite(startOfChinaDay(day)));

/** A campaign's tag, or what an import says of where people come from. */
export const SOURCE = new RegExp(`^[\\p{L}\\p{N} _.\\-+]{1,${SOURCE_MAX_CHARACTERS}}$`, 'u');

/** Which page of a list, and how many items on it. */
export const PAGING = {
  page: z.int().min(1).max(1_000_000),
  per_page: z.int().min(1).max(PAGE_MAX_ITEMS),
};

/** Why or what for. It stays in the log and in records for years, and so holds no number of a person. */
export const REASON = typedText()
  .min(REASON_MIN_CHARACTERS)
  .max(REASON_MAX_CHARACTERS)
  .refine((text) => !hasNumber(text));

/** Who gets something; without any number, as {@link REASON}. */
export const RECIPIENT = typedText()
  .min(RECIPIENT_MIN_CHARACTERS)
  .max(RECIPIENT_MAX_CHARACTERS)
  .refine((text) => !hasNumber(text));

/** ISO 3166 code of two letters. */
export const COUNTRY = z.string().regex(/^[A-Z]{2}$/);

/** Id of an account, a registration or a request. */
export const ID = z.string().max(UUID_CHARACTERS);
