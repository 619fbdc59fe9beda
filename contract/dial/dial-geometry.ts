/**
 * The geometry of the 24-hour dial (DIAL-1), in a viewBox of 120 by 120. Noon is on top and midnight at the bottom,
 * clockwise: the way the sun goes. An hour is 15 degrees. All functions are pure and give SVG path data or numbers.
 */

/** Hours of the day; an end after the next midnight is above 24. */
export interface HourSpan {
  from: number;
  to: number;
}

/** Sizes in which the dial is drawn, in CSS pixels. */
export const DIAL_SIZES = [44, 96, 280] as const;
/** A size in which the dial is drawn, in CSS pixels. */
export type DialSize = (typeof DIAL_SIZES)[number];

/** Measures of one size, in units of the viewBox. */
interface DialMeasures {
  /** Radius of the middle of the ring, and how wide the ring is. */
  ring: number;
  width: number;
  /** Radius of the beads of weekly hours, or of the disc that fills up with them. */
  hours: number;
  /** How far the block of a class stands out of the ring on both sides, and how round its corners are. */
  raised: number;
  corner: number;
  /** From the ring to the dashed line around it. */
  rim: number;
}

/** Measures of the dial by its size: a small one has a wider ring and fewer details. */
export const DIAL_MEASURES: Record<DialSize, DialMeasures> = {
  44: { ring: 46, width: 19, hours: 24, raised: 3, corner: 3, rim: 0 },
  96: { ring: 49, width: 13, hours: 34, raised: 1.6, corner: 2.2, rim: 3.6 },
  280: { ring: 43.5, width: 12, hours: 29.5, raised: 1.6, corner: 2.2, rim: 4.2 },
};

/** Middle of the viewBox. */
export const CENTRE = 60;

/** Places for beads, one for each weekly hour: forty, as in a full job beside the job. */
export const BEADS = 40;

const DEGREES_PER_HOUR = 15;
const HOURS_PER_BEAD = 24 / BEADS;

/** Two decimals are a hundredth of a pixel. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

/** The point of an hour at a radius. */
export function pointAt(hour: number, radius: number): { x: number; y: number } {
  const angle = (((hour - 12) * DEGREES_PER_HOUR - 90) * Math.PI) / 180;
  return { x: rounded(CENTRE + radius * Math.cos(angle)), y: rounded(CENTRE + radius * Math.sin(angle)) };
}

function pair(hour: number, radius: number): string {
  const { x, y } = pointAt(hour, radius);
  return `${x} ${y}`;
}

/** 1 where an arc is longer than half of the circle, as SVG asks. */
const largeArc = ({ from, to }: HourSpan): 0 | 1 => (to - from > 12 ? 1 : 0);

/** A line along the ring. */
export function arc(span: HourSpan, radius: number): string {
  return `M${pair(span.from, radius)}A${radius} ${radius} 0 ${largeArc(span)} 1 ${pair(span.to, radius)}`;
}

/** A part of the ring with round corners. */
export function block(span: HourSpan, inner: number, outer: number, corner: number): string {
  const { from, to } = span;
  const hoursOf = (radius: number) => (corner / radius) * (12 / Math.PI);
  const [atInner, atOuter] = [hoursOf(inner), hoursOf(outer)];
  const large = largeArc(span);
  return [
    `M${pair(from + atOuter, outer)}A${outer} ${outer} 0 ${large} 1 ${pair(to - atOuter, outer)}`,
    `Q${pair(to, outer)} ${pair(to, outer - corner)}L${pair(to, inner + corner)}Q${pair(to, inner)} `,
    `${pair(to - atInner, inner)}A${inner} ${inner} 0 ${large} 0 ${pair(from + atInner, inner)}`,
    `Q${pair(from, inner)} ${pair(from, inner + corner)}L${pair(from, outer - corner)}`,
    `Q${pair(from, outer)} ${pair(from + atOuter, outer)}Z`,
  ].join('');
}

/** Lines across a block at each full hour inside it; empty where there is none. */
export function hourCuts({ from, to }: HourSpan, inner: number, outer: number): string {
  const hours = Array.from({ length: 24 }, (_, past) => Math.floor(from) + 1 + past).filter((hour) => hour < to);
  return hours.map((hour) => `M${pair(hour, inner)}L${pair(hour, outer)}`).join('');
}

/**
 * An amount of weekly hours as beads that rise from midnight on both sides, like water in a glass. One line, of which
 * a pattern of dashes without length and with round ends makes as many dots as there are hours.
 *
 * @param hours 1 to {@link BEADS}.
 */
export function beads(hours: number, radius: number): { d: string; pathLength: number } {
  const length = hours - 0.5;
  // The first place stands half a place after midnight; the line goes half a place on after the last.
  const from = 24 + HOURS_PER_BEAD * (0.5 - Math.floor((hours - 1) / 2));
  return { d: arc({ from, to: from + length * HOURS_PER_BEAD }, radius), pathLength: length };
}

/** A disc that is filled up from below to a share of its height, 0 to 1. */
export function filledDisc(share: number, radius: number): string {
  const y = CENTRE + radius - 2 * radius * share;
  const half = Math.sqrt(Math.max(0, radius ** 2 - (y - CENTRE) ** 2));
  const [left, right] = [rounded(CENTRE - half), rounded(CENTRE + half)];
  return `M${left} ${rounded(y)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 0 ${right} ${rounded(y)}Z`;
}
