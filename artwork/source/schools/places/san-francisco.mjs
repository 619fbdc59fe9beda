// A red bridge over a bay in fog, and a row of houses with bay windows down a hill.
import { f1, hex2lch, lch } from '../colour.mjs';
import { skyline } from '../city.mjs';
import { ridge, water } from '../land.mjs';
import { pines, shrubs } from '../plants.mjs';
import { openings, poly } from '../shapes.mjs';
import { birds, haze, sky, streaks } from '../sky.mjs';
import { pair } from '../street.mjs';

/** A suspension bridge with two towers. */
function bridge(
  { add, brand, h, lg, w },
  y,
  { x0 = -w * 0.05, x1 = w * 1.05, t = [0.3, 0.76], hgt = 0.3, color } = {},
) {
  const c = color || brand,
    ht = h * hgt,
    dk = h * 0.016;
  const X = t.map((q) => x0 + (x1 - x0) * q);
  const top = y - ht;
  let hang = '',
    cab = `M${f1(x0)} ${f1(y - h * 0.02)}Q${f1((x0 + X[0]) / 2 + 20)} ${f1(y - h * 0.03)} ${f1(X[0])} ${f1(top)}Q${f1((X[0] + X[1]) / 2)} ${f1(y + ht * 0.62)} ${f1(X[1])} ${f1(top)}Q${f1((x1 + X[1]) / 2 - 20)} ${f1(y - h * 0.03)} ${f1(x1)} ${f1(y - h * 0.02)}`;
  const q2 = (a, b_, c_, u) => (1 - u) ** 2 * a + 2 * (1 - u) * u * b_ + u * u * c_;
  for (let k = 1; k < 30; k++) {
    const u = k / 30;
    hang += `M${f1(q2(X[0], (X[0] + X[1]) / 2, X[1], u))} ${f1(q2(top, y + ht * 0.62, top, u))}V${f1(y)}`;
    if (k % 2) {
      hang += `M${f1(q2(x0, (x0 + X[0]) / 2 + 20, X[0], u))} ${f1(q2(y - h * 0.02, y - h * 0.03, top, u))}V${f1(y)}M${f1(q2(X[1], (x1 + X[1]) / 2 - 20, x1, u))} ${f1(q2(top, y - h * 0.03, y - h * 0.02, u))}V${f1(y)}`;
    }
  }
  add(
    `<path d="${hang}" stroke="${c}" stroke-width="1.3" stroke-opacity=".6"/><path d="${cab}" stroke="${c}" stroke-width="${f1(h * 0.0058)}" fill="none"/><rect x="0" y="${f1(y)}" width="${w}" height="${f1(dk)}" fill="${c}"/><path d="M0 ${f1(y + dk)}${Array.from({ length: 41 }, (_, k) => `L${f1((w * k) / 40)} ${f1(y + dk + (k % 2 ? h * 0.018 : h * 0.004))}`).join('')}" stroke="${c}" stroke-width="1.6" fill="none" stroke-opacity=".8"/>`,
  );
  const cs = hex2lch(c);
  for (const x of X) {
    const tw = w * 0.024;
    const g = lg(
      [
        [0, lch(Math.min(0.8, cs[0] + 0.08), cs[1], cs[2])],
        [1, lch(cs[0] - 0.09, cs[1], cs[2])],
      ],
      0,
      0,
      1,
      0,
    );
    add(
      `<path d="M${f1(x - tw)} ${f1(y + h * 0.15)}L${f1(x - tw * 0.78)} ${f1(top - h * 0.012)}H${f1(x - tw * 0.3)}L${f1(x - tw * 0.4)} ${f1(y + h * 0.15)}ZM${f1(x + tw)} ${f1(y + h * 0.15)}L${f1(x + tw * 0.78)} ${f1(top - h * 0.012)}H${f1(x + tw * 0.3)}L${f1(x + tw * 0.4)} ${f1(y + h * 0.15)}Z" fill="${g}"/>` +
        [0.04, 0.3, 0.56, 0.82]
          .map(
            (q) =>
              `<rect x="${f1(x - tw * 0.8)}" y="${f1(top + ht * q)}" width="${f1(tw * 1.6)}" height="${f1(h * 0.016)}" fill="${g}"/>`,
          )
          .join(''),
    );
  }
}

/** One house of the row: a gable, a bay of windows over two storeys, steps to the door. */
function house({ across, draw, line }, x, b, w, tall, wall, shade, trim, roof) {
  const top = b - tall,
    flat = (px, py) => [px, py];
  draw(poly([[x, b], [x, top], [x + w / 2, top - 40], [x + w, top], [x + w, b]]), across(x, x + w, shade, wall));
  line(`M${f1(x - 3)} ${top + 3}L${f1(x + w / 2)} ${top - 42}L${f1(x + w + 3)} ${top + 3}`, roof, 9);
  line(`M${f1(x + 2)} ${top + 8}L${f1(x + w / 2)} ${top - 33}L${f1(x + w - 2)} ${top + 8}`, trim, 3);
  draw(openings(flat, [x + w / 2], top - 8, 14, 14, 7), '#6f7fa6');
  // the bay: its front and two slanted sides
  const l = x + w * 0.12,
    r = x + w * 0.6;
  const bay = (y, h) => {
    draw(poly([[l, y], [l + 9, y - 4], [r - 9, y - 4], [r, y], [r, y + h], [r - 9, y + h + 4], [l + 9, y + h + 4], [l, y + h]]), across(l, r, shade, wall, wall));
    draw(poly([[l - 3, y + 3], [l + 7, y - 6], [r - 7, y - 6], [r + 3, y + 3]]), roof);
    draw(poly([[l - 3, y + 2], [r + 3, y + 2], [r + 1, y + 7], [l - 1, y + 7]]), trim);
    draw(openings(flat, spread3(l + 12, r - 12), y + 10, (r - l - 24) / 2 - 3, h - 14), '#7f8fb4');
    draw(openings(flat, [l + 5, r - 5], y + 11, 5, h - 16), '#66749a');
  };
  bay(top + 20, 34);
  bay(top + 68, 36);
  draw(openings(flat, [x + w * 0.8], top + 26, 13, 26, 6), '#7f8fb4');
  draw(openings(flat, [x + w * 0.8], top + 84, 20, b - top - 84, 9), trim);
  draw(openings(flat, [x + w * 0.8], top + 86, 14, b - top - 86, 7), '#5b4a6e');
  line(`M${x} ${top + 62}H${x + w}`, trim, 3);
}
const spread3 = (a, b) => [a + (b - a) * 0.25, a + (b - a) * 0.75];

export function sanFrancisco(canvas) {
  const { R, add, depth, down, draw, h, line, w } = canvas;
  sky(canvas);
  streaks(canvas, 5, h * 0.1, h * 0.3, 0.5);
  birds(canvas, 5);
  ridge(canvas, h * 0.585, h * 0.17, 2.4, 0.16, { pow: 1.2 });
  haze(canvas, h * 0.4, h * 0.6, 0.7);
  skyline(canvas, h * 0.595, h * 0.16, 0.26, { x0: w * 0.55, x1: w * 1.03, peak: 0.6, win: false, spires: 1 });
  water(canvas, h * 0.592, h, 0.36);
  for (let k = 0; k < 4; k++) {
    const y = h * (0.545 + 0.028 * k);
    add(
      `<rect x="${f1(w * (k * 0.22 - 0.1))}" y="${f1(y)}" width="${f1(w * (0.46 + R() * 0.2))}" height="${f1(h * 0.034)}" rx="${f1(h * 0.017)}" fill="#fff" opacity=".34"/>`,
    );
  }
  bridge(canvas, h * 0.64, { color: lch(0.6, 0.17, 37), hgt: 0.36, t: [0.36, 0.8] });
  draw('M958 622Q996 610 1034 622V640Q996 650 958 640Z', depth(0.6, 0.1, 0, 30));
  for (let k = 0; k < 5; k++) {
    const y = h * (0.7 + 0.026 * k);
    add(
      `<rect x="${f1(w * (0.62 - 0.26 * k + R() * 0.3))}" y="${f1(y)}" width="${f1(w * (0.36 + R() * 0.2))}" height="${f1(h * 0.028)}" rx="${f1(h * 0.014)}" fill="#fff" opacity=".30"/>`,
    );
  }
  draw('M0 640Q300 630 560 690Q760 740 860 800H0Z', down(640, 800, depth(0.5, 0.05, 0.02, 140), depth(0.85, 0, 0.01, 150)));
  pines(canvas, 6, 716, 120, 0.62, 160, 462, 660);
  const rows = [
    ['#f6e3c6', '#dcbfa4', '#fffaf0', '#8a6f8f'],
    ['#e9a99a', '#cc8583', '#fff3e6', '#7d5b7c'],
    ['#bcd3dc', '#93abc4', '#fffdf6', '#5f6b9c'],
    ['#f3d694', '#d6b078', '#fffaf0', '#8d6a72'],
    ['#c3d3b0', '#98ae96', '#fffdf2', '#5d6f80'],
  ];
  rows.forEach((colours, k) => house(canvas, -14 + k * 96, 722 + k * 13, 92, 164, ...colours));
  draw('M-10 716L480 782L560 800H-10Z', down(716, 800, lch(0.84, 0.03, 60), lch(0.6, 0.05, 300)));
  line('M-10 730L500 800', '#fff', 3, 'opacity=".5"');
  shrubs(canvas, 800, 9, 30, 0.84, 150, 0, 560, 800);
  pair(canvas, 330, 790, 1.8);
}
