/** How long somebody has waited, in words and in urgency (DESK-5). */
import { HOURS_PER_DAY, MINUTES_PER_HOUR, MS_PER_MINUTE } from '../../../contract/time/time-units.ts';

/**
 * Minutes of working time after which a wait is long. Firms that answered within an hour were about
 * seven times as likely to win the talk (Harvard Business Review, 2011).
 */
const LONG_WAIT_MINUTES = 60;
/** Minutes of working time after which a wait is too long: half a working day. */
const TOO_LONG_WAIT_MINUTES = 240;

/** How urgent a wait is. */
export type Urgency = 'fresh' | 'long' | 'tooLong';

/** How urgent a wait of so many milliseconds is. */
export function urgencyOf(waitMs: number): Urgency {
  const minutes = waitMs / MS_PER_MINUTE;
  if (minutes < LONG_WAIT_MINUTES) return 'fresh';
  return minutes < TOO_LONG_WAIT_MINUTES ? 'long' : 'tooLong';
}

/** A key of `lead.messages.ts` and what its placeholders stand for. */
export interface Wording {
  key: string;
  values: Record<string, number>;
}

/**
 * The message for a duration, in minutes, hours or days.
 *
 * @param hasDays whether 24 hours make a day: not for working hours, where a day is shorter.
 */
export function wordDuration(ms: number, { hasDays }: { hasDays: boolean }): Wording {
  const minutes = Math.floor(Math.max(0, ms) / MS_PER_MINUTE);
  if (minutes < 1) return { key: 'lead.wait.now', values: {} };
  if (minutes < MINUTES_PER_HOUR) return { key: 'lead.wait.minutes', values: { minutes } };
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  if (hasDays && hours >= HOURS_PER_DAY) {
    const days = Math.floor(hours / HOURS_PER_DAY);
    const rest = hours % HOURS_PER_DAY;
    return rest === 0
      ? { key: 'lead.wait.days', values: { days } }
      : { key: 'lead.wait.days_hours', values: { days, hours: rest } };
  }
  const rest = minutes % MINUTES_PER_HOUR;
  return rest === 0 || hours >= 10
    ? { key: 'lead.wait.hours', values: { hours } }
    : { key: 'lead.wait.hours_minutes', values: { hours, minutes: rest } };
}
