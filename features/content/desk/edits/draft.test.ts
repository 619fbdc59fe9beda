import { describe, expect, it } from 'vitest';
import { afterOthers, afterSaving, type Draft, onTopOf, settle, unsaved } from './draft.ts';

const draft = (saved: unknown, body: unknown = saved): Draft => ({ saved, body, conflicts: [] });

describe('EDIT-2 a draft', () => {
  it('EDIT-2 knows what the server has not got', () => {
    expect(unsaved(draft({ a: 1 }))).toEqual([]);
    expect(unsaved(draft({ a: 1, b: [1] }, { a: 2, b: [1] }))).toEqual([{ path: ['a'], before: 1, after: 2 }]);
  });

  it('EDIT-2 takes in what others changed under what is typed', () => {
    const typed = draft({ a: 1, b: 1 }, { a: 2, b: 1 });
    expect(onTopOf({ a: 1, b: 5 }, unsaved(typed), typed)).toEqual(draft({ a: 1, b: 5 }, { a: 2, b: 5 }));
  });

  it('EDIT-2 keeps what is typed when others change the document', () => {
    expect(afterOthers(draft({ a: 1, b: 1 }, { a: 2, b: 1 }), { a: 1, b: 5 })).toEqual(
      draft({ a: 1, b: 5 }, { a: 2, b: 5 }),
    );
  });

  it('EDIT-2 sets aside what was typed into a field that somebody else has changed', () => {
    const typed = draft({ a: 1 }, { a: 2 });
    expect(onTopOf({ a: 9 }, unsaved(typed), typed)).toEqual({
      saved: { a: 9 },
      body: { a: 9 },
      conflicts: [{ path: ['a'], mine: 2 }],
    });
  });

  it('EDIT-2 keeps what was typed while it was being saved', () => {
    const going = draft({ a: 1, b: 1 }, { a: 2, b: 7 });
    expect(afterSaving(going, { a: 2, b: 1 }, { a: 2, b: 1, c: 'theirs' }, [])).toEqual(
      draft({ a: 2, b: 1, c: 'theirs' }, { a: 2, b: 7, c: 'theirs' }),
    );
  });

  it('EDIT-2 keeps what the server did not take as a conflict, once', () => {
    const refused = afterSaving(draft({ a: 1 }, { a: 2 }), { a: 2 }, { a: 9 }, [['a']]);
    expect(refused).toMatchObject({ body: { a: 9 }, conflicts: [{ path: ['a'], mine: 2 }] });
    expect(onTopOf({ a: 9 }, [{ path: ['a'], before: 1, after: 3 }], refused).conflicts).toEqual([
      { path: ['a'], mine: 3 },
    ]);
  });

  it('EDIT-1 saves a source that was typed and then exchanged for another one', () => {
    const typed = { b: { url: 'y' }, empty: { url: '', checkedOn: '2026-11-21' } };
    const exchanged = { sources: { a: { url: 'x' }, ...typed }, price: { source: 'a' } };
    expect(unsaved(draft({ sources: { a: { url: 'x' } }, price: { source: 'a' } }, exchanged))).toEqual([
      { path: ['sources', 'b'], after: { url: 'y' } },
    ]);
  });

  it('EDIT-2 is settled with one’s own text or with what stands there', () => {
    const conflict = { path: ['a'], mine: 2 };
    const open = { ...draft({ a: 9 }), conflicts: [conflict] };
    expect(settle(open, conflict, false)).toEqual(draft({ a: 9 }));
    expect(settle(open, conflict, true)).toEqual(draft({ a: 9 }, { a: 2 }));
    const removed = { path: ['a'] };
    expect(settle({ ...open, conflicts: [removed] }, removed, true).body).toEqual({});
  });
});
