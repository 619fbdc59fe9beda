/** The words of the page that a person gets with everything that is stored of them (DESK-9). */
import type { LostReason } from '../../../contract/desk-api.ts';
import type { Locale } from '../../../contract/locales.ts';
import { en } from './hand-over-words-en.ts';
import { vi } from './hand-over-words-vi.ts';
import { zh } from './hand-over-words-zh.ts';

/** Words of a page in one language. */
export interface HandOverWords {
  title: string;
  lead: string;
  madeAt: string;
  registration: string;
  fields: Record<string, string>;
  education: readonly string[];
  workingYears: readonly string[];
  purpose: readonly string[];
  status: Record<string, string>;
  lostReason: Record<LostReason, string>;
  yes: string;
  no: string;
  none: string;
  /** In the place of what cannot be decrypted. */
  damaged: string;
  consents: string;
  given: string;
  refused: string;
  withdrawn: string;
  notes: string;
  passedOn: string;
  recipientYou: string;
  basis: Record<string, string>;
  seen: string;
  seenLead: string;
  actions: Record<string, string>;
  requests: string;
  kinds: Record<string, string>;
  states: Record<string, string>;
  rights: string;
}

/** The words in each language. */
export const HAND_OVER_WORDS: Record<Locale, HandOverWords> = { zh, en, vi };
