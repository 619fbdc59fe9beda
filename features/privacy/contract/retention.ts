/**
 * What the desk and the server say to each other about the daily purge of registrations whose time is over (DESK-9),
 * under `/api/desk/retention`. Times are ISO 8601 in UTC.
 */
import { MS_PER_DAY } from '../../../contract/time/time-units.ts';

/** More registrations than this are never erased at once without being asked for: the largest fair brings fewer a day. */
export const PURGE_MAX_AT_ONCE = 1000;
/** Nor more than this share of all that are stored: over 24 months a day's part is 0.14 %. */
export const PURGE_MAX_SHARE = 0.05;
/** Up to this many are erased without asking, however large their share. */
export const PURGE_UNASKED_MAX = 10;

/** Clocks that differ by more than this are not both right. */
export const CLOCKS_DIFFER_MS = MS_PER_DAY;

/**
 * Why the purge waits for a manager: no run in the last two days; something in the store is more than a day
 * newer than the server's clock; the database's clock differs by more than a day; more is due than usual.
 */
export const HOLD_REASONS = ['no_recent_run', 'clock_behind', 'database_clock', 'many_due'] as const;
/** Why the purge waits for a manager. */
export type HoldReason = (typeof HOLD_REASONS)[number];

/** A purge that waits for a manager. With `database_clock` only the clocks can be set right. */
export interface PurgeHold {
  reasons: HoldReason[];
  /** What the server's clock says. */
  server_time: string;
  /** What the database's clock says; null: it has none of its own. */
  database_time: string | null;
  last_run_at: string | null;
  /** The newest time that stands in the store. */
  newest_time: string | null;
  /** Registrations that would be erased now, and how many of them because a consent was withdrawn. */
  due: number;
  withdrawn: number;
  /** Registrations that are not erased. */
  registrations: number;
}

/** A run of the purge. */
export interface PurgeRun {
  id: string;
  started_at: string;
  /** Null: under way, or broken off. */
  finished_at: string | null;
  /** Started by hand, from the command line or by a manager. */
  is_by_hand: boolean;
  /** The manager who confirmed it; null: it ran by itself or from the command line. */
  confirmed_by: string | null;
  /** Registrations erased. */
  erased: number;
  /** Consents, records of passing on and closed requests whose three years were over. */
  deleted: number;
  /** Registrations that could not be erased; tried again the next day. */
  failed: number;
}

/** Answer of `GET /api/desk/retention`: what is due to be erased, and how the last runs went. */
export interface Retention {
  /** The newest first, at most ten. */
  runs: PurgeRun[];
  /** Registrations whose time is over now, and within 30 days. */
  due: number;
  due_soon: number;
  /** Registrations that are only kept and not used. */
  restricted: number;
  /** Null: nothing keeps the next run from going ahead, or a manager has confirmed it. */
  hold: PurgeHold | null;
  /** Who put the question off within the last day; null: nobody. */
  postponed: { at: string; staff_id: string | null } | null;
  /** When the last one of the staff revealed unusually many within an hour, in the last seven days. */
  many_reveals: { at: string; staff_id: string | null }[];
}
