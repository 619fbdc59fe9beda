/** What the desk and the server say to each other about who is to be called now, and about new registrations. */
import type { LeadItem } from './leads.ts';

/** What makes a registration due. `call`: an agreed call; `new`: nobody has called yet; `later`: a call agreed for later today. */
export const DUE_KINDS = ['call', 'new', 'later'] as const;
/** Why a registration is due. */
export type DueKind = (typeof DUE_KINDS)[number];

/** A registration to be called. */
export interface DueItem extends LeadItem {
  kind: DueKind;
  /** Milliseconds since the agreed time, or since registering. */
  waiting_ms: number;
  /** The same, counting only hours in which people may be called there. */
  working_waiting_ms: number;
}

/** Whose registrations are due: one's own, or nobody's. */
export const DUE_ASSIGNEES = ['me', 'nobody'] as const;

/** Most of each kind in an answer where `limit` does not say, and where it does. */
export const DUE_LIMIT = { usual: 50, most: 500 } as const;

/**
 * `GET /api/desk/due`: whom to call now; agreed calls, then registrations that nobody has called, of each the latest first.
 * Last the calls agreed for later today, by the company's calendar, the next first.
 */
export interface DueList {
  items: DueItem[];
  /** How many are due in all, by kind; of `hours=outside`, how many of those wait. */
  calls: number;
  new: number;
  later: number;
  /** How many wait for the hours where they live to begin. */
  outside_hours: number;
}

/**
 * `GET /api/desk/arrivals?since=…&open=…`: asked every few seconds, so that it only counts; none without `since`. `open` is
 * the registration on the asker's screen.
 */
export interface Arrivals {
  /** Registrations since then, without suspected bots, as far as one may see them. */
  count: number;
  /** Ids of colleagues who have that registration open too. */
  also_open: string[];
  /** The server's time of the count. */
  at: string;
}
