// Film 8 anew: Beijing, Shanghai, Shenzhen. It takes the three skylines of ../source/films-eight/f8.js, but lets each
// one grow out of the plaza with the rising sun and sink with it again, instead of panning: nothing smears, and the
// bits go into the buildings. Loaded after f8.js, whose film it replaces.
(() => {
  const CITY_S = 8 / 3;
  // The first frame of the loop stands in the middle of the first city, so that it is full.
  const START_S = 1;
  const BASE = 560;
  const PLACES = [[-390, 0.72], [-255, 0.8], [-112, 0.9], [112, 0.9], [262, 0.8], [398, 0.72]];
  // The hours at which the six study, and the one at which they meet.
  const OWN_HOURS = [6, 21, 12, 20, 9, 22];
  const MEETING_HOUR = 14;
  const COLOURS = [
    [C.per, C.ink7, C.amber, C.jade, C.blue, '#8E6BC9'],
    [C.jade, C.amber, C.blue, C.per, C.sky, C.ink7],
    [C.amber, C.per, C.jade7, C.blue, C.rose, C.ink7],
  ];
  const SIGNS = [
    ['hand-waving', 'book-open', 'heart'],
    ['coffee', 'chat-circle-dots', 'star'],
    ['lightbulb', 'graduation-cap', 'heart'],
  ];
  const R = rng(42);
  const FAR = Array.from({ length: 11 }, (_, i) => [i * 58.18 + R() * 10, 34 + R() * 20, 70 + R() * 150]);

  function clouds(t) {
    for (let i = 0; i < 4; i++) {
      const x = [120, 400, 905, 1150][i] + 36 * wob(t, 1, i * 1.7), y = [150, 92, 170, 100][i], s = 34 + i * 6;
      X.fillStyle = 'rgba(255,255,255,.75)';
      P(() => { X.arc(x, y, s * 0.6, 0, TAU); X.arc(x + s * 0.8, y - s * 0.3, s * 0.8, 0, TAU); X.arc(x + s * 1.7, y, s * 0.6, 0, TAU); X.roundRect(x - s * 0.6, y, s * 2.9, s * 0.6, s * 0.3); });
      X.fill();
    }
  }

  function plaza(sky) {
    X.fillStyle = lg(0, BASE, 0, H, mix(sky, '#ffffff', 0.35), '#F6DCCB'); X.fillRect(0, BASE, W, H - BASE);
    X.fillStyle = 'rgba(90,50,70,.10)'; X.fillRect(0, BASE, W, 4);
    X.strokeStyle = 'rgba(120,70,80,.10)'; X.lineWidth = 3;
    P(() => { for (let i = -14; i < 15; i++) { X.moveTo(640 + i * 70, BASE); X.lineTo(640 + i * 190, H); } });
    X.stroke();
  }

  function bunting(t) {
    for (const [x0, x1, y0] of [[-60, 640, 34], [640, 1340, 34]]) {
      P(() => { X.moveTo(x0, y0); X.quadraticCurveTo((x0 + x1) / 2, y0 + 120, x1, y0); });
      X.strokeStyle = rgba(C.ink, 0.35); X.lineWidth = 3; X.stroke();
      for (let i = 1; i < 10; i++) {
        const e = i / 10;
        at(lp(x0, x1, e), y0 + 240 * e * (1 - e), { r: 0.16 * wob(t, 3, i) }, () => {
          P(() => { X.moveTo(-13, 0); X.lineTo(13, 0); X.lineTo(0, 27); X.closePath(); });
          X.fillStyle = [C.per, C.amber, C.jade, C.blue][i % 4]; X.fill();
        });
      }
    }
  }

  function crowd(t, q, u) {
    PLACES.forEach(([x, s], j) => {
      const late = Math.abs(j - 2.5) * 0.09;
      const here = cl(spr(u - 0.12 - late, 7.5, 5.5), 0, 1.2) * (1 - ei(sg(u, 2.12 + late * 0.6, 2.5 + late * 0.6)));
      const y = 745 + (1 - here) * 230 - Math.abs(Math.sin(t * TAU * 3 / 8 + j * 1.1)) * 7;
      contact(640 + x, 730, 90 * s, 14 * s, 0.22 * cl(here));
      const hour = lp(OWN_HOURS[(j + q) % 6], MEETING_HOUR, eio(sg(u, 0.4 + late, 1.2 + late)));
      dial(640 + x, y - 20, s, { top: COLOURS[q][j], hour, tilt: 0.04 * wob(t, 3, j * 1.7) });
    });
  }

  function talk(t, q, u) {
    const bubbles = [[-190, 438, 0.6, '#ffffff', -1], [6, 398, 0.85, C.per, 1], [200, 438, 1.1, C.jade, 1]];
    bubbles.forEach(([x, y, from, colour, side], i) => {
      const k = spr(u - from, 9, 6) * (1 - ei(sg(u, 2, 2.25)));
      if (k > 0) at(640 + x, y + wob(t, 3, x) * 5, { s: k }, () => { bubble(104, 82, colour, side); ico(SIGNS[q][i], 0, 0, 46, colour === '#ffffff' ? C.per : '#fff'); });
    });
  }

  FILMS[8] = {
    name: 'service-4-offline-activities', poster: 0.75, imgs: {},
    draw(at0) {
      const t = (at0 + START_S) % D, q = Math.floor(t / CITY_S + 1e-9) % 3, u = t - q * CITY_S;
      const now = CITIES[q], next = CITIES[(q + 1) % 3], f = ss(sg(u, 2.1, CITY_S));
      const sky = [0, 1, 2].map((i) => mix(now.sky[i], next.sky[i], f));
      const up = spr(u - 0.02, 5.2, 5.6) * (1 - ei(sg(u, 2.22, CITY_S)));
      X.fillStyle = lg(0, 0, 0, 640, ...sky); X.fillRect(0, 0, W, H);
      sun(640, 270 + (1 - cl(up)) * 300, 150, 0.9);
      clouds(t);
      X.fillStyle = rgba(mix(now.c[1], next.c[1], f), 0.26);
      for (let r = -1; r < 3; r++) for (const [x, w, h] of FAR) X.fillRect(x + r * 640 - 40, BASE - h, w, h);
      X.fillStyle = lg(0, BASE - 220, 0, BASE, rgba(sky[2], 0), rgba(sky[2], 0.8)); X.fillRect(0, BASE - 220, W, 220);
      at(640, BASE + 4, { sy: up }, () => now.d(lg(0, -440, 0, 0, now.c[1], now.c[0]), lg(0, -260, 0, 0, mix(now.c[1], sky[2], 0.45), mix(now.c[1], sky[2], 0.15))));
      plaza(sky[2]);
      bunting(t);
      crowd(t, q, u);
      talk(t, q, u);
    },
  };
})();
