import { expect, it } from 'vitest';
import { SHORT_LINK_TARGET_MAX_CHARACTERS } from './schema.ts';
import { addressOf, readTarget } from './target.ts';

it('EDIT-9 a target is a path that browsers keep on the site', () => {
  for (const away of [
    '//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/a\r\nb',
    '/\tb',
    `/${'a'.repeat(SHORT_LINK_TARGET_MAX_CHARACTERS)}`,
  ])
    expect([readTarget(away), addressOf(away, 'fair')], away).toEqual([undefined, undefined]);
  const longest = `/${'a'.repeat(SHORT_LINK_TARGET_MAX_CHARACTERS - 1)}`;
  expect(readTarget(longest)).toEqual({ target: longest, path: longest });
  expect(readTarget('/a/../zh/phd?b=//c#d')).toEqual({ target: '/zh/phd?b=//c#d', path: '/zh/phd' });
  expect(addressOf('/zh/phd?utm_source=a&b=c#d', 'fair')).toBe('/zh/phd?utm_source=fair&b=c#d');
});
