/** Motion that the browser makes from styles alone, with the scroll. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Each place of a property or rule in a style sheet with the conditions around it. */
function conditionsOf(css: string, what: RegExp): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [piece] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/[^{};]*[{};]/g)) {
    if (what.test(piece)) found.push(open.join(' '));
    if (piece.endsWith('{')) open.push(piece);
    if (piece.endsWith('}')) open.pop();
  }
  return found;
}

describe('motion without a script', () => {
  const sheets = globSync('site/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const);
  const places = (what: RegExp) =>
    sheets.flatMap(([file, css]) => conditionsOf(css, what).map((conditions) => ({ file, conditions })));

  it('DIAL-3 what moves with the scroll does so only where the browser can and the reader has nothing against motion', () => {
    const timelines = places(/^\s*animation-timeline:/);
    expect(timelines).not.toEqual([]);
    for (const { conditions } of timelines) {
      expect(conditions).toContain('prefers-reduced-motion: no-preference');
      expect(conditions).toContain('@supports (animation-timeline');
    }
  });
});
