import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK_NOTE } from '../protocol/edition-files.ts';
import { compressFully, compressAllFully, precompress, precompressQuickly } from './precompress.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
const cache = path.join(folder, 'cache');
const client = path.join(folder, 'client');
const LONG_AGO = new Date('2020-01-01');

function write(name: string, text: string): void {
  writeFileSync(path.join(client, name), text);
}

beforeAll(() => {
  mkdirSync(client, { recursive: true });
  write('page.html', 'A page. '.repeat(100));
  write('short.html', 'short');
  write('picture.avif', 'A picture. '.repeat(100));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('OPS-3 compressed forms', () => {
  it('OPS-3 stand beside each text file that they make smaller', async () => {
    await precompress(client, cache);
    expect(readdirSync(client).sort()).toEqual(
      ['page.html', 'page.html.br', 'page.html.gz', 'page.html.zst', 'picture.avif', 'short.html'].sort(),
    );
    const text = readFileSync(path.join(client, 'page.html'), 'utf8');
    const form = (ending: string) => readFileSync(path.join(client, `page.html${ending}`));
    expect(brotliDecompressSync(form('.br')).toString()).toBe(text);
    expect(zstdDecompressSync(form('.zst')).toString()).toBe(text);
    expect(gunzipSync(form('.gz')).toString()).toBe(text);
  });

  it('OPS-3 are pressed anew for what has changed alone, and forgotten when nothing has needed them for an hour', async () => {
    const kept = readdirSync(cache);
    const inodes = () => kept.map((name) => statSync(path.join(cache, name)).ino);
    const before = inodes();
    write('other.html', 'Another page. '.repeat(100));
    await precompress(client, cache);
    expect(readdirSync(cache)).toHaveLength(6);
    expect(inodes(), 'the same files').toEqual(before);

    for (const name of kept) utimesSync(path.join(cache, name), LONG_AGO, LONG_AGO);
    write('page.html', 'A changed page. '.repeat(100));
    await precompress(client, cache);
    const pressed = readFileSync(path.join(client, 'page.html.br'));
    expect(brotliDecompressSync(pressed).toString()).toContain('A changed page.');
    expect(readdirSync(cache)).toHaveLength(6);
    for (const name of kept) expect(readdirSync(cache)).not.toContain(name);
  });

  it('EDIT-4 are two quick ones where somebody waits, until they are as small as they get', async () => {
    const text = `<p>${Array.from({ length: 400 }, (_, index) => `Word ${index ** 3}`).join(' ')}</p>`;
    const file = path.join(client, 'quick.html');
    writeFileSync(file, text);
    const before = readFileSync(path.join(client, 'page.html.br'));
    await precompressQuickly(client);
    const form = (ending: string) => readFileSync(file + ending);
    const [quick] = [form('.br')];
    expect([brotliDecompressSync(quick).toString(), gunzipSync(form('.gz')).toString()]).toEqual([text, text]);
    expect(existsSync(`${file}.zst`)).toBe(false);
    const other = path.join(folder, 'other.br');
    linkSync(`${file}.br`, other);
    expect(await compressFully(client, cache)).toBe(1);
    expect(form('.br').length).toBeLessThan(quick.length);
    expect([brotliDecompressSync(form('.br')).toString(), zstdDecompressSync(form('.zst')).toString()]).toEqual([
      text,
      text,
    ]);
    expect(readFileSync(other), 'another edition keeps what it has').toEqual(quick);
    expect(readFileSync(path.join(client, 'page.html.br')), 'what was whole').toEqual(before);
    expect(await compressFully(client, cache)).toBe(0);
  });

  it('OPS-3 are made small of pages, the desk and the bundle that `npm start` has compressed quickly, and its note goes', async () => {
    const build = path.join(folder, 'dist');
    const parts = ['client', 'desk', 'bundle/client'].map((name) => path.join(build, name));
    for (const part of parts) {
      mkdirSync(part, { recursive: true });
      writeFileSync(path.join(part, 'own.js'), `// ${part}\n`.repeat(100));
      await precompressQuickly(part);
    }
    writeFileSync(path.join(build, QUICK_NOTE), '');
    expect(await compressAllFully(build, cache)).toBe(3);
    for (const part of parts) expect(existsSync(path.join(part, 'own.js.zst')), part).toBe(true);
    expect(existsSync(path.join(build, QUICK_NOTE))).toBe(false);
    expect(await compressAllFully(build, cache)).toBe(0);
  });
});
