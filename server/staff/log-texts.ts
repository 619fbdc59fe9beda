/** Texts that stay in the log and in records for years, and so hold no number of a person. */
import { z } from 'zod';
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from '../../contract/lead-api.ts';
import { hasNumber } from '../../contract/number-in-text.ts';
import { UUID_CHARACTERS } from '../../contract/standard-lengths.ts';
import { typedText } from '../http/typed-text.ts';

const RECIPIENT_MIN_CHARACTERS = 2;
const RECIPIENT_MAX_CHARACTERS = 120;

/** Why or what for. */
export const REASON = typedText()
  .min(REASON_MIN_CHARACTERS)
  .max(REASON_MAX_CHARACTERS)
  .refine((text) => !hasNumber(text));

/** Who gets something. */
export const RECIPIENT = typedText()
  .min(RECIPIENT_MIN_CHARACTERS)
  .max(RECIPIENT_MAX_CHARACTERS)
  .refine((text) => !hasNumber(text));

/** ISO 3166 code. */
export const COUNTRY = z.string().regex(/^[A-Z]{2}$/);

/** Id of a request. */
export const REQUEST_ID = z.string().max(UUID_CHARACTERS);
