/** What a page tells of the recognition of a degree in a country. */
import type { Source } from '../../../content/schema/facts.ts';
import type { Use } from '../../../contract/content/degree-uses.ts';
import type { CountryRecognition, RecognitionStatus } from './recognition-status.ts';

/** A status with its word. */
export interface StatusContent {
  status: RecognitionStatus;
  text: string;
}

/** What a country's rules mean for a programme, in one language. */
export interface RecognitionContent {
  country: CountryRecognition['country'];
  name: string;
  /** One per mode of study on the page, each with its sentence. */
  verdicts: (StatusContent & { summary: string; mode: string })[];
  rule: string;
  /** "Rule of 28 Jan 2023". */
  ruleDate: string;
  /** The first is shown, the others open. */
  sources: readonly Source[];
  moreSources: string;
  uses: (StatusContent & { id: Use; use: string; note: string })[];
  toCheck: readonly string[];
}

/** The words around a card. */
export type RecognitionTexts = Record<'rule' | 'uses' | 'usesNote' | 'toCheck', string>;
