/** The dial of a call: the hours in which people may be called, and one of them (DIAL-4). */
import { arc, block, DIAL_MEASURES, type HourSpan } from './dial-geometry.ts';

/** What the dial of a call shows, by the clock of the person who is called. */
export interface CallDialHours {
  /** When they may be called; undefined where nobody knows. */
  open: HourSpan | undefined;
  /** The hour of the call, or the one that their clock shows. */
  hour: HourSpan | undefined;
}

/** The lines and shapes of the dial, in a viewBox of 120 by 120, in the order in which they are drawn. */
export function callDialPaths({ open, hour }: CallDialHours) {
  const { ring, width, raised, corner } = DIAL_MEASURES[96];
  const [inner, outer] = [ring - width / 2, ring + width / 2];
  return {
    day: arc({ from: 6, to: 18 }, ring),
    night: arc({ from: 18, to: 30 }, ring),
    open: open && block(open, inner, outer, corner),
    hour: hour && block(hour, inner - raised, outer + raised, corner),
  };
}
