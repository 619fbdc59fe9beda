/** The rules of the banner's movement (HOME-1, HOME-2). */
import { sinceFirstPaint } from '../../behaviour/islands/moments.ts';

/** Milliseconds between two slides on phones; the specification's number. */
export const BANNER_INTERVAL_MS = 4000;

/** The picture of a slide to come is fetched so many ms before its turn. */
export const PICTURE_AHEAD_MS = 2000;

/** Milliseconds until the first turn: the visitor has seen the first slide since the first paint, and its script runs later. */
export const firstTurnMs = () => Math.max(PICTURE_AHEAD_MS, BANNER_INTERVAL_MS - sinceFirstPaint());

/** A drag beyond this part of the window's width changes the slide; the specification's number. */
const SWIPE_THRESHOLD_RATIO = 0.2;

/** A slide follows the finger by at most this part of the window's width; the specification's number. */
const DRAG_CLAMP_RATIO = 0.5;

/** How far a slide stands from its place for a finger that moved `dx` px in a window `width` px wide. */
export function clampDrag(dx: number, width: number): number {
  const limit = width * DRAG_CLAMP_RATIO;
  return Math.max(-limit, Math.min(limit, dx));
}

/** What a drag of `dx` px does when the finger leaves: 1 the next slide, -1 the one before, 0 back. */
export function swipeStep(dx: number, width: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= width * SWIPE_THRESHOLD_RATIO) return 0;
  return dx < 0 ? 1 : -1;
}

/** Where slide `index` stands in the ring as seen from the active one: -1 before, 0, 1 after, 2 out of sight. */
export function slideOffset(index: number, active: number, count: number): -1 | 0 | 1 | 2 {
  const distance = (index - active + count) % count;
  if (distance === 0) return 0;
  if (distance === 1) return 1;
  return distance === count - 1 ? -1 : 2;
}
