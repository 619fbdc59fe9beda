// A hill above a river, with a hall of brownstone and two blocks of glass; a city and a ferry across the water.
import { f1, lch } from '../colour.mjs';
import { skyline } from '../city.mjs';
import { water } from '../land.mjs';
import { shrubs, tree } from '../plants.mjs';
import { courses, front, material, openings, perspective, poly, quad, side, spread, uprights } from '../shapes.mjs';
import { birds, cloud, haze, sky, streaks } from '../sky.mjs';
import { lamp, pair } from '../street.mjs';

const P = perspective(820, 505);

/** The tallest towers, one with a needle and one that leans back to a tip of glass. */
function towers({ depth, down, draw, line }) {
  const c = down(170, 505, depth(0.5, 0.02), depth(0.2, 0.06));
  draw('M716 505V330H728V282H740V250H752V224H776V250H788V282H800V330H812V505Z', c);
  line('M764 226V160', depth(0.46), 4, 'stroke-linecap="round"');
  draw('M1060 505V236L1080 196H1096L1116 236V505Z', c);
  line('M1088 198V136', depth(0.46), 3.500, 'stroke-linecap="round"');
  draw('M944 505V300L984 266V505Z', c);
}

function hill({ depth, down, draw, stone }) {
  draw('M0 420Q200 396 380 428Q470 446 520 500Q580 566 650 592Q760 628 800 700V800H0Z', down(410, 780, depth(0.4, 0.08, 0.02, 138), depth(0.74, 0, 0.02, 145)));
  draw('M-10 470Q150 452 290 470Q420 494 430 560Q430 640 250 690Q120 730 60 800H-10V752Q160 680 290 630Q380 590 350 540Q310 500 150 490Q60 486 -10 494Z', stone(0.9, 0.03, 70));
}

function brownstone(canvas) {
  const { across, down, draw, line } = canvas;
  const m = material(canvas, 0.58, 0.075, 38);
  const glass = down(320, 450, '#fdebd0', '#ecbf98');
  const [x0, x1, eaves, ground] = [44, 330, 346, 452];
  const wall = front(P);
  draw(quad(side(P, x1), 0, eaves, 130, ground - eaves), m.shade);
  draw(quad(wall, x0, eaves, x1 - x0, ground - eaves), across(x0, x1, m.lit, m.mid));
  draw(poly([P(x0 - 6, eaves), P(x0 + 14, 296), P(x1 - 14, 296), P(x1 + 6, eaves)]), across(x0, x1, m.roof, m.roofShade));
  draw(poly([P(x1 + 6, eaves), P(x1 - 14, 296), P(x1 - 30, 298, 110), P(x1 + 6, eaves, 136)]), m.roofShade);
  line(`M${x0 + 14} 294H${x1 - 14}`, m.trimShade, 4);
  const xs = spread(x0 + 6, x1 - 6, 11).filter((x) => Math.abs(x - 187) > 34);
  draw(openings(wall, xs, 368, 12, 24, 7, true) + openings(wall, xs, 418, 12, 26), glass);
  line(courses(wall, x0, x1 - x0, [eaves, 402]), m.trim, 4);
  for (const x of [84, 134, 240, 290]) {
    draw(poly([[x - 13, 342], [x - 13, 324], [x, 304], [x + 13, 324], [x + 13, 342]]), m.mid);
    draw(openings(wall, [x], 326, 9, 14, 5, true), glass);
  }
  // the middle stands forward under a steep gable and a small square tower
  draw(poly([[160, 330], [160, 246], [214, 246], [214, 330]]), across(160, 214, m.lit, m.mid));
  draw(poly([[154, 250], [166, 190], [208, 190], [220, 250]]), across(154, 220, m.roof, m.roofShade));
  line('M166 189H208M170 188V178M204 188V178', m.trim, 3);
  draw(openings(wall, [174, 200], 278, 10, 30, 8, true), glass);
  draw(quad(wall, 156, 248, 62, 5), m.trim);
  draw(poly([[148, ground], [148, 344], [187, 290], [226, 344], [226, ground]]), across(148, 226, m.lit, m.mid));
  line('M144 348L187 288L230 348', m.trim, 5);
  draw(openings(wall, [187], 330, 16, 14, 10, true) + openings(wall, [168, 187, 206], 372, 12, 24, 8, true), glass);
  draw(openings(wall, [187], 428, 26, 26, 16, true), m.deep);
  draw(quad(wall, x0 - 4, ground - 8, x1 - x0 + 8, 8), m.deep, 'opacity=".7"');
}

/** One block of glass; its front holds the sky. */
function glassBlock({ T, across, draw, lg, line, depth }, x0, x1, top, b, deep) {
  const wall = front(P),
    end = side(P, x1);
  draw(
    quad(wall, x0, top, x1 - x0, b - top),
    lg([[0, lch(...T.top)], [0.5, lch(0.95, 0.04, 50)], [1, lch(0.72, 0.06, 250)]], 0, 0, 1, 1),
  );
  draw(quad(end, 0, top, deep, b - top), across(x1, P(x1, 0, deep)[0], lch(0.56, 0.06, 262), lch(0.48, 0.06, 265)));
  line(uprights(wall, spread(x0, x1, 7), top, b - top) + courses(wall, x0, x1 - x0, spread(top, b, 5)), '#fff', 1.8, 'opacity=".6"');
  line(uprights(end, spread(0, deep, 4), top, b - top), '#fff', 1.5, 'opacity=".35"');
  draw(quad(wall, x0 - 3, top - 7, x1 - x0 + 6, 9) + quad(wall, x0 - 3, b - 6, x1 - x0 + 6, 8), lch(0.96, 0.015, 60));
  draw(quad(end, 0, top - 7, deep, 9), depth(0.5));
}

function ferry({ draw, line, brand }) {
  line('M905 640h-60M1090 636h60M930 650h130', '#fff', 3, 'opacity=".7" stroke-linecap="round"');
  draw('M884 606H1092L1070 640H908Z', '#fffaf2');
  draw('M890 616H1086L1082 623H894Z', brand);
  draw('M912 578H1060V606H912Z', '#fdf1e4');
  draw('M940 554H1030V578H940Z', '#fffaf2');
  draw('M962 536H1000L1006 554H956Z', '#f3dfd0');
  draw(openings((x, y) => [x, y], spread(918, 1054, 8), 585, 11, 12) + openings((x, y) => [x, y], spread(944, 1026, 5), 560, 10, 10), '#7d5a78');
  draw('M1010 554V526H1024V554Z', brand);
}

export function njTech(canvas) {
  const { depth, line } = canvas;
  sky(canvas);
  streaks(canvas, 5, 90, 250, 0.5);
  cloud(canvas, 470, 200, 54, 0.75);
  birds(canvas, 3);
  skyline(canvas, 505, 150, 0.14, { win: false, x0: 420, peak: 0.45, spires: 0 });
  haze(canvas, 380, 507, 0.6);
  skyline(canvas, 507, 240, 0.36, { x0: 540, x1: 1230, peak: 0.42, spires: 0 });
  towers(canvas);
  haze(canvas, 400, 508, 0.5);
  water(canvas, 507, 690);
  hill(canvas);
  tree(canvas, 16, 452, 34, 0.54, 140);
  tree(canvas, 364, 462, 30, 0.54, 140);
  brownstone(canvas);
  shrubs(canvas, 456, 22, 8, 0.58, 145, 0, 36, 330);
  glassBlock(canvas, 400, 490, 430, 556, 110);
  tree(canvas, 380, 566, 30, 0.58, 140);
  glassBlock(canvas, 476, 610, 466, 596, 120);
  shrubs(canvas, 600, 11, 9, 0.6, 145, 0, 470, 640);
  canvas.moved(-136, -22, () => ferry(canvas));
  // the quay in front
  const { down, draw, stone } = canvas;
  draw('M0 726Q320 668 1200 690V800H0Z', down(680, 800, stone(0.9, 0.03, 60), stone(0.72, 0.05, 40)));
  draw('M0 726Q320 668 1200 690V700Q320 680 0 738Z', stone(0.98, 0.02, 70));
  tree(canvas, 60, 740, 62, 0.66, 140);
  tree(canvas, 190, 716, 44, 0.64, 140);
  let rail = '';
  for (let x = 330; x < 1200; x += 30) rail += `M${x} ${f1(684 + (x - 760) ** 2 / 26000)}v-34`;
  line(`${rail}M322 654Q760 634 1200 660M322 670Q760 652 1200 676`, depth(0.9), 2.6, 'opacity=".75"');
  lamp(canvas, 420, 716, 120);
  lamp(canvas, 760, 706, 116);
  lamp(canvas, 1110, 712, 120);
  pair(canvas, 560, 756, 2);
}
