import { describe, expect, it } from 'vitest';
import { BANNER_INTERVAL_MS, clampDrag, slideOffset, swipeStep } from './banner-carousel.ts';

it('HOME-1 the interval is the specification’s', () => {
  expect(BANNER_INTERVAL_MS).toBe(4000);
});

describe('HOME-2 a drag', () => {
  it('HOME-2 changes the slide beyond 20 % of the window, not at 20 %', () => {
    expect(swipeStep(-80, 400)).toBe(0);
    expect(swipeStep(80, 400)).toBe(0);
    expect(swipeStep(-80.5, 400)).toBe(1);
    expect(swipeStep(80.5, 400)).toBe(-1);
    expect(swipeStep(0, 400)).toBe(0);
  });

  it('HOME-2 moves the slide by at most half of the window', () => {
    expect([-300, -200, -199, 0, 199, 200, 300].map((dx) => clampDrag(dx, 400))).toEqual([
      -200, -200, -199, 0, 199, 200, 200,
    ]);
  });
});

it('HOME-1 each slide knows its place in the ring', () => {
  const places = (active: number) => [0, 1, 2, 3].map((index) => slideOffset(index, active, 4));
  expect(places(0)).toEqual([0, 1, 2, -1]);
  expect(places(3)).toEqual([1, 2, -1, 0]);
});
