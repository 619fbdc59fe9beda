// A hall of pale limestone like a small castle, under the branch of an old tree; a great arch far off on the horizon.
import { f1, lch } from '../colour.mjs';
import { lawn, paving, ridge } from '../land.mjs';
import { shrubs, tree } from '../plants.mjs';
import { courses, front, material, openings, perspective, poly, quad, shadow, side, spread } from '../shapes.mjs';
import { cloud, haze, sky, streaks } from '../sky.mjs';
import { lamp, pair } from '../street.mjs';

const P = perspective(250, 548);
const [X0, X1, TOP, GROUND, DEEP] = [430, 1010, 446, 660, 260];

/** The teeth of a wall's edge between two places. */
const teeth = (on, x0, x1, y, n) => {
  const step = (x1 - x0) / (2 * n - 1);
  return Array.from({ length: n }, (_, k) => quad(on, x0 + 2 * k * step, y - step, step, step + 1)).join('');
};

function castle(canvas) {
  const { across, down, draw, line } = canvas;
  const m = material(canvas, 0.9, 0.035, 78);
  const glass = down(440, GROUND, m.pane, m.paneLow);
  const wall = front(P),
    end = side(P, X0);
  shadow(canvas, P, X0, X1, GROUND, DEEP, 60, 26);
  draw(quad(end, 0, TOP, DEEP, GROUND - TOP) + teeth(end, 0, DEEP, TOP, 7), m.lit);
  draw(openings(end, spread(20, DEEP, 4), 500, 26, 34) + openings(end, spread(20, DEEP, 4), 580, 26, 40), glass);
  // the roof shows over the teeth
  draw(poly([P(X0 + 40, TOP, 40), P(X0 + 90, 398, 120), P(X1 - 60, 398, 120), P(X1, TOP, 40)]), across(X0, X1, m.roof, m.roofShade));
  for (const x of [760, 880]) draw(quad(front(P, 118), x, 366, 20, 40), m.shade);
  draw(quad(wall, X0, TOP, X1 - X0, GROUND - TOP), across(X0, X1, m.lit, m.mid, m.shade));
  draw(teeth(wall, X0, X1, TOP, 24), across(X0, X1, m.lit, m.mid, m.shade));
  const xs = [478, 762, 812, 862];
  for (const [y, h] of [[484, 32], [590, 38]]) {
    draw(openings(wall, xs, y - 4, 34, h + 8), m.trim);
    draw(openings(wall, xs, y, 26, h), glass);
    line(xs.map((x) => `M${x} ${y}v${h}M${x - 13} ${y + h * 0.45}h26`).join(''), m.trim, 3);
  }
  line(courses(wall, X0, X1 - X0, [552]), m.trim, 6);
  draw(quad(wall, X0, GROUND - 16, X1 - X0, 16), m.deep, 'opacity=".7"');
  // a wing that stands forward, with a bay of windows
  const wing = front(P, -40);
  draw(quad(side(P, 900), -40, 420, 60, GROUND - 420), m.lit);
  draw(quad(wing, 900, 420, 120, GROUND - 420) + teeth(wing, 900, 1020, 420, 6), across(900, 1020, m.mid, m.shade));
  for (const [y, h] of [[470, 44], [580, 52]]) {
    draw(openings(wing, [960], y - 5, 76, h + 10), m.trim);
    draw(openings(wing, [936, 960, 984], y, 20, h), glass);
  }
}

function gatehouse(canvas) {
  const { across, down, draw, line } = canvas;
  const m = material(canvas, 0.92, 0.035, 78);
  const glass = down(280, GROUND, m.pane, m.paneLow);
  const [x0, x1, top, z] = [556, 690, 244, -36];
  const mid = (x0 + x1) / 2;
  const wall = front(P, z),
    flank = side(P, x0);
  draw(quad(flank, z, top, 130, GROUND - top) , m.lit);
  draw(quad(wall, x0, top, x1 - x0, GROUND - top), across(x0, x1, m.lit, m.mid, m.shade));
  draw(teeth(wall, x0, x1, top, 6), across(x0, x1, m.lit, m.mid, m.shade));
  // eight-sided turrets at the corners
  for (const x of [x0 + 4, x1 - 4]) {
    const r = 21;
    draw(quad(wall, x - r, top - 34, 2 * r, GROUND - top + 34), across(wall(x - r, 0)[0], wall(x + r, 0)[0], m.lit, m.lit, m.mid, m.shade));
    draw(teeth(wall, x - r - 3, x + r + 3, top - 34, 4) + quad(wall, x - r - 3, top - 34, 2 * r + 6, 10), m.mid);
    draw(openings(wall, [x], 320, 8, 26, 6) + openings(wall, [x], 440, 8, 26, 6) + openings(wall, [x], 560, 8, 26, 6), glass);
    for (const y of [282, 412, 530]) draw(quad(wall, x - r - 2, y, 2 * r + 4, 6), m.trim);
  }
  draw(quad(wall, x0 + 24, 282, x1 - x0 - 48, 6) + quad(wall, x0 + 24, 412, x1 - x0 - 48, 6) + quad(wall, x0 + 24, 530, x1 - x0 - 48, 6), m.trim);
  draw(openings(wall, [mid - 20, mid + 20], 322, 26, 62, 12, true), m.trim);
  draw(openings(wall, [mid - 20, mid + 20], 326, 19, 56, 9, true), glass);
  draw(openings(wall, [mid], 440, 66, 74), m.trim);
  draw(openings(wall, [mid - 20, mid, mid + 20], 446, 16, 62), glass);
  // the Tudor arch
  const arch = (w, y, rise) => {
    const a = (px, py) => wall(px, py).map(f1).join(' ');
    return `M${a(mid - w, GROUND)}L${a(mid - w, y)}Q${a(mid - w, y - rise * 0.7)} ${a(mid, y - rise)}Q${a(mid + w, y - rise * 0.7)} ${a(mid + w, y)}L${a(mid + w, GROUND)}Z`;
  };
  draw(arch(40, 590, 34), m.trim);
  draw(arch(31, 594, 28), m.deep);
  draw(arch(24, 600, 24), glass);
  line(`M${wall(mid, 576).map(f1).join(' ')}L${wall(mid, GROUND).map(f1).join(' ')}`, m.deep, 3);
}

/** An old tree of which the trunk and a branch are seen. */
function oldTree({ R, across, depth, draw, rg }) {
  draw('M-60 800Q4 640 8 480Q6 260 -30 90H58Q64 190 68 240Q150 176 330 148L336 158Q170 212 76 312Q72 520 84 640Q94 740 138 800Z', across(0, 110, lch(0.4, 0.05, 50), lch(0.3, 0.05, 45)));
  const fill = rg([[0, depth(0.5, 0.06, 0.01, 138)], [0.6, depth(0.68, 0.02, 0.01, 142)], [1, depth(0.84, 0, 0.01, 146)]], 330, 160, 420);
  let d = '';
  const blob = (x, y, r) => {
    d += `M${f1(x - r)} ${f1(y)}a${f1(r)} ${f1(r)} 0 1 0 ${f1(2 * r)} 0a${f1(r)} ${f1(r)} 0 1 0 ${f1(-2 * r)} 0`;
  };
  for (const [x, y, r] of [[20, 40, 90], [130, 40, 84], [230, 30, 74], [320, 50, 62], [400, 40, 50], [60, 120, 56], [150, 112, 46], [262, 104, 44], [350, 112, 46], [420, 92, 40], [470, 60, 34], [390, 146, 28], [310, 150, 26], [190, 150, 24], [460, 110, 20]])
    blob(x, y, r * (0.94 + R() * 0.12));
  draw(d, fill);
}

export function webster(canvas) {
  const { R, depth, line } = canvas;
  sky(canvas);
  cloud(canvas, 900, 200, 66, 0.85);
  streaks(canvas, 3, 120, 230, 0.35);
  ridge(canvas, 552, 46, 2, 0.12);
  line('M232 552C238 340 330 340 336 552', depth(0.24, 0.05), 7, 'opacity=".9"');
  haze(canvas, 380, 560, 0.55);
  ridge(canvas, 590, 46, 2.6, 0.26, { H: 140, dL: 0.05 });
  for (let k = 0; k < 24; k++) tree(canvas, 50 * k + R() * 40, 596 + R() * 8, 22 + R() * 20, 0.38, 140, 0.05, 0.01);
  haze(canvas, 520, 612, 0.3);
  lawn(canvas, 606, 135, 0.36);
  tree(canvas, 1090, 668, 76, 0.52, 140, 0.03);
  castle(canvas);
  gatehouse(canvas);
  paving(canvas, 'M566 668H650Q640 700 500 716Q300 740 260 800H640Q600 752 680 722Q716 700 650 668Z', 650);
  shrubs(canvas, 664, 5, 11, 0.58, 140, 0, 440, 540);
  shrubs(canvas, 666, 12, 11, 0.58, 140, 0, 706, 900);
  tree(canvas, 1150, 750, 96, 0.62, 142, 0.02);
  lamp(canvas, 330, 742, 112);
  pair(canvas, 560, 742, 1.8);
  oldTree(canvas);
}
