import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withoutStacksIn } from './without-stacks.ts';

const REACT = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);

it('OPS-5 what React makes when it is loaded has no stack, and all else is as it was', () => {
  const code = readFileSync(REACT, 'utf8');
  const [before, after] = [code, withoutStacksIn(code)].map((text) => text.split('\n'));
  const different = after?.filter((line, index) => line !== before?.[index]) ?? [];
  expect(different).toHaveLength(5);
  for (const line of different)
    expect(line).toMatch(
      /Exception = Object\.assign\(Object\.create\(Error\.prototype\), \{ message: formatProdErrorMessage\(\d+\) \}\)[,;]$/,
    );
});

it('OPS-5 another React that makes none stops the build', () => {
  expect(() => withoutStacksIn('var x = 1;')).toThrow('leave this step out');
});
