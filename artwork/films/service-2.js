// Film 6 begins two seconds later in its loop than ../source/films-eight/f6.js draws it: with the curve on the screen
// instead of an empty one. Loaded after f6.js.
(() => {
  const START_S = 2;
  const draw = FILMS[6].draw;
  FILMS[6] = { ...FILMS[6], poster: 1.3, draw: (t) => draw((t + START_S) % D) };
})();
