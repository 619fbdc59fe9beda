// Colour in OKLCH, and repeatable chance.
const lin = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4),
  gam = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** A colour `#rrggbb` in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export function hex2lch(h) {
  const [r, g, b] = [1, 3, 5].map((i) => lin(parseInt(h.slice(i, i + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [L, Math.hypot(A, B), ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360];
}

/** An OKLCH colour as `#rrggbb`; its chroma is lowered until sRGB has it. */
export function lch(L, C, H) {
  for (let k = 0; k < 24; k++) {
    const a = C * Math.cos((H * Math.PI) / 180),
      b = C * Math.sin((H * Math.PI) / 180);
    const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3,
      m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3,
      s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const rgb = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
    if (k == 23 || rgb.every((v) => v >= -0.0005 && v <= 1.0005))
      return (
        '#' +
        rgb
          .map((v) =>
            Math.round(255 * gam(Math.min(1, Math.max(0, v))))
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')
      );
    C *= 0.92;
  }
}

/** The hue between two, the short way round the circle; `t` from 0 to 1. */
export const mixH = (a, b, t) => {
  let d = ((b - a + 540) % 360) - 180;
  return (a + d * t + 360) % 360;
};

/** Random numbers from 0 to 1, the same for the same seed. */
export const rng = (s) => () => {
  s |= 0;
  s = (s + 0x6d2b79f5) | 0;
  let t = Math.imul(s ^ (s >>> 15), 1 | s);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** One digit after the point, which is as fine as a picture of 1200 px shows. */
export const f1 = (n) => +n.toFixed(1);

/** A smooth random line for a seed: the height at any place, 0 to 1. */
export function noise1(seed) {
  const r = rng(seed),
    v = Array.from({ length: 512 }, () => r());
  return (x) => {
    const i = Math.floor(x),
      f = x - i,
      u = f * f * (3 - 2 * f);
    return v[i & 511] * (1 - u) + v[(i + 1) & 511] * u;
  };
}

/** Such a line with finer ones upon it, as the ridge of a hill has. */
export const fbm = (n, x, o = 4) => {
  let a = 0.5,
    s = 0;
  for (let k = 0; k < o; k++) {
    s += a * n(x);
    x = x * 2.03 + 17.3;
    a *= 0.5;
  }
  return s;
};
