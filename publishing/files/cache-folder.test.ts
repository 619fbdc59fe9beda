import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { forgetUnused, keep, keptOr, readKept } from './cache-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
const file = path.join(folder, 'cut-fonts/one.woff2');
const LONG_AGO = new Date('2020-01-01');
afterAll(() => rmSync(folder, { recursive: true }));

describe('OPS-3 the cache of builds', () => {
  it('OPS-3 makes once what is asked for twice', async () => {
    expect(readKept(file)).toBeUndefined();
    expect(await keptOr(file, async () => Buffer.from('made'))).toEqual(Buffer.from('made'));
    const again = keptOr(file, () => Promise.reject(new Error('made twice')));
    expect(await again).toEqual(Buffer.from('made'));
  });

  it('EDIT-4 never has half a file: whoever reads one while another build makes it anew has the one before', () => {
    const reading = path.join(folder, 'reading');
    linkSync(file, reading);
    keep(file, Buffer.from('made anew'));
    expect(readFileSync(reading, 'utf8')).toBe('made');
    expect(readFileSync(file, 'utf8')).toBe('made anew');
    expect(readdirSync(path.dirname(file))).toEqual(['one.woff2']);
  });

  it('OPS-3 forgets what nobody has taken for so long, and nothing that was just taken', () => {
    const other = path.join(path.dirname(file), 'other.woff2');
    keep(other, Buffer.from('other'));
    for (const one of [file, other]) utimesSync(one, LONG_AGO, LONG_AGO);
    expect(readKept(file)?.toString()).toBe('made anew');
    expect(statSync(file).mtimeMs).toBeGreaterThan(LONG_AGO.getTime());
    forgetUnused(path.dirname(file), 60_000);
    expect(readKept(other)).toBeUndefined();
    expect(readKept(file)?.toString()).toBe('made anew');
  });
});
