// A gothic range of dark stone with pale edges and an uneven clock tower, above a small river with a stone bridge.
import { f1, lch } from '../colour.mjs';
import { lawn, paving, ridge } from '../land.mjs';
import { shrubs, tree } from '../plants.mjs';
import { courses, front, material, openings, perspective, poly, quad, shadow, side } from '../shapes.mjs';
import { cloud, haze, sky, streaks } from '../sky.mjs';
import { pair } from '../street.mjs';

const P = perspective(980, 520);
const [X0, X1, EAVES, GROUND, DEEP] = [20, 600, 470, 622, 230];
const PALE = '#f3ead6';

function stoneGable({ across, draw, line }, m, x0, x1, y, z, depth = 120) {
  const wall = front(P, z),
    mid = (x0 + x1) / 2;
  draw(poly([P(mid, y, z), P(x1, EAVES, z), P(x1, EAVES, z + depth), P(mid, y, z + depth)]), lch(0.44, 0.065, 262));
  draw(quad(side(P, x1), z, EAVES, 40, GROUND - EAVES), m.shade);
  draw(poly([wall(x0, GROUND), wall(x0, EAVES), wall(mid, y), wall(x1, EAVES), wall(x1, GROUND)]), across(x0, x1, m.lit, m.mid));
  line(`M${wall(x0 - 2, EAVES + 2).join(' ')}L${wall(mid, y - 3).join(' ')}L${wall(x1 + 2, EAVES + 2).join(' ')}`, PALE, 5);
}

/** Windows with a pale edge. */
function edged({ draw }, on, xs, y, w, h, rise, glass) {
  draw(openings(on, xs, y - 1, w + 9, h + 5, rise + 5, true), PALE);
  draw(openings(on, xs, y, w, h, rise, true), glass);
}

function range(canvas) {
  const { across, down, draw, line } = canvas;
  const m = material(canvas, 0.56, 0.03, 255);
  const glass = down(EAVES, GROUND, lch(0.36, 0.06, 250), lch(0.5, 0.06, 240));
  const wall = front(P);
  shadow(canvas, P, X0, X1 + 10, GROUND, DEEP, 60, 26);
  draw(quad(side(P, X1), 0, EAVES, DEEP, GROUND - EAVES), m.shade);
  draw(poly([P(X1 + 4, EAVES, 0), P(X1, 380, DEEP / 2), P(X1 + 4, EAVES, DEEP)]), m.shade);
  draw(poly([P(X0, EAVES, -6), P(X1 + 6, EAVES, -6), P(X1 + 6, 380, DEEP / 2), P(X0, 380, DEEP / 2)]), across(X0, X1, lch(0.52, 0.07, 262), lch(0.4, 0.07, 265)));
  draw(quad(wall, X0, EAVES, X1 - X0, GROUND - EAVES), across(X0, X1, m.lit, m.mid));
  edged(canvas, wall, [152, 184, 216, 322, 354, 386], 500, 14, 34, 12, glass);
  edged(canvas, wall, [152, 184, 216, 322, 354, 386], 574, 15, 32, 13, glass);
  line(courses(wall, X0, X1 - X0, [552]), PALE, 4);
  draw(quad(wall, X0, EAVES - 3, X1 - X0, 6), PALE);
  draw(quad(wall, X0, GROUND - 12, X1 - X0, 12), m.deep);
  for (const x of [130, 300]) draw(quad(front(P, 90), x, 352, 22, 56), m.mid);
  for (const [x0, x1, y] of [[34, 126, 372], [236, 306, 392]]) {
    stoneGable(canvas, m, x0, x1, y, -14);
    const on = front(P, -14),
      mid = (x0 + x1) / 2;
    edged(canvas, on, [mid - 17, mid + 17], 502, 16, 34, 14, glass);
    edged(canvas, on, [mid - 17, mid + 17], 576, 16, 32, 14, glass);
    edged(canvas, on, [mid], 442, 14, 14, 13, glass);
    line(courses(on, x0, x1 - x0, [552]), PALE, 4);
  }
  stoneGable(canvas, m, 508, 604, 378, -10, 150);
  const last = front(P, -10);
  edged(canvas, last, [534, 556, 578], 500, 14, 36, 13, glass);
  edged(canvas, last, [534, 578], 576, 16, 32, 14, glass);
  edged(canvas, last, [556], 438, 16, 18, 13, glass);
  line(courses(last, 508, 96, [552]), PALE, 4);
}

function tower(canvas) {
  const { across, add, down, draw, line } = canvas;
  const m = material(canvas, 0.58, 0.03, 255);
  const glass = down(300, 600, lch(0.36, 0.06, 250), lch(0.5, 0.06, 240));
  const [x0, x1, top, z] = [412, 492, 268, -30];
  const wall = front(P, z),
    flank = side(P, x1),
    mid = (x0 + x1) / 2;
  draw(quad(flank, z, top, 90, GROUND - top), m.shade);
  draw(quad(wall, x0, top, x1 - x0, GROUND - top), across(x0, x1, m.lit, m.lit, m.mid));
  // a stair turret at one side alone
  draw(quad(wall, x0 - 24, 330, 26, GROUND - 330), across(x0 - 26, x0, m.lit, m.mid));
  draw(poly([wall(x0 - 28, 332), wall(x0 - 11, 268), wall(x0 + 6, 332)]), lch(0.46, 0.07, 262));
  for (const x of [x0, x1 - 9]) draw(quad(wall, x, top, 9, GROUND - top), PALE, 'opacity=".9"');
  for (const y of [340, 416, 552]) draw(quad(wall, x0 - 3, y, x1 - x0 + 6, 5), PALE);
  edged(canvas, wall, [mid - 15, mid + 15], 372, 13, 34, 14, glass);
  edged(canvas, wall, [mid - 15, mid + 15], 456, 13, 60, 14, glass);
  edged(canvas, wall, [mid], 582, 38, 40, 24, lch(0.3, 0.05, 255));
  const [cx, cy] = wall(mid, 304);
  add(`<circle cx="${f1(cx)}" cy="${f1(cy)}" r="25" fill="${PALE}"/><circle cx="${f1(cx)}" cy="${f1(cy)}" r="20" fill="#fffdf8"/>`);
  line(`M${f1(cx)} ${f1(cy)}v-15M${f1(cx)} ${f1(cy)}l10 6`, lch(0.3, 0.05, 255), 3, 'stroke-linecap="round"');
  // gables at the foot of the spire, the spire, four pinnacles
  const slate = lch(0.48, 0.08, 262),
    slateShade = lch(0.34, 0.07, 265);
  draw(poly([wall(x0 - 6, top), P(mid, 134, 15), wall(x1 + 6, top)]), slate);
  draw(poly([wall(x1 + 4, top + 4), P(mid, 134, 15), P(x1 + 4, top + 4, 64)]), slateShade);
  draw(poly([wall(mid + 6, top), P(mid, 134, 15), wall(x1 + 6, top)]), slateShade, 'opacity=".45"');
  draw(poly([wall(x0 + 12, top + 4), wall(mid, 210), wall(x1 - 12, top + 4)]), m.lit);
  line(`M${wall(x0 + 8, top + 6).join(' ')}L${wall(mid, 206).join(' ')}L${wall(x1 - 8, top + 6).join(' ')}`, PALE, 4.5);
  edged(canvas, wall, [mid], 244, 13, 14, 12, glass);
  for (const x of [x0, x1]) {
    draw(poly([wall(x - 7, top + 8), wall(x - 7, 244), wall(x, 210), wall(x + 7, 244), wall(x + 7, top + 8)]), across(x - 7, x + 7, PALE, '#cfc6ba'));
  }
  draw(quad(wall, x0 - 6, top, x1 - x0 + 12, 6), PALE);
  const [tx, ty] = P(mid, 134, 15);
  line(`M${f1(tx)} ${f1(ty + 4)}v-26`, PALE, 3, 'stroke-linecap="round"');
}

function river({ depth, down, draw, line }) {
  draw('M770 600Q850 640 700 690Q560 740 560 800H1010Q1010 730 1000 690Q980 630 850 598Z', down(600, 800, lch(0.86, 0.05, 235), depth(0.5, 0.06)));
  line('M770 600Q850 640 700 690Q560 740 560 800', lch(0.66, 0.03, 255), 12);
  line('M850 598Q980 630 1000 690Q1010 730 1010 800', lch(0.5, 0.035, 255), 12);
  line('M700 730h120M840 752h90M640 776h150M860 782h100M760 706h60M800 640h60M820 622h36', '#fff', 3, 'opacity=".6" stroke-linecap="round"');
}

function stoneBridge({ down, draw, line }) {
  draw('M650 664Q840 622 1040 664V716H1000Q1000 668 850 664Q716 668 700 716H650Z', down(630, 716, lch(0.78, 0.03, 90), lch(0.56, 0.035, 250)));
  draw('M700 716Q716 668 850 664Q1000 668 1000 716L984 716Q980 684 850 680Q730 684 716 716Z', lch(0.4, 0.04, 255), 'opacity=".55"');
  line('M650 662Q840 618 1040 662', PALE, 10);
  line('M704 712Q720 670 850 666Q996 670 998 712', PALE, 4, 'opacity=".8"');
  draw(openings((x, y) => [x, y], [656, 1034], 650, 22, 66), down(650, 716, lch(0.84, 0.03, 90), lch(0.6, 0.03, 250)));
}

export function newZealand(canvas) {
  sky(canvas);
  streaks(canvas, 4, 90, 210, 0.45);
  cloud(canvas, 900, 190, 62, 0.85);
  ridge(canvas, 500, 170, 1.7, 0.16, { H: 170, pow: 1.2, ph: 3 });
  haze(canvas, 380, 530, 0.5);
  ridge(canvas, 560, 150, 1.9, 0.3, { H: 140, dL: 0.06, ph: 6 });
  ridge(canvas, 590, 80, 2.6, 0.4, { H: 140, dL: 0.06, ph: 9 });
  haze(canvas, 500, 620, 0.3);
  lawn(canvas, 596, 138, 0.42);
  for (const [x, b, r] of [[860, 606, 30], [906, 602, 26], [980, 606, 36]]) tree(canvas, x, b, r, 0.5, 142, 0.03);
  range(canvas);
  tower(canvas);
  paving(canvas, 'M424 628H468Q476 642 512 646Q550 648 576 650V674Q520 672 466 658Q430 648 424 628Z', 620);
  canvas.moved(-76, 0, () => river(canvas));
  shrubs(canvas, 602, 8, 17, 0.52, 145, 0, 668, 812);
  pair(canvas, 736, 652, 1.55);
  canvas.moved(-76, 0, () => stoneBridge(canvas));
  shrubs(canvas, 630, 8, 10, 0.6, 145, 0, 20, 400);
  tree(canvas, 1110, 716, 100, 0.66, 145);
  shrubs(canvas, 800, 9, 26, 0.76, 146, 0, 950, 1210);
  shrubs(canvas, 806, 6, 22, 0.76, 146, 0, 350, 480);
  tree(canvas, 40, 784, 74, 0.7, 140);
}
