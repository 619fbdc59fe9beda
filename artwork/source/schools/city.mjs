// Towers of a city, far off.
import { f1, lch } from './colour.mjs';

/** The towers of a city, tallest at `peak` (0 to 1 of the width). */
export function skyline(
  { R, add, dark, depth, h, lg, w },
  base,
  hmax,
  d,
  { x0 = -20, x1 = w + 20, gap = 0.12, win = true, peak = 0.5, spires = 2 } = {},
) {
  let x = x0,
    bs = '',
    ws = '',
    n = 0;
  const lit = lch(0.94, 0.08, 80);
  const fill = lg(
    [
      [0, depth(d, 0.02)],
      [1, depth(Math.max(0.02, d - 0.25), 0.05)],
    ],
    0,
    f1(base - hmax),
    0,
    base,
    1,
  );
  while (x < x1) {
    const bw = w * (0.022 + R() * 0.036),
      c = (x + bw / 2 - x0) / (x1 - x0),
      env = 0.34 + 0.66 * Math.exp(-(((c - peak) / 0.24) ** 2)),
      bh_ = hmax * env * (0.45 + 0.55 * R());
    const y = base - bh_;
    const st = R();
    if (st < 0.22 && bh_ > hmax * 0.55) {
      bs += `M${f1(x)} ${base}V${f1(y + bh_ * 0.16)}H${f1(x + bw * 0.16)}V${f1(y + bh_ * 0.06)}H${f1(x + bw * 0.34)}V${f1(y)}H${f1(x + bw * 0.66)}V${f1(y + bh_ * 0.06)}H${f1(x + bw * 0.84)}V${f1(y + bh_ * 0.16)}H${f1(x + bw)}V${base}Z`;
      if (n++ < spires)
        bs += `M${f1(x + bw * 0.46)} ${f1(y + 1)}L${f1(x + bw * 0.5)} ${f1(y - bh_ * 0.2)}L${f1(x + bw * 0.54)} ${f1(y + 1)}Z`;
    } else if (st < 0.36) bs += `M${f1(x)} ${base}V${f1(y + bw * 0.35)}L${f1(x + bw)} ${f1(y)}V${base}Z`;
    else bs += `M${f1(x)} ${base}V${f1(y)}H${f1(x + bw)}V${base}Z`;
    if (win) {
      const cw = bw / 5,
        rh = h * 0.0125;
      for (let yy = y + bh_ * 0.2; yy < base - rh * 1.5; yy += rh * 1.7)
        for (let k = 0; k < 3; k++)
          if (R() < (dark ? 0.42 : 0.2))
            ws += `M${f1(x + cw * (0.9 + k * 1.15))} ${f1(yy)}h${f1(cw * 0.62)}v${f1(rh * 0.75)}h${f1(-cw * 0.62)}z`;
    }
    x += bw * (1 + gap * (R() * 1.6 - 0.35));
  }
  add(`<path d="${bs}" fill="${fill}"/>`);
  if (win) add(`<path d="${ws}" fill="${lit}" opacity="${dark ? 0.85 : 0.6}"/>`);
}
