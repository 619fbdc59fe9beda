import { describe, expect, it } from 'vitest';
import { arc, BEADS, beads, block, filledDisc, hourCuts, pointAt } from './dial-geometry.ts';

describe('DIAL-1 the geometry of the dial', () => {
  it('DIAL-1 midnight is at the bottom, noon on top, six at the left, six in the evening at the right', () => {
    expect(pointAt(0, 50)).toEqual({ x: 60, y: 110 });
    expect(pointAt(12, 50)).toEqual({ x: 60, y: 10 });
    expect(pointAt(6, 50)).toEqual({ x: 10, y: 60 });
    expect(pointAt(18, 50)).toEqual({ x: 110, y: 60 });
    expect(pointAt(24, 50)).toEqual(pointAt(0, 50));
  });

  it('DIAL-1 a span over midnight goes through the bottom, one of more than twelve hours the long way round', () => {
    expect(arc({ from: 22, to: 25 }, 50)).toBe('M85 103.3A50 50 0 0 1 47.06 108.3');
    expect(arc({ from: 6, to: 19 }, 50)).toContain('A50 50 0 1 1');
    expect(block({ from: 6, to: 19 }, 43, 56, 2).match(/ 0 1 [01] /g)).toHaveLength(2);
    expect(block({ from: 6, to: 18 }, 43, 56, 2)).not.toMatch(/ 0 1 [01] /);
  });

  it('DIAL-1 a class is cut at the full hours inside it, also where it begins at the half hour', () => {
    const cuts = (from: number, to: number) => hourCuts({ from, to }, 43, 56).match(/M/g)?.length ?? 0;
    expect(cuts(14, 17)).toBe(2);
    expect(cuts(14.5, 17.5)).toBe(3);
    expect(cuts(22, 25)).toBe(2);
    expect(cuts(9, 10)).toBe(0);
  });

  it('DIAL-1 as many beads as hours, in the places around midnight', () => {
    for (const hours of [1, 2, 15, BEADS]) expect(beads(hours, 34).pathLength).toBe(hours - 0.5);
    // One bead stands in the first place after midnight, two in that and the next.
    const start = (hours: number) => beads(hours, 34).d.split('A')[0];
    const { x, y } = pointAt(24.3, 34);
    expect(start(1)).toBe(`M${x} ${y}`);
    expect(start(2)).toBe(start(1));
    const before = pointAt(23.7, 34);
    expect(start(3)).toBe(`M${before.x} ${before.y}`);
  });

  it('DIAL-1 a glass is empty at none, half at half, full at all', () => {
    expect(filledDisc(0, 24)).toBe('M60 84A24 24 0 0 0 60 84Z');
    expect(filledDisc(0.5, 24)).toBe('M36 60A24 24 0 0 0 84 60Z');
    expect(filledDisc(1, 24)).toBe('M60 36A24 24 0 1 0 60 36Z');
  });
});
