// Strong blocks of brick with deep slits of windows around a paved square, and a tall sculpture of steel.
import { f1, lch } from '../colour.mjs';
import { paving, ridge } from '../land.mjs';
import { tree } from '../plants.mjs';
import { courses, front, level, material, perspective, poly, quad, shadow, side, spread, uprights } from '../shapes.mjs';
import { cloud, haze, sky, streaks } from '../sky.mjs';
import { folk } from '../street.mjs';

const P = perspective(800, 600);
const GROUND = 690;

/** A block of brick from `x0` to `x1` that begins `z` px behind the paper; the sun is on the side that the square sees. */
function block(canvas, m, { x0, x1, top, z, deep, slits = [], sideSlits = [], low = 0, lit = 1 }) {
  const { across, down, draw, line } = canvas;
  const wall = front(P, z);
  const x = lit > 0 ? x1 : x0;
  const end = side(P, x);
  const glass = down(top, GROUND, m.pane, m.paneLow);
  const [near] = P(x, 0, z),
    [far] = P(x, 0, z + deep);
  draw(quad(end, z, top, deep, GROUND - top), across(Math.min(near, far), Math.max(near, far), ...(lit > 0 ? [m.glow, m.lit] : [m.mid, m.shade])));
  draw(quad(wall, x0, top, x1 - x0, GROUND - top), across(P(x0, 0, z)[0], P(x1, 0, z)[0], m.deep, m.shade));
  // courses of brick
  const rows = Array.from({ length: Math.floor((GROUND - top - 24) / 17) }, (_, k) => top + 24 + k * 17);
  line(courses(wall, x0, x1 - x0, rows) + courses(end, z, deep, rows), m.reveal, 1.5, 'opacity=".22"');
  // slits: a dark reveal, the light beside it
  for (const s of slits) {
    draw(quad(wall, s - 10, top + 46, 20, GROUND - top - 46 - low), m.reveal);
    draw(quad(wall, s - 3, top + 46, 11, GROUND - top - 46 - low), glass);
  }
  for (const s of sideSlits) {
    draw(quad(end, z + s - 22, top + 46, 44, GROUND - top - 46 - low), m.reveal);
    draw(quad(end, z + s - 16, top + 46, 30, GROUND - top - 46 - low), glass, 'opacity=".92"');
  }
  // the edge of the roof
  draw(quad(wall, x0, top, x1 - x0, 12), m.edge);
  draw(quad(end, z, top, deep, 12), m.edgeLit);
}

function sculpture({ across, depth, draw }) {
  const lit = '#fbd9ae',
    steel = lch(0.5, 0.05, 45),
    dark = lch(0.27, 0.05, 30);
  draw('M640 742H800L826 756H660Z', depth(0.95), 'opacity=".3"');
  // three blades that turn about each other
  draw('M676 738L700 452L652 300L648 470Z', across(640, 700, dark, steel));
  draw('M700 452L652 300L716 430Z', lit);
  draw('M690 738L700 452L716 430L730 738Z', across(690, 730, steel, lit));
  draw('M700 560L784 236L748 470L716 738H700Z', across(700, 784, dark, steel, lit));
  draw('M784 236L748 470L716 738H742L772 480Z', lit);
  draw('M730 600L826 420L760 640L744 738H730Z', across(730, 826, steel, dark));
  draw('M826 420L760 640L744 738H758L782 640Z', across(740, 826, '#d9a988', lit));
  draw('M650 736H784V748H650Z', lch(0.62, 0.05, 45));
  draw('M650 748H784V756H650Z', lch(0.36, 0.05, 35));
}

export function rochester(canvas) {
  const { R, across, add, brand, depth, down, draw, line, stone } = canvas;
  const m = material(canvas, 0.6, 0.105, 36);
  Object.assign(m, {
    glow: stone(0.84, 0.125, 48),
    lit: stone(0.74, 0.12, 40),
    mid: stone(0.6, 0.1, 34),
    shade: stone(0.5, 0.085, 28),
    deep: stone(0.43, 0.07, 22),
    reveal: stone(0.31, 0.05, 20),
    edge: stone(0.66, 0.07, 34),
    edgeLit: stone(0.95, 0.09, 60),
  });
  sky(canvas);
  streaks(canvas, 5, 90, 280, 0.4);
  cloud(canvas, 930, 176, 58, 0.7);
  ridge(canvas, 606, 60, 2.2, 0.16);
  haze(canvas, 460, 612, 0.5);
  for (let k = 0; k < 14; k++) tree(canvas, 560 + k * 48 + R() * 20, 622 + R() * 8, 26 + R() * 20, 0.4, [42, 58, 72, 50][k % 4], 0.03, 0.04);
  haze(canvas, 560, 640, 0.3);
  draw('M0 614H1200V800H0Z', down(614, 800, depth(0.36, 0.05, 0.03, 90), depth(0.6, 0, 0.03, 80)));
  paving(canvas, poly([P(-900, GROUND, 1500), P(1500, GROUND, 1500), [1500, 820], [-300, 820]]), 630, 45);
  let joints = '';
  for (let x = -900; x <= 2400; x += 130) joints += `M${P(x, GROUND, 1400).map(f1).join(' ')}L${P(x, GROUND, -420).map(f1).join(' ')}`;
  for (const z of [-320, -160, 40, 300, 700]) joints += `M0 ${f1(P(0, GROUND, z)[1])}H1200`;
  line(joints, stone(0.62, 0.06, 35), 1.8, 'opacity=".4"');
  // blocks from far to near
  block(canvas, m, { x0: 300, x1: 520, top: 330, z: 1100, deep: 500, sideSlits: [120, 260, 400] });
  block(canvas, m, { x0: 1060, x1: 1560, top: 390, z: 700, deep: 700, lit: -1, slits: spread(1100, 1540, 5), sideSlits: [120, 300, 480], low: 40 });
  shadow(canvas, P, 250, 520, GROUND, 1000, -120, 80);
  block(canvas, m, { x0: 220, x1: 560, top: 402, z: 480, deep: 560, slits: [300, 400, 480], sideSlits: spread(60, 540, 4), low: 30 });
  // the near block, with a part that hangs over the way in
  draw(quad(level(P, GROUND), -200, -90, 620, 760), depth(0.95), 'opacity=".2"');
  block(canvas, m, { x0: -120, x1: 300, top: 226, z: 0, deep: 440, slits: [40, 124, 208], sideSlits: [90, 200, 310], low: 110 });
  const end = side(P, 300);
  draw(quad(end, 40, 600, 360, GROUND - 600), m.reveal);
  draw(quad(end, 60, 612, 320, GROUND - 612), m.paneLow);
  line(uprights(end, spread(60, 380, 6), 612, GROUND - 612), m.reveal, 3);
  const wall = front(P);
  draw(quad(wall, -20, 604, 270, GROUND - 604), m.reveal);
  draw(quad(wall, 0, 616, 240, GROUND - 616), across(0, 240, m.pane, m.paneLow));
  line(uprights(wall, spread(0, 240, 6), 616, GROUND - 616), m.reveal, 3);
  tree(canvas, 500, 690, 46, 0.5, 62, 0.07, 0.06);
  tree(canvas, 1010, 706, 70, 0.54, 50, 0.06, 0.06);
  canvas.moved(-50, 0, () => sculpture(canvas));
  tree(canvas, 1130, 762, 118, 0.62, 56, 0.05, 0.06);
  draw('M1010 764H1240V782H1010Z', stone(0.72, 0.05, 45));
  draw('M1010 764H1240V770H1010Z', stone(0.9, 0.05, 55));
  folk(canvas, 440, 750, 1.9, brand, depth(0.95));
  folk(canvas, 468, 756, 2, '#f3dcc0', depth(0.95));
  let s = '';
  for (let k = 0; k < 34; k++) s += `<ellipse cx="${f1(R() * 1200)}" cy="${f1(710 + R() * 84)}" rx="${f1(3 + R() * 3)}" ry="1.800" fill="${lch(0.72, 0.14, [40, 60, 80][k % 3])}"/>`;
  add(`<g opacity=".8">${s}</g>`);
}
