/** Where the person's day stands, on a dial of 24 hours (DIAL-4). The line beside it says the same in words. */
import { hoursThere } from '../../../contract/time/call-hours.ts';
import { callDialPaths } from '../../../contract/dial/call-dial.ts';
import { HOURS_PER_DAY, MS_PER_HOUR } from '../../../contract/time/time-units.ts';

/** Hours on each side of the one that the clock shows. */
const HALF_MARK_HOURS = 0.5;

/**
 * A dial with somebody's hours for calls as a band and the hour of their clock as a block; nothing where it is not
 * known.
 */
export function ClockDial({ clock, now }: { clock: string | null; now: number }) {
  const hours = hoursThere(clock, now);
  if (!hours) return null;
  const hour = (now / MS_PER_HOUR + hours.offset) % HOURS_PER_DAY;
  const paths = callDialPaths({
    open: { from: hours.from, to: hours.to },
    hour: { from: hour - HALF_MARK_HOURS, to: hour + HALF_MARK_HOURS },
  });
  return (
    <svg className="clock-dial" viewBox="0 0 120 120" aria-hidden="true" data-clock-dial>
      <path className="dial-day" d={paths.day} />
      <path className="dial-night" d={paths.night} />
      <path className="dial-open" d={paths.open} />
      <path className="dial-hour" d={paths.hour} />
    </svg>
  );
}
