/** What the desk and the server say to each other about facts, their age and their sources (EDIT-6). */
import type { FieldPath } from '../../../contract/content/field-edits.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';

/** Who stands behind an address: a school itself, an authority or register, somebody who retells, anybody else. */
export const SOURCE_KINDS = ['school', 'authority', 'retold', 'other'] as const;

/** A kind of source. */
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Why a source needs a look, the strongest reason first. */
export const FACT_REASONS = ['contradicts', 'old', 'weak'] as const;

/** A reason to look at a source. */
export type FactReason = (typeof FACT_REASONS)[number];

/** A source that facts of the site rest on. */
export interface FactSource {
  /** Name of the document, as `programs/uo-mba`. */
  document: string;
  /** Where in it the source stands. */
  path: FieldPath;
  publisher: string;
  /** Of the list or statement; null where it has none. */
  year: number | null;
  url: string;
  kind: SourceKind;
  /** Day on which somebody last read it, as 2026-11-21; '' for one in a duplicate, which nobody has read for it. */
  checked_on: string;
  /** Why it needs a look; empty for one that needs none. */
  reasons: FactReason[];
  /** Where the facts stand that rest on it. */
  facts: FieldPath[];
}

/** What two places of the content may say in different ways. */
export const CONTRADICTION_KINDS = [
  'credits',
  'price',
  'ielts',
  'length',
  'maximum_time',
  'fee',
  'work_years',
  'founded',
  'languages',
] as const;

/** A kind of contradiction. */
export type ContradictionKind = (typeof CONTRADICTION_KINDS)[number];

/** Where one side of a contradiction stands, and what it says. */
export interface ContradictionPlace {
  document: string;
  path: FieldPath;
  /** What stands there, in the language of the desk, or in the one in which it says so. */
  text: string;
  /** The figure that it states; null where the other place has one and this has none. */
  value: number | null;
  /** Where it was read; null for our own words. */
  source: { publisher: string; url: string; checked_on: string } | null;
}

/** Two places of which one is wrong. */
export interface ContradictionItem {
  kind: ContradictionKind;
  places: [ContradictionPlace, ContradictionPlace];
}

/** A source in the block `sources` of a document that nothing there names. */
export type UnusedSource = Pick<FactSource, 'document' | 'path' | 'publisher' | 'year'>;

/** The answer to `GET /api/desk/content/facts`. */
export interface FactList extends ListOf<FactSource> {
  /** Sources that nothing in their document names any more: edits may tell of them. */
  unused: UnusedSource[];
  contradictions: ContradictionItem[];
}

/** What can become of a link that is tried. */
export const LINK_OUTCOMES = [
  'reached',
  'moved',
  'not_found',
  'refused',
  'failing',
  'no_answer',
  'bad_certificate',
  'not_public',
] as const;

/** What came of trying a link. */
export type LinkOutcome = (typeof LINK_OUTCOMES)[number];

/** What came back when a link was tried. */
export interface LinkAnswer {
  /** The address that was tried. */
  url: string;
  outcome: LinkOutcome;
  /** Status of the last answer; null where there was none. */
  status: number | null;
  /** The address that it led to in the end, where that is another one. */
  address: string | null;
}

/** Most links that one of the staff may have tried within an hour. */
export const LINKS_PER_HOUR_MAX = 400;

/** Most links of a list that are tried at a press of the button. */
export const LINKS_PER_RUN_MAX = 150;
