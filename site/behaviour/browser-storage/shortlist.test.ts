// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A fresh copy of the module: what another tab or a reloaded page would have. */
async function fresh() {
  vi.resetModules();
  return import('./shortlist.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('A shortlist kept in the browser', () => {
  it('A shortlist keeps programmes in the order in which they were added, over a reload', async () => {
    const { toggleShortlisted } = await fresh();
    expect(toggleShortlisted('uo-mba')).toBe('added');
    expect(toggleShortlisted('iit-mba')).toBe('added');
    expect((await fresh()).readShortlist()).toEqual(['uo-mba', 'iit-mba']);
  });

  it('A shortlist that grew on another page has grown on the page to which one comes back', async () => {
    const { toggleShortlisted, readShortlist, subscribeToShortlist } = await fresh();
    const stop = subscribeToShortlist(() => {});
    toggleShortlisted('uo-mba');
    (await fresh()).toggleShortlisted('iit-mba');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    toggleShortlisted('ua-llm');
    expect(readShortlist()).toEqual(['uo-mba', 'iit-mba', 'ua-llm']);
    stop();
  });

  it('A shortlist lets a programme out again', async () => {
    const { toggleShortlisted, readShortlist } = await fresh();
    toggleShortlisted('uo-mba');
    expect(toggleShortlisted('uo-mba')).toBe('removed');
    expect(readShortlist()).toEqual([]);
  });

  it('A shortlist of ten takes no eleventh and pushes none out', async () => {
    const { toggleShortlisted, readShortlist } = await fresh();
    for (let n = 0; n < 10; n++) toggleShortlisted(`p-${n}`);
    expect(toggleShortlisted('p-10')).toBe('full');
    expect(readShortlist()).toHaveLength(10);
    expect(readShortlist()).not.toContain('p-10');
    expect(toggleShortlisted('p-3')).toBe('removed');
    expect(toggleShortlisted('p-10')).toBe('added');
  });

  it.each([
    ['nothing', null, []],
    ['no JSON', 'uo-mba', []],
    ['no list', '{"0":"uo-mba"}', []],
    ['what is no slug', '["uo-mba",1,null,"../x","<b>",["iit-mba"]]', ['uo-mba']],
    ['a programme twice', '["uo-mba","uo-mba"]', ['uo-mba']],
  ])('A shortlist that was stored as %s is read without error', async (_what, stored, expected) => {
    expect((await fresh()).parseShortlist(stored)).toEqual(expected);
  });

  it('A shortlist never grows beyond ten by what was stored', async () => {
    const stored = JSON.stringify(Array.from({ length: 30 }, (_, n) => `p-${n}`));
    expect((await fresh()).parseShortlist(stored)).toHaveLength(10);
  });

  it('A shortlist works without error where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const { toggleShortlisted, readShortlist } = await fresh();
    expect(toggleShortlisted('uo-mba')).toBe('added');
    expect(readShortlist()).toEqual(['uo-mba']);
  });

  it('A shortlist tells everybody who shows it, also of a change in another tab', async () => {
    const { toggleShortlisted, readShortlist, subscribeToShortlist } = await fresh();
    const seen: (readonly string[])[] = [];
    const stop = subscribeToShortlist(() => seen.push(readShortlist()));
    toggleShortlisted('uo-mba');
    window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist', newValue: '["iit-mba"]' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'userLanguage', newValue: 'vi' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(seen).toEqual([['uo-mba'], ['iit-mba'], []]);
    stop();
    toggleShortlisted('uo-mba');
    expect(seen).toHaveLength(3);
  });

  it('A shortlist drops a programme that the site no longer has', async () => {
    const { toggleShortlisted, keepKnown, readShortlist } = await fresh();
    toggleShortlisted('uo-mba');
    toggleShortlisted('gone');
    keepKnown(new Set(['uo-mba']));
    expect(readShortlist()).toEqual(['uo-mba']);
  });
});
