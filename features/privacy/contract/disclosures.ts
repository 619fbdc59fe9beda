/**
 * What the desk and the server say to each other about disclosures: that registrations were passed on to somebody
 * (DESK-9). Times are ISO 8601 in UTC; countries are ISO 3166 codes of two letters.
 */
import type { ListOf } from '../../../contract/staff/paging.ts';

/** Persons sent abroad in a calendar year from which on the desk warns: a filing is due from 100,000 on. */
export const ABROAD_WARNING_PERSONS = 80_000;

/** By what right data are passed on. */
export const DISCLOSURE_BASES = ['own_use', 'separate_consent', 'contract', 'law'] as const;
/** By what right data are passed on; `own_use`: within the company. */
export type DisclosureBasis = (typeof DISCLOSURE_BASES)[number] | 'request';

/** How data were passed on: a file, to the person, or one registration to somebody. */
export const DISCLOSURE_KINDS = ['export', 'hand_over', 'forward'] as const;
/** How data were passed on. */
export type DisclosureKind = (typeof DISCLOSURE_KINDS)[number];

/**
 * What became of a file that was passed on. The record names what had left, also of an export that broke off;
 * one that stays `under_way` is of a server that was killed.
 */
export type DisclosureOutcome = 'complete' | 'under_way' | 'broken_off';

/** What of a registration was passed on with a `forward`. */
export const FORWARD_FIELDS = [
  'name',
  'phone',
  'education',
  'working_years',
  'purpose',
  'program',
  'shortlist',
] as const;
/** What of a registration was passed on with a `forward`. */
export type ForwardField = (typeof FORWARD_FIELDS)[number];

/** A record that data were passed on. */
export interface DisclosureItem {
  id: string;
  at: string;
  kind: DisclosureKind;
  /** Empty: the person. */
  recipient: string;
  /** Null: to the person. */
  country: string | null;
  purpose: string;
  fields: string[];
  basis: DisclosureBasis;
  staff_id: string | null;
  registrations: number;
  outcome: DisclosureOutcome;
  /** Values that could not be decrypted; marked in the file. */
  damaged: number;
}

/** Records of passing on, the newest first. */
export interface DisclosureList extends ListOf<DisclosureItem> {
  /** Persons whose data went to another country than China in this calendar year (China's time). */
  abroad_this_year: number;
  /** See {@link ABROAD_WARNING_PERSONS}. */
  is_abroad_warning: boolean;
}
