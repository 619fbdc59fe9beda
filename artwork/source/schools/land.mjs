// Hills, water and grass.
import { f1, fbm, lch } from './colour.mjs';

/** A line of hills; `d` is how near they are, from 0 to 1, here and below. */
export function ridge(
  { N, add, bh, depth, h, lg, w },
  base,
  amp,
  freq,
  d,
  { o = 5, H = bh, dL = 0, pow = 1, ph = 0 } = {},
) {
  let s = `M-10 ${h + 10}`;
  for (let x = -10; x <= w + 10; x += 8) {
    const y = base - amp * Math.pow(fbm(N, (x / w) * freq + ph + d * 37, o), pow);
    s += `L${x} ${f1(y)}`;
  }
  add(
    `<path d="${s}L${w + 10} ${h + 10}Z" fill="${lg(
      [
        [0, depth(d, 0.03 + dL, 0, H)],
        [0.5, depth(Math.max(0, d - 0.12), 0.03 + dL, 0, H)],
        [1, depth(Math.max(0, d - 0.25), 0.05 + dL, 0, H)],
      ],
      0,
      f1(base - amp * 0.8),
      0,
      f1(base + h * 0.16),
      1,
    )}"/>`,
  );
}

/** A mountain with a lit face, and snow on it or none. */
export function peak({ R, add, depth, lg }, cx, top, wd, base, d, snow = true) {
  // faceted mountain with a lit left face
  const jag = (x0, y0, x1, y1, n, a) => {
    let s = '';
    for (let k = 1; k <= n; k++) {
      const t = k / n,
        j = k < n ? (R() - 0.5) * a : 0;
      s += `L${f1(x0 + (x1 - x0) * t + j)} ${f1(y0 + (y1 - y0) * t + (k < n ? (R() - 0.5) * a * 0.5 : 0))}`;
    }
    return s;
  };
  const L = cx - wd * (0.5 + R() * 0.06),
    Rr = cx + wd * (0.52 + R() * 0.08);
  const left = jag(L, base, cx, top, 9, wd * 0.035),
    right = jag(cx, top, Rr, base, 9, wd * 0.035);
  add(
    `<path d="M${f1(L)} ${base}${left}${right}Z" fill="${lg([
      [0, depth(d, 0.07)],
      [1, depth(d - 0.22, 0.08)],
    ])}"/>`,
  );
  const mx = cx + wd * 0.07;
  add(
    `<path d="M${f1(cx)} ${f1(top)}${right}L${f1(mx + wd * 0.05)} ${base}${jag(mx + wd * 0.05, base, cx, top, 8, wd * 0.07)}Z" fill="${lg(
      [
        [0, depth(d + 0.16, -0.01)],
        [1, depth(d - 0.12, 0.04)],
      ],
    )}" opacity=".8"/>`,
  );
  if (snow) {
    const hh = (base - top) * 0.3;
    let s = `M${f1(cx)} ${f1(top)}`;
    const n = 7;
    const pts = [];
    for (let k = 0; k <= n; k++) {
      const t = k / n;
      const x = cx - wd * 0.15 + wd * 0.31 * t;
      const y = top + hh * (0.78 + (k % 2 ? 0.42 : -0.12) * (0.6 + R() * 0.5));
      pts.push([x, y]);
    }
    s +=
      `L${f1(cx - wd * 0.145)} ${f1(top + hh * 0.98)}` +
      pts
        .slice(1, -1)
        .map((q) => `L${f1(q[0])} ${f1(q[1])}`)
        .join('') +
      `L${f1(cx + wd * 0.125)} ${f1(top + hh * 0.84)}Z`;
    add(
      `<path d="${s}" fill="${lg([
        [0, '#fff', 0.96],
        [1, '#fff', 0.72],
      ])}"/>`,
    );
    add(
      `<path d="M${f1(cx)} ${f1(top)}L${f1(cx + wd * 0.125)} ${f1(top + hh * 0.84)}L${pts[6].map(f1).join(' ')}L${pts[5].map(f1).join(' ')}L${f1(cx + wd * 0.03)} ${f1(top + hh * 0.45)}Z" fill="${depth(d - 0.1)}" opacity=".35"/>`,
    );
  }
}

/** A lake, a river or the sea between two heights, with the light of the sun on it. */
export function water({ R, T, add, depth, h, lg, sunX, w }, y0, y1, d = 0.3) {
  add(
    `<rect x="0" y="${y0}" width="${w}" height="${y1 - y0}" fill="${lg([
      [0, lch(T.hor[0] - 0.02, T.hor[1] + 0.01, T.hor[2])],
      [0.35, lch(T.mid[0] - 0.04, T.mid[1] + 0.01, T.mid[2])],
      [1, depth(d + 0.18, 0.05)],
    ])}"/>`,
  );
  let s = '';
  const n = 46;
  for (let k = 0; k < n; k++) {
    const t = R(),
      y = y0 + (y1 - y0) * t * t,
      l = w * (0.012 + 0.05 * R()) * (0.35 + t),
      near = R() < 0.5,
      x = near ? sunX + (R() - 0.5) * w * 0.16 * (0.4 + t) - l / 2 : R() * w;
    s += `M${f1(x)} ${f1(y)}h${f1(l)}`;
  }
  add(`<path d="${s}" stroke="#fff" stroke-opacity=".55" stroke-width="${f1(h * 0.0038)}" stroke-linecap="round"/>`);
  let s2 = '';
  for (let k = 0; k < 18; k++) {
    const t = R(),
      y = y0 + (y1 - y0) * t,
      l = w * (0.03 + 0.07 * R());
    s2 += `M${f1(R() * w)} ${f1(y)}h${f1(l)}`;
  }
  add(
    `<path d="${s2}" stroke="${depth(d + 0.2)}" stroke-opacity=".22" stroke-width="${f1(h * 0.003)}" stroke-linecap="round"/>`,
  );
}

/** Mown grass from a height down to the lower edge. */
export function lawn({ depth, down, draw, h, w, add }, y, H = 140, d = 0.42) {
  draw(
    `M0 ${f1(y + 9)}Q${w / 2} ${f1(y - 16)} ${w} ${f1(y + 9)}V${h}H0Z`,
    down(y, h, depth(d - 0.12, 0.06, 0.02, H), depth(d + 0.3, 0, 0.02, H)),
  );
  let s = '';
  for (let k = 0; k < 5; k++) {
    const yy = y + (h - y) * (0.15 + 0.17 * k);
    s += `<path d="M0 ${f1(yy)}Q${w / 2} ${f1(yy - 14)} ${w} ${f1(yy)}V${f1(yy + 24)}Q${w / 2} ${f1(yy + 10)} 0 ${f1(yy + 24)}Z"/>`;
  }
  add(`<g fill="#fff" opacity=".07">${s}</g>`);
}

/** A path or a square paved in light stone, lighter far off; `y` is its far end. */
export function paving({ dark, down, draw, h }, d, y, H = 65) {
  draw(d, down(y, h, lch(dark ? 0.86 : 0.95, 0.03, H + 10), lch(dark ? 0.56 : 0.82, 0.045, H)));
}
