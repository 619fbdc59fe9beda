import { expect, it } from 'vitest';
import type { ImportField } from '../contract/import-words.ts';
import type { ImportLeftOut } from '../contract/imports.ts';
import { type Importing, readFollowUp } from './row-follow-up.ts';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const PEOPLE = ['me@example.com', 'li.wei@example.com', 'an@example.com', 'an@example.org'].map((email) => ({
  id: `id of ${email}`,
  email,
  name: email.startsWith('li.wei') ? '李薇' : null,
  isAble: true,
}));

/** What a row with these cells says, and what of it is left out. */
function read(cells: Partial<Record<ImportField, string>>, more: Partial<Importing> = {}) {
  const leftOut: ImportLeftOut[] = [];
  const importing = { now: NOW, importerId: 'id of me@example.com', mayAssign: true, people: PEOPLE, ...more };
  const followUp = readFollowUp({ typed: (field) => cells[field] ?? '', leftOut, isFrom1904: false }, 'zh', importing);
  return { ...followUp, leftOut: leftOut.map(({ field, reason }) => `${field} ${reason}`) };
}

it.each([
  ['li.wei@example.com', 'id of li.wei@example.com'],
  ['李薇', 'id of li.wei@example.com'],
  ['Li.Wei', 'id of li.wei@example.com'],
  ['李伟 <LI.WEI@example.com>', 'id of li.wei@example.com'],
  ['an@example.org', 'id of an@example.org'],
])('DESK-4 a consultant is known by address, by the part of it before the @, or by name: %s', (typed, id) => {
  expect(read({ assignee: typed })).toMatchObject({ assignee_id: id, leftOut: [] });
});

it.each(['an', '李伟', 'li', 'nobody@example.com'])(
  'DESK-4 whoever nobody or two are called by is left open: %s',
  (typed) => {
    expect(read({ assignee: typed })).toMatchObject({ assignee_id: null, leftOut: ['assignee unknown'] });
  },
);

it('DESK-2 who may not assign to others cannot do it by a file either, and may take people themselves', () => {
  const mayAssign = { mayAssign: false };
  expect(read({ assignee: 'li.wei' }, mayAssign)).toMatchObject({
    assignee_id: null,
    leftOut: ['assignee not_allowed'],
  });
  expect(read({ assignee: 'me' }, mayAssign)).toMatchObject({ assignee_id: 'id of me@example.com', leftOut: [] });
});

it.each([
  ['跟进中', 'contacted', null],
  ['Phù hợp', 'qualified', null],
  ['ENROLLED', 'enrolled', null],
  ['太贵', 'new', null],
  ['流失', 'lost', 'other'],
  ['无意向', 'lost', 'not_interested'],
])('DESK-4 words for states are read, and somebody lost has a reason: %s', (typed, status, reason) => {
  expect(read({ status: typed })).toMatchObject({ status, lost_reason: reason });
});

it('DESK-4 times that do not go together are left open and said', () => {
  const open = (cells: Parameters<typeof read>[0]) => read(cells).leftOut;
  expect(open({ created_at: '2026-11-22' })).toEqual(['created_at future']);
  expect(open({ created_at: '31/02/2026', next_call_at: '下周' })).toEqual([
    'created_at no_day',
    'next_call_at unknown',
  ]);
  expect(open({ next_call_at: '2026-11-21 11:59' })).toEqual(['next_call_at past']);
  expect(open({ status: '已流失', next_call_at: '2026-12-01' })).toEqual(['next_call_at lost']);
  expect(open({ lost_reason: '费用' })).toEqual(['lost_reason not_lost']);
  expect(open({ created_at: '2026-11-20', first_contacted_at: '2026-11-19' })).toEqual([
    'first_contacted_at before_registration',
  ]);
});

it('DESK-4 a source that may be a number is left open', () => {
  expect(read({ source: '小红书' }).stored.source).toBe('小红书');
  expect(read({ source: '139 0000 0001' }).leftOut).toEqual(['source unknown']);
});

it('DESK-4 notes of our export have their time and author again; of nobody known they stay a text', () => {
  const typed = '2026-11-20 10:00 li.wei@example.com: 下周再打\n晚上\n2026-11-19 09:00 gone@example.com: 老客户';
  expect(read({ notes: typed }).notes).toEqual([
    {
      text: '下周再打\n晚上\n2026-11-19 09:00 gone@example.com: 老客户',
      staffId: 'id of li.wei@example.com',
      at: Date.parse('2026-11-20T10:00:00+08:00'),
    },
  ]);
  expect(read({ notes: '2026-11-22 10:00 li.wei@example.com: 明天' }).notes).toMatchObject([
    { staffId: null, at: null },
  ]);
});
