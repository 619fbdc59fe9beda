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

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Groups of places whose pins would touch, each place in one group. */
function neighbours(places: readonly Point[], reach: number): number[][] {
  const groupOf = places.map((_, index) => index);
  for (const [a, first] of places.entries()) {
    for (const [b, second] of places.entries()) {
      if (a < b && distance(first, second) < reach) {
        const from = groupOf[b];
        const to = groupOf[a] ?? a;
        for (const [index, group] of groupOf.entries()) if (group === from) groupOf[index] = to;
      }
    }
  }
  const groups = Map.groupBy(places.keys(), (index) => groupOf[index]);
  return [...groups.values()];
}

/** The turn of a ring of `count` seats that brings each seat near the angle of its place. */
function bestTurn(angles: readonly number[]): number {
  const seat = (2 * Math.PI) / angles.length;
  const [sine, cosine] = angles.reduce<[number, number]>(
    ([s, c], angle, index) => [s + Math.sin(angle - index * seat), c + Math.cos(angle - index * seat)],
    [0, 0],
  );
  return Math.atan2(sine, cosine);
}

/**
 * Places the pins. One by itself stands on its place. Neighbours stand in a ring around their
 * middle, in the order of their directions, so that the lines to their places never cross.
 */
export function placePins(places: readonly Point[], { radius, gap }: PinSizes): Pin[] {
  const least = 2 * radius + gap;
  const pins = places.map((place) => ({ place, pin: place }));
  // Groups hold indices of this very list.
  const placeOf = (index: number) => places[index] as Point;
  for (const group of neighbours(places, least)) {
    if (group.length === 1) continue;
    const points = group.map(placeOf);
    const middle = {
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    };
    const spread = Math.max(...points.map((point) => distance(point, middle)));
    const ring = Math.max(spread + radius + gap, least / (2 * Math.sin(Math.PI / points.length)));
    const angle = (point: Point) => Math.atan2(point.y - middle.y, point.x - middle.x);
    const inOrder = group.toSorted((a, b) => angle(placeOf(a)) - angle(placeOf(b)));
    const turn = bestTurn(inOrder.map((index) => angle(placeOf(index))));
    for (const [seat, index] of inOrder.entries()) {
      const at = turn + (seat * 2 * Math.PI) / inOrder.length;
      pins[index] = {
        place: placeOf(index),
        pin: { x: middle.x + ring * Math.cos(at), y: middle.y + ring * Math.sin(at) },
      };
    }
  }
  return pins;
}
