import { describe, expect, it } from 'vitest';
import { content } from '../../site-content.ts';
import landPoints from './land-points.json' with { type: 'json' };
import { heightOf, holds, landPath, landTest, project } from './map-projection.ts';
import { NARROW_MAP, type PartnerMapShape, placeIn, WIDE_MAP } from './partner-map.data.ts';
import { type Pin, placePins } from './pin-placement.ts';

const FRAME = { west: 100, span: 200, north: 60, south: -50, width: 1000 };

describe('PAGE-3 the projection of the partners’ picture', () => {
  it('PAGE-3 runs east over the date line', () => {
    expect(project({ latitude: 60, longitude: 100 }, FRAME)).toEqual({ x: 0, y: 0 });
    expect(project({ latitude: 0, longitude: 180 }, FRAME).x).toBeCloseTo(400);
    expect(project({ latitude: 0, longitude: -160 }, FRAME).x).toBeCloseTo(500);
    expect(project({ latitude: -50, longitude: -60.001 }, FRAME).y).toBeCloseTo(heightOf(FRAME), 0);
  });

  it('PAGE-3 tells land from sea', () => {
    const isLand = landTest(landPoints);
    expect(isLand({ latitude: 40, longitude: -100 })).toBe(true);
    expect(isLand({ latitude: -25, longitude: 134 })).toBe(true);
    expect(isLand({ latitude: 30, longitude: -150 })).toBe(false);
    expect(isLand({ latitude: -30, longitude: -100 })).toBe(false);
  });

  it('PAGE-3 draws dots and nothing else: no line, no area, no border', () => {
    const path = landPath(landPoints, FRAME, 8);
    expect(path.replace(/[Mm]-?[\d.]+ -?[\d.]+h0/g, '')).toBe('');
    expect(path.match(/h0/g)?.length).toBeGreaterThan(1000);
  });
});

/** Whether the lines of two pins cross. */
function doCross(a: Pin, b: Pin): boolean {
  const side = (p: Pin, q: { x: number; y: number }) =>
    Math.sign((p.pin.x - p.place.x) * (q.y - p.place.y) - (p.pin.y - p.place.y) * (q.x - p.place.x));
  return side(a, b.place) * side(a, b.pin) < 0 && side(b, a.place) * side(b, a.pin) < 0;
}

/** All pairs of a list. */
function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((first, index) => list.slice(index + 1).map((second): [T, T] => [first, second]));
}

describe.each([
  ['wide', WIDE_MAP],
  ['narrow', NARROW_MAP],
])('PAGE-3 the islands of the %s picture', (_name, shape) => {
  it('PAGE-3 every institution lies on the map or in the frame of its island', () => {
    for (const [slug, { coordinates }] of content.schools)
      expect(
        [shape.frame, ...shape.insets.map(({ frame }) => frame)].filter((frame) => holds(frame, coordinates)).length,
        slug,
      ).toBe(1);
  });

  it('PAGE-3 the frames of islands cover no land of the map', () => {
    const isLand = landTest(landPoints);
    const scale = project({ latitude: shape.frame.south, longitude: shape.frame.west + 1 }, shape.frame);
    for (const { frame, left, top } of shape.insets)
      for (let x = left; x <= left + frame.width; x += shape.step)
        for (let y = top; y <= top + heightOf(frame); y += shape.step) {
          const latitude = shape.frame.north - (y / heightOf(shape.frame)) * (shape.frame.north - shape.frame.south);
          expect(isLand({ latitude, longitude: shape.frame.west + x / scale.x }), `${x} ${y}`).toBe(false);
        }
  });
});

describe('PAGE-3 the pins of the partners’ picture', () => {
  it('PAGE-3 a pin by itself stands on its place', () => {
    const place = { x: 10, y: 10 };
    expect(placePins([place, { x: 200, y: 10 }], { radius: 10, gap: 4 })[0]).toEqual({ place, pin: place });
  });

  for (const [name, shape] of [
    ['wide', WIDE_MAP],
    ['narrow', NARROW_MAP],
  ] satisfies [string, PartnerMapShape][]) {
    it(`PAGE-3 every institution can be told from its neighbours, ${name}`, () => {
      const { frame, pin: sizes } = shape;
      const places = [...content.schools.values()].map((school) => placeIn(shape, school.coordinates));
      const pins = placePins(places, sizes);
      expect(pins).toHaveLength(13);
      for (const { pin } of pins) {
        expect(pin.x).toBeGreaterThan(sizes.radius);
        expect(pin.x).toBeLessThan(frame.width - sizes.radius);
        expect(pin.y).toBeGreaterThan(sizes.radius);
        expect(pin.y).toBeLessThan(heightOf(frame) - sizes.radius);
      }
      for (const [a, b] of pairs(pins)) {
        expect(Math.hypot(a.pin.x - b.pin.x, a.pin.y - b.pin.y)).toBeGreaterThanOrEqual(2 * sizes.radius);
        expect(doCross(a, b)).toBe(false);
      }
    });
  }
});
