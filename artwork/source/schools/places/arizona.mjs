// A brick hall with a deep veranda of two storeys all around, before desert mountains.
import { lch } from '../colour.mjs';
import { peak, ridge } from '../land.mjs';
import { saguaro, shrubs } from '../plants.mjs';
import { front, material, openings, perspective, poly, quad, shadow, side, spread, uprights } from '../shapes.mjs';
import { haze, sky, streaks } from '../sky.mjs';
import { pair } from '../street.mjs';

const P = perspective(1150, 520);
const [X0, X1, EAVES, UPPER, GROUND, DEEP] = [150, 790, 492, 566, 640, 340];
const PORCH = 56;

function roof({ across, dark, draw, line }) {
  const tile = (L) => lch(dark ? L - 0.1 : L, 0.075, 32);
  const [l, r, y] = [X0 - 20, X1 + 20, EAVES];
  draw(
    poly([P(l, y, -20), P(r, y, -20), P(X1 - 130, 398, 150), P(X0 + 130, 398, 150)]),
    across(X0, X1, tile(0.6), tile(0.5)),
  );
  draw(poly([P(r, y, -20), P(r, y, DEEP + 20), P(X1 - 130, 398, 150)]), tile(0.36));
  line(
    `M${P(l + 50, 463, 30).join(' ')}L${P(r - 50, 463, 30).join(' ')}`,
    tile(0.42),
    2,
    'opacity=".6"',
  );
  // chimneys and the gable over the entrance
  for (const x of [250, 660]) {
    draw(quad(front(P, 120), x, 372, 30, 70), tile(0.44));
    draw(quad(front(P, 120), x - 3, 372, 36, 8), tile(0.6));
  }
  const gable = front(P, -10);
  draw(poly([gable(402, 470), gable(470, 408), gable(538, 470)]), tile(0.66));
  draw(poly([P(470, 408, -10), P(470, 408, 132), P(538, 470, 20), P(538, 470, -10)]), tile(0.46));
  line(poly([gable(402, 470), gable(470, 408), gable(538, 470)]), '#f4e4d4', 4);
  draw(openings(gable, [470], 448, 20, 12, 10), '#f7c873');
}

function veranda(canvas, m) {
  const { across, down, draw, line, stone } = canvas;
  const white = stone(1.05, 0.02, 70),
    whiteShade = stone(0.86, 0.05, 40);
  const back = front(P, PORCH),
    face = front(P),
    end = side(P, X1);
  // walls behind, in the shade of the roof
  draw(quad(back, X0, EAVES, X1 - X0, GROUND - EAVES), across(X0, X1, m.mid, m.shade));
  draw(quad(back, X0, EAVES, X1 - X0, 26), m.deep, 'opacity=".55"');
  draw(quad(back, X0, UPPER, X1 - X0, 18), m.deep, 'opacity=".55"');
  const xs = spread(X0 + 8, X1 - 8, 16).filter((x) => Math.abs(x - 470) > 30);
  draw(openings(back, xs, 512, 17, 44) + openings(back, xs, 596, 17, 36, 8), down(500, 640, m.pane, m.paneLow));
  draw(openings(back, [470], 588, 40, 60, 14) + quad(back, 452, 506, 36, 58), m.pane);
  draw(quad(end, 0, EAVES, DEEP, GROUND - EAVES), m.deep);
  draw(openings(end, spread(30, DEEP - 20, 6), 512, 22, 44) + openings(end, spread(30, DEEP - 20, 6), 596, 22, 36, 8), m.paneLow, 'opacity=".75"');
  // the floor between, its rail, the posts
  draw(quad(face, X0 - 8, UPPER - 4, X1 - X0 + 16, 11), white);
  draw(quad(end, -8, UPPER - 4, DEEP + 8, 11), whiteShade);
  line(uprights(face, spread(X0, X1, 64), UPPER - 26, 24), white, 1.6, 'opacity=".8"');
  draw(quad(face, X0 - 4, UPPER - 28, X1 - X0 + 8, 4) + quad(face, X0 - 8, EAVES - 2, X1 - X0 + 16, 8), white);
  draw(quad(end, 0, UPPER - 28, DEEP, 4) + quad(end, -8, EAVES - 2, DEEP + 8, 8), whiteShade);
  for (const x of spread(X0 - 20, X1 + 20, 17)) draw(quad(face, x - 3.5, EAVES, 7, GROUND - EAVES), across(x - 3, x + 4, white, white, whiteShade));
  line(uprights(end, spread(0, DEEP, 7), EAVES, GROUND - EAVES), whiteShade, 4.5);
  draw(quad(face, X0 - 10, GROUND - 4, X1 - X0 + 20, 12), stone(0.8, 0.06, 50));
  draw(quad(side(P, X1 + 10), 0, GROUND - 4, DEEP, 12), stone(0.55, 0.06, 40));
  // stairs to the upper floor
  for (let k = 0; k < 4; k++)
    draw(quad(face, 418 - k * 5, 632 + k * 5, 104 + k * 10, 6), stone(0.97 - k * 0.04, 0.04, 62));
}

function fountain({ add, draw, line }) {
  draw('M318 726A92 20 0 0 0 502 726V738A92 20 0 0 1 318 738Z', lch(0.62, 0.07, 48));
  add('<ellipse cx="410" cy="726" rx="92" ry="20" fill="#f1d3b8"/><ellipse cx="410" cy="726" rx="80" ry="15.500" fill="#c9849b"/>');
  draw('M396 728L404 690H416L424 728Z', lch(0.74, 0.06, 55));
  add('<ellipse cx="410" cy="690" rx="32" ry="7" fill="#f1d3b8"/><ellipse cx="410" cy="689" rx="26" ry="4.500" fill="#c9849b"/>');
  line('M410 690V652M410 656Q396 650 388 690M410 656Q424 650 432 690M386 692Q372 694 368 724M434 692Q448 694 452 724', '#fff', 2.6, 'opacity=".85" stroke-linecap="round"');
}

export function arizona(canvas) {
  const { down, draw } = canvas;
  const m = material(canvas, 0.68, 0.105, 36);
  sky(canvas);
  streaks(canvas, 5, 120, 290, 0.4);
  ridge(canvas, 520, 150, 2.2, 0.16, { pow: 1.1, H: 20 });
  haze(canvas, 340, 530, 0.4);
  peak(canvas, 1010, 270, 560, 545, 0.34, false);
  peak(canvas, 700, 236, 640, 545, 0.38, false);
  peak(canvas, 330, 330, 520, 545, 0.34, false);
  peak(canvas, 880, 330, 380, 545, 0.44, false);
  peak(canvas, 60, 372, 380, 545, 0.36, false);
  haze(canvas, 400, 560, 0.6);
  ridge(canvas, 572, 34, 3.4, 0.4, { H: 52, dL: 0.08 });
  draw('M0 590Q600 566 1200 590V800H0Z', down(580, 800, lch(0.62, 0.08, 60), lch(0.42, 0.085, 46)));
  shrubs(canvas, 600, 26, 9, 0.5, 130);
  saguaro(canvas, 880, 640, 110, 0.5);
  saguaro(canvas, 96, 655, 130, 0.52);
  shadow(canvas, P, X0 - 10, X1 + 10, GROUND + 6, DEEP, 70, 50);
  veranda(canvas, m);
  roof(canvas);
  draw('M400 656H540Q552 690 590 712Q660 752 690 800H130Q220 716 340 694Q392 684 400 656Z', down(650, 800, lch(0.8, 0.05, 62), lch(0.56, 0.06, 50)));
  fountain(canvas);
  shrubs(canvas, 662, 10, 9, 0.6, 130, 0, X0, 380);
  shrubs(canvas, 662, 9, 9, 0.6, 130, 0, 560, X1);
  saguaro(canvas, 1040, 770, 330, 0.68);
  shrubs(canvas, 800, 10, 28, 0.8, 120, 0, 700, 1220);
  shrubs(canvas, 806, 3, 30, 0.8, 120, 0, 0, 120);
  pair(canvas, 556, 736, 1.8);
}
