import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandTones } from '../../../content/rules/brand.ts';
import { RADIUS, TOKENS } from './tokens.ts';

const CSS = readFileSync(new URL('../../../site/styles/tokens.css', import.meta.url), 'utf8');

const TONES = new Map(Object.entries(brandTones({})));

function tokenOf(name: string): string | undefined {
  return TONES.get(name)?.toLowerCase() ?? new RegExp(`--${name}:\\s*([^;]+);`).exec(CSS)?.[1];
}

it.each(Object.entries(TOKENS))('DESK-10 the desk has the site’s %s', (name, value) => {
  expect(tokenOf(name)).toBe(value);
});

it('DESK-10 the desk has the site’s corners', () => {
  expect(Object.entries(RADIUS).map(([name, px]) => [name, `${px}px`])).toEqual(
    Object.keys(RADIUS).map((name) => [name, tokenOf(name)]),
  );
});
