// The kinds of landscape, each drawn from back to front.
import { f1, lch } from './colour.mjs';
import { bridge, folk, glass, hall, skyline } from './buildings.mjs';
import { lawn, peak, ridge, water } from './land.mjs';
import { palm, pine, pines, saguaro, shrubs, tree } from './plants.mjs';
import { birds, cloud, haze, sky, streaks } from './sky.mjs';

/** A city across a river, seen from a campus. */
export function hudson(canvas) {
  const { accent, brand, depth, h, w } = canvas;
  sky(canvas);
  streaks(canvas, 6, h * 0.1, h * 0.34, 0.5);
  cloud(canvas, w * 0.2, h * 0.27, 60, 0.75);
  birds(canvas, 4);
  skyline(canvas, h * 0.6, h * 0.2, 0.16, { win: false, peak: 0.35, spires: 1 });
  haze(canvas, h * 0.42, h * 0.61, 0.6);
  skyline(canvas, h * 0.612, h * 0.34, 0.4, { x0: w * 0.16, x1: w * 0.98, peak: 0.46, spires: 3 });
  haze(canvas, h * 0.5, h * 0.615, 0.42);
  water(canvas, h * 0.612, h * 0.8);
  lawn(canvas, h * 0.79, 135, 0.42, false);
  hall(canvas, w * 0.3, h * 0.83, w * 0.4, { tower: 'cupola', mat: 'brick', Hh: 0.27 });
  tree(canvas, w * 0.04, h * 0.87, h * 0.085, 0.62, 140);
  tree(canvas, w * 0.555, h * 0.86, h * 0.07, 0.6, 140);
  tree(canvas, w * 0.93, h * 0.9, h * 0.12, 0.7, 140, -0.02);
  shrubs(canvas, h * 0.86, 22, h * 0.016, 0.66, 145, 0, w * 0.06, w * 0.54);
  folk(canvas, w * 0.44, h * 0.9, 1.7, brand, depth(0.9));
  folk(canvas, w * 0.465, h * 0.905, 1.6, accent, depth(0.9));
}

/** A volcano behind a beach with palms. */
export function pacific(canvas) {
  const { accent, add, brand, dark, depth, h, lg, w } = canvas;
  sky(canvas);
  streaks(canvas, 4, h * 0.08, h * 0.26, 0.45);
  cloud(canvas, w * 0.28, h * 0.27, 66, 0.85);
  cloud(canvas, w * 0.85, h * 0.2, 44, 0.7);
  birds(canvas, 3);
  ridge(canvas, h * 0.585, h * 0.2, 2.2, 0.18, { pow: 1.5 });
  haze(canvas, h * 0.4, h * 0.6, 0.5);
  add(
    `<path d="M${w * 0.02} ${h * 0.6}L${w * 0.12} ${h * 0.5}L${w * 0.17} ${h * 0.435}Q${w * 0.2} ${h * 0.415} ${w * 0.235} ${h * 0.425}L${w * 0.3} ${h * 0.44}L${w * 0.345} ${h * 0.43}L${w * 0.42} ${h * 0.5}L${w * 0.55} ${h * 0.585}L${w * 0.6} ${h * 0.6}Z" fill="${lg(
      [
        [0, depth(0.36, 0.06, 0.02, 150)],
        [1, depth(0.16, 0.08, 0.01, 130)],
      ],
    )}"/><path d="M${w * 0.17} ${h * 0.435}Q${w * 0.2} ${h * 0.415} ${w * 0.235} ${h * 0.425}L${w * 0.3} ${h * 0.44}L${w * 0.345} ${h * 0.43}L${w * 0.42} ${h * 0.5}L${w * 0.36} ${h * 0.485}L${w * 0.33} ${h * 0.525}L${w * 0.28} ${h * 0.47}L${w * 0.25} ${h * 0.54}L${w * 0.21} ${h * 0.47}L${w * 0.16} ${h * 0.53}Z" fill="${depth(0.5, 0.02, 0.02, 155)}" opacity=".45"/>`,
  );
  water(canvas, h * 0.598, h * 0.86, 0.42);
  add(
    `<path d="M0 ${h * 0.8}Q${w * 0.22} ${h * 0.765} ${w * 0.45} ${h * 0.82}T${w * 1.02} ${h * 0.8}V${h}H0Z" fill="${lg(
      [
        [0, '#fff', 0.9],
        [0.12, lch(0.92, 0.05, 80)],
        [1, lch(dark ? 0.6 : 0.8, 0.07, 70)],
      ],
      0,
      h * 0.78,
      0,
      h,
      1,
    )}"/>`,
  );
  add(
    `<path d="M0 ${h * 0.795}Q${w * 0.22} ${h * 0.758} ${w * 0.45} ${h * 0.813}T${w * 1.02} ${h * 0.793}" stroke="#fff" stroke-opacity=".75" stroke-width="5" fill="none"/>`,
  );
  palm(canvas, w * 0.82, h * 0.95, h * 0.62, 0.12, 0.66, 150);
  palm(canvas, w * 0.91, h * 0.97, h * 0.48, -0.1, 0.74, 150);
  palm(canvas, w * 0.07, h * 0.98, h * 0.4, 0.16, 0.72, 150);
  shrubs(canvas, h * 1.0, 9, h * 0.05, 0.8, 150, 0, w * 0.68, w * 1.02);
  shrubs(canvas, h * 1.01, 6, h * 0.045, 0.8, 150, 0, -w * 0.02, w * 0.24);
  folk(canvas, w * 0.5, h * 0.905, 1.7, brand, depth(0.85));
  folk(canvas, w * 0.525, h * 0.91, 1.65, accent, depth(0.85));
}

/** A campus below mountains with snow. */
export function peaks(canvas) {
  const { accent, brand, depth, h, w } = canvas;
  sky(canvas);
  cloud(canvas, w * 0.22, h * 0.25, 60, 0.8);
  streaks(canvas, 4, h * 0.1, h * 0.3, 0.4);
  ridge(canvas, h * 0.6, h * 0.14, 2.6, 0.1);
  peak(canvas, w * 0.3, h * 0.3, w * 0.42, h * 0.64, 0.3);
  peak(canvas, w * 0.7, h * 0.255, w * 0.5, h * 0.64, 0.34);
  peak(canvas, w * 0.5, h * 0.2, w * 0.46, h * 0.64, 0.38);
  haze(canvas, h * 0.44, h * 0.66, 0.72);
  ridge(canvas, h * 0.665, h * 0.1, 3.2, 0.34, { H: 155 });
  pines(canvas, 44, h * 0.675, h * 0.1, 0.42, 165);
  haze(canvas, h * 0.58, h * 0.7, 0.35);
  pines(canvas, 28, h * 0.725, h * 0.15, 0.56, 165);
  lawn(canvas, h * 0.735, 130, 0.42);
  hall(canvas, w * 0.5, h * 0.775, w * 0.36, { tower: 'cupola', mat: 'brick', Hh: 0.27 });
  pines(canvas, 6, h * 0.86, h * 0.34, 0.78, 165, -w * 0.04, w * 0.24);
  pines(canvas, 6, h * 0.87, h * 0.36, 0.8, 165, w * 0.78, w * 1.04);
  folk(canvas, w * 0.485, h * 0.86, 1.7, brand, depth(0.9));
  folk(canvas, w * 0.515, h * 0.875, 1.85, accent, depth(0.9));
}

/** A red bridge over a bay in fog. */
export function bay(canvas) {
  const { R, accent, add, brand, depth, h, lg, w } = canvas;
  sky(canvas);
  streaks(canvas, 5, h * 0.1, h * 0.3, 0.5);
  birds(canvas, 5);
  ridge(canvas, h * 0.585, h * 0.17, 2.4, 0.16, { pow: 1.2 });
  haze(canvas, h * 0.4, h * 0.6, 0.7);
  skyline(canvas, h * 0.595, h * 0.16, 0.26, { x0: w * 0.55, x1: w * 1.03, peak: 0.6, win: false, spires: 1 });
  water(canvas, h * 0.592, h * 1.0, 0.36);
  for (let k = 0; k < 4; k++) {
    const y = h * (0.545 + 0.028 * k);
    add(
      `<rect x="${f1(w * (k * 0.22 - 0.1))}" y="${f1(y)}" width="${f1(w * (0.46 + R() * 0.2))}" height="${f1(h * 0.034)}" rx="${f1(h * 0.017)}" fill="#fff" opacity=".34"/>`,
    );
  }
  bridge(canvas, h * 0.665, { color: lch(0.6, 0.17, 37), hgt: 0.36, t: [0.3, 0.78] });
  for (let k = 0; k < 5; k++) {
    const y = h * (0.7 + 0.026 * k);
    add(
      `<rect x="${f1(w * (0.62 - 0.26 * k + R() * 0.3))}" y="${f1(y)}" width="${f1(w * (0.36 + R() * 0.2))}" height="${f1(h * 0.028)}" rx="${f1(h * 0.014)}" fill="#fff" opacity=".30"/>`,
    );
  }
  add(
    `<path d="M0 ${h * 0.84}Q${w * 0.16} ${h * 0.8} ${w * 0.34} ${h * 0.88}T${w * 0.7} ${h * 0.95}L${w * 0.8} ${h}H0Z" fill="${lg(
      [
        [0, depth(0.5, 0.05, 0.02, 140)],
        [1, depth(0.85, 0, 0.01, 150)],
      ],
    )}"/>`,
  );
  pines(canvas, 7, h * 0.93, h * 0.22, 0.78, 160, -w * 0.02, w * 0.26);
  shrubs(canvas, h * 0.99, 12, h * 0.045, 0.86, 150, 0, 0, w * 0.62);
  folk(canvas, w * 0.375, h * 0.905, 1.8, brand, depth(0.95));
  folk(canvas, w * 0.4, h * 0.912, 1.75, accent, depth(0.95));
}

/** A city of towers on a lake. */
export function prairie(canvas) {
  const { accent, brand, depth, h, w } = canvas;
  sky(canvas);
  streaks(canvas, 5, h * 0.1, h * 0.34, 0.5);
  cloud(canvas, w * 0.82, h * 0.24, 52, 0.8);
  skyline(canvas, h * 0.63, h * 0.24, 0.15, { win: false, peak: 0.62, spires: 1 });
  haze(canvas, h * 0.42, h * 0.64, 0.55);
  skyline(canvas, h * 0.64, h * 0.43, 0.4, { x0: w * 0.24, x1: w * 1.03, peak: 0.6, spires: 4 });
  haze(canvas, h * 0.5, h * 0.645, 0.4);
  water(canvas, h * 0.64, h * 0.755);
  lawn(canvas, h * 0.75, 140, 0.46, false);
  glass(canvas, w * 0.235, h * 0.83, w * 0.4, h * 0.145, 0.55);
  tree(canvas, w * 0.5, h * 0.86, h * 0.085, 0.62, 140);
  tree(canvas, w * 0.58, h * 0.85, h * 0.065, 0.58, 140);
  tree(canvas, w * 0.9, h * 0.9, h * 0.125, 0.72, 140, -0.02);
  tree(canvas, w * 0.01, h * 0.88, h * 0.09, 0.68, 140);
  shrubs(canvas, h * 0.845, 20, h * 0.014, 0.64, 145, 0, w * 0.03, w * 0.44);
  folk(canvas, w * 0.47, h * 0.91, 1.8, brand, depth(0.9));
  folk(canvas, w * 0.66, h * 0.92, 1.8, accent, depth(0.9));
}

/** Red rocks and cactuses. */
export function desert(canvas) {
  const { accent, add, brand, dark, depth, h, lg, w } = canvas;
  sky(canvas);
  streaks(canvas, 5, h * 0.12, h * 0.36, 0.4);
  ridge(canvas, h * 0.62, h * 0.22, 2.2, 0.2, { pow: 1.15, H: 20 });
  haze(canvas, h * 0.42, h * 0.63, 0.5);
  peak(canvas, w * 0.24, h * 0.4, w * 0.5, h * 0.66, 0.36, false);
  peak(canvas, w * 0.78, h * 0.43, w * 0.46, h * 0.66, 0.34, false);
  peak(canvas, w * 0.53, h * 0.45, w * 0.4, h * 0.66, 0.4, false);
  haze(canvas, h * 0.5, h * 0.68, 0.55);
  ridge(canvas, h * 0.7, h * 0.05, 3.4, 0.4, { H: 52, dL: 0.08 });
  hall(canvas, w * 0.5, h * 0.765, w * 0.4, { tower: 'dome', mat: 'brick', Hh: 0.25 });
  add(
    `<path d="M0 ${h * 0.765}Q${w * 0.5} ${h * 0.735} ${w} ${h * 0.765}V${h}H0Z" fill="${lg(
      [
        [0, lch(dark ? 0.6 : 0.82, 0.075, 62)],
        [1, lch(dark ? 0.34 : 0.58, 0.085, 45)],
      ],
      0,
      h * 0.75,
      0,
      h,
      1,
    )}"/>`,
  );
  saguaro(canvas, w * 0.13, h * 0.95, h * 0.4, 0.68);
  saguaro(canvas, w * 0.885, h * 0.93, h * 0.3, 0.62);
  saguaro(canvas, w * 0.73, h * 0.82, h * 0.13, 0.52);
  saguaro(canvas, w * 0.29, h * 0.81, h * 0.12, 0.5);
  shrubs(canvas, h * 0.8, 24, h * 0.012, 0.52, 130);
  shrubs(canvas, h * 1.0, 10, h * 0.035, 0.8, 120, 0, 0, w);
  folk(canvas, w * 0.47, h * 0.865, 1.8, brand, depth(0.95));
  folk(canvas, w * 0.5, h * 0.87, 1.75, accent, depth(0.95));
}

/** A campus among trees in autumn. */
export function autumn(canvas) {
  const { R, accent, add, brand, depth, h, w } = canvas;
  sky(canvas);
  cloud(canvas, w * 0.24, h * 0.24, 62, 0.85);
  cloud(canvas, w * 0.66, h * 0.17, 40, 0.6);
  birds(canvas, 4);
  ridge(canvas, h * 0.6, h * 0.12, 2.4, 0.14);
  haze(canvas, h * 0.44, h * 0.62, 0.5);
  ridge(canvas, h * 0.645, h * 0.09, 3.0, 0.28, { H: 45 });
  for (let k = 0; k < 26; k++)
    tree(
      canvas,
      (w * (k + R() * 0.8)) / 26,
      h * 0.685 + R() * h * 0.01,
      h * (0.032 + R() * 0.03),
      0.36,
      [42, 58, 72, 50][k % 4],
      0.02,
      0.035,
    );
  haze(canvas, h * 0.56, h * 0.7, 0.35);
  lawn(canvas, h * 0.7, 130, 0.36);
  hall(canvas, w * 0.5, h * 0.765, w * 0.5, { tower: 'cupola', mat: 'brick', Hh: 0.28 });
  tree(canvas, w * 0.12, h * 0.86, h * 0.14, 0.6, 50, 0.06, 0.06);
  tree(canvas, w * 0.9, h * 0.87, h * 0.15, 0.62, 58, 0.06, 0.05);
  tree(canvas, w * 0.235, h * 0.8, h * 0.075, 0.5, 70, 0.06, 0.04);
  tree(canvas, w * 0.785, h * 0.8, h * 0.07, 0.5, 62, 0.06, 0.05);
  shrubs(canvas, h * 0.775, 26, h * 0.013, 0.6, 140, 0, w * 0.26, w * 0.74);
  folk(canvas, w * 0.485, h * 0.86, 1.8, brand, depth(0.95));
  folk(canvas, w * 0.52, h * 0.875, 1.9, accent, depth(0.95));
  let s = '';
  for (let k = 0; k < 60; k++)
    s += `<ellipse cx="${f1(R() * w)}" cy="${f1(h * (0.82 + R() * 0.17))}" rx="${f1(3 + R() * 3)}" ry="1.8" fill="${lch(0.72, 0.14, [40, 60, 80][k % 3])}"/>`;
  add(`<g opacity=".8">${s}</g>`);
}

/** A campus on a lake, with a boat. */
export function lake(canvas) {
  const { R, accent, add, brand, dark, depth, h, lg, w } = canvas;
  sky(canvas);
  cloud(canvas, w * 0.22, h * 0.25, 64, 0.85);
  streaks(canvas, 3, h * 0.1, h * 0.26, 0.4);
  birds(canvas, 4);
  ridge(canvas, h * 0.585, h * 0.08, 2.2, 0.12, { H: 170 });
  haze(canvas, h * 0.46, h * 0.61, 0.6);
  ridge(canvas, h * 0.615, h * 0.06, 3.0, 0.26, { H: 160 });
  for (let k = 0; k < 46; k++)
    pine(canvas, (w * (k + R())) / 46, h * 0.618 + R() * 4, h * (0.03 + R() * 0.035), 0.34, 165);
  water(canvas, h * 0.612, h, 0.34);
  add(
    `<path d="M${w * 0.2} ${h * 0.86}Q${w * 0.5} ${h * 0.7} ${w * 1.02} ${h * 0.715}V${h}H0V${h * 0.9}Z" fill="${lg(
      [
        [0, depth(0.36, 0.08, 0.02, 140)],
        [1, depth(0.74, 0, 0.02, 145)],
      ],
      0,
      h * 0.7,
      0,
      h,
      1,
    )}"/>`,
  );
  hall(canvas, w * 0.66, h * 0.775, w * 0.4, { tower: 'cupola', mat: 'stone', Hh: 0.28 });
  tree(canvas, w * 0.425, h * 0.815, h * 0.085, 0.56, 142);
  tree(canvas, w * 0.91, h * 0.82, h * 0.115, 0.6, 140);
  tree(canvas, w * 0.985, h * 0.85, h * 0.13, 0.66, 145);
  shrubs(canvas, h * 0.785, 18, h * 0.013, 0.58, 145, 0, w * 0.47, w * 0.86);
  add(
    `<path d="M${w * 0.075} ${h * 0.822}h${w * 0.185}v${h * 0.014}h${-w * 0.185}z" fill="${lch(dark ? 0.4 : 0.72, 0.05, 60)}"/>` +
      [0.085, 0.135, 0.185]
        .map(
          (q) =>
            `<path d="M${w * q} ${h * 0.832}v${h * 0.04}h${w * 0.006}v${-h * 0.04}z" fill="${lch(0.36, 0.05, 50)}"/>`,
        )
        .join(''),
  );
  add(
    `<path d="M${w * 0.165} ${h * 0.735}L${w * 0.165} ${h * 0.615}L${w * 0.215} ${h * 0.725}Z" fill="#fff" opacity=".96"/><path d="M${w * 0.16} ${h * 0.728}L${w * 0.16} ${h * 0.64}L${w * 0.13} ${h * 0.725}Z" fill="${brand}"/><path d="M${w * 0.122} ${h * 0.738}H${w * 0.222}L${w * 0.205} ${h * 0.757}H${w * 0.138}Z" fill="${lch(0.97, 0.01, 80)}"/>`,
  );
  pine(canvas, w * 0.03, h * 1.0, h * 0.42, 0.8, 165);
  pine(canvas, w * 0.085, h * 1.02, h * 0.3, 0.84, 165);
  folk(canvas, w * 0.6, h * 0.87, 1.8, brand, depth(0.95));
  folk(canvas, w * 0.63, h * 0.878, 1.85, accent, depth(0.95));
}

/** A campus in a flat green country. */
export function plains(canvas) {
  const { R, accent, brand, depth, h, w } = canvas;
  sky(canvas);
  cloud(canvas, w * 0.78, h * 0.23, 66, 0.85);
  cloud(canvas, w * 0.3, h * 0.17, 40, 0.6);
  birds(canvas, 4);
  ridge(canvas, h * 0.605, h * 0.07, 2.0, 0.12);
  haze(canvas, h * 0.46, h * 0.63, 0.5);
  ridge(canvas, h * 0.655, h * 0.06, 2.6, 0.26, { H: 140, dL: 0.05 });
  for (let k = 0; k < 24; k++)
    tree(
      canvas,
      (w * (k + R() * 0.8)) / 24,
      h * 0.675 + R() * h * 0.01,
      h * (0.026 + R() * 0.026),
      0.36,
      140,
      0.05,
      0.01,
    );
  haze(canvas, h * 0.58, h * 0.69, 0.3);
  lawn(canvas, h * 0.69, 135, 0.36);
  hall(canvas, w * 0.5, h * 0.76, w * 0.5, { tower: 'dome', mat: 'brick', Hh: 0.28 });
  tree(canvas, w * 0.105, h * 0.86, h * 0.145, 0.6, 138, 0.03, 0.01);
  tree(canvas, w * 0.905, h * 0.865, h * 0.15, 0.62, 142, 0.03, 0.01);
  tree(canvas, w * 0.225, h * 0.795, h * 0.075, 0.5, 135, 0.04);
  tree(canvas, w * 0.785, h * 0.795, h * 0.07, 0.5, 140, 0.04);
  shrubs(canvas, h * 0.77, 26, h * 0.013, 0.58, 140, 0, w * 0.26, w * 0.74);
  folk(canvas, w * 0.485, h * 0.86, 1.8, brand, depth(0.95));
  folk(canvas, w * 0.52, h * 0.875, 1.9, accent, depth(0.95));
}

/** Green hills, water, and mountains far off. */
export function highland(canvas) {
  const { accent, brand, depth, h, w } = canvas;
  sky(canvas);
  streaks(canvas, 5, h * 0.1, h * 0.28, 0.45);
  cloud(canvas, w * 0.8, h * 0.24, 56, 0.8);
  peak(canvas, w * 0.22, h * 0.33, w * 0.44, h * 0.62, 0.22);
  peak(canvas, w * 0.86, h * 0.36, w * 0.44, h * 0.62, 0.22);
  peak(canvas, w * 0.55, h * 0.3, w * 0.4, h * 0.62, 0.26);
  haze(canvas, h * 0.42, h * 0.64, 0.62);
  water(canvas, h * 0.612, h * 0.71, 0.3);
  ridge(canvas, h * 0.75, h * 0.1, 2.2, 0.38, { H: 140, dL: 0.06 });
  ridge(canvas, h * 0.79, h * 0.08, 2.8, 0.46, { H: 140, dL: 0.05, ph: 9 });
  lawn(canvas, h * 0.765, 140, 0.44);
  hall(canvas, w * 0.5, h * 0.805, w * 0.4, { tower: 'spire', mat: 'stone', Hh: 0.28 });
  pines(canvas, 5, h * 0.86, h * 0.22, 0.72, 160, w * 0.01, w * 0.2);
  tree(canvas, w * 0.8, h * 0.86, h * 0.095, 0.64, 145);
  tree(canvas, w * 0.91, h * 0.885, h * 0.12, 0.7, 145);
  folk(canvas, w * 0.487, h * 0.885, 1.8, brand, depth(0.95));
  folk(canvas, w * 0.515, h * 0.895, 1.85, accent, depth(0.95));
}
