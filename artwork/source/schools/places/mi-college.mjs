// A white wooden hall with a broad porch and a small lantern on its roof, on a lake with a sailing boat.
import { f1, lch } from '../colour.mjs';
import { ridge, water } from '../land.mjs';
import { pine, shrubs, tree } from '../plants.mjs';
import { courses, front, level, material, openings, perspective, poly, quad, shadow, side, spread, uprights } from '../shapes.mjs';
import { birds, cloud, haze, sky, streaks } from '../sky.mjs';
import { pair } from '../street.mjs';

const P = perspective(160, 500);
const [X0, X1, EAVES, GROUND, DEEP] = [500, 930, 436, 650, 300];

function hall(canvas) {
  const { across, brand, down, draw, line, add } = canvas;
  const m = material(canvas, 0.97, 0.012, 285);
  const glass = down(EAVES, GROUND, m.pane, m.paneLow);
  const shutter = lch(0.46, 0.13, 288);
  const roof = [lch(0.52, 0.1, 288), lch(0.42, 0.1, 288)];
  const wall = front(P),
    end = side(P, X0);
  shadow(canvas, P, X0 - 40, X1 + 20, GROUND, DEEP, 70, 40);
  draw(quad(front(P, 150), 800, 316, 34, 80), '#b98a86');
  draw(quad(front(P, 150), 796, 312, 42, 9), '#d9b0aa');
  // the gable end towards the lake
  const ridgeY = 336;
  draw(poly([P(X0, GROUND), P(X0, EAVES), P(X0, ridgeY, DEEP / 2), P(X0, EAVES, DEEP), P(X0, GROUND, DEEP)]), m.lit);
  draw(poly([P(X0 - 8, EAVES + 6, -14), P(X1 + 8, EAVES + 6, -14), P(X1 + 8, ridgeY - 4, DEEP / 2), P(X0 - 8, ridgeY - 4, DEEP / 2)]), across(X0, X1, ...roof));
  line(`M${P(X0 - 8, EAVES + 8, -14).map(f1).join(' ')}L${P(X0 - 8, ridgeY - 4, DEEP / 2).map(f1).join(' ')}L${P(X0 - 8, EAVES + 4, DEEP + 4).map(f1).join(' ')}`, '#fff', 6, 'stroke-linejoin="round"');
  const ends = spread(30, DEEP - 30, 3);
  draw(openings(end, ends, 470, 26, 44) + openings(end, ends, 574, 26, 54) + openings(end, [DEEP / 2], 396, 26, 24, 12), glass);
  draw(quad(wall, X0, EAVES, X1 - X0, GROUND - EAVES), across(X0, X1, m.lit, m.mid, m.shade));
  line(courses(wall, X0, X1 - X0, spread(EAVES + 6, GROUND, 17)) + courses(end, 0, DEEP, spread(EAVES + 6, GROUND, 17)), m.shade, 1.2, 'opacity=".38"');
  draw(quad(wall, X0, EAVES + 4, X1 - X0, 14), m.deep, 'opacity=".3"');
  // three dormers
  for (const x of [590, 715, 840]) {
    draw(poly([P(x, 370, 10), P(x, 370, 93), P(x - 24, 402, 46), P(x - 24, 402, 10)]), roof[0]);
    draw(poly([P(x - 18, 402, 10), P(x - 18, 402, 46), P(x - 18, 434, 10)]), '#e9e4f2');
    draw(quad(front(P, 10), x - 18, 400, 36, 34), '#fdfbff');
    draw(poly([P(x - 22, 402, 10), P(x, 374, 10), P(x + 22, 402, 10)]), '#fdfbff');
    draw(openings(front(P, 10), [x], 404, 18, 24, 9), glass);
  }
  const xs = [536, 594, 652, 778, 836, 894];
  for (const [y, h] of [[466, 46]]) {
    draw(openings(wall, xs, y, 24, h), glass);
    draw(openings(wall, xs.flatMap((x) => [x - 18, x + 18]), y - 1, 9, h + 2), shutter);
    line(xs.map((x) => `M${x} ${y}v${h}M${x - 12} ${y + h / 2}h24`).join(''), '#fff', 2.4);
  }
  draw(openings(wall, [715], 470, 40, 44, 12), glass);
  line('M715 458v56M695 486h40', '#fff', 2.4);
}

function porch(canvas) {
  const { across, down, draw, line } = canvas;
  const m = material(canvas, 0.97, 0.012, 285);
  const glass = down(EAVES, GROUND, m.pane, m.paneLow);
  const wall = front(P),
    z = -62;
  const face = front(P, z);
  draw(quad(wall, X0, 548, X1 - X0, GROUND - 548), across(X0, X1, m.mid, m.shade));
  draw(openings(wall, [552, 618, 812, 878], 570, 26, 60), glass);
  draw(openings(wall, [715], 584, 50, 66, 12), lch(0.46, 0.13, 288));
  draw(openings(wall, [715], 586, 22, 30), glass);
  // floor, steps, posts, roof
  draw(quad(level(P, GROUND - 2), X0 - 20, z, X1 - X0 + 36, -z), '#d5cce0');
  draw(quad(face, X0 - 20, GROUND - 2, X1 - X0 + 36, 14), '#e6dfef');
  draw(poly([P(X0 - 20, GROUND - 2, 0), P(X0 - 20, GROUND - 2, z), P(X0 - 20, GROUND + 12, z), P(X0 - 20, GROUND + 12, 0)]), '#fffdff');
  for (let k = 0; k < 3; k++) draw(quad(front(P, z - 12 * (k + 1)), 672 - k * 5, GROUND + 2 + k * 5, 92 + k * 10, 6), ['#fbf8ff', '#efe9f6', '#e0d8ec'][k]);
  const rails = [[X0 - 16, 660], [776, X1 + 12]];
  for (const [a, b] of rails) {
    line(uprights(face, spread(a, b, 22), 622, 26), '#fff', 2);
    draw(quad(face, a, 618, b - a, 5), '#fff');
  }
  for (const x of [X0 - 16, 562, 616, 668, 768, 820, 874, X1 + 12]) {
    draw(quad(face, x - 4.5, 546, 9, GROUND - 546), across(face(x - 5, 0)[0], face(x + 5, 0)[0], '#fff', '#fff', '#d9d0e6'));
    draw(quad(face, x - 8, 548, 16, 6), '#fff');
  }
  draw(poly([P(X0 - 34, 546, z - 8), P(X1 + 30, 546, z - 8), P(X1 + 8, 518, 0), P(X0 - 8, 518, 0)]), across(X0, X1, lch(0.58, 0.1, 288), lch(0.48, 0.1, 288)));
  draw(poly([P(X0 - 34, 546, z - 8), P(X0 - 8, 518, 0), P(X0 - 34, 546, 30)]), lch(0.62, 0.09, 288));
  draw(quad(front(P, z - 8), X0 - 34, 545, X1 - X0 + 64, 8), '#fff');
}

function lantern({ across, draw, line, brand }) {
  const x = P(715, 0, 150)[0],
    y = P(0, 332, 150)[1];
  draw(`M${f1(x - 34)} ${f1(y + 6)}V${f1(y - 22)}H${f1(x + 34)}V${f1(y + 6)}Z`, across(x - 34, x + 34, '#fff', '#f4f0fa', '#d3c9e2'));
  draw(`M${f1(x - 25)} ${f1(y - 22)}V${f1(y - 66)}H${f1(x + 25)}V${f1(y - 22)}Z`, across(x - 25, x + 25, '#fff', '#f4f0fa', '#d3c9e2'));
  draw(openings((px, py) => [px, py], [x - 15, x, x + 15], y - 50, 9, 24, 5), lch(0.5, 0.09, 270));
  draw(`M${f1(x - 32)} ${f1(y - 64)}Q${f1(x - 8)} ${f1(y - 80)} ${f1(x)} ${f1(y - 112)}Q${f1(x + 8)} ${f1(y - 80)} ${f1(x + 32)} ${f1(y - 64)}Z`, across(x - 30, x + 30, lch(0.58, 0.11, 288), lch(0.4, 0.11, 288)));
  line(`M${f1(x)} ${f1(y - 108)}v-26`, '#fff', 3, 'stroke-linecap="round"');
  draw(`M${f1(x - 37)} ${f1(y - 26)}H${f1(x + 37)}V${f1(y - 20)}H${f1(x - 37)}ZM${f1(x - 31)} ${f1(y - 68)}H${f1(x + 31)}V${f1(y - 62)}H${f1(x - 31)}Z`, '#fff');
}

function boat({ brand, draw, line }) {
  line('M170 606h170M200 622h110', '#fff', 3, 'opacity=".6" stroke-linecap="round"');
  draw('M254 578V398L346 568Z', '#fff', 'opacity=".97"');
  draw('M254 398L346 568L300 572Z', '#d9d4ee', 'opacity=".7"');
  draw('M244 572V430L180 566Z', brand);
  line('M249 588V388', '#8a6f5c', 4);
  draw('M166 586H356Q344 612 326 616H196Q178 610 166 586Z', '#fffaf2');
  draw('M166 586H356L353 593H169Z', brand);
}

function jetty({ draw, line }) {
  draw('M-60 752L330 676L352 684L60 780H-60Z', '#c9a98c');
  draw('M60 780L352 684V694L72 792H60Z', '#7d6250');
  line('M40 736L120 762M110 722L180 744M176 710L236 726M236 698L284 712M290 687L326 696', '#8d715c', 1.8, 'opacity=".6"');
  line('M352 690V722M262 716V752M150 750V792', '#6d5546', 8);
}

export function miCollege(canvas) {
  const { R, depth, down, draw, line } = canvas;
  sky(canvas);
  cloud(canvas, 1010, 190, 60, 0.85);
  cloud(canvas, 620, 150, 38, 0.6);
  streaks(canvas, 3, 80, 200, 0.4);
  birds(canvas, 3);
  ridge(canvas, 482, 64, 2.2, 0.12, { H: 170 });
  haze(canvas, 380, 500, 0.6);
  ridge(canvas, 504, 48, 3, 0.26, { H: 160 });
  for (let k = 0; k < 46; k++) pine(canvas, (1200 * (k + R())) / 46, 507 + R() * 4, 24 + R() * 28, 0.34, 165);
  water(canvas, 500, 800, 0.34);
  canvas.moved(-98, -36, () => jetty(canvas));
  draw('M150 800Q176 690 290 634Q480 560 1200 548V800Z', down(566, 800, depth(0.34, 0.09, 0.02, 140), depth(0.72, 0, 0.02, 145)));
  canvas.moved(-58, 0, () => boat(canvas));
  tree(canvas, 940, 622, 80, 0.52, 140);
  canvas.moved(-90, 0, () => {
    hall(canvas);
    porch(canvas);
    lantern(canvas);
    shrubs(canvas, 668, 6, 11, 0.6, 145, 0, 486, 650);
    shrubs(canvas, 668, 7, 11, 0.6, 145, 0, 790, 946);
  });
  draw('M610 684H716Q700 722 600 746Q510 766 498 800H380Q390 750 500 724Q594 702 610 684Z', down(680, 800, '#f5eee6', lch(0.82, 0.04, 65)));
  tree(canvas, 1060, 716, 112, 0.62, 142);
  pair(canvas, 520, 764, 1.9);
}
