import { expect, it } from 'vitest';
import type { Kept } from './kept.ts';
import { renameOldSettings } from './settings.ts';

/** A browser's storage in memory. */
function storageOf(entries: Record<string, string>): Kept {
  const map = new Map(Object.entries(entries));
  return {
    keys: () => [...map.keys()],
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

it('PAGE-8 settings kept under the old keys are renamed, and what else stood there is removed', () => {
  const storage = storageOf({
    'RaStore.leads.listParams': '{"filter":{"q":"Zebulon"}}',
    'RaStore.leads.selectedIds': '[]',
    'RaStore.theme': '"dark"',
    'RaStore.sidebar.open': 'false',
    'RaStore.preferences.leads.columns': '["page"]',
    'RaStore.preferences.keys': 'false',
    'desk.keys': 'true',
    userLanguage: 'vi',
    draft: 'of the site',
  });
  renameOldSettings(storage);
  expect(Object.fromEntries(storage.keys().map((key) => [key, storage.getItem(key)]))).toEqual({
    'desk.theme': '"dark"',
    'desk.sidebar': 'false',
    'desk.leads.columns': '["page"]',
    'desk.keys': 'true',
    userLanguage: 'vi',
    draft: 'of the site',
  });
});
