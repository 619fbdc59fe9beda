import { describe, expect, it } from 'vitest';
import { applyEdits, editsBetween, isSameJson, valueAt } from './field-edits.ts';

const BODY = { title: { zh: '标题', en: 'Title' }, list: [{ a: 1 }, { a: 2 }], price: 100 };

describe('EDIT-2 edits of single fields', () => {
  it('EDIT-2 change their field and leave the rest, in its order', () => {
    const { body, applied, conflicts } = applyEdits(BODY, [
      { path: ['title', 'en'], before: 'Title', after: 'Name' },
      { path: ['list', 1, 'a'], before: 2, after: 3 },
      { path: ['title', 'vi'], after: 'Tên' },
    ]);
    expect(JSON.stringify(body)).toBe(
      '{"title":{"zh":"标题","en":"Name","vi":"Tên"},"list":[{"a":1},{"a":3}],"price":100}',
    );
    expect([applied.length, conflicts]).toEqual([3, []]);
    expect(BODY.title.en, 'what was given stays as it was').toBe('Title');
  });

  it('EDIT-2 of two people at different fields are both kept', () => {
    const first = applyEdits(BODY, [{ path: ['price'], before: 100, after: 120 }]).body;
    const second = applyEdits(first, [{ path: ['title', 'zh'], before: '标题', after: '名称' }]);
    expect(second).toMatchObject({ body: { price: 120, title: { zh: '名称' } }, conflicts: [] });
  });

  it('EDIT-2 of two people at one field are a conflict, and the first one stays', () => {
    const first = applyEdits(BODY, [{ path: ['price'], before: 100, after: 120 }]).body;
    const edit = { path: ['price'], before: 100, after: 90 };
    expect(applyEdits(first, [edit])).toEqual({ body: first, applied: [], conflicts: [edit] });
  });

  it('EDIT-2 sent twice are carried out once', () => {
    const edit = { path: ['price'], before: 100, after: 120 };
    const once = applyEdits(BODY, [edit]).body;
    expect(applyEdits(once, [edit])).toEqual({ body: once, applied: [], conflicts: [] });
  });

  it('EDIT-2 take a field away, and change a list as a whole', () => {
    const { body } = applyEdits(BODY, [
      { path: ['price'], before: 100 },
      { path: ['list'], before: BODY.list, after: [{ a: 2 }] },
    ]);
    expect(body).toEqual({ title: BODY.title, list: [{ a: 2 }] });
  });

  it.each([
    ['beyond the end of a list', ['list', 2]],
    ['below what is not there', ['none', 'x']],
    ['below a text', ['title', 'en', 'x']],
    ['in a list by a name', ['list', 'length']],
    ['in the prototype', ['__proto__', 'x']],
  ])('EDIT-2 are a conflict %s', (_where, path) => {
    expect(applyEdits(BODY, [{ path, after: 1 }])).toMatchObject({ body: BODY, conflicts: [{ path }] });
  });

  it('EDIT-2 never take the whole document away', () => {
    expect(applyEdits(BODY, [{ path: [], before: BODY }]).conflicts).toHaveLength(1);
  });
});

it('EDIT-2 values are the same in whatever order their fields are', () => {
  expect(isSameJson({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
  expect(isSameJson({ a: undefined }, {})).toBe(false);
  expect(isSameJson([1, 2], [2, 1])).toBe(false);
  expect(isSameJson({}, [])).toBe(false);
});

it('EDIT-2 a value is found by its path', () => {
  expect(valueAt(BODY, ['list', 0, 'a'])).toBe(1);
  expect(valueAt(BODY, ['toString'])).toBeUndefined();
  expect(valueAt(BODY, [])).toBe(BODY);
});

describe('EDIT-4 the edits between two bodies', () => {
  const after = { title: { zh: '标题', en: 'Name', vi: 'Tên' }, list: [{ a: 1 }, { a: 3 }] };

  it('EDIT-4 are of single fields', () => {
    expect(editsBetween(BODY, after)).toEqual([
      { path: ['title', 'en'], before: 'Title', after: 'Name' },
      { path: ['title', 'vi'], after: 'Tên' },
      { path: ['list', 1, 'a'], before: 2, after: 3 },
      { path: ['price'], before: 100 },
    ]);
    expect(editsBetween(BODY, structuredClone(BODY))).toEqual([]);
  });

  it('EDIT-4 make the one the other', () => {
    expect(applyEdits(BODY, editsBetween(BODY, after)).body).toEqual(after);
    const longer = { ...BODY, list: [{ a: 0 }, ...BODY.list] };
    expect(editsBetween(BODY, longer)).toEqual([{ path: ['list'], before: BODY.list, after: longer.list }]);
  });
});
