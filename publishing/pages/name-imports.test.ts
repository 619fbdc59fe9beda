import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importsIn } from './name-imports.ts';

it('OPS-5 an island names all that its scripts import, each file once', () => {
  const client = mkdtempSync(path.join(tmpdir(), 'imports-'));
  mkdirSync(path.join(client, '_astro'));
  const files = {
    'Menu.1.js': 'import{i as e}from"./react.2.js";import"./side.3.js";export{e};import("./later.5.js")',
    'react.2.js': 'var a="import";export{a as i}',
    'side.3.js': 'import{a as n}from"./shared.4.js";',
    'shared.4.js': 'import{i as r}from"./react.2.js";export{r as a}',
    'mark.6.js': 'import{t}from"./react.2.js";',
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(client, '_astro', name), code);
  const island = { 'component-url': '/_astro/Menu.1.js', 'renderer-url': '/_astro/mark.6.js' };
  expect(importsIn(client)(island)).toBe('/_astro/react.2.js /_astro/shared.4.js /_astro/side.3.js');
  rmSync(client, { recursive: true });
});
