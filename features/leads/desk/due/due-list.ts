/** Who is due, as the screen shows it: waits that go on while nobody reloads (DESK-5). */
import { callableMsBetween, clockOf } from '../../../../contract/time/call-hours.ts';
import { MS_PER_MINUTE } from '../../../../contract/time/time-units.ts';
import { type Urgency, urgencyOf } from '../../../../desk/leads/calling/wait.ts';
import type { DueItem, DueKind } from '../../contract/due.ts';

/** How long somebody has waited by now. */
export interface Waiting {
  /** By the clock. */
  waitMs: number;
  /** In hours in which they could have been called. */
  workingMs: number;
  /** Whether hours in which nobody may call lie in between. */
  isShortened: boolean;
  urgency: Urgency;
}

/**
 * How long somebody has waited by now.
 *
 * @param fetchedAt when the server said how long they had waited then.
 */
export function waitingOf(item: DueItem, fetchedAt: number, now: number): Waiting {
  const since = Math.max(0, now - fetchedAt);
  const workingMs = item.working_waiting_ms + callableMsBetween(clockOf(item), fetchedAt, fetchedAt + since);
  const waitMs = item.waiting_ms + since;
  return { waitMs, workingMs, isShortened: waitMs - workingMs >= MS_PER_MINUTE, urgency: urgencyOf(workingMs) };
}

/** The id of the part of the screen that shows a kind, for links to it. */
export const sectionId = (kind: DueKind) => `due-${kind}`;
