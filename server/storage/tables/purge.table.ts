/** The tables of the daily purge (DESK-9). Times are milliseconds since 1970. */
import type { Generated } from 'kysely';

/** A run of the purge. */
export interface PurgeRunTable {
  /** UUID version 7: sorts by time. */
  id: string;
  /** China's date of a daily run; null: by hand. */
  day: string | null;
  started_at: number;
  finished_at: Generated<number | null>;
  erased: Generated<number>;
  deleted: Generated<number>;
  failed: Generated<number>;
  /** The manager who confirmed it; null: it ran by itself or from the command line. */
  confirmed_by: Generated<string | null>;
  /** The newest time that stood in the store when it began; null in runs of earlier versions. */
  newest_time: Generated<number | null>;
}

/** A single row: whoever holds it purges. */
export interface PurgeLeaseTable {
  id: number;
  held_until: number;
}
