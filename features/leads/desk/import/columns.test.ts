import { expect, it } from 'vitest';
import { COLUMN_ROLES, columnsKeptFor, keepColumns, roleOf, withRole } from './columns.ts';

function storage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    keys: () => [...items.keys()],
  };
}

it('DESK-4 columns are given by hand: a name in two in the order chosen, several numbers, all else once', () => {
  let columns = withRole({}, 2, 'name');
  columns = withRole(columns, 1, 'name_more');
  columns = withRole(columns, 4, 'phone');
  columns = withRole(columns, 3, 'phone');
  columns = withRole(columns, 5, 'education');
  columns = withRole(columns, 6, 'education');
  expect(columns).toEqual({ name: [2, 1], phone: [3, 4], education: [6] });
  expect([0, 1, 2, 3, 4, 5, 6].map((column) => roleOf(columns, column))).toEqual([
    'not_read',
    'name_more',
    'name',
    'phone',
    'phone',
    'not_read',
    'education',
  ]);
  expect(withRole(columns, 2, 'not_read')).toEqual({ name: [1], phone: [3, 4], education: [6] });
  expect(withRole(columns, 0, 'name').name).toEqual([0, 1]);
  expect(withRole(columns, 1, 'name').name).toEqual([1]);
  for (const role of COLUMN_ROLES) expect(roleOf(withRole({ name: [9] }, 0, role), 0)).toBe(role);
});

it('DESK-4 what is known of the work is given by hand too: notes in several columns, an assignee in one', () => {
  let columns = withRole({ name: [0], phone: [1] }, 4, 'notes');
  columns = withRole(columns, 3, 'notes');
  columns = withRole(columns, 2, 'assignee');
  columns = withRole(columns, 5, 'assignee');
  expect(columns).toEqual({ name: [0], phone: [1], assignee: [5], notes: [3, 4] });
});

it('DESK-4 columns given by hand are kept for the next file with the same headings, and nothing of persons', () => {
  const kept = storage();
  const columns = { name: [0], phone: [1] };
  keepColumns(kept, ['甲', '乙'], columns);
  expect(columnsKeptFor(kept, ['甲', '乙'])).toEqual(columns);
  expect(columnsKeptFor(kept, ['乙', '甲'])).toBeUndefined();
  // Without headings the first row is somebody's; without numbers nothing can be read.
  keepColumns(kept, ['张三', '13900000000'], columns);
  keepColumns(kept, ['张三', '1.39E+10'], columns);
  keepColumns(kept, ['', ''], columns);
  keepColumns(kept, ['丙', '丁'], { name: [0] });
  expect([...kept.items.values()].join('')).toBe('{"[\\"甲\\",\\"乙\\"]":{"name":[0],"phone":[1]}}');
  for (let file = 0; file < 25; file += 1) keepColumns(kept, [`甲${file}`, '乙'], columns);
  expect(columnsKeptFor(kept, ['甲', '乙'])).toBeUndefined();
  expect(columnsKeptFor(kept, ['甲24', '乙'])).toEqual(columns);
});

it('DESK-4 what is kept and cannot be read counts as nothing', () => {
  const kept = storage();
  for (const text of [
    '{',
    '[]',
    '7',
    '{"[\\"甲\\"]":{"name":["x"]}}',
    '{"[\\"甲\\"]":{"other":[1]}}',
    '{"[\\"甲\\"]":null}',
  ]) {
    kept.setItem('desk.import-columns', text);
    expect(columnsKeptFor(kept, ['甲'])).toBeUndefined();
  }
});
