import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { listLeadsAfter } from '../../../features/leads/list/lead-list.repository.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, registration, type TestApi } from '../../support/registration-api.ts';

const LONE_SURROGATE = '\uD842';
/** Outside the basic plane: one character, two UTF-16 units. */
const RARE_SURNAME = '𠮷';

describe.each(RULES_STORE_NAMES)('a registration that is refused, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  beforeAll(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir);
  });
  afterAll(() => opened.close());

  async function codeOf(changes: Record<string, unknown>): Promise<number> {
    const { status, body } = await api.send(registration(changes));
    expect(status).toBe(200);
    return body.code;
  }

  const wrongChoices: [string, unknown][] = [
    ['text', '4'],
    ['a fraction', 1.5],
    ['nought', 0],
    ['a negative number', -1],
    ['a list', [4]],
    ['an object', { valueOf: 4 }],
    ['yes', true],
    ['a number too large for an integer', 1e308],
  ];

  it.each([...wrongChoices, ['6, one past the last', 6], ['nothing', null]])(
    'APPT-1 is refused for education as %s',
    async (_kind, education) => {
      expect(await codeOf({ education })).toBe(CODE.educationInvalid);
    },
  );

  it.each([...wrongChoices, ['5, one past the last', 5], ['nothing', null]])(
    'APPT-1 is refused for working_years as %s',
    async (_kind, working_years) => {
      expect(await codeOf({ working_years })).toBe(CODE.workingYearsInvalid);
    },
  );

  it.each([...wrongChoices, ['7, one past the last', 7]])(
    'APPT-1 is refused for purpose as %s',
    async (_kind, purpose) => {
      expect(await codeOf({ purpose })).toBe(CODE.purposeInvalid);
    },
  );

  it.each([[''], ['   '], [null], [undefined]])('APPT-3 is told to choose a purpose when it is %j', async (purpose) => {
    expect(await codeOf({ purpose })).toBe(CODE.purposeMissing);
  });

  it.each([
    ['empty', ''],
    ['spaces', '   '],
    ['full-width spaces', '\u3000\u3000'],
    ['no-break spaces', '\u00A0\u00A0'],
    ['invisible marks', '\u200B\uFEFF'],
    ['missing', undefined],
    ['null', null],
  ])('APPT-3 is told to complete it when name or phone is %s', async (_kind, blank) => {
    expect(await codeOf({ name: blank })).toBe(CODE.incomplete);
    expect(await codeOf({ phone: blank })).toBe(CODE.incomplete);
  });

  it('APPT-3 checks name and phone before the purpose', async () => {
    expect(await codeOf({ name: '', purpose: '' })).toBe(CODE.incomplete);
    expect(await codeOf({ phone: '', purpose: '' })).toBe(CODE.incomplete);
  });

  it.each([
    ['a number', 5],
    ['a list', ['张三']],
    ['an object', {}],
    ['yes', true],
    ['digits', '张三1'],
    ['half a character', `张${LONE_SURROGATE}`],
    ['an angle bracket', '<b>'],
    ['an emoji', '张三😀'],
  ])('APPT-6 is refused for a name with or as %s', async (_kind, name) => {
    expect(await codeOf({ name })).toBe(CODE.nameInvalid);
  });

  it('APPT-6 takes a name of 50 characters and refuses one of 51, counted as people count', async () => {
    expect(await codeOf({ name: RARE_SURNAME.repeat(50) })).toBe(CODE.ok);
    expect(await codeOf({ name: `  ${RARE_SURNAME.repeat(50)}  ` })).toBe(CODE.ok);
    expect(await codeOf({ name: RARE_SURNAME.repeat(51) })).toBe(CODE.nameTooLong);
  });

  it.each([['阿依古丽·买买提'], ["O'Connor-Smith"], ['Nguyễn Thị Hương'], ['Nguye\u0302\u0303n']])(
    'APPT-6 takes the name %s',
    async (name) => {
      expect(await codeOf({ name })).toBe(CODE.ok);
    },
  );

  it.each([
    ['a number', 13800000000],
    ['a list', ['13800000000']],
    ['an object', {}],
    ['letters', 'abcdefghijk'],
    ['six digits', '138000'],
    ['sixteen digits', '1380000000000000'],
    ['half a character', `13800000000${LONE_SURROGATE}`],
    ['ten thousand characters', '1'.repeat(10_000)],
    ['a plus inside the number', '+86138+00000000'],
    ['ten of eleven digits', '1380000000'],
    ['twelve digits', '138000000000'],
    ['a prefix that is no mobile one', '12000000000'],
    ['a country code that no country has', '+99912345678'],
  ])('APPT-6 is refused for a phone as %s', async (_kind, phone) => {
    expect(await codeOf({ phone })).toBe(CODE.phoneInvalid);
  });

  it.each([
    ['false', false],
    ['null', null],
    ['text', 'true'],
    ['one', 1],
    ['a list', [true]],
  ])('APPT-8 is asked for its consent when the box says %s', async (_kind, consent) => {
    expect(await codeOf({ consent })).toBe(CODE.consentMissing);
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '1'],
    ['nothing in it', '{}'],
  ])('API-2 is told to complete it when the body is %s', async (_kind, body) => {
    expect(await api.send(body)).toMatchObject({ status: 200, body: { code: CODE.incomplete, field: 'name' } });
  });

  it('API-2 names the field to mend', async () => {
    expect((await api.send(registration({ phone: '123' }))).body.field).toBe('phone');
    expect((await api.send(registration({ purpose: 9 }))).body.field).toBe('purpose');
  });

  it.each([
    ['locale', [1, 'fr', {}]],
    ['page', [1, 'https://elsewhere.example/', `/${'x'.repeat(300)}`, '/\u0000']],
    ['program', [1, '../x', 'x'.repeat(61)]],
    ['source', [1, '<script>', 'x'.repeat(101), LONE_SURROGATE]],
    ['idempotency_key', [1, 'short', 'x'.repeat(101), []]],
    ['elapsed_ms', ['fast', -5, null]],
    ['website', [1, null, '  ']],
  ])('API-1 is not refused for an odd %s, which is no doing of the visitor', async (field, values) => {
    const codes = await Promise.all(values.map((value) => codeOf({ [field]: value })));
    expect(codes).toEqual(values.map(() => CODE.ok));
    const rows = await listLeadsAfter(opened.store.db, { withErased: true }, undefined, 10_000);
    expect(rows.filter(({ page, program, source }) => page ?? program ?? source)).toEqual([]);
  });

  it('API-2 is not confused by names that every object has', async () => {
    expect(await codeOf({ name: undefined, __proto__: { name: '张三' } })).toBe(CODE.incomplete);
    const body = '{"__proto__":{"name":"张三","phone":"13800000000"},"constructor":1}';
    expect((await api.send(body)).body.code).toBe(CODE.incomplete);
  });
});
