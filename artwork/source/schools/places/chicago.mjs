// A low hall of glass and black steel that hangs from girders over its roof, before a lake and a city.
import { f1, lch } from '../colour.mjs';
import { skyline } from '../city.mjs';
import { lawn, paving, water } from '../land.mjs';
import { shrubs, tree } from '../plants.mjs';
import { front, level, perspective, poly, quad, shadow, side, spread, uprights } from '../shapes.mjs';
import { haze, sky, streaks } from '../sky.mjs';
import { pair } from '../street.mjs';

const P = perspective(1120, 472);
const [X0, X1, ROOF, FLOOR, GROUND, DEEP] = [96, 716, 500, 640, 668, 430];

function towers({ depth, down, draw, line }) {
  const c = down(150, 470, depth(0.5, 0.02), depth(0.2, 0.05));
  // a tapering tower with two masts, and one in steps of different height
  draw('M846 472L862 222H914L930 472Z', c);
  line('M876 224V160M900 224V160', depth(0.45), 4);
  draw('M1010 472V330H1024V268H1040V196H1072V268H1086V306H1100V472Z', c);
  line('M1050 198V150M1063 198V166', depth(0.45), 3);
  let braces = '';
  for (let k = 0; k < 4; k++) {
    const y = 240 + k * 58,
      a = 862 - (y - 222) * 0.064,
      b = 862 - (y + 58 - 222) * 0.064;
    braces += `M${f1(a)} ${y}L${f1(1776 - b)} ${y + 58}M${f1(1776 - a)} ${y}L${f1(b)} ${y + 58}`;
  }
  line(braces, depth(0.6), 2, 'opacity=".5"');
}

function pavilion(canvas) {
  const { across, depth, down, draw, line } = canvas;
  const steel = lch(0.2, 0.03, 20),
    steelLit = lch(0.36, 0.05, 20);
  const wall = front(P),
    end = side(P, X1);
  shadow(canvas, P, X0, X1, GROUND, DEEP, 60, 60);
  // the raised floor stands back under the glass
  draw(quad(wall, X0 + 8, FLOOR, X1 - X0 - 16, GROUND - FLOOR), lch(0.22, 0.03, 20));
  draw(quad(end, 8, FLOOR, DEEP, GROUND - FLOOR), lch(0.18, 0.03, 20));
  // rooms full of light
  draw(
    quad(wall, X0, ROOF, X1 - X0, FLOOR - ROOF),
    across(X0, X1, lch(0.9, 0.1, 82), lch(0.86, 0.12, 72), lch(0.74, 0.13, 55)),
  );
  draw(quad(end, 0, ROOF, DEEP, FLOOR - ROOF), across(X1, P(X1, 0, DEEP)[0], lch(0.66, 0.12, 48), lch(0.5, 0.1, 35)));
  const inside = lch(0.6, 0.12, 50);
  draw(
    quad(wall, 170, 575, 90, 65) + quad(wall, 330, 560, 60, 80) + quad(wall, 520, 575, 120, 65) + quad(wall, 440, 600, 46, 40),
    inside,
    'opacity=".5"',
  );
  draw(quad(wall, X0, 604, X1 - X0, FLOOR - 604), '#fff', 'opacity=".22"');
  line(uprights(wall, spread(X0, X1, 20), ROOF, FLOOR - ROOF), steel, 2.2);
  line(uprights(end, spread(0, DEEP, 9), ROOF, FLOOR - ROOF), steel, 1.8);
  draw(quad(wall, X0, 602, X1 - X0, 4) + quad(end, 0, 602, DEEP, 4), steel);
  // roof, then the girders from left to right, each before the one it hides
  draw(quad(level(P, ROOF - 14), X0, 0, X1 - X0, DEEP), lch(0.42, 0.06, 20));
  for (const x of [X0 + 46, X0 + 222, X0 + 398, X0 + 574]) {
    const girder = side(P, x);
    draw(quad(girder, 0, 448, DEEP, 40), across(x, P(x, 0, DEEP)[0], lch(0.3, 0.05, 20), lch(0.44, 0.07, 22)));
    draw(quad(girder, 0, 448, DEEP, 5), lch(0.56, 0.09, 30));
    draw(`M${x - 7} ${GROUND}V446H${x + 7}V${GROUND}Z`, across(x - 7, x + 7, steelLit, steel));
  }
  draw(quad(wall, X0 - 6, ROOF - 16, X1 - X0 + 12, 18), steel);
  draw(quad(wall, X0 - 6, ROOF - 16, X1 - X0 + 12, 4), steelLit);
  draw(quad(side(P, X1 + 6), 0, ROOF - 16, DEEP, 18), lch(0.16, 0.03, 20));
  draw(quad(wall, X0 - 4, FLOOR - 3, X1 - X0 + 8, 8), steelLit);
  draw(quad(end, 0, FLOOR - 3, DEEP, 8), steel);
}

function stairs({ draw, depth, stone }) {
  const dark = lch(0.2, 0.03, 20);
  const slab = (x0, x1, y, z0, z1, thick) => {
    draw(quad(level(P, y), x0, z0, x1 - x0, z1 - z0), stone(0.96, 0.03, 75));
    draw(quad(front(P, z0), x0, y, x1 - x0, thick), stone(0.8, 0.045, 55));
    draw(quad(side(P, x1), z0, y, z1 - z0, thick), stone(0.64, 0.05, 45));
  };
  draw(poly([P(250, 670, 0), P(250, 670, -190), P(640, 670, -190), P(640, 670, 0)]), depth(0.95), 'opacity=".3"');
  for (let k = 0; k < 3; k++) slab(310, 500, 644 + k * 5, -14 * (k + 1), -14 * k, 4);
  draw(quad(front(P, -110), 262, 662, 300, 8), dark);
  slab(250, 574, 656, -118, -42, 7);
  for (let k = 0; k < 3; k++) slab(310, 500, 660 + k * 4, -118 - 16 * (k + 1), -118 - 16 * k, 4);
}

export function chicago(canvas) {
  sky(canvas);
  streaks(canvas, 6, 110, 270, 0.5);
  skyline(canvas, 472, 170, 0.14, { win: false, x0: 380, x1: 1220, peak: 0.7, spires: 1 });
  haze(canvas, 330, 474, 0.5);
  skyline(canvas, 474, 250, 0.36, { x0: 640, x1: 1230, peak: 0.5, spires: 1 });
  towers(canvas);
  haze(canvas, 380, 476, 0.45);
  water(canvas, 474, 572);
  lawn(canvas, 566, 140, 0.46);
  tree(canvas, 42, 640, 62, 0.6, 140);
  tree(canvas, 830, 622, 44, 0.58, 140);
  tree(canvas, 900, 634, 56, 0.6, 140);
  pavilion(canvas);
  paving(canvas, 'M212 697H440L560 800H20Z', 690);
  stairs(canvas);
  shrubs(canvas, 674, 6, 10, 0.7, 145, 0, X0, 196);
  shrubs(canvas, 672, 7, 10, 0.7, 145, 0, 590, X1);
  tree(canvas, 1120, 735, 105, 0.72, 140, -0.02);
  pair(canvas, 352, 742, 1.9);
}
