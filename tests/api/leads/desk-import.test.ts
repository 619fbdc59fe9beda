import { describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { Arrivals } from '../../../features/leads/contract/due.ts';
import type { LeadDetail, LeadItem } from '../../../features/leads/contract/leads.ts';
import { RULES_STORE_NAMES } from '../../support/stores/databases.ts';
import { csv, importDesk, STATED, states } from '../../support/desk/import-desk.ts';
import { madeUpPhone, registration } from '../../support/registration-api.ts';

describe.each(RULES_STORE_NAMES)('registrations from a spreadsheet, on %s', (name) => {
  const desk = importDesk(name);
  const { manager, preview, store, leads, imports } = desk;

  it('DESK-4 show what would become of each row, and store nothing by it', async () => {
    await desk.api.send(registration({ phone: '13800000000' }));
    await desk.api.send(registration({ phone: madeUpPhone(9) }));
    const [stopped] = await leads();
    await manager().post(`/api/desk/leads/${stopped?.id}/do-not-contact`);
    const file = csv(
      '姓名,手机号,学历,年级',
      '张三,138 0000 0000,本科,老客户',
      `李四,${madeUpPhone(1)},,`,
      `李四,${madeUpPhone(1)},,又写一遍`,
      `李四,${madeUpPhone(1)},硕士,`,
      `,${madeUpPhone(2)},,`,
      '王五,,,',
      '王五,12345,,',
      '王五,1.38E+10,,',
      `王五,${madeUpPhone(3)},幼儿园,`,
      `王5,${madeUpPhone(4)},,`,
      `赵六,${madeUpPhone(9)},,`,
      ',,,',
    );
    const { status, body } = await preview(file);
    expect(status).toBe(200);
    expect(states(body)).toEqual([
      [2, 'joins'],
      [3, 'new'],
      [4, 'known'],
      [5, 'joins'],
      [6, 'name_missing'],
      [7, 'phone_missing'],
      [8, 'phone_invalid'],
      [9, 'phone_shortened'],
      [10, 'new'],
      [11, 'name_invalid'],
      [12, 'do_not_contact'],
    ]);
    expect(body.counts).toEqual({ new: 2, joins: 2, known: 1, erased: 0, refused: 6 });
    expect(body.unread).toEqual(['年级']);
    expect(body.rows[8]).toMatchObject({ left_out: [{ text: '幼儿园' }], name: '王五' });
    expect(body.rows[0]).toMatchObject({ name: '张三', phone: '138****0000' });
    expect(await leads()).toHaveLength(2);
    expect(await imports()).toEqual([]);
  });

  it('DESK-4 store the acceptable rows once, with their source and the stated consent, and tell the log', async () => {
    await desk.api.send(registration({ phone: '13800000000' }));
    const file = csv(
      'Name,Phone,Language,Programme code',
      '张三,13800000000,,hpu-mba',
      'Nguyễn An,0900000000,vi,',
      'x,1,,',
    );
    const { status, body } = await store(file);
    expect(status).toBe(200);
    expect(body.counts).toEqual({ new: 1, joins: 1, known: 0, erased: 0, refused: 1 });
    const stored = (await leads()).filter(({ source }) => source === STATED.source);
    expect(stored.map(({ name: shown, phone, locale, program }) => [shown, phone, locale, program]).sort()).toEqual(
      [
        ['Nguyễn An', '****0000', 'vi', null],
        ['张三', '138****0000', 'zh', 'hpu-mba'],
      ].sort(),
    );
    const joined = stored.find(({ locale }) => locale === 'zh') as LeadItem;
    expect((await leads()).map(({ source, is_imported }) => is_imported === (source === STATED.source))).toEqual([
      true,
      true,
      true,
    ]);
    expect(joined).toMatchObject({ registrations_of_number: 2, education: 0, working_years: 0, purpose: 0 });
    const detail = (await manager().get<LeadDetail>(`/api/desk/leads/${joined.id}`)).body;
    expect(detail.consents).toMatchObject([
      {
        purpose: 'contact',
        version: 'import:2026-10-12',
        text: STATED.statement,
        given_at: '2026-10-11T16:00:00.000Z',
      },
    ]);
    expect(detail.purge_after).toBe('2028-10-11T16:00:00.000Z');
    const again = await store(file);
    expect(again.body.counts).toEqual({ new: 0, joins: 0, known: 2, erased: 0, refused: 1 });
    expect(await leads()).toHaveLength(3);
    expect((await imports()).map(({ stored: rows, source }) => [rows, source])).toEqual([
      [2, STATED.source],
      [0, STATED.source],
    ]);
    expect(JSON.stringify(await imports()) + desk.api.logged.join('')).not.toMatch(/张三|Nguy|13800000000|900000000/);
    // No notice, and nobody is told that they have arrived: the manager knows.
    const since = encodeURIComponent(new Date(desk.now - 1000).toISOString());
    expect((await manager().get<Arrivals>(`/api/desk/arrivals?since=${since}`)).body.count).toBe(1);
    expect(await desk.opened.store.db.selectFrom('notice_outbox').selectAll().execute()).toHaveLength(1);
  });

  it('DESK-9 bring nobody back who has taken the consent back or asked to be left alone', async () => {
    for (const count of [1, 2]) await desk.api.send(registration({ phone: madeUpPhone(count), consent: true }));
    const [restricted, withdrawn] = (await leads()).map(({ id }) => `/api/desk/leads/${id}`);
    await manager().post(`${withdrawn}/withdraw`, {
      scope: 'number',
      purpose: 'contact',
      reason: 'Asked on the phone',
    });
    await manager().post(`${restricted}/restrict`, { scope: 'number' });
    const file = csv('姓名,手机号,学历', ...[1, 2, 3].map((count) => `李四,${madeUpPhone(count)},硕士`));
    expect(states((await store(file)).body)).toEqual([
      [2, 'do_not_contact'],
      [3, 'do_not_contact'],
      [4, 'new'],
    ]);
    expect(await leads()).toHaveLength(3);
  });

  it('DESK-9 want to know where and when these people agreed', async () => {
    const file = csv('姓名,手机号', '张三,13800000000');
    const cases: [object, string][] = [
      [{ statement: '同意' }, 'statement'],
      [{ statement: '由 13900000000 转介，本人同意联系' }, 'statement'],
      [{ agreed_on: '2026-11-22' }, 'agreed_on'],
      [{ agreed_on: '2024-11-21' }, 'agreed_on'],
      [{ agreed_on: '2026-02-30' }, 'agreed_on'],
      [{ source: '<b>' }, 'source'],
      [{ source: '' }, 'source'],
      [{ source: 'fair 138 0000 0000' }, 'source'],
    ];
    for (const [more, field] of cases) {
      const { status, body } = await store(file, more);
      expect([status, body.field], JSON.stringify(more)).toEqual([422, field]);
    }
    expect(await leads()).toEqual([]);
  });

  it('DESK-9 keep what was stated from being named by a form', async () => {
    await store(csv('姓名,手机号', '张三,13800000000'));
    const again = await desk.startAgain();
    const sent = registration({ phone: madeUpPhone(1), consent: true, consent_version: 'import:2026-10-12' });
    expect((await again.send(sent)).body.code).toBe(CODE.consentMissing);
  });

  it('DESK-9 store nothing at all when one row cannot be stored', async () => {
    await desk.opened.store.db.schema.dropTable('desk_log').execute();
    expect((await store(csv('姓名,手机号', '张三,13800000000'))).status).toBe(500);
    expect(await desk.opened.store.db.selectFrom('lead').selectAll().execute()).toEqual([]);
  });
});
