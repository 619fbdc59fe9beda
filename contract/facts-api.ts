/** What the desk and the server say to each other about facts and their age (EDIT-6): `GET /api/desk/content/facts`. */
import type { FieldPath } from './field-edits.ts';

/** A source that facts of the site rest on. */
export interface FactSource {
  /** Name of the document, as `programs/uo-mba`. */
  document: string;
  /** Where in it the source stands. */
  path: FieldPath;
  publisher: string;
  url: string;
  /** Day on which somebody last read it, as 2026-11-21. */
  checked_on: string;
  /** It was last read more than a year ago. */
  is_old: boolean;
  /** It retells what somebody else decided. */
  is_second_hand: boolean;
  /** Where the facts stand that rest on it. */
  facts: FieldPath[];
}
