// Solid things in one-point perspective. The plane of a building's front is the paper: what stands in it has the px of the
// picture, and `z` px behind it (before it, if negative) everything draws near to the vanishing point.
import { f1, mixH } from './colour.mjs';

/** Where a point is seen: `vx`, `vy` is the vanishing point on the eye's level, `f` how far the eye is from the front. */
export const perspective =
  (vx, vy, f = 1500) =>
  (x, y, z = 0) => {
    const t = z / (z + f);
    return [x + (vx - x) * t, y + (vy - y) * t];
  };

/** A closed path through points. */
export const poly = (points) => `M${points.map(([x, y]) => `${f1(x)} ${f1(y)}`).join('L')}Z`;

/** A wall parallel to the paper, `z` px behind it: where its point `x`, `y` is seen. */
export const front =
  (P, z = 0) =>
  (x, y) =>
    P(x, y, z);

/** A wall that goes back from the paper at `x`: where its point `z`, `y` is seen. */
export const side = (P, x) => (z, y) => P(x, y, z);

/** A level plane at the height `y`: where its point `x`, `z` is seen. */
export const level = (P, y) => (x, z) => P(x, y, z);

/** A rectangle on a wall or a level plane. */
export const quad = (on, x, y, w, h) => poly([on(x, y), on(x + w, y), on(x + w, y + h), on(x, y + h)]);

/** The middles of `n` openings between two places. */
export const spread = (from, to, n) => Array.from({ length: n }, (_, k) => from + ((to - from) * (k + 0.5)) / n);

/**
 * Windows or doors on a wall, with their middles at `xs`: `y` is where their arch begins, `h` their height below it, `rise`
 * the height of the arch (none: they are flat), which is `pointed` or round.
 */
export const openings = (on, xs, y, w, h, rise = 0, pointed = false) =>
  xs
    .map((x) => {
      const at = (px, py) => on(px, py).map(f1).join(' ');
      const [l, r] = [x - w / 2, x + w / 2];
      if (!rise) return quad(on, l, y, w, h);
      const shoulder = y - rise * 0.55;
      return pointed
        ? `M${at(l, y + h)}L${at(l, y)}Q${at(l, shoulder)} ${at(x, y - rise)}Q${at(r, shoulder)} ${at(r, y)}L${at(r, y + h)}Z`
        : `M${at(l, y + h)}L${at(l, y)}C${at(l, y - rise * 1.33)} ${at(r, y - rise * 1.33)} ${at(r, y)}L${at(r, y + h)}Z`;
    })
    .join('');

/** The edges of round arches, such as `openings` makes, as lines. */
export const arches = (on, xs, y, w, rise) =>
  xs
    .map((x) => {
      const at = (px, py) => on(px, py).map(f1).join(' ');
      return `M${at(x - w / 2, y)}C${at(x - w / 2, y - rise * 1.33)} ${at(x + w / 2, y - rise * 1.33)} ${at(x + w / 2, y)}`;
    })
    .join('');

/**
 * A slab that stands out by `out` px around a block of which the right side is seen (the left one, with `seen` at -1):
 * a cornice, a balcony, the edge of a roof. Its underside is seen, when it is above the eye.
 */
export function slab({ draw }, P, { x0, x1, y, h, z = 0, deep, out }, colour, shade, under = shade, seen = 1) {
  const [l, r, near, far] = [x0 - out, x1 + out, z - out, z + deep + out];
  const below = level(P, y + h);
  draw(quad(below, l, near, r - l, out) + quad(below, seen > 0 ? x1 : l, near, out, far - near), under);
  draw(quad(side(P, seen > 0 ? r : l), near, y, far - near, h), shade);
  draw(quad(front(P, near), l, y, r - l, h), colour);
}

/** Level lines over a wall. */
export const courses = (on, x, w, ys) =>
  ys.map((y) => `M${on(x, y).map(f1).join(' ')}L${on(x + w, y).map(f1).join(' ')}`).join('');

/** Upright lines on a wall. */
export const uprights = (on, xs, y, h) =>
  xs.map((x) => `M${on(x, y).map(f1).join(' ')}L${on(x, y + h).map(f1).join(' ')}`).join('');

/** The colours of a wall: `L`, `c`, `H` as its stone is in the light; then its glass, its trim and its roof. */
export function material({ bh, dark, depth, stone }, L, c, H) {
  return {
    lit: stone(L + 0.04, c, H),
    mid: stone(L - 0.05, c, H),
    shade: stone(L - 0.17, c + 0.012, mixH(H, bh, 0.1)),
    deep: stone(L - 0.3, c + 0.005, mixH(H, bh, 0.16)),
    trim: dark ? '#f0d8bd' : stone(0.95, 0.018, 75),
    trimShade: dark ? '#b58a76' : stone(0.8, 0.03, mixH(75, bh, 0.3)),
    roof: depth(0.6, 0.05),
    roofShade: depth(0.8, 0.02),
    pane: dark ? '#f7c873' : depth(0.5, 0.09),
    paneLow: dark ? '#e79a4c' : depth(0.66, 0.05),
  };
}

/** The shadow of a building on the ground at `y`, thrown to the right and towards the viewer by `dx` and `dz` px. */
export function shadow({ depth, draw }, P, x0, x1, y, deep, dx, dz) {
  const on = level(P, y);
  const points = dx > 0
    ? [on(x0, 0), on(x0 + dx, -dz), on(x1 + dx, -dz), on(x1 + dx, deep - dz), on(x1, deep)]
    : [on(x1, 0), on(x1 + dx, -dz), on(x0 + dx, -dz), on(x0 + dx, deep - dz), on(x0, deep)];
  draw(poly(points), depth(0.95), 'opacity=".24"');
}
