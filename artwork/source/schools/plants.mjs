// Trees and bushes.
import { f1, lch } from './colour.mjs';

/** A fir. */
export function pine({ add, depth, lg }, x, b, ht, d, H) {
  const c = lg(
    [
      [0, depth(d - 0.08, 0.05, 0, H)],
      [0.5, depth(d, 0, 0, H)],
      [1, depth(d + 0.1, -0.02, 0, H)],
    ],
    0,
    0,
    1,
    0,
  );
  const n = 6;
  let l = '',
    r = '';
  for (let k = 0; k < n; k++) {
    const y1 = b - ht + ht * 0.93 * ((k + 1) / n),
      wd = ht * 0.065 + ht * 0.185 * ((k + 1) / n);
    const yin = y1 - ht * 0.022;
    l += `Q${f1(x - wd * 0.35)} ${f1(y1 - ht * 0.06)} ${f1(x - wd)} ${f1(y1)}L${f1(x - wd * 0.45)} ${f1(yin)}`;
    r =
      `L${f1(x + wd)} ${f1(y1)}Q${f1(x + wd * 0.35)} ${f1(y1 - ht * 0.06)} ${f1(x + (k ? wd * 0.4 : 0))} ${f1(k ? b - ht + ht * 0.93 * (k / n) - ht * 0.022 : b - ht)}` +
      r;
  }
  add(
    `<path d="M${f1(x - ht * 0.02)} ${f1(b)}v${f1(-ht * 0.1)}h${f1(ht * 0.04)}v${f1(ht * 0.1)}z" fill="${d < 0.5 ? depth(d + 0.1) : lch(0.3, 0.04, 45)}"/><path d="M${f1(x)} ${f1(b - ht)}${l}L${f1(x)} ${f1(b - ht * 0.07)}${r}Z" fill="${c}"/>`,
  );
}

/** A row of firs, the tall ones behind. */
export function pines(canvas, n, b, ht, d, H, x0 = 0, x1 = canvas.w) {
  const { R, h } = canvas;
  const a = [];
  for (let k = 0; k < n; k++) a.push([x0 + ((x1 - x0) * (k + R() * 0.9)) / n, ht * (0.6 + R() * 0.55)]);
  a.sort((p, q) => q[1] - p[1]).forEach(([x, s]) => pine(canvas, x, b + R() * h * 0.012, s, d, H));
}

/** A tree with leaves, lit from where the sun is; `r` is the radius of its crown. */
export function tree({ R, add, bh, dark, depth, rg, sunX, w }, x, b, r, d, H = bh, dL = 0, dC = 0) {
  const tr = lch(dark ? 0.2 : 0.36, 0.045, 50);
  add(
    `<path d="M${f1(x - r * 0.07)} ${f1(b)}L${f1(x - r * 0.045)} ${f1(b - r * 1.1)}L${f1(x + r * 0.045)} ${f1(b - r * 1.1)}L${f1(x + r * 0.07)} ${f1(b)}Z" fill="${tr}"/>`,
  );
  const cy = b - r * 1.55;
  const bl_ = [
    [0, 0, 0.72],
    [-0.52, 0.2, 0.5],
    [0.52, 0.22, 0.5],
    [-0.26, -0.42, 0.5],
    [0.3, -0.36, 0.48],
    [0, 0.36, 0.5],
  ];
  const g = rg(
    [
      [0, depth(d - 0.2, 0.1 + dL, dC, H)],
      [0.55, depth(d - 0.02, 0.02 + dL, dC, H)],
      [1, depth(d + 0.12, -0.02 + dL, dC, H)],
    ],
    f1(x + r * 0.5 * Math.max(-1, Math.min(1, (sunX - x) / (w * 0.25)))),
    f1(cy - r * 0.55),
    f1(r * 1.75),
  );
  add(
    `<g fill="${g}">${bl_.map(([dx, dy, q]) => `<circle cx="${f1(x + dx * r)}" cy="${f1(cy + dy * r)}" r="${f1(q * r * (0.95 + R() * 0.12))}"/>`).join('')}</g>`,
  );
}

/** A row of bushes. */
export function shrubs({ R, add, depth, lg, w }, b, n, r, d, H, dL = 0, x0 = 0, x1 = w) {
  let s = '';
  for (let k = 0; k < n; k++) {
    const x = x0 + ((x1 - x0) * (k + 0.5 * R())) / n,
      q = r * (0.6 + R() * 0.7);
    s += `<circle cx="${f1(x)}" cy="${f1(b)}" r="${f1(q)}"/>`;
  }
  add(
    `<g fill="${lg(
      [
        [0, depth(d - 0.15, 0.06 + dL, 0.01, H)],
        [1, depth(d + 0.08, dL, 0, H)],
      ],
      0,
      f1(b - r),
      0,
      f1(b + r),
      1,
    )}">${s}</g>`,
  );
}

/** A palm that leans. */
export function palm({ R, add, depth, lg }, x, b, ht, lean, d, H) {
  const tx = x + lean * ht,
    ty = b - ht,
    mx = x + lean * ht * 0.12,
    my = b - ht * 0.5,
    tw = ht * 0.02;
  add(
    `<path d="M${f1(x - tw * 1.6)} ${f1(b)}Q${f1(mx - tw)} ${f1(my)} ${f1(tx - tw * 0.55)} ${f1(ty)}L${f1(tx + tw * 0.55)} ${f1(ty)}Q${f1(mx + tw)} ${f1(my)} ${f1(x + tw * 1.6)} ${f1(b)}Z" fill="${lg(
      [
        [0, lch(0.62, 0.05, 55)],
        [1, lch(0.36, 0.05, 45)],
      ],
      0,
      0,
      1,
      0,
    )}"/>`,
  );
  const L = ht * 0.4;
  const fr = (a, l, dd) => {
    const dx = Math.cos(a),
      up = Math.sin(a);
    const ex = tx + dx * l,
      ey = ty - up * l * 0.55 + l * 0.34 * (1 - Math.max(0, up) * 0.6),
      c1x = tx + dx * l * 0.38,
      c1y = ty - up * l * 0.75 - l * 0.16,
      c2x = tx + dx * l * 0.82,
      c2y = ty - up * l * 0.62 - l * 0.02;
    const B = (t, p0, p1, p2, p3) =>
      (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3;
    const m = 16;
    let up_ = '',
      dn = '';
    for (let j = 0; j <= m; j++) {
      const t = j / m,
        qx = B(t, tx, c1x, c2x, ex),
        qy = B(t, ty, c1y, c2y, ey);
      const wd = l * 0.15 * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.07)) ** 0.8;
      up_ += `${j ? 'L' : 'M'}${f1(qx)} ${f1(qy - wd * 0.22)}`;
      dn = `L${f1(qx + dx * wd * 0.55)} ${f1(qy + wd * 1.05)}L${f1(qx + dx * l * 0.018)} ${f1(qy + wd * 0.42)}` + dn;
    }
    add(
      `<path d="${up_}${dn}Z" fill="${lg(
        [
          [0, depth(dd - 0.18, 0.07, 0.03, H)],
          [1, depth(dd + 0.06, 0, 0.02, H)],
        ],
        f1(tx),
        0,
        f1(ex),
        0,
        1,
      )}"/>`,
    );
  };
  for (const [a, k, o] of [
    [200, 0.86, 0.1],
    [-20, 0.86, 0.1],
    [172, 0.95, 0.06],
    [8, 0.95, 0.06],
    [115, 0.78, 0.05],
    [62, 0.8, 0.05],
    [150, 1, -0.02],
    [30, 1, -0.02],
    [92, 0.72, -0.04],
  ])
    fr(((a + R() * 8 - 4) * Math.PI) / 180, L * k * (0.93 + R() * 0.14), d + o);
}

/** A tall cactus with two arms. */
export function saguaro({ add, depth, lg }, x, b, ht, d, H = 155) {
  const sw = ht * 0.13,
    c = lg(
      [
        [0, depth(d - 0.12, 0.06, 0.015, H)],
        [0.55, depth(d, 0, 0.015, H)],
        [1, depth(d + 0.16, -0.02, 0.01, H)],
      ],
      f1(x - ht * 0.35),
      0,
      f1(x + ht * 0.35),
      0,
      1,
    );
  const P = `M${f1(x)} ${b}V${f1(b - ht + sw / 2)}M${f1(x)} ${f1(b - ht * 0.36)}H${f1(x - ht * 0.17)}Q${f1(x - ht * 0.25)} ${f1(b - ht * 0.36)} ${f1(x - ht * 0.25)} ${f1(b - ht * 0.46)}V${f1(b - ht * 0.66)}M${f1(x)} ${f1(b - ht * 0.46)}H${f1(x + ht * 0.14)}Q${f1(x + ht * 0.22)} ${f1(b - ht * 0.46)} ${f1(x + ht * 0.22)} ${f1(b - ht * 0.56)}V${f1(b - ht * 0.82)}`;
  add(
    `<path d="${P}" stroke="${c}" stroke-width="${f1(sw)}" stroke-linecap="round" fill="none"/><path d="M${f1(x - sw * 0.2)} ${b}V${f1(b - ht + sw * 0.7)}M${f1(x + sw * 0.2)} ${b}V${f1(b - ht + sw * 0.7)}" stroke="${depth(d + 0.2)}" stroke-opacity=".35" stroke-width="${f1(sw * 0.07)}" stroke-linecap="round"/>`,
  );
}
