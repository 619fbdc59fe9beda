/** What an editor types stays a text (OPS-4), in every field of every kind of document. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, '../support/content/try-poison.ts');
const PATIENCE_MS = 300_000;

it(
  'OPS-4 EDIT-1 no text of the content becomes an element, an attribute, a script or an order to a program, in pages and files',
  {
    timeout: PATIENCE_MS,
  },
  async () => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT], {
      env,
    });
    // try-poison.ts has written it.
    const { count, shown, kinds, listed, found } = JSON.parse(stdout) as {
      count: number;
      shown: number;
      kinds: string[];
      listed: number;
      found: string[];
    };
    expect(found).toEqual([]);
    expect(count, 'texts that took it').toBeGreaterThan(1800);
    expect(shown, 'pages and files that show it').toBeGreaterThan(80);
    expect(kinds).toEqual(['.json', '.vtt', 'page']);
    expect(listed, 'pages in the sitemap').toBeGreaterThan(40);
  },
);
