import { describe, expect, it } from 'vitest';
import {
  countFilters,
  filterOf,
  isNextCallOnly,
  type ListState,
  queryOf,
  readListState,
  settingsOf,
  stateOfSettings,
  writeListState,
} from './list-state.ts';

const FULL: ListState = {
  filter: {
    status: ['new', 'lost'],
    education: [3],
    working_years: [1, 4],
    purpose: [6],
    locale: ['vi'],
    source: 'zalo & co',
    program: 'nau-mscs',
    assignee_id: null,
    is_suspected_bot: false,
  },
  first: '2026-11-01',
  last: '2026-11-03',
  sort: { field: 'next_call_at', order: 'asc' },
  page: 3,
  perPage: 50,
};
const read = (query: string) => readListState(new URLSearchParams(query));

describe('DESK-3 what the list shows', () => {
  it('DESK-3 stands in the address and comes back from it', () => {
    expect(readListState(writeListState(FULL))).toEqual(FULL);
    const own: ListState = { ...read(''), filter: { assignee_id: 'me-1', is_suspected_bot: true }, period: 'today' };
    expect(readListState(writeListState(own))).toEqual(own);
  });

  it('DESK-3 says that the order of next calls leaves out everybody without one', () => {
    expect(isNextCallOnly(FULL)).toBe(true);
    expect(isNextCallOnly(read(''))).toBe(false);
  });

  it('DESK-3 leaves out of the address what is as usual, and whom one searched for', () => {
    expect(writeListState(read('')).toString()).toBe('');
    const query = queryOf(read('status=new'), ' 张三 ', new Date());
    expect(query.filter).toEqual({ status: ['new'], q: '张三' });
    expect(read('q=张三').filter).toEqual({});
  });

  it.each([
    'status=gone',
    'education=9,x',
    'locale=de',
    'sort=name.asc',
    'page=-2',
    'page=x',
    'per_page=7',
    'period=never',
    'first=x',
  ])('DESK-3 reads an address with %s as if it were not there', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('DESK-3 asks the server for the time that a period means now', () => {
    const now = new Date(2026, 10, 21, 12);
    expect(filterOf(read('period=today&first=2026-01-01'), '', now)).toEqual({
      from: new Date(2026, 10, 21).toISOString(),
    });
    expect(filterOf(FULL, '', now)).toMatchObject({
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 10, 4).toISOString(),
      assignee_id: null,
    });
  });

  it('DESK-3 counts the filters that are set', () => {
    expect([countFilters(read('')), countFilters(read('period=today&status=new')), countFilters(FULL)]).toEqual([
      0, 2, 10,
    ]);
  });

  it('DESK-3 is saved in a view and comes back from it, on the first page', () => {
    const settings = { ...settingsOf(FULL), columns: ['name' as const] };
    expect(stateOfSettings(settings, 50)).toEqual({ ...FULL, page: 1 });
    const today = { ...read('period=today&status=new') };
    expect(stateOfSettings({ ...settingsOf(today), columns: ['name'] }, 25)).toEqual(today);
  });
});
