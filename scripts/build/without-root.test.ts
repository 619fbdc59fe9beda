import { expect, it } from 'vitest';
import { withoutRoot } from './without-root.ts';

it('OPS-4 a bundle does not tell where it was made', () => {
  expect(withoutRoot('f("/srv/app/site/phd.astro"); u = "file:///srv/app/dist/"', '/srv/app')).toBe(
    'f("/site/phd.astro"); u = "file:///dist/"',
  );
});

it('OPS-4 what only looks like the folder stays', () => {
  const code = 'import("./core/app/entry.js"); f("/app-2/x", "/application", /app/)';
  expect(withoutRoot(code, '/app')).toBe(code);
});
