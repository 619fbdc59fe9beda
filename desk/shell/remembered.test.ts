import { expect, it } from 'vitest';
import { forgetWork } from './remembered.ts';

/** A browser's storage in memory. */
function storageOf(entries: Record<string, string>): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

it('PAGE-8 logging out forgets the work and keeps how the desk looks', () => {
  const storage = storageOf({
    'RaStore.leads.listParams': '{"filter":{"q":"Zebulon"}}',
    'RaStore.leads.selectedIds': '[]',
    'RaStore.theme': '"dark"',
    'RaStore.sidebar.open': 'false',
    'RaStore.leads.savedQueries': '[]',
    userLanguage: 'vi',
    draft: 'of the site',
  });
  forgetWork(storage);
  const left = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  expect(left).toEqual([
    'RaStore.theme',
    'RaStore.sidebar.open',
    'RaStore.leads.savedQueries',
    'userLanguage',
    'draft',
  ]);
});
