/** Where the pins of a picture stand, so that neighbours do not cover each other. Pure; runs at build time. */
import type { Point } from './map-projection.ts';

/** A pin: the place it means, and where its disc stands. */
export interface Pin {
  place: Point;
  pin: Point;
}

interface PinSizes {
  /** Radius of a pin's disc. */
  radius: number;
  /** Least space between two discs. */
  gap: number;
}

/** More than the pins of one country ever need. */
const ROUNDS = 400;

/**
 * Places the pins. One by itself stands on its place. Neighbours push each other apart until there is room between
 * their discs, so that each stays near its place and their lines do not cross.
 */
export function placePins(places: readonly Point[], { radius, gap }: PinSizes): Pin[] {
  const least = 2 * radius + gap;
  const pins = places.map((place) => ({ place, pin: { ...place } }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { pin: a }] of pins.entries()) {
      for (const { pin: b } of pins.slice(index + 1)) {
        const distance = Math.hypot(b.x - a.x, b.y - a.y);
        if (distance >= least) continue;
        const push = (least - distance) / 2;
        // Two on the very same place part sideways.
        const x = distance > 0 ? (b.x - a.x) / distance : 1;
        const y = distance > 0 ? (b.y - a.y) / distance : 0;
        a.x -= push * x;
        a.y -= push * y;
        b.x += push * x;
        b.y += push * y;
      }
    }
  }
  return pins;
}
