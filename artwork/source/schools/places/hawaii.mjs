// A harbour: a white tower with a clock on a pier, a ridge of an old crater across the bay, palms on the beach.
import { f1, lch } from '../colour.mjs';
import { ridge, water } from '../land.mjs';
import { palm, shrubs } from '../plants.mjs';
import { front, level, material, openings, perspective, poly, quad, side, slab, spread } from '../shapes.mjs';
import { cloud, haze, sky, streaks } from '../sky.mjs';
import { pair } from '../street.mjs';

const P = perspective(760, 488);
const [DECK, SEA] = [606, 634];

function crater({ depth, down, draw }) {
  draw('M560 490L690 440L770 384Q800 362 836 366L900 378L950 366L1010 404L1100 452L1230 490Z', down(366, 490, depth(0.4, 0.06, 0.02, 150), depth(0.16, 0.08, 0.01, 130)));
  draw('M770 384Q800 362 836 366L900 378L950 366L1010 404L1100 452L1040 444L1000 470L960 418L930 468L880 420L850 476L812 412L780 448L756 420Z', depth(0.52, 0.02, 0.02, 155), 'opacity=".42"');
}

function pier(canvas) {
  const { across, depth, down, draw, line } = canvas;
  const deck = level(P, DECK);
  // piles, then the deck
  line(spread(-20, 650, 18).map((x) => `M${f1(x)} ${DECK + 6}V${SEA + 10}`).join(''), lch(0.4, 0.04, 60), 7);
  draw(quad(front(P), -40, DECK + 12, 700, 16), lch(0.34, 0.04, 200), 'opacity=".5"');
  draw(quad(deck, -60, 0, 726, 300), lch(0.88, 0.035, 80));
  draw(quad(front(P), -60, DECK, 726, 13), lch(0.74, 0.05, 65));
  draw(quad(side(P, 666), 0, DECK, 300, 13), lch(0.56, 0.05, 60));
}

function sheds(canvas) {
  const { across, down, draw, line } = canvas;
  const m = material(canvas, 0.95, 0.03, 82);
  const tiles = [lch(0.66, 0.13, 38), lch(0.55, 0.12, 35)];
  const hall = (x0, x1, eaves, top, z, deep, n) => {
    const wall = front(P, z),
      end = side(P, x1);
    draw(quad(end, z, eaves, deep, DECK - eaves), m.shade);
    draw(quad(wall, x0, eaves, x1 - x0, DECK - eaves), across(x0, x1, m.lit, m.mid));
    draw(openings(wall, spread(x0 + 4, x1 - 4, n), eaves + 44, 24, DECK - eaves - 44, 13), down(eaves, DECK, lch(0.5, 0.07, 215), lch(0.68, 0.06, 205)));
    draw(openings(end, spread(z + 10, z + deep - 10, 3), eaves + 44, 30, DECK - eaves - 44, 13), lch(0.44, 0.06, 220));
    draw(poly([P(x0 - 14, eaves + 4, z - 12), P(x1 + 14, eaves + 4, z - 12), P(x1 - 40, top, z + deep / 2), P(x0 + 40, top, z + deep / 2)]), across(x0, x1, ...tiles));
    draw(poly([P(x1 + 14, eaves + 4, z - 12), P(x1 - 40, top, z + deep / 2), P(x1 + 14, eaves + 4, z + deep + 12)]), lch(0.45, 0.1, 33));
  };
  hall(-60, 236, 524, 470, 70, 180, 9);
  hall(404, 612, 524, 472, 70, 180, 6);
}

function tower(canvas) {
  const { across, add, down, draw, line } = canvas;
  const m = material(canvas, 0.97, 0.018, 90);
  const glass = down(200, 600, lch(0.48, 0.07, 215), lch(0.66, 0.06, 205));
  const [x0, x1, z] = [262, 366, 40];
  const mid = (x0 + x1) / 2;
  const wall = front(P, z),
    end = side(P, x1);
  const stage = (a, b, top, bottom, deep) => {
    draw(quad(side(P, b), z, top, deep, bottom - top), across(b, P(b, 0, z + deep)[0], m.mid, m.shade));
    draw(quad(wall, a, top, b - a, bottom - top), across(a, b, m.lit, m.mid));
  };
  stage(x0 - 14, x1 + 14, 540, DECK, 120);
  stage(x0, x1, 278, 540, 110);
  // long slits up the shaft
  draw(spread(x0 + 14, x1 - 14, 3).map((x) => quad(wall, x - 5, 426, 10, 96)).join(''), glass);
  draw(openings(end, spread(z + 16, z + 96, 2), 430, 12, 94), lch(0.5, 0.06, 220));
  draw(openings(wall, [mid], 562, 34, DECK - 562, 17), glass);
  // the clock, its balcony, the open gallery
  const [cx, cy] = wall(mid, 377);
  add(`<circle cx="${f1(cx)}" cy="${f1(cy)}" r="33" fill="${lch(0.62, 0.09, 205)}"/><circle cx="${f1(cx)}" cy="${f1(cy)}" r="27" fill="#fffdf8"/>`);
  line(`M${f1(cx)} ${f1(cy)}v-20M${f1(cx)} ${f1(cy)}l13 8`, lch(0.32, 0.06, 220), 3.6, 'stroke-linecap="round"');
  const balcony = (y, out) =>
    slab(canvas, P, { x0, x1, y, h: 10, z, deep: 110, out }, '#fffdf6', m.shade, lch(0.7, 0.04, 100));
  balcony(334, 8);
  draw(openings(wall, spread(x0 + 6, x1 - 6, 4), 296, 15, 36, 8), glass);
  draw(openings(end, spread(z + 8, z + 102, 4), 296, 15, 36, 8), lch(0.46, 0.06, 220));
  balcony(270, 12);
  stage(x0 + 16, x1 - 16, 218, 270, 84);
  draw(openings(wall, spread(x0 + 20, x1 - 20, 3), 238, 13, 30, 7), glass);
  slab(canvas, P, { x0: x0 + 16, x1: x1 - 16, y: 212, h: 10, z, deep: 84, out: 6 }, '#fffdf6', m.shade, lch(0.7, 0.04, 100));
  // the cap and the mast
  const [a, b, c] = [P(x0 + 22, 212, z + 10), P(x1 - 22, 212, z + 10), P(mid, 164, z + 50)];
  draw(`M${a.map(f1).join(' ')}Q${f1(a[0] + 4)} ${f1(c[1] + 8)} ${c.map(f1).join(' ')}Q${f1(b[0] - 4)} ${f1(c[1] + 8)} ${b.map(f1).join(' ')}Z`, across(a[0], b[0], lch(0.74, 0.09, 190), lch(0.52, 0.09, 200)));
  line(`M${f1(c[0])} ${f1(c[1] + 3)}V${f1(c[1] - 56)}`, '#fffdf6', 4, 'stroke-linecap="round"');
}

function boats({ brand, draw, line, accent }) {
  line('M690 600h190M730 616h110', '#fff', 3, 'opacity=".6" stroke-linecap="round"');
  draw('M792 574V452L866 566Z', '#fff', 'opacity=".97"');
  draw('M784 570V476L732 564Z', accent);
  line('M788 582V444', '#7d6250', 4);
  draw('M712 580H872Q862 600 846 602H738Q722 598 712 580Z', '#fffaf2');
  draw('M712 580H872L870 587H714Z', brand);
}

export function hawaii(canvas) {
  const { dark, down, draw, lg, line } = canvas;
  sky(canvas);
  streaks(canvas, 4, 70, 200, 0.45);
  cloud(canvas, 600, 210, 60, 0.85);
  cloud(canvas, 900, 150, 40, 0.7);
  ridge(canvas, 492, 120, 2.2, 0.16, { pow: 1.5 });
  haze(canvas, 380, 494, 0.5);
  crater(canvas);
  water(canvas, 488, 800, 0.42);
  boats(canvas);
  pier(canvas);
  sheds(canvas);
  tower(canvas);
  const fade = (y0, y1, c) => lg([[0, c, 0.5], [1, c, 0]], 0, y0, 0, y1, 1);
  draw('M268 644H388V716H268Z', fade(644, 716, '#fff'));
  draw('M-10 644H268V676H-10ZM404 644H640V676H404Z', fade(644, 676, '#e0a587'));
  line('M240 660h160M270 682h110M250 702h90M60 672h110M440 676h130M640 690h150M520 712h100', '#fff', 3.5, 'opacity=".6" stroke-linecap="round"');
  const sand = 'M-10 742Q250 704 560 742T1210 690';
  draw(`${sand}V810H-10Z`, down(700, 800, lch(0.95, 0.04, 85), lch(dark ? 0.6 : 0.82, 0.07, 70)));
  line(sand, '#fff', 6, 'opacity=".85"');
  palm(canvas, 990, 770, 470, 0.1, 0.66, 150);
  palm(canvas, 1100, 786, 350, -0.1, 0.74, 150);
  shrubs(canvas, 800, 8, 34, 0.8, 150, 0, 900, 1220);
  shrubs(canvas, 806, 5, 30, 0.8, 150, 0, -20, 200);
  pair(canvas, 560, 770, 1.75);
}
