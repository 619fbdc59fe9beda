// What everything is drawn on: size, light, chance, and the parts of the SVG.
import { hex2lch, lch, mixH, noise1, rng } from './colour.mjs';

/** The light of each time of day in the hue of the school's colour, as OKLCH colours from the sky down. */
const light = (bh) => ({
  dawn: {
    top: [0.8, 0.075, mixH(bh, 255, 0.45)],
    mid: [0.9, 0.055, mixH(bh, 45, 0.72)],
    hor: [0.955, 0.055, 70],
    sun: [0.97, 0.06, 85],
    glow: [0.93, 0.09, 62],
    haze: [0.95, 0.04, 60],
    lightC: 0.05,
  },
  noon: {
    top: [0.74, 0.1, mixH(bh, 245, 0.75)],
    mid: [0.87, 0.06, mixH(bh, 235, 0.7)],
    hor: [0.965, 0.025, 110],
    sun: [0.99, 0.03, 95],
    glow: [0.98, 0.04, 90],
    haze: [0.965, 0.02, 220],
    lightC: 0.03,
  },
  dusk: {
    top: [0.47, 0.1, mixH(bh, 285, 0.5)],
    mid: [0.72, 0.12, mixH(bh, 25, 0.65)],
    hor: [0.89, 0.1, 65],
    sun: [0.95, 0.09, 80],
    glow: [0.86, 0.14, 50],
    haze: [0.84, 0.09, 45],
    lightC: 0.08,
  },
  night: {
    top: [0.24, 0.07, mixH(bh, 270, 0.6)],
    mid: [0.38, 0.09, mixH(bh, 275, 0.6)],
    hor: [0.62, 0.09, mixH(bh, 30, 0.4)],
    sun: [0.97, 0.03, 90],
    glow: [0.7, 0.07, mixH(bh, 60, 0.4)],
    haze: [0.52, 0.07, mixH(bh, 280, 0.4)],
    lightC: 0.05,
  },
});

/**
 * A canvas of `w` by `h` px: `add` puts a piece of SVG on top, `lg` and `rg` make a gradient and give its `url()`,
 * `depth` gives the colour of what stands between the horizon (0) and the viewer (1), `R` a random number, `N` a random
 * line, `T` the light, `stone` the colour of a wall, `accent` one that stands out; `draw` fills a path, `line` strokes one,
 * `across` and `down` give colours from left to right and from above, between two places in px, `moved` draws a part elsewhere.
 */
export function createCanvas({ brand, id: name, seed, w, h, time, sun }) {
  const R = rng(seed * 7919 + 13),
    N = noise1(seed * 31 + 5);
  const [, bc, bh] = hex2lch(brand);
  const C = Math.min(0.16, Math.max(0.05, bc));

  const T = light(bh)[time];
  const hzH = T.haze[2],
    dark = time === 'night' || time === 'dusk';
  // depth 0 = far, 1 = near
  const depth = (d, dL = 0, dC = 0, H = bh) => {
    const L0 = T.haze[0] - (dark ? 0.14 : 0.1),
      L1 = dark ? 0.23 : 0.3;
    const e = Math.pow(d, 0.85);
    return lch(
      Math.max(0.1, L0 + (L1 - L0) * e + dL),
      Math.max(0, 0.035 + (C * 0.72 - 0.035) * Math.min(1, d * 1.5) + dC),
      mixH(hzH, H, H !== bh ? Math.min(1, 0.8 + d * 0.4) : Math.min(1, 0.45 + d * 0.9)),
    );
  };
  const defs = [],
    out = [];
  let id = 0;
  const prefix = 's' + seed + name[0];
  const newId = () => prefix + id++;
  const lg = (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1, user) => {
    const i = newId();
    defs.push(
      `<linearGradient id="${i}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${user ? ' gradientUnits="userSpaceOnUse"' : ''}>${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a != null ? ` stop-opacity="${a}"` : ''}/>`).join('')}</linearGradient>`,
    );
    return `url(#${i})`;
  };
  const rg = (stops, cx, cy, r) => {
    const i = newId();
    defs.push(
      `<radialGradient id="${i}" cx="${cx}" cy="${cy}" r="${r}" gradientUnits="userSpaceOnUse">${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a != null ? ` stop-opacity="${a}"` : ''}/>`).join('')}</radialGradient>`,
    );
    return `url(#${i})`;
  };
  const add = (s) => out.push(s);
  const draw = (d, fill, attributes = '') => add(`<path d="${d}" fill="${fill}"${attributes && ` ${attributes}`}/>`);
  const line = (d, stroke, width, attributes = '') =>
    add(`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${attributes && ` ${attributes}`}/>`);
  /** Draws a part `dx`, `dy` px from where it says. */
  const moved = (dx, dy, part) => {
    add(`<g transform="translate(${dx} ${dy})">`);
    part();
    add('</g>');
  };
  const ramp = (colours) => colours.map((c, i) => [+(i / (colours.length - 1)).toFixed(2), c]);
  const across = (x0, x1, ...colours) => lg(ramp(colours), x0, 0, x1, 0, 1);
  const down = (y0, y1, ...colours) => lg(ramp(colours), 0, y0, 0, y1, 1);
  const [sunX, sunY] = sun;
  const stone = (L, c = 0.03, H = mixH(bh, 65, 0.8)) => lch(dark ? L - 0.16 : L, c, H);
  const accent = lch(0.7, 0.15, 45);
  return {
    R,
    N,
    T,
    accent,
    across,
    add,
    bh,
    brand,
    dark,
    defs,
    depth,
    down,
    draw,
    h,
    lg,
    line,
    moved,
    newId,
    out,
    prefix,
    rg,
    seed,
    stone,
    sunX,
    sunY,
    time,
    w,
  };
}
