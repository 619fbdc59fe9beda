// What is above the horizon.
import { f1, lch } from './colour.mjs';

/** The sky from its height to the horizon, with the sun or the moon, and stars at night. */
export function sky({ R, T, add, h, lg, rg, sunX, sunY, time, w }) {
  add(
    `<rect width="${w}" height="${h}" fill="${lg([
      [0, lch(...T.top)],
      [0.36, lch(...T.mid)],
      [0.62, lch(...T.hor)],
    ])}"/>`,
  );
  add(
    `<rect width="${w}" height="${h}" fill="${rg(
      [
        [0, lch(...T.glow), 0.95],
        [0.35, lch(...T.glow), 0.4],
        [1, lch(...T.glow), 0],
      ],
      sunX,
      sunY,
      h * 0.72,
    )}"/>`,
  );
  const sr = h * { night: 0.05, noon: 0.058, dawn: 0.076, dusk: 0.086 }[time];
  add(`<circle cx="${f1(sunX)}" cy="${f1(sunY)}" r="${f1(sr)}" fill="${lch(...T.sun)}"/>`);
  if (time === 'night')
    for (let k = 0; k < 70; k++) {
      add(
        `<circle cx="${f1(R() * w)}" cy="${f1(R() * h * 0.4)}" r="${f1(0.6 + R() * 1.1)}" fill="#fff" opacity="${f1(0.25 + R() * 0.6)}"/>`,
      );
    }
}

/** A cloud on a flat base, lit from above; `s` is half of its width, in px. */
export function cloud({ R, T, add, defs, lg, newId }, cx, cy, s, a = 0.8) {
  // union of circles on a flat base, lit from above
  const g = lg(
    [
      [0, '#fff', 1],
      [0.45, '#fff', 0.92],
      [1, lch(Math.min(0.97, T.mid[0] + 0.05), T.mid[1] * 0.6, T.mid[2]), 0.75],
    ],
    0,
    f1(cy - s * 1.05),
    0,
    f1(cy),
    1,
  );
  const ci = newId();
  defs.push(
    `<clipPath id="${ci}"><rect x="${f1(cx - s * 3)}" y="${f1(cy - s * 2)}" width="${f1(s * 6)}" height="${f1(s * 2)}" rx="0"/></clipPath>`,
  );
  const cs = [
    [-1.25, 0.16, 0.26],
    [-0.82, 0.34, 0.42],
    [-0.22, 0.52, 0.6],
    [0.42, 0.4, 0.5],
    [0.95, 0.24, 0.36],
    [1.36, 0.1, 0.22],
  ].map(([x, y, r]) => [cx + x * s, cy - y * s * (0.85 + R() * 0.3), r * s * (0.92 + R() * 0.16)]);
  add(
    `<g opacity="${a}" clip-path="url(#${ci})"><g fill="${g}">${cs.map((c) => `<circle cx="${f1(c[0])}" cy="${f1(c[1])}" r="${f1(c[2])}"/>`).join('')}<rect x="${f1(cx - s * 1.55)}" y="${f1(cy - s * 0.22)}" width="${f1(s * 3.15)}" height="${f1(s * 0.4)}" rx="${f1(s * 0.2)}"/></g></g>`,
  );
}

/** Thin clouds that lie level between two heights. */
export function streaks({ R, add, h, w }, n, y0, y1, a = 0.5) {
  for (let k = 0; k < n; k++) {
    const y = y0 + R() * (y1 - y0),
      l = w * (0.1 + R() * 0.26),
      x = R() * w - l * 0.3,
      t = h * (0.006 + R() * 0.01);
    add(
      `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(l)}" height="${f1(t)}" rx="${f1(t / 2)}" fill="#fff" opacity="${f1(a * (0.3 + R() * 0.6) * 10) / 10}"/>`,
    );
  }
}

/** Mist between two heights, thickest at the lower one; `a` is its opacity there. */
export function haze({ T, add, lg, w }, y0, y1, a = 0.5) {
  add(
    `<rect x="0" y="${y0}" width="${w}" height="${y1 - y0}" fill="${lg([
      [0, lch(...T.haze), 0],
      [1, lch(...T.haze), a],
    ])}"/>`,
  );
}

/** A few birds, far off. */
export function birds({ R, add, depth, h, w }, n) {
  let s = '';
  for (let k = 0; k < n; k++) {
    const x = w * (0.14 + R() * 0.3),
      y = h * (0.12 + R() * 0.16),
      q = 7 + R() * 7;
    s += `M${f1(x - q)} ${f1(y - q * 0.25)}Q${f1(x - q * 0.4)} ${f1(y - q * 0.55)} ${f1(x)} ${f1(y)}Q${f1(x + q * 0.4)} ${f1(y - q * 0.55)} ${f1(x + q)} ${f1(y - q * 0.25)}`;
  }
  add(
    `<path d="${s}" stroke="${depth(0.7)}" stroke-opacity=".6" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
  );
}
