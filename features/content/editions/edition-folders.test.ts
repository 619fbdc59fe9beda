import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EditionFolders, editionKey } from './edition-folders.ts';

let dataDir: string;
let folders: EditionFolders;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'editions-'));
  folders = new EditionFolders(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('EDIT-4 the folders of editions', () => {
  it('EDIT-4 have their name once they are whole', () => {
    const work = folders.begin();
    writeFileSync(path.join(work, 'page.html'), 'text');
    expect(folders.find('a')).toBeUndefined();
    expect(existsSync(path.join(folders.finish(work, 'a'), 'page.html'))).toBe(true);
    expect(folders.find('a')).toBeDefined();
  });

  it('EDIT-4 that a killed process has left are removed, and not those that another one builds in', () => {
    const left = folders.begin();
    const ofPid = (pid: number) => left.replace(`-${process.pid}-`, `-${pid}-`);
    mkdirSync(ofPid(spawnSync('true').pid));
    mkdirSync(ofPid(process.ppid));
    folders.sweep();
    expect(readdirSync(path.join(dataDir, 'editions'))).toEqual([path.basename(ofPid(process.ppid))]);
  });

  it('EDIT-4 are found again by what was shown last, as long as it is there', () => {
    expect(folders.lastShown()).toBeUndefined();
    folders.finish(folders.begin(), 'a');
    folders.noteShown('a');
    expect(new EditionFolders(dataDir).lastShown()).toBe(folders.find('a'));
    folders.forgetShown();
    expect(folders.lastShown()).toBeUndefined();
  });

  it('EDIT-4 are kept for the last five, the shown one always', () => {
    for (const [age, key] of ['a', 'b', 'c', 'd', 'e', 'f', 'g'].entries()) {
      const folder = path.join(dataDir, 'editions', key);
      mkdirSync(folder, { recursive: true });
      utimesSync(folder, age, age);
    }
    folders.noteShown('a');
    expect(readdirSync(path.join(dataDir, 'editions')).sort()).toEqual(['a', 'd', 'e', 'f', 'g', 'shown']);
  });
});

describe('EDIT-4 the key of an edition', () => {
  const NOVEMBER = new Date('2026-11-30');
  const site = { name: 'First', phone: '1' };

  it('EDIT-4 is the same for the same documents, in whatever order', () => {
    const one = new Map<string, unknown>(Object.entries({ site, about: { a: [1, 2] } }));
    const other = new Map<string, unknown>(
      Object.entries({ about: { a: [1, 2] }, site: { phone: '1', name: 'First' } }),
    );
    expect(editionKey(one, 'code', NOVEMBER)).toBe(editionKey(other, 'code', NOVEMBER));
  });

  it('EDIT-4 is another for other words, another order of a list, and other code', () => {
    const key = (data: unknown, code = 'code') => editionKey(new Map([['site', data]]), code, NOVEMBER);
    const keys = [key(site), key({ ...site, phone: '2' }), key([1, 2]), key([2, 1]), key(site, 'other')];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('DIAL-2 EDIT-4 is another one once a school has changed its clocks, and in another year', () => {
    const schools = new Map<string, unknown>([
      ['schools/otago', { timeZone: 'Pacific/Auckland' }],
      ['schools/typing', { timeZone: 'Pacific/Auck' }],
    ]);
    const on = (day: string) => editionKey(schools, 'code', new Date(day));
    expect(on('2026-12-30')).toBe(on('2026-11-30'));
    expect(new Set(['2026-04-01', '2026-04-10', '2027-04-01', '2027-04-10'].map(on)).size).toBe(4);
  });
});
