// A hall of red sandstone with round arches, gables and a turret, among pines under a mountain with snow.
import { lawn, paving, peak, ridge } from '../land.mjs';
import { pines, pine, shrubs } from '../plants.mjs';
import { courses, front, material, openings, perspective, poly, quad, shadow, side, spread } from '../shapes.mjs';
import { cloud, haze, sky, streaks } from '../sky.mjs';
import { pair } from '../street.mjs';

const P = perspective(180, 540);
const [X0, X1, EAVES, GROUND, DEEP] = [440, 860, 486, 650, 260];

/** A gable that stands before the roof, from `x0` to `x1`, with its tip at `y`. */
function gable({ across, draw, line }, m, x0, x1, y, z) {
  const wall = front(P, z),
    mid = (x0 + x1) / 2;
  draw(poly([P(mid, y, z), P(x0, EAVES, z), P(x0, EAVES, z + 90), P(mid, y, z + 130)]), m.roof);
  draw(poly([wall(x0, GROUND), wall(x0, EAVES), wall(mid, y), wall(x1, EAVES), wall(x1, GROUND)]), across(x0, x1, m.lit, m.mid));
  draw(quad(side(P, x0), z, EAVES, 60, GROUND - EAVES), m.lit);
  line(poly([wall(x0 - 3, EAVES), wall(mid, y - 4), wall(x1 + 3, EAVES)]).slice(0, -1), m.trim, 5);
}

function hall(canvas) {
  const { across, down, draw, line } = canvas;
  const m = material(canvas, 0.66, 0.11, 33);
  const glass = down(EAVES, GROUND, m.pane, m.paneLow);
  const wall = front(P),
    end = side(P, X0);
  shadow(canvas, P, X0 - 40, X1, GROUND, DEEP, 60, 30);
  draw(quad(end, 0, EAVES, DEEP, GROUND - EAVES), m.lit);
  draw(quad(wall, X0, EAVES, X1 - X0, GROUND - EAVES), across(X0, X1, m.mid, m.shade));
  draw(poly([P(X0 - 10, EAVES, -10), P(X1 + 10, EAVES, -10), P(X1 - 90, 378, 130), P(X0 + 90, 378, 130)]), across(X0, X1, m.roof, m.roofShade));
  draw(poly([P(X0 - 10, EAVES, -10), P(X0 + 90, 378, 130), P(X0 - 10, EAVES, DEEP + 10)]), m.roof);
  // dormers, chimneys
  for (const x of [548, 748]) {
    draw(poly([P(x - 20, 452, 20), P(x, 418, 20), P(x + 20, 452, 20)]), m.roofShade);
    draw(quad(front(P, 20), x - 14, 448, 28, 26), m.mid);
    draw(openings(front(P, 20), [x], 458, 14, 12, 7), glass);
  }
  for (const x of [604, 800]) draw(quad(front(P, 130), x, 350, 26, 60), m.shade);
  const xs = [530, 566, 740, 776];
  draw(openings(wall, xs, 522, 20, 30) + openings(wall, xs, 590, 24, 36, 12), glass);
  line(openings(wall, xs, 590, 27, 0, 14), m.trim, 4);
  draw(quad(wall, X0, 566, X1 - X0, 6) + quad(wall, X0, EAVES - 2, X1 - X0, 8), m.trim, 'opacity=".85"');
  draw(quad(wall, X0, 634, X1 - X0, 16), m.deep, 'opacity=".6"');
  draw(openings(end, spread(60, DEEP - 10, 3), 590, 26, 36, 12) + openings(end, spread(60, DEEP - 10, 3), 522, 22, 30), glass);
  // the gable over the entrance, and the one at the end
  gable(canvas, m, 604, 712, 386, -24);
  const entry = front(P, -24);
  draw(openings(entry, [658], 600, 68, 50, 34), m.deep);
  draw(openings(entry, [658], 602, 44, 48, 22), glass);
  line(openings(entry, [658], 600, 72, 50, 37).slice(0, -1), m.trim, 7);
  draw(openings(entry, [634, 658, 682], 516, 15, 30, 8), glass);
  line(openings(entry, [634, 658, 682], 516, 17, 0, 9), m.trim, 3);
  draw(openings(entry, [658], 450, 18, 14, 9), glass);
  line(courses(entry, 606, 104, [560]), m.trim, 5);
  gable(canvas, m, 800, 886, 408, -14);
  const last = front(P, -14);
  draw(openings(last, [826, 860], 592, 22, 34, 11) + openings(last, [826, 860], 518, 18, 32) + openings(last, [843], 452, 16, 16, 8), glass);
  line(courses(last, 802, 82, [566]), m.trim, 5);
}

function turret(canvas) {
  const { across, add, draw, line } = canvas;
  const m = material(canvas, 0.68, 0.11, 33);
  const [x, r, top, b] = [442, 46, 446, 656];
  draw(`M${x - r} ${top}V${b - 6}A${r} 12 0 0 0 ${x + r} ${b - 6}V${top}Z`, across(x - r, x + r, m.lit, m.lit, m.mid, m.shade));
  for (const y of [570, 492])
    draw(`M${x - r} ${y}A${r} 5 0 0 0 ${x + r} ${y}V${y + 6}A${r} 5 0 0 1 ${x - r} ${y + 6}Z`, m.trim, 'opacity=".85"');
  const flat = (px, py) => [px, py];
  const glass = m.pane;
  draw(openings(flat, [x - 26, x + 2, x + 29], 594, 16, 34, 8) + openings(flat, [x - 26, x + 2, x + 29], 520, 15, 30) + openings(flat, [x - 27, x, x + 27], 468, 12, 16, 6), glass);
  draw(`M${x - r - 10} ${top + 4}L${x} 312L${x + r + 10} ${top + 4}A${r + 10} 10 0 0 1 ${x - r - 10} ${top + 4}Z`, across(x - r, x + r, m.roof, m.roof, m.roofShade));
  line(`M${x} 314V288`, m.trim, 3, 'stroke-linecap="round"');
  add(`<circle cx="${x}" cy="290" r="4" fill="${m.trim}"/>`);
}

export function nArizona(canvas) {
  sky(canvas);
  streaks(canvas, 4, 90, 230, 0.4);
  cloud(canvas, 960, 215, 56, 0.8);
  ridge(canvas, 520, 110, 2.6, 0.1);
  peak(canvas, 640, 250, 420, 560, 0.26);
  peak(canvas, 160, 300, 420, 560, 0.28);
  peak(canvas, 390, 138, 620, 560, 0.34);
  haze(canvas, 360, 570, 0.7);
  ridge(canvas, 560, 70, 3.2, 0.34, { H: 155 });
  pines(canvas, 40, 572, 74, 0.42, 165);
  haze(canvas, 500, 590, 0.35);
  pines(canvas, 9, 606, 150, 0.56, 165, 880, 1220);
  pines(canvas, 10, 604, 120, 0.54, 165, 60, 430);
  lawn(canvas, 600, 130, 0.42);
  hall(canvas);
  turret(canvas);
  paving(canvas, 'M618 664H704Q700 700 560 730Q420 756 330 800H90Q240 744 470 716Q600 700 618 664Z', 650);
  shrubs(canvas, 656, 6, 11, 0.66, 150, 0, 506, 604);
  shrubs(canvas, 658, 7, 11, 0.66, 150, 0, 726, 880);
  pines(canvas, 4, 742, 330, 0.78, 165, -10, 210);
  pine(canvas, 262, 712, 190, 0.72, 165);
  pines(canvas, 3, 756, 290, 0.8, 165, 1020, 1200);
  pair(canvas, 512, 742, 1.8);
}
