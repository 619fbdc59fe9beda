// A workshop with a saw-tooth roof and a block of long window bands by a river, and a footbridge that leads to them.
import { f1, lch } from '../colour.mjs';
import { ridge, water } from '../land.mjs';
import { shrubs, tree } from '../plants.mjs';
import { front, level, material, perspective, poly, quad, side, slab, spread, uprights } from '../shapes.mjs';
import { birds, cloud, haze, sky } from '../sky.mjs';
import { pair } from '../street.mjs';

const P = perspective(560, 520);
const GROUND = 606;

function bands(canvas) {
  const { across, draw, line } = canvas;
  const brick = material(canvas, 0.7, 0.09, 40);
  const pale = material(canvas, 0.93, 0.02, 230);
  const [x0, x1, top, deep] = [610, 900, 300, 260];
  const wall = front(P),
    end = side(P, x0);
  const glass = across(x0, x1, lch(0.5, 0.085, 245), lch(0.66, 0.07, 238));
  draw(quad(end, 0, top, deep, GROUND - top), across(P(x0, 0, deep)[0], x0, pale.shade, pale.mid));
  draw(quad(wall, x0, top, x1 - x0, GROUND - top), across(x0, x1, pale.mid, pale.lit));
  for (const y of [326, 392, 458]) {
    draw(quad(wall, x0 + 10, y, x1 - x0 - 10, 34), glass);
    draw(quad(end, 12, y, deep - 24, 34), lch(0.42, 0.08, 250));
    line(uprights(wall, spread(x0 + 10, x1, 14), y, 34), '#fff', 2, 'opacity=".55"');
  }
  draw(quad(wall, x0, 522, x1 - x0, GROUND - 522), across(x0, x1, brick.mid, brick.lit));
  draw(quad(end, 0, 522, deep, GROUND - 522), brick.shade);
  draw(quad(wall, x0 + 24, 542, 130, GROUND - 542), lch(0.4, 0.06, 250));
  draw(quad(wall, x0 + 30, 548, 118, GROUND - 548), glass);
  line(uprights(wall, spread(x0 + 30, x0 + 148, 4), 548, GROUND - 548), '#fff', 2.5, 'opacity=".7"');
  draw(quad(wall, x0 + 10, 530, 158, 10), '#fffaf2');
  draw(quad(wall, x0 + 180, 544, 90, 32), glass);
  // the stair tower of brick at the end, taller than the rest
  draw(quad(side(P, 880), -14, 250, 120, GROUND - 250), across(860, 880, brick.deep, brick.shade));
  draw(quad(front(P, -14), 880, 250, 84, GROUND - 250), across(880, 966, brick.mid, brick.lit));
  draw(quad(front(P, -14), 914, 280, 16, 280), glass);
  draw(quad(front(P, -14), 876, 244, 92, 9), '#fffaf2');
  slab(canvas, P, { x0, x1: 862, y: top - 8, h: 11, deep, out: 4 }, '#fffaf2', pale.shade, pale.deep, -1);
}

function workshop(canvas) {
  const { across, draw, line } = canvas;
  const brick = material(canvas, 0.68, 0.095, 40);
  const [x0, x1, eaves] = [60, 510, 496];
  const wall = front(P, 30);
  const n = 5,
    w = (x1 - x0) / n;
  const glass = lch(0.6, 0.075, 240);
  // from right to left: each tooth shows its glass to the left of the next
  for (let k = 0; k < n; k++) {
    const a = x0 + k * w,
      b = a + w;
    draw(poly([P(a, 424, 30), P(b, eaves, 30), P(b, eaves, 330), P(a, 424, 330)]), across(a, b, lch(0.5, 0.07, 255), lch(0.62, 0.06, 250)));
    draw(poly([wall(a, eaves + 1), wall(a, 424), wall(b, eaves), wall(b, eaves + 1)]), across(a, b, brick.mid, brick.lit));
    line(`M${wall(a, 424).map(f1).join(' ')}L${wall(b, eaves - 2).map(f1).join(' ')}`, '#fffaf2', 5);
    line(`M${wall(a, eaves).map(f1).join(' ')}V${f1(wall(a, 422)[1])}`, '#fffaf2', 4);
  }
  draw(quad(wall, x0, eaves, x1 - x0, GROUND - eaves), across(x0, x1, brick.mid, brick.lit));
  draw(quad(side(P, x1), 30, eaves, 280, GROUND - eaves), brick.shade);
  for (let k = 0; k < n; k++) {
    const a = x0 + k * w;
    draw(quad(wall, a + 14, 516, w - 28, 44), across(a, a + w, lch(0.48, 0.08, 248), glass));
    line(uprights(wall, spread(a + 14, a + w - 14, 5), 516, 44), '#fff', 2, 'opacity=".55"');
    line(`M${wall(a + 14, 538).map(f1).join(' ')}L${wall(a + w - 14, 538).map(f1).join(' ')}`, '#fff', 2, 'opacity=".55"');
  }
  draw(quad(wall, x0, GROUND - 22, x1 - x0, 22), brick.deep, 'opacity=".6"');
}

function footbridge(canvas) {
  const { down, draw, line } = canvas;
  const deck = level(P, 636);
  const [l, r] = [318, 432];
  const near = -900,
    far = 40;
  draw(poly([deck(l, near), deck(r, near), deck(r, far), deck(l, far)]), down(610, 800, lch(0.86, 0.035, 75), lch(0.7, 0.05, 60)));
  let planks = '';
  for (let z = near; z < far; z += 26) planks += `M${deck(l, z).map(f1).join(' ')}L${deck(r, z).map(f1).join(' ')}`;
  line(planks, lch(0.5, 0.05, 55), 1.5, 'opacity=".45"');
  // the arch of steel at either side, tied to the deck by rods
  for (const x of [l, r]) {
    const points = [];
    let rods = '';
    const n = 22;
    for (let k = 0; k <= n; k++) {
      const z = near + ((far - near) * k) / n,
        y = 636 - 104 * Math.sin((Math.PI * k) / n);
      points.push(P(x, y, z));
      rods += `M${P(x, y, z).map(f1).join(' ')}L${deck(x, z).map(f1).join(' ')}`;
    }
    line(rods, lch(0.42, 0.1, 255), 2, 'opacity=".75"');
    line(`M${points.map((q) => q.map(f1).join(' ')).join('L')}`, lch(0.46, 0.12, 256), 8, 'stroke-linejoin="round"');
    line(`M${deck(x, near).map(f1).join(' ')}L${deck(x, far).map(f1).join(' ')}`, lch(0.38, 0.1, 256), 7);
    const rail = side(P, x);
    line(`M${rail(near, 612).map(f1).join(' ')}L${rail(far, 612).map(f1).join(' ')}`, lch(0.38, 0.1, 256), 3);
  }
}

export function miEngineering(canvas) {
  const { R, add, depth, down, draw, lg, line } = canvas;
  sky(canvas);
  cloud(canvas, 250, 200, 66, 0.85);
  cloud(canvas, 1040, 150, 40, 0.6);
  birds(canvas, 3);
  ridge(canvas, 560, 70, 2.4, 0.14);
  haze(canvas, 430, 580, 0.5);
  for (let k = 0; k < 26; k++)
    tree(canvas, k * 48 + R() * 30, 596 + R() * 8, 28 + R() * 24, 0.38, [42, 58, 72, 50][k % 4], 0.03, 0.04);
  haze(canvas, 520, 610, 0.3);
  draw('M0 592H1200V660H0Z', down(592, 650, depth(0.3, 0.08, 0.02, 130), depth(0.5, 0.02, 0.02, 135)));
  workshop(canvas);
  bands(canvas);
  tree(canvas, 30, 622, 54, 0.5, 52, 0.06, 0.06);
  tree(canvas, 556, 614, 40, 0.48, 62, 0.06, 0.05);
  tree(canvas, 1010, 622, 56, 0.52, 50, 0.06, 0.06);
  tree(canvas, 1110, 628, 74, 0.54, 64, 0.06, 0.06);
  shrubs(canvas, 614, 14, 9, 0.56, 140, 0, 630, 980);
  water(canvas, 636, 800, 0.4);
  // what stands on the bank is seen again in the water
  const fade = (y1, c) => lg([[0, c, 0.6], [1, c, 0]], 0, 640, 0, y1, 1);
  draw('M606 640H862V744H606ZM862 640H966V770H862Z', fade(760, '#f2dcd2'));
  draw('M70 640H512V706H70Z', fade(706, '#c98a78'));
  line('M620 668h120M820 690h130M650 716h180M90 668h150M330 690h60M980 664h130M1040 716h120M700 760h180M980 772h160', '#fff', 3, 'opacity=".5" stroke-linecap="round"');
  draw('M0 626Q600 620 1200 630V644Q600 634 0 642Z', depth(0.6, 0.03, 0, 90));
  footbridge(canvas);
  pair(canvas, 300, 716, 2);
  // the near bank
  draw('M700 800Q900 742 1200 738V800Z', down(736, 800, depth(0.44, 0.06, 0.02, 130), depth(0.7, 0, 0.02, 140)));
  tree(canvas, 1110, 780, 112, 0.6, 54, 0.06, 0.06);
  shrubs(canvas, 800, 8, 22, 0.7, 60, 0.04, 800, 1060);
  let s = '';
  for (let k = 0; k < 26; k++) s += `<ellipse cx="${f1(760 + R() * 440)}" cy="${f1(764 + R() * 34)}" rx="${f1(3 + R() * 3)}" ry="1.800" fill="${lch(0.72, 0.14, [40, 60, 80][k % 3])}"/>`;
  add(`<g opacity=".8">${s}</g>`);
}
