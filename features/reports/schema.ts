/**
 * Figures about registrations (DESK-7): `POST /api/desk/figures`, and `POST /api/desk/figures/origins`
 * for where they come from: two calls, so that each is answered soon. Numbers alone, no person in them.
 * Suspected bots and what has been erased are left out of every number but `left_out`.
 */
import { z } from 'zod';
import { type Locale, LOCALES } from '../../contract/locales.ts';
import type { ListOf } from '../../contract/staff/paging.ts';
import { DAY } from '../../contract/schema/parts.ts';
import type { Fee, LeadStatus, LostReason } from '../leads/contract/leads.ts';
import { canBeAsked } from './contract.ts';

/** What is asked for: registrations of the company's days `from` to `to`, both included. */
export const figuresSchema = z
  .strictObject({
    from: DAY,
    to: DAY,
    /** Only those of a language. */
    locale: z.enum(LOCALES).exactOptional(),
  })
  .refine(canBeAsked, { path: ['to'] });
/** A period in days of the company's time zone, and a language. */
export type FiguresRequest = z.input<typeof figuresSchema>;

/** Most values of one list; the rest is one number. */
export const FIGURES_MAX_VALUES = 30;

/** How many registrations have a value; null: none. */
export interface Counted<Value> {
  value: Value;
  count: number;
}

/** The most frequent values first, at most {@link FIGURES_MAX_VALUES}, and how many have another. */
export interface CountedList {
  items: Counted<string | null>[];
  others: number;
}

/** Stages from registration to enrolment; each counts those who came at least so far. */
export const FUNNEL_STEPS = ['registered', 'contacted', 'qualified', 'applied', 'enrolled'] as const;
/** Stage from registration to enrolment. */
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** How many of those whose time was up were reached in it; the others were not. */
export interface ShareInTime {
  in_time: number;
  of: number;
}

/**
 * How long it took until somebody first got through, counting only the hours in which people may be
 * called where they live, as far as somebody has said it, else in the number's country (`CALL_HOURS`), and all
 * elsewhere. Whole minutes. Without those whom the staff entered.
 */
export interface FirstContact {
  /** Registrations that somebody got through to; how long it took is known of those with a time. */
  reached: number;
  /** Still new, and to be called. */
  waiting: number;
  /** Lost, or not to be called, without anybody having got through. */
  closed: number;
  /** Half of those with a time were reached in this time or less; null: there are none. */
  median_minutes: number | null;
  /** Nine in ten were reached within this many minutes. */
  p90_minutes: number | null;
  /**
   * Reached in less than two such hours, and in less than one such day, of all reached ones and of
   * those who have waited as long already.
   */
  within_two_hours: ShareInTime;
  within_day: ShareInTime;
}

/** Where registrations come from: answer of `POST /api/desk/figures/origins`. */
export interface FigureOrigins {
  /** Pages without their language: `/phd`. */
  by_page: CountedList;
  by_source: CountedList;
  by_program: CountedList;
}

/** How far some registrations came, by their status now. */
export interface StepCounts {
  registered: number;
  contacted: number;
  applied: number;
  enrolled: number;
}

/** How far the registrations of one source came; those of a short link with its visits. */
export interface SourceSteps extends StepCounts {
  /** A short link's code, or what an import or an address said; null: nothing. */
  source: string | null;
}

/**
 * How often one of the staff called in some days, and how far the registrations of these days came that they look after:
 * an item of the answer of `/api/desk/figures/staff`.
 */
export interface StaffSteps extends StepCounts {
  /** Null: nobody looks after them. */
  staff_id: string | null;
  /** Calls recorded in these days, whoever looks after the person. */
  calls: number;
  /** Those in which they talked. */
  talked: number;
  /** What was agreed with those who enrolled, a sum for each currency; only in what a manager is sent. */
  fees?: Fee[];
}

/** What was agreed with those who enrolled at one school: an item of the answer of `/api/desk/figures/schools`, for managers. */
export interface SchoolFees {
  /** In the staff's words; null: nobody has written it down. */
  school: string | null;
  /** How many have a fee. */
  people: number;
  /** A sum for each currency. */
  fees: Fee[];
}

/** What came of each source: answer of `POST /api/desk/figures/sources`. */
export interface SourceFigures {
  /** One for each short link that there is. Visits are those of people, in whatever language. */
  links: (SourceSteps & { visits: number })[];
  /** Other sources, the most frequent first, at most {@link FIGURES_MAX_VALUES}. */
  others: SourceSteps[];
}

/** Counts of the registrations of a period: answer of `POST /api/desk/figures`. */
export interface Figures {
  from: string;
  to: string;
  total: number;
  /** Registrations of these days that no other number counts. */
  left_out: { suspected_bots: number; erased: number };
  /** Every day of the range, also those without any. */
  by_day: Counted<string>[];
  by_locale: Counted<Locale>[];
  by_purpose: Counted<number>[];
  /** Where they stand now. */
  by_status: Counted<LeadStatus>[];
  /** How far they came; lost ones count up to the first contact, for the rest of their way is not kept. */
  funnel: Counted<FunnelStep>[];
  lost_reasons: Counted<LostReason>[];
  first_contact: FirstContact;
}

/** The calls of figures. */
export interface FigureCalls {
  'POST /api/desk/figures': { body: FiguresRequest; answer: Figures };
  'POST /api/desk/figures/origins': { body: FiguresRequest; answer: FigureOrigins };
  'POST /api/desk/figures/schools': { body: FiguresRequest; answer: ListOf<SchoolFees> };
  'POST /api/desk/figures/sources': { body: FiguresRequest; answer: SourceFigures };
  'POST /api/desk/figures/staff': { body: FiguresRequest; answer: ListOf<StaffSteps> };
}
