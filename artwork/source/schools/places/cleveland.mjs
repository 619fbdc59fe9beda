// A tower in steps on a city square, beside a river with a lift bridge; a lighthouse out on the lake.
import { f1, lch } from '../colour.mjs';
import { skyline } from '../city.mjs';
import { water } from '../land.mjs';
import { shrubs, tree } from '../plants.mjs';
import { front, level, material, openings, perspective, poly, quad, side, slab, spread, uprights } from '../shapes.mjs';
import { cloud, haze, sky, streaks } from '../sky.mjs';
import { lamp, pair } from '../street.mjs';

const P = perspective(760, 566);

/** One step of the tower: a block with upright bands of windows. */
function step(canvas, m, x0, x1, top, b, z, deep, n) {
  const { across, draw, line } = canvas;
  const wall = front(P, z),
    end = side(P, x1);
  draw(quad(end, z, top, deep, b - top), across(x1, P(x1, 0, z + deep)[0], m.shade, m.deep));
  draw(quad(wall, x0, top, x1 - x0, b - top), across(wall(x0, 0)[0], wall(x1, 0)[0], m.lit, m.mid));
  line(uprights(wall, spread(x0 + 4, x1 - 4, n), top + 14, b - top - 24), m.glass, (x1 - x0) / n / 2.4);
  line(uprights(end, spread(z + 6, z + deep - 4, Math.round(n * 0.6)), top + 14, b - top - 24), m.deepGlass, (x1 - x0) / n / 3.4);
  slab(canvas, P, { x0, x1, y: top - 4, h: 9, z, deep, out: 3 }, m.trim, m.trimShade);
}

function tower(canvas) {
  const { across, down, draw, line } = canvas;
  const m = material(canvas, 0.88, 0.04, 84);
  Object.assign(m, { glass: down(140, 640, lch(0.62, 0.05, 190), lch(0.72, 0.04, 150)), deepGlass: lch(0.42, 0.05, 190) });
  step(canvas, m, 96, 540, 500, 660, 40, 260, 22);
  step(canvas, m, 190, 430, 432, 660, 10, 240, 12);
  step(canvas, m, 226, 398, 290, 500, 24, 190, 9);
  step(canvas, m, 250, 376, 226, 300, 40, 150, 7);
  step(canvas, m, 274, 354, 180, 232, 56, 110, 4);
  // the crown: a pointed roof with ribs
  draw(poly([P(282, 178, 60), P(314, 110, 110), P(346, 178, 60)]), across(282, 346, lch(0.66, 0.07, 175), lch(0.5, 0.07, 180)));
  draw(poly([P(346, 178, 60), P(314, 110, 110), P(346, 178, 150)]), lch(0.36, 0.06, 185));
  const [x, y] = P(314, 110, 110);
  line(`M${f1(x)} ${f1(y + 4)}v-30`, lch(0.5, 0.06, 180), 3.5, 'stroke-linecap="round"');
  // the great door of the square
  const wall = front(P, 10);
  draw(openings(wall, [310], 588, 92, 72, 46), m.trim);
  draw(openings(wall, [310], 590, 76, 70, 38), down(550, 660, lch(0.5, 0.06, 190), lch(0.78, 0.08, 85)));
  line(uprights(wall, [285, 310, 335], 556, 104), m.trim, 3);
  draw(openings(front(P, 40), [128, 160, 462, 496], 600, 22, 60, 11), lch(0.56, 0.06, 185));
}

function liftBridge({ depth, line, draw }) {
  const c = depth(0.6, 0.02, 0.02, 175);
  let d = '';
  for (const x of [640, 846]) {
    d += `M${x} 612V402M${x + 26} 612V402M${x - 4} 402H${x + 30}`;
    for (let y = 402; y < 600; y += 30) d += `M${x} ${y}L${x + 26} ${y + 30}M${x + 26} ${y}L${x} ${y + 30}`;
    draw(`M${x - 6} 402L${x + 2} 386H${x + 24}L${x + 32} 402Z`, c);
  }
  // the span is half way up, for a ship
  d += 'M666 500H846M666 474H846';
  for (let x = 666; x < 846; x += 30) d += `M${x} 500L${x + 15} 474L${x + 30} 500`;
  d += 'M540 572H640M872 572H944M540 560H640M872 560H944';
  line(d, c, 3.4, 'stroke-linejoin="round"');
  line('M644 402Q756 376 868 402', c, 2);
  draw('M632 606H674V626H632ZM838 606H880V626H838Z', depth(0.5, 0.1, 0, 90));
}

function lighthouse({ across, brand, depth, draw }) {
  draw('M908 592L934 566Q1060 558 1200 564V592Z', depth(0.5, 0.06, 0, 120));
  draw('M1010 578L1018 470H1046L1054 578Z', across(1010, 1054, '#fffdf6', '#fffdf6', '#d5dbd0'));
  draw('M1015 520L1012.600 545H1051.400L1049 520Z', brand);
  draw('M1008 472H1056V464H1008Z', depth(0.8));
  draw('M1020 464V444H1044V464Z', '#ffe9a8');
  draw('M1014 446L1032 424L1050 446Z', brand);
  draw('M1054 578V548L1078 538L1102 548V570Z', '#f4f1e4');
  draw('M1050 550L1078 536L1106 550Z', brand);
}

export function cleveland(canvas) {
  const { depth, down, draw, line, stone } = canvas;
  sky(canvas);
  streaks(canvas, 5, 90, 270, 0.5);
  cloud(canvas, 980, 220, 60, 0.85);
  skyline(canvas, 570, 190, 0.14, { win: false, x0: -20, x1: 640, peak: 0.2, spires: 0 });
  haze(canvas, 420, 572, 0.5);
  skyline(canvas, 572, 170, 0.3, { x0: -20, x1: 560, peak: 0.8, spires: 0 });
  haze(canvas, 440, 574, 0.4);
  water(canvas, 570, 800);
  lighthouse(canvas);
  liftBridge(canvas);
  draw('M0 620H560L600 640Q640 664 640 700L690 800H0Z', down(610, 800, stone(0.92, 0.025, 95), stone(0.72, 0.04, 130)));
  draw('M560 620L600 640Q640 664 640 700L690 800H720L660 694Q654 660 610 636Z', depth(0.62, 0.06, 0, 130));
  tower(canvas);
  // the square: beds of grass, trees in rows
  draw(quad(level(P, 662), 40, -150, 190, 110), depth(0.44, 0.05, 0.02, 140));
  draw(quad(level(P, 662), 400, -150, 170, 110), depth(0.44, 0.05, 0.02, 140));
  for (const [x, b, r] of [[60, 676, 40], [150, 678, 38], [470, 678, 36], [556, 676, 34]]) tree(canvas, x, b, r, 0.54, 140, 0.02);
  shrubs(canvas, 712, 8, 11, 0.62, 145, 0, 20, 200);
  lamp(canvas, 250, 724, 100);
  lamp(canvas, 400, 724, 100);
  tree(canvas, 40, 786, 86, 0.66, 140);
  pair(canvas, 318, 742, 1.8);
  // the near bank
  draw('M760 800Q900 716 1200 704V800Z', down(700, 800, depth(0.5, 0.05, 0.02, 140), depth(0.8, 0, 0.02, 145)));
  tree(canvas, 1130, 770, 96, 0.7, 140, -0.02);
  shrubs(canvas, 800, 8, 22, 0.78, 145, 0, 830, 1200);
}
