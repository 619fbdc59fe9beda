// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keptEdits } from '../../../features/content/desk/edits/kept-edits.ts';
import { savedLeadOrder, saveLeadOrder } from '../../leads/lead-order.ts';
import { noteDraft, restoreDrafts } from '../../leads/notes/note-drafts.ts';
import { browserStorage, tabStorage } from './safe-storage.ts';
import { settingOf } from './settings.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Storage as browsers have it where it is blocked, and as some apps do. */
const BLOCKED: [string, () => void][] = [
  ['throws', () => vi.stubGlobal('localStorage', new Proxy({}, { get: () => expect.fail('blocked') }))],
  ['is missing', () => vi.stubGlobal('localStorage', null)],
];

it.each(BLOCKED)('PAGE-8 where the storage %s, a setting lives as long as the page', (_, block) => {
  block();
  browserStorage.setItem('desk.keys', 'false');
  expect([browserStorage.getItem('desk.keys'), browserStorage.keys()]).toEqual(['false', ['desk.keys']]);
  browserStorage.removeItem('desk.keys');
  expect([browserStorage.getItem('desk.keys'), browserStorage.keys()]).toEqual([null, []]);
});

const OTHER_SHAPES = ['', '{', 'null', '7', '"text"', '[7, null, {}]', '{"path":"x"}', '{"staffId":"me","drafts":7}'];

it.each(OTHER_SHAPES)('EDIT-2 DESK-4 PAGE-8 what is kept as %j counts as nothing', (kept) => {
  for (const key of ['desk.edits.me.site', 'desk.keys', 'desk.leads.columns']) localStorage.setItem(key, kept);
  for (const key of ['desk.order', 'desk.note-drafts']) sessionStorage.setItem(key, kept);
  expect(keptEdits(browserStorage, 'me', 'site')).toEqual([]);
  expect(savedLeadOrder()).toBeUndefined();
  restoreDrafts(tabStorage, 'me');
  expect(noteDraft('a')).toBe('');
  expect(settingOf(kept, true)).toBe(true);
  expect(settingOf(kept, ['page'])).toEqual(['page']);
});

it('DESK-4 PAGE-8 what is kept in its own shape is read', () => {
  saveLeadOrder({ ids: ['a'], from: '/leads' });
  expect(savedLeadOrder()).toEqual({ ids: ['a'], from: '/leads' });
  expect([settingOf('false', true), settingOf('[]', ['page']), settingOf('"dark"', 'light')]).toEqual([
    false,
    [],
    'dark',
  ]);
});
