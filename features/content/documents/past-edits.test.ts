import { expect, it } from 'vitest';
import type { FieldEdit } from '../../../contract/content/field-edits.ts';
import { pastEdits } from './past-edits.ts';

const entry = (minute: number, staff_id: string, edits: FieldEdit[]) => ({
  at: new Date(Date.UTC(2026, 10, 28, 8, minute)).toISOString(),
  staff_id,
  action: 'content_changed' as const,
  detail: { document: 'programs/uo-mba', edits },
});
const title = ['title', 'en'];

it('EDIT-1 what one person typed is one edit, and what was typed and taken back is none', () => {
  const entries = [
    entry(0, 'one', [{ path: title, before: 'M', after: 'MB' }]),
    entry(1, 'one', [
      { path: title, before: 'MB', after: 'MBA' },
      { path: ['mode'], before: 'online' },
    ]),
    entry(2, 'two', [{ path: title, before: 'MBA', after: 'EMBA' }]),
    entry(3, 'two', [{ path: title, before: 'EMBA', after: 'MBA' }]),
    entry(4, 'one', [{ path: ['key'], after: 'mba' }]),
    entry(50, 'one', [{ path: ['key'], before: 'mba', after: 'dba' }]),
  ];
  expect(pastEdits(entries.toReversed())).toEqual([
    {
      at: entries[5]?.at,
      by: 'one',
      isNew: false,
      isDiscard: false,
      edits: [{ path: ['key'], before: 'mba', after: 'dba' }],
    },
    { at: entries[4]?.at, by: 'one', isNew: false, isDiscard: false, edits: [{ path: ['key'], after: 'mba' }] },
    {
      at: entries[1]?.at,
      by: 'one',
      isNew: false,
      isDiscard: false,
      edits: [
        { path: title, before: 'M', after: 'MBA' },
        { path: ['mode'], before: 'online' },
      ],
    },
  ]);
});

it('EDIT-1 what was typed and then discarded stays in the history, and so does the discarding', () => {
  const typed = entry(0, 'one', [{ path: title, before: 'M', after: 'MBA' }]);
  const back = [{ path: title, before: 'MBA', after: 'M' }];
  const discarded = { ...entry(1, 'one', back), detail: { document: 'programs/uo-mba', edits: back, isDiscard: true } };
  const again = entry(2, 'one', typed.detail.edits);
  expect(pastEdits([again, discarded, typed]).map(({ isDiscard, edits }) => ({ isDiscard, edits }))).toEqual([
    { isDiscard: false, edits: typed.detail.edits },
    { isDiscard: true, edits: back },
    { isDiscard: false, edits: typed.detail.edits },
  ]);
});

it('EDIT-4 the history has the mark that a draft is ready, and the edit that took it away apart from those before', () => {
  const typed = entry(0, 'one', [{ path: title, before: 'M', after: 'MB' }]);
  const marked = { ...entry(1, 'one', []), action: 'draft_ready' as const, detail: { document: 'programs/uo-mba' } };
  const edits = [{ path: title, before: 'MB', after: 'MBA' }];
  const ended = { ...entry(2, 'one', edits), detail: { document: 'programs/uo-mba', edits, wasReady: true } };
  const taken = { ...marked, at: entry(3, 'one', []).at, action: 'draft_not_ready' as const };
  expect(pastEdits([taken, ended, marked, typed]).map(({ isReady, edits }) => ({ isReady, edits }))).toEqual([
    { isReady: false, edits: [] },
    { isReady: false, edits },
    { isReady: true, edits: [] },
    { isReady: undefined, edits: typed.detail.edits },
  ]);
});
