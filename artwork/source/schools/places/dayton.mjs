// A brick chapel with one tall tower under a blue-green cap, above the bend of a river.
import { f1, lch } from '../colour.mjs';
import { lawn, paving, ridge } from '../land.mjs';
import { shrubs, tree } from '../plants.mjs';
import { arches, courses, front, material, openings, perspective, poly, quad, shadow, side, slab, spread } from '../shapes.mjs';
import { birds, cloud, haze, sky, streaks } from '../sky.mjs';
import { lamp, pair } from '../street.mjs';

const P = perspective(1060, 560);
const GROUND = 668;

function nave(canvas) {
  const { across, down, draw, line } = canvas;
  const m = material(canvas, 0.68, 0.115, 35);
  const glass = down(470, GROUND, m.pane, m.paneLow);
  const [x0, x1, eaves, ridgeY, deep] = [440, 660, 470, 352, 760];
  const mid = (x0 + x1) / 2;
  const wall = front(P),
    end = side(P, x1);
  shadow(canvas, P, x0, x1, GROUND, deep, 110, 40);
  draw(quad(end, 0, eaves, deep, GROUND - eaves), across(x1, P(x1, 0, deep)[0], m.shade, m.deep));
  draw(poly([P(mid, ridgeY), P(mid, ridgeY, deep), P(x1 + 10, eaves + 6, deep), P(x1 + 10, eaves + 6, -6)]), across(mid, 800, lch(0.4, 0.07, 18), lch(0.34, 0.06, 15)));
  const bays = spread(20, deep, 6);
  draw(openings(end, bays, 540, 44, 84, 26), glass);
  for (const z of spread(-50, deep + 60, 7)) draw(quad(end, z - 9, eaves + 10, 18, GROUND - eaves - 10), m.deep);
  line(courses(end, 0, deep, [eaves + 8]), m.trimShade, 5);
  draw(poly([wall(x0, GROUND), wall(x0, eaves), wall(mid, ridgeY), wall(x1, eaves), wall(x1, GROUND)]), across(x0, x1, m.lit, m.mid));
  line(`M${x0 - 6} ${eaves + 4}L${mid} ${ridgeY - 5}L${x1 + 6} ${eaves + 4}`, m.trim, 8);
  draw(openings(wall, [x0 + 36, x1 - 36], 530, 30, 86, 16), glass);
  line(arches(wall, [x0 + 36, x1 - 36], 530, 36, 19), m.trim, 4);
  draw(quad(wall, x0 - 4, GROUND - 12, x1 - x0 + 8, 12), m.deep);
}

function tower(canvas) {
  const { add, across, down, draw, line, rg } = canvas;
  const m = material(canvas, 0.7, 0.115, 35);
  const glass = down(300, GROUND, m.pane, m.paneLow);
  const [x0, x1, top, z] = [500, 600, 302, -34];
  const mid = 550;
  const wall = front(P, z),
    flank = side(P, x1);
  draw(quad(flank, z, top, 96, GROUND - top), across(x1, x1 + 36, m.shade, m.deep));
  draw(quad(wall, x0, top, x1 - x0, GROUND - top), across(x0, x1, m.lit, m.mid));
  slab(canvas, P, { x0, x1, y: top - 6, h: 12, z, deep: 96, out: 6 }, m.trim, m.trimShade, m.deep);
  slab(canvas, P, { x0, x1, y: 404, h: 8, z, deep: 96, out: 3 }, m.trim, m.trimShade);
  // bells behind two arches, a round window, the door
  draw(openings(wall, [mid - 23, mid + 23], 346, 30, 48, 15), m.deep);
  line(arches(wall, [mid - 23, mid + 23], 346, 34, 18), m.trim, 4);
  draw(openings(flank, [z + 28, z + 68], 346, 24, 48, 15), lch(0.24, 0.05, 20));
  const [cx, cy] = wall(mid, 452);
  add(`<circle cx="${f1(cx)}" cy="${f1(cy)}" r="33" fill="${m.trim}"/><circle cx="${f1(cx)}" cy="${f1(cy)}" r="27" fill="${rg([[0, '#ffe9b0'], [1, m.paneLow]], f1(cx), f1(cy), 30)}"/>`);
  let spokes = '';
  for (let k = 0; k < 8; k++) spokes += `M${f1(cx)} ${f1(cy)}l${f1(27 * Math.cos((k * Math.PI) / 4))} ${f1(27 * Math.sin((k * Math.PI) / 4))}`;
  line(spokes, m.trim, 2.5);
  add(`<circle cx="${f1(cx)}" cy="${f1(cy)}" r="8" fill="${m.trim}"/>`);
  draw(openings(wall, [mid], 606, 60, 62, 34), m.trim);
  draw(openings(wall, [mid], 608, 46, 60, 27), m.deep);
  draw(openings(wall, [mid], 610, 36, 58, 21), glass);
  line(courses(wall, x0, x1 - x0, [536]), m.trim, 5);
  // the drum and its cap
  const [dl] = wall(x0 + 12, 0),
    [dr] = wall(x1 - 2, 0);
  const top1 = 296,
    top2 = 250;
  draw(`M${f1(dl)} ${top1}V${top2}H${f1(dr)}V${top1}Z`, across(dl, dr, m.trim, m.trim, m.trimShade));
  draw(openings((x, y) => [x, y], spread(dl + 4, dr - 4, 4), 264, 11, 24, 6), m.deep);
  const copper = (L) => lch(L, 0.075, 190);
  draw(`M${f1(dl - 8)} ${top2}C${f1(dl - 6)} 192 ${f1(mid - 26)} 170 ${mid} 158C${f1(mid + 26)} 170 ${f1(dr + 6)} 192 ${f1(dr + 8)} ${top2}Z`, across(dl - 8, dr + 8, copper(0.8), copper(0.66), copper(0.44)));
  line(`M${mid - 20} ${top2}Q${mid - 22} 192 ${mid - 3} 162M${mid + 20} ${top2}Q${mid + 22} 192 ${mid + 3} 162`, copper(0.5), 2, 'opacity=".7"');
  draw(`M${f1(dl - 12)} ${top2 - 5}H${f1(dr + 12)}V${top2 + 4}H${f1(dl - 12)}Z`, across(dl, dr, m.trim, m.trimShade));
  draw(`M${mid - 9} 162V142H${mid + 9}V162Z`, m.trim);
  draw(`M${mid - 13} 143Q${mid} 116 ${mid + 13} 143Z`, copper(0.6));
  line(`M${mid} 128V102`, m.trim, 3, 'stroke-linecap="round"');
}

/** A covered walk with arches, and a low hall behind it. */
function cloister(canvas) {
  const { across, down, draw, line } = canvas;
  const m = material(canvas, 0.66, 0.105, 35);
  const z = 150;
  const wall = front(P, z);
  draw(poly([wall(110, 520), wall(160, 452), wall(480, 452), wall(480, 520)]), across(100, 480, lch(0.42, 0.07, 18), lch(0.34, 0.06, 15)));
  draw(quad(wall, 120, 520, 360, GROUND - 520), across(120, 480, m.lit, m.mid));
  draw(openings(wall, spread(130, 400, 8), 548, 16, 30), down(540, 600, m.pane, m.paneLow));
  const walk = front(P, 96);
  draw(poly([walk(110, 612), walk(118, 590), walk(470, 590), walk(470, 612)]), lch(0.46, 0.07, 20));
  draw(quad(walk, 116, 612, 330, GROUND - 612), across(116, 446, m.lit, m.mid));
  draw(openings(walk, spread(118, 430, 9), 640, 24, 28, 12), m.deep);
  line(courses(walk, 112, 336, [612]), m.trim, 4);
}

function river({ down, draw, line }) {
  draw('M944 578H990Q1070 590 980 612Q890 636 1020 668Q1120 690 1210 696V782Q1010 744 896 694Q796 644 890 608Q966 586 944 578Z', down(578, 780, lch(0.9, 0.09, 66), lch(0.7, 0.11, 20), lch(0.48, 0.1, 345)));
  line('M920 606h56M880 636h50M900 660h80M980 690h80M1080 716h90M1100 742h80', '#fff', 2.6, 'opacity=".6" stroke-linecap="round"');
}

export function dayton(canvas) {
  const { R } = canvas;
  sky(canvas);
  streaks(canvas, 4, 100, 280, 0.4);
  cloud(canvas, 880, 200, 66, 0.8);
  birds(canvas, 4);
  ridge(canvas, 566, 90, 1.6, 0.14, { pow: 1.2 });
  haze(canvas, 420, 572, 0.5);
  ridge(canvas, 590, 66, 2.2, 0.28, { H: 120, dL: 0.04, ph: 4 });
  for (let k = 0; k < 15; k++) tree(canvas, 640 + k * 40 + R() * 26, 578 + R() * 10, 16 + R() * 14, 0.4, 140, 0.04, 0.01);
  haze(canvas, 520, 600, 0.35);
  lawn(canvas, 590, 135, 0.38);
  river(canvas);
  cloister(canvas);
  nave(canvas);
  tower(canvas);
  paving(canvas, 'M506 676H596Q600 716 690 740Q830 770 850 800H470Q560 760 530 726Q510 704 506 676Z', 660);
  shrubs(canvas, 672, 12, 10, 0.62, 140, 0, 170, 430);
  shrubs(canvas, 674, 4, 11, 0.62, 140, 0, 604, 668);
  tree(canvas, 84, 742, 110, 0.64, 138, 0.03, 0.01);
  tree(canvas, 270, 706, 46, 0.56, 135, 0.04);
  tree(canvas, 1110, 660, 46, 0.54, 140, 0.03);
  shrubs(canvas, 690, 4, 10, 0.6, 140, 0, 790, 860);
  shrubs(canvas, 800, 8, 24, 0.74, 142, 0, 980, 1210);
  lamp(canvas, 452, 728, 104);
  lamp(canvas, 700, 716, 96);
  pair(canvas, 590, 738, 1.8);
}
