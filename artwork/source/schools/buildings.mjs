// Cities, halls, bridges, and the people before them.
import { f1, hex2lch, lch, mixH } from './colour.mjs';

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

/** A university hall with a portico, and a clock, a dome, a cupola or a spire. */
export function hall(
  { add, bh, brand, dark, depth, lg, out, stone },
  cx,
  b,
  W,
  { Hh = 0.34, tower = 'clock', mat = 'stone' } = {},
) {
  const Hm = W * Hh,
    br = mat === 'brick';
  const H = br ? 38 : mixH(bh, 70, 0.85),
    c = br ? 0.085 : 0.03,
    L = br ? 0.66 : 0.9;
  const lit = stone(L + 0.03, c, H),
    mid = stone(L - 0.07, c, H),
    sh = stone(L - 0.2, c + 0.012, mixH(H, bh, 0.3)),
    trim = stone(0.95, 0.015, 75),
    roof = depth(0.62, 0.05),
    roof2 = depth(0.78, 0.02),
    glass = dark ? lch(0.9, 0.1, 78) : depth(0.66, 0.07),
    gl2 = dark ? lch(0.8, 0.11, 65) : depth(0.45, 0.1);
  const x0 = cx - W / 2,
    y0 = b - Hm;
  const slot = out.length;
  const wall = lg(
    [
      [0, lit],
      [0.55, mid],
      [1, sh],
    ],
    x0,
    0,
    x0 + W,
    0,
    1,
  );
  add(
    `<ellipse cx="${f1(cx + W * 0.1)}" cy="${f1(b + 2)}" rx="${f1(W * 0.62)}" ry="${f1(W * 0.028)}" fill="${depth(0.95)}" opacity=".22"/>`,
  );
  const hip = Hm * 0.36;
  add(
    `<path d="M${f1(x0 - W * 0.015)} ${f1(y0)}L${f1(x0 + W * 0.055)} ${f1(y0 - hip)}H${f1(x0 + W * 0.945)}L${f1(x0 + W * 1.015)} ${f1(y0)}Z" fill="${lg(
      [
        [0, roof],
        [1, roof2],
      ],
      0,
      0,
      1,
      0,
    )}"/>`,
  );
  add(
    `<rect x="${f1(x0)}" y="${f1(y0)}" width="${f1(W)}" height="${f1(Hm)}" fill="${wall}"/><rect x="${f1(x0 - W * 0.012)}" y="${f1(y0 - Hm * 0.028)}" width="${f1(W * 1.024)}" height="${f1(Hm * 0.05)}" fill="${trim}"/><rect x="${f1(x0)}" y="${f1(y0 + Hm * 0.5)}" width="${f1(W)}" height="${f1(Hm * 0.022)}" fill="${trim}" opacity=".75"/><rect x="${f1(x0 - W * 0.006)}" y="${f1(b - Hm * 0.07)}" width="${f1(W * 1.012)}" height="${f1(Hm * 0.07)}" fill="${sh}"/>`,
  );
  // dormers
  for (let k = 0; k < 8; k++) {
    const dx = x0 + W * (0.1 + (0.8 * k) / 7);
    if (Math.abs(dx - cx) < W * 0.15) continue;
    const dw = W * 0.028;
    add(
      `<path d="M${f1(dx - dw)} ${f1(y0 - hip * 0.18)}V${f1(y0 - hip * 0.5)}L${f1(dx)} ${f1(y0 - hip * 0.84)}L${f1(dx + dw)} ${f1(y0 - hip * 0.5)}V${f1(y0 - hip * 0.18)}Z" fill="${mid}"/><rect x="${f1(dx - dw * 0.45)}" y="${f1(y0 - hip * 0.52)}" width="${f1(dw * 0.9)}" height="${f1(hip * 0.3)}" fill="${glass}"/>`,
    );
  }
  // windows: two storeys
  let wa = '',
    wr = '',
    si = '';
  const n = 14;
  for (let k = 0; k < n; k++) {
    const x = x0 + W * (0.035 + (0.93 * k) / (n - 1)),
      ww = W * 0.022;
    if (Math.abs(x - cx) < W * 0.135) continue;
    wa += `M${f1(x - ww / 2)} ${f1(y0 + Hm * 0.42)}V${f1(y0 + Hm * 0.2)}A${f1(ww / 2)} ${f1(ww / 2)} 0 0 1 ${f1(x + ww / 2)} ${f1(y0 + Hm * 0.2)}V${f1(y0 + Hm * 0.42)}Z`;
    wr += `M${f1(x - ww * 0.55)} ${f1(y0 + Hm * 0.6)}h${f1(ww * 1.1)}v${f1(Hm * 0.25)}h${f1(-ww * 1.1)}z`;
    si += `M${f1(x - ww * 0.75)} ${f1(y0 + Hm * 0.425)}h${f1(ww * 1.5)}v${f1(Hm * 0.018)}h${f1(-ww * 1.5)}zM${f1(x - ww * 0.75)} ${f1(y0 + Hm * 0.855)}h${f1(ww * 1.5)}v${f1(Hm * 0.018)}h${f1(-ww * 1.5)}z`;
  }
  add(
    `<path d="${wa}${wr}" fill="${lg(
      [
        [0, gl2],
        [1, glass],
      ],
      0,
      f1(y0),
      0,
      f1(b),
      1,
    )}"/><path d="${si}" fill="${trim}"/>`,
  );
  // portico
  const pw = W * 0.25,
    px = cx - pw / 2,
    ph = Hm * 1.02;
  add(
    `<rect x="${f1(px)}" y="${f1(b - ph)}" width="${f1(pw)}" height="${f1(ph)}" fill="${lg(
      [
        [0, stone(L + 0.04, c * 0.8, H)],
        [1, stone(L - 0.12, c, H)],
      ],
      0,
      0,
      1,
      0,
    )}"/>`,
  );
  add(
    `<path d="M${f1(px - pw * 0.06)} ${f1(b - ph)}L${f1(cx)} ${f1(b - ph - Hm * 0.3)}L${f1(px + pw * 1.06)} ${f1(b - ph)}Z" fill="${trim}"/><path d="M${f1(px + pw * 0.08)} ${f1(b - ph - Hm * 0.03)}L${f1(cx)} ${f1(b - ph - Hm * 0.24)}L${f1(px + pw * 0.92)} ${f1(b - ph - Hm * 0.03)}Z" fill="${mid}"/><circle cx="${f1(cx)}" cy="${f1(b - ph - Hm * 0.1)}" r="${f1(Hm * 0.045)}" fill="${brand}"/>`,
  );
  add(
    `<path d="M${f1(cx - pw * 0.12)} ${f1(b)}V${f1(b - Hm * 0.42)}A${f1(pw * 0.12)} ${f1(pw * 0.12)} 0 0 1 ${f1(cx + pw * 0.12)} ${f1(b - Hm * 0.42)}V${f1(b)}Z" fill="${gl2}"/>`,
  );
  for (let k = 0; k < 6; k++) {
    const x = px + pw * (0.055 + (0.89 * k) / 5);
    if (Math.abs(x - cx) < pw * 0.02) continue;
    add(
      `<rect x="${f1(x - pw * 0.028)}" y="${f1(b - ph + Hm * 0.06)}" width="${f1(pw * 0.056)}" height="${f1(ph - Hm * 0.06)}" fill="${lg(
        [
          [0, trim],
          [0.5, trim],
          [1, sh],
        ],
        0,
        0,
        1,
        0,
      )}"/>`,
    );
  }
  add(
    `<rect x="${f1(px - pw * 0.04)}" y="${f1(b - ph)}" width="${f1(pw * 1.08)}" height="${f1(Hm * 0.06)}" fill="${trim}"/>`,
  );
  for (let k = 0; k < 3; k++)
    add(
      `<rect x="${f1(px - pw * (0.05 + 0.05 * k))}" y="${f1(b - Hm * 0.075 + Hm * 0.03 * k)}" width="${f1(pw * (1.1 + 0.1 * k))}" height="${f1(Hm * 0.032)}" fill="${stone(0.93 - 0.05 * k, 0.015, 75)}"/>`,
    );
  // tower
  if (tower !== 'none') {
    const tw = W * 0.105,
      ty = b - ph - Hm * (tower === 'dome' ? 0.55 : 1.1);
    const wl = lg(
      [
        [0, lit],
        [0.5, mid],
        [1, sh],
      ],
      0,
      0,
      1,
      0,
    );
    const pre = [];
    if (tower === 'dome') {
      const r = W * 0.085;
      pre.push(
        `<rect x="${f1(cx - r * 0.95)}" y="${f1(b - ph - Hm * 0.48)}" width="${f1(r * 1.9)}" height="${f1(Hm * 0.42)}" fill="${wl}"/><path d="M${f1(cx - r)} ${f1(b - ph - Hm * 0.48)}A${f1(r)} ${f1(r * 1.08)} 0 0 1 ${f1(cx + r)} ${f1(b - ph - Hm * 0.48)}Z" fill="${lg(
          [
            [0, depth(0.45, 0.08, 0.03)],
            [1, depth(0.75, 0.02)],
          ],
          0,
          0,
          1,
          0,
        )}"/><rect x="${f1(cx - r * 1.06)}" y="${f1(b - ph - Hm * 0.5)}" width="${f1(r * 2.12)}" height="${f1(Hm * 0.045)}" fill="${trim}"/><path d="M${f1(cx - r * 0.16)} ${f1(b - ph - Hm * 0.48 - r)}h${f1(r * 0.32)}v${f1(-r * 0.3)}L${f1(cx)} ${f1(b - ph - Hm * 0.48 - r * 1.75)}L${f1(cx - r * 0.16)} ${f1(b - ph - Hm * 0.48 - r * 1.3)}Z" fill="${trim}"/>` +
          [-0.6, -0.2, 0.2, 0.6]
            .map(
              (q) =>
                `<rect x="${f1(cx + q * r - r * 0.09)}" y="${f1(b - ph - Hm * 0.4)}" width="${f1(r * 0.18)}" height="${f1(Hm * 0.2)}" rx="${f1(r * 0.09)}" fill="${gl2}"/>`,
            )
            .join(''),
      );
    } else {
      pre.push(
        `<rect x="${f1(cx - tw / 2)}" y="${f1(ty)}" width="${f1(tw)}" height="${f1(b - ph - ty)}" fill="${wl}"/><rect x="${f1(cx - tw * 0.56)}" y="${f1(ty - Hm * 0.02)}" width="${f1(tw * 1.12)}" height="${f1(Hm * 0.05)}" fill="${trim}"/><rect x="${f1(cx - tw * 0.56)}" y="${f1(ty + Hm * 0.46)}" width="${f1(tw * 1.12)}" height="${f1(Hm * 0.035)}" fill="${trim}"/>`,
      );
      pre.push(
        `<circle cx="${f1(cx)}" cy="${f1(ty + Hm * 0.24)}" r="${f1(tw * 0.3)}" fill="${trim}"/><circle cx="${f1(cx)}" cy="${f1(ty + Hm * 0.24)}" r="${f1(tw * 0.24)}" fill="#fffdf8"/><path d="M${f1(cx)} ${f1(ty + Hm * 0.24)}v${f1(-tw * 0.17)}M${f1(cx)} ${f1(ty + Hm * 0.24)}h${f1(tw * 0.12)}" stroke="${depth(0.95)}" stroke-width="${f1(tw * 0.035)}" stroke-linecap="round"/>`,
      );
      if (tower === 'spire')
        pre.push(
          `<path d="M${f1(cx - tw * 0.52)} ${f1(ty)}L${f1(cx)} ${f1(ty - Hm * 1.05)}L${f1(cx + tw * 0.52)} ${f1(ty)}Z" fill="${lg(
            [
              [0, roof],
              [0.5, roof],
              [0.51, roof2],
              [1, roof2],
            ],
            0,
            0,
            1,
            0,
          )}"/>`,
        );
      else {
        const cw = tw * 0.62,
          c0 = ty - Hm * 0.05;
        pre.push(
          `<rect x="${f1(cx - cw / 2)}" y="${f1(c0 - Hm * 0.34)}" width="${f1(cw)}" height="${f1(Hm * 0.34)}" fill="${trim}"/>` +
            [-0.3, 0, 0.3]
              .map(
                (q) =>
                  `<rect x="${f1(cx + q * cw - cw * 0.09)}" y="${f1(c0 - Hm * 0.28)}" width="${f1(cw * 0.18)}" height="${f1(Hm * 0.24)}" rx="${f1(cw * 0.09)}" fill="${gl2}"/>`,
              )
              .join('') +
            `<path d="M${f1(cx - cw * 0.6)} ${f1(c0 - Hm * 0.33)}A${f1(cw * 0.6)} ${f1(cw * 0.66)} 0 0 1 ${f1(cx + cw * 0.6)} ${f1(c0 - Hm * 0.33)}Z" fill="${lg(
              [
                [0, roof],
                [1, roof2],
              ],
              0,
              0,
              1,
              0,
            )}"/><path d="M${f1(cx)} ${f1(c0 - Hm * 0.33 - cw * 0.6)}v${f1(-Hm * 0.26)}" stroke="${trim}" stroke-width="${f1(tw * 0.05)}" stroke-linecap="round"/><path d="M${f1(cx)} ${f1(c0 - Hm * 0.33 - cw * 0.6 - Hm * 0.25)}h${f1(tw * 0.42)}l${f1(-tw * 0.1)} ${f1(Hm * 0.05)}l${f1(tw * 0.1)} ${f1(Hm * 0.05)}h${f1(-tw * 0.42)}z" fill="${brand}"/>`,
        );
      }
    }
    out.splice(slot + 1, 0, pre.join(''));
  }
}

/** A building of glass. */
export function glass({ R, T, add, depth, lg }, cx, b, W, Hh, d = 0.5) {
  const x = cx - W / 2,
    y = b - Hh;
  add(
    `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(W)}" height="${f1(Hh)}" fill="${lg(
      [
        [0, lch(...T.top)],
        [0.5, lch(T.hor[0] - 0.04, T.hor[1] + 0.02, T.hor[2])],
        [1, depth(d, 0.05)],
      ],
      0,
      0,
      1,
      1,
    )}"/>`,
  );
  let s = '';
  const nx = Math.round(W / 26),
    ny = Math.round(Hh / 30);
  for (let k = 0; k <= nx; k++) s += `M${f1(x + (W * k) / nx)} ${f1(y)}V${b}`;
  for (let k = 0; k <= ny; k++) s += `M${f1(x)} ${f1(y + (Hh * k) / ny)}H${f1(x + W)}`;
  add(`<path d="${s}" stroke="${depth(d + 0.2)}" stroke-opacity=".55" stroke-width="1.6"/>`);
  let q = '';
  for (let k = 0; k < nx; k++)
    for (let j = 0; j < ny; j++)
      if (R() < 0.16)
        q += `M${f1(x + (W * k) / nx + 2)} ${f1(y + (Hh * j) / ny + 2)}h${f1(W / nx - 4)}v${f1(Hh / ny - 4)}h${f1(-W / nx + 4)}z`;
  add(
    `<path d="${q}" fill="${lch(0.95, 0.09, 80)}" opacity=".8"/><rect x="${f1(x - 4)}" y="${f1(y - 8)}" width="${f1(W + 8)}" height="10" fill="${depth(d + 0.25)}"/>`,
  );
}

/** A suspension bridge with two towers. */
export function bridge(
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

/** A person seen from behind; `c` and `c2` are the colours of the clothes. */
export function folk({ add }, x, b, s, c, c2) {
  add(
    `<g transform="translate(${f1(x)} ${f1(b)}) scale(${s})"><ellipse cx="3" cy="0" rx="7" ry="1.6" fill="#000" opacity=".18"/><path d="M-2.2 0L-1.6-11H1.8L3 0H1.2L.2-8L-.8 0Z" fill="${c2}"/><path d="M-3.2-20.5Q0-22.5 3.2-20.5L3.6-9.5H-3.6Z" fill="${c}"/><circle cy="-25" r="2.9" fill="${lch(0.72, 0.06, 60)}"/><path d="M-2.9-25.3A2.9 2.9 0 0 1 2.9-25.3Q1-26.6-2.9-25.3Z" fill="${lch(0.25, 0.03, 50)}"/></g>`,
  );
}
