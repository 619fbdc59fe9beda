// What stands about: people and lamps.
import { f1, lch } from './colour.mjs';

/** A person seen from behind; `c` and `c2` are the colours of the clothes. */
export function folk({ add }, x, b, s, c, c2) {
  add(
    `<g transform="translate(${f1(x)} ${f1(b)}) scale(${s})"><ellipse cx="3" cy="0" rx="7" ry="1.6" fill="#000" opacity=".18"/><path d="M-2.2 0L-1.6-11H1.8L3 0H1.2L.2-8L-.8 0Z" fill="${c2}"/><path d="M-3.2-20.5Q0-22.5 3.2-20.5L3.6-9.5H-3.6Z" fill="${c}"/><circle cy="-25" r="2.9" fill="${lch(0.72, 0.06, 60)}"/><path d="M-2.9-25.3A2.9 2.9 0 0 1 2.9-25.3Q1-26.6-2.9-25.3Z" fill="${lch(0.25, 0.03, 50)}"/></g>`,
  );
}

/** Two people side by side, in the colour of the school and in the one that stands out. */
export function pair(canvas, x, b, s = 1.8) {
  const { accent, brand, depth } = canvas;
  folk(canvas, x, b, s, brand, depth(0.95));
  folk(canvas, x + 14 * s, b + 5, s * 1.04, accent, depth(0.95));
}

/** A lamp on a post; it shines at dusk. */
export function lamp({ add, dark, depth, rg }, x, b, ht) {
  const y = b - ht;
  if (dark)
    add(
      `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(ht * 0.5)}" fill="${rg(
        [
          [0, '#ffe1a0', 0.6],
          [1, '#ffe1a0', 0],
        ],
        f1(x),
        f1(y),
        f1(ht * 0.5),
      )}"/>`,
    );
  add(
    `<path d="M${f1(x)} ${f1(b)}V${f1(y)}" stroke="${depth(0.95)}" stroke-width="${f1(ht * 0.035)}"/><circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(ht * 0.075)}" fill="${dark ? '#fff0cc' : '#fffdf6'}"/><path d="M${f1(x - ht * 0.06)} ${f1(y - ht * 0.07)}h${f1(ht * 0.12)}l${f1(-ht * 0.03)} ${f1(-ht * 0.05)}h${f1(-ht * 0.06)}z" fill="${depth(0.95)}"/>`,
  );
}
