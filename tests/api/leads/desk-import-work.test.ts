import { describe, expect, it } from 'vitest';
import type { LeadDetail } from '../../../features/leads/contract/leads.ts';
import { LOCALES } from '../../../contract/locales.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { RULES_STORE_NAMES } from '../../support/stores/databases.ts';
import { csv, importDesk, STATED, states } from '../../support/desk/import-desk.ts';
import { madeUpPhone, registration } from '../../support/registration-api.ts';
import { signInAs } from '../../support/desk/staff-browser.ts';

const EXPORT = { reason: 'Moving', recipient: 'The company', country: 'CN', basis: 'own_use' };

describe.each(RULES_STORE_NAMES)('the work on people in a spreadsheet, on %s', (name) => {
  const desk = importDesk(name);
  const { manager, preview, store, leads } = desk;
  const other = importDesk(name);

  const details = async (from: typeof desk = desk) => {
    const items = await from.leads();
    return Promise.all(
      items.map(async ({ id }) => (await from.manager().get<LeadDetail>(`/api/desk/leads/${id}`)).body),
    );
  };
  /** A desk's export as a table of texts, and as the file that it is. */
  const exported = async (from: typeof desk, form: object) => {
    const { response } = await from.manager().send('POST', '/api/desk/leads/export', { ...EXPORT, ...form });
    return Buffer.from(await response.arrayBuffer());
  };

  it('DESK-4 somebody with an id on WeChat or Zalo and no number is stored, once, and is not who may not be called', async () => {
    const phone = madeUpPhone(1);
    await store(csv('姓名,手机号,微信号', `张三,${phone},zhang_san88`));
    const [known] = await leads();
    await manager().post(`/api/desk/leads/${known?.id}/do-not-contact`);
    const file = csv('姓名,手机号,微信号,Zalo', '李四,,li_si2026,', '王五,,,wang_wu5', '张三,,zhang_san88,', '无名,,,');
    const { body: seen } = await preview(file);
    expect(seen.rows.map(({ state, refusal, phone: shown }) => [state, refusal ?? shown])).toEqual([
      ['new', 'l**'],
      ['new', 'w**'],
      ['refused', 'do_not_contact'],
      ['refused', 'phone_missing'],
    ]);
    expect((await store(file)).body).toMatchObject({ counts: { new: 2 } });
    const stored = (await details()).filter(({ id }) => id !== known?.id);
    expect(stored.map(({ phone: number, wechat, zalo }) => [number, wechat, zalo]).sort()).toEqual([
      ['', '', 'wa****'],
      ['', 'li****', ''],
    ]);
    expect((await store(file)).body).toMatchObject({ counts: { new: 0, known: 2 } });
  });

  it('DESK-9 who was known by an id alone, and is not to be called or was erased, is not new by a number beside it', async () => {
    await store(csv('姓名,手机号,微信号', '李四,,li_si2026', '王五,,wang_wu5'));
    const idOf = async (shown: string) => (await details()).find(({ wechat }) => wechat === shown)?.id ?? '';
    await manager().post(`/api/desk/leads/${await idOf('li****')}/do-not-contact`);
    desk.now += 1000;
    const request = { scope: 'number', reason: 'request' };
    await manager().post(`/api/desk/leads/${await idOf('wa****')}/erase`, request);
    const file = csv(
      '姓名,手机号,微信号',
      `李四,${madeUpPhone(1)},LI_SI2026`,
      `王五,${madeUpPhone(2)},wang_wu5`,
      `赵六,${madeUpPhone(3)},zhao_liu6`,
    );
    const { body } = await store(file);
    expect(states(body)).toEqual([
      [2, 'do_not_contact'],
      [3, 'erased'],
      [4, 'new'],
    ]);
    expect(body.rows[1]).toMatchObject({ erased_on: '2026-11-21' });
  });

  it('DESK-4 comes along: state, assignee, times, source, WeChat and notes', async () => {
    const consultant = await signInAs(desk.api, 'consultant', 'li.wei', desk.now);
    const file = csv(
      '姓名,手机号,跟进状态,顾问,报名日期,下次跟进时间,渠道,微信号,Zalo,备注1,备注2',
      `张三,${madeUpPhone(1)},跟进中,Li.Wei,2026/11/1 9:30,2026-12-01,小红书,zhang_san88,https://zalo.me/nobody,想学管理,下周再打`,
      `李四,${madeUpPhone(2)},无意向,li.wei@example.com,2026年10月12日,,,,,,`,
    );
    const { body: seen } = await preview(file);
    expect(seen.unread).toEqual([]);
    expect(seen.samples).toMatchObject([
      {
        row: 2,
        ...{ name: '张三', status: 'contacted', assignee_id: consultant.id, source: '小红书', wechat: 'z**' },
        ...{ created_at: '2026-11-01T01:30:00.000Z', next_call_at: '2026-12-01T02:00:00.000Z' },
        // What is no id is kept as a note.
        ...{ zalo: '', notes: 2, note: 'Zalo: https://zalo.me/nobody' },
      },
      { row: 3, status: 'lost', lost_reason: 'not_interested', source: null, next_call_at: null, notes: 0 },
    ]);
    expect(await leads()).toEqual([]);
    expect((await store(file)).status).toBe(200);
    const [first, second] = await details();
    expect(first).toMatchObject({
      ...{ status: 'contacted', assignee_id: consultant.id, source: '小红书' },
      ...{ created_at: '2026-11-01T01:30:00.000Z', next_call_at: '2026-12-01T02:00:00.000Z' },
      ...{ wechat: 'zh****', zalo: '' },
      // From the day on which they agreed, whenever they registered.
      purge_after: '2028-10-11T16:00:00.000Z',
    });
    expect(first?.notes?.map(({ text, staff_id }) => [text, staff_id])).toEqual([
      ['Zalo: https://zalo.me/nobody', desk.managerId],
      ['想学管理\n下周再打', desk.managerId],
    ]);
    expect(second).toMatchObject({ status: 'lost', lost_reason: 'not_interested', source: STATED.source });
    expect(first?.history).toMatchObject([
      {
        action: 'lead_imported',
        staff_id: desk.managerId,
        detail: { status: { from: 'new', to: 'contacted' }, assignee_id: { to: consultant.id }, notes: 2 },
      },
    ]);
    const said = JSON.stringify(await desk.opened.store.db.selectFrom('desk_log').selectAll().execute());
    expect(said + desk.api.logged.join('')).not.toMatch(/zhang_san|想学|张三/);
    // The log of the team has the file, and not each of its rows.
    const { body: log } = await manager().post<ListOf<object>>('/api/desk/log/search', {
      ...{ page: 1, per_page: 50, filter: { actions: ['lead_imported'] } },
    });
    expect(log).toMatchObject({ total: 1, items: [{ lead_id: null, detail: { stored: 2, notes: 2 } }] });
  });

  it('DESK-4 what cannot be used is left open and said, and refuses nobody', async () => {
    const closed = await signInAs(desk.api, 'consultant', 'closed', desk.now);
    await manager().send('PATCH', `/api/desk/staff/${closed.id}`, { is_disabled: true });
    await signInAs(desk.api, 'viewer', 'viewer', desk.now);
    const cells = [
      '考虑中,王五,2027-01-01,2026-11-20 10:00,太长'.replace('太长', '来'.repeat(101)),
      '已流失,closed,昨天,2026-12-01,13900000000',
      '已联系,viewer,5/11/2026,下周,fair',
    ];
    const rows = cells.map((row, at) => `张三,${madeUpPhone(at)},${row}`);
    const file = csv('姓名,手机号,状态,负责人,登记时间,约定回电,来源', ...rows);
    for (const { status, body } of [await preview(file), await store(file)]) {
      expect(status).toBe(200);
      expect(states(body)).toEqual([2, 3, 4].map((row) => [row, 'new']));
      expect(body.rows.map(({ left_out }) => left_out?.map(({ field, reason }) => `${field} ${reason}`))).toEqual([
        ['status unknown', 'created_at future', 'source unknown', 'assignee unknown', 'next_call_at past'],
        ['created_at unknown', 'source unknown', 'assignee not_able', 'next_call_at lost'],
        ['created_at unknown', 'assignee not_able', 'next_call_at unknown'],
      ]);
      expect(JSON.stringify(body)).not.toContain('13900000000');
    }
    expect((await leads()).map(({ status, assignee_id }) => [status, assignee_id]).sort()).toEqual([
      ['contacted', null],
      ['lost', null],
      ['new', null],
    ]);
  });

  it('DESK-4 a note that is longer than one may be is kept whole, in several', async () => {
    const text = Array.from({ length: 1500 }, (_, at) => `第${at}次联系`).join('。');
    await store(csv('姓名,手机号,备注', `张三,${madeUpPhone(1)},${text}`));
    const [lead] = await details();
    const notes = lead?.notes?.map((note) => note.text) ?? [];
    expect(notes.length).toBeGreaterThan(1);
    expect(notes.join('')).toBe(text);
    expect(Math.max(...notes.map((note) => note?.length ?? 0))).toBeLessThanOrEqual(4000);
  });

  it.each(['csv', 'xlsx'])('DESK-6 what our own export wrote comes back whole, as %s', async (format) => {
    const sent = registration({ source: 'fair', first_source: 'ad-1', program: 'nau-mscs', page: '/zh/mba' });
    await desk.api.send({
      ...sent,
      phone: '139 0000 0001',
      programs: ['nau-mscs', 'hpu-mba'],
      fit: 'p=job&f=business',
      contact_by: 'message',
    });
    desk.now += 60_000;
    await desk.api.send(registration({ name: 'Nguyễn An', phone: '+84 900 000 001', locale: 'vi', source: 'x' }));
    const [second, first] = await leads();
    const path = `/api/desk/leads/${first?.id}`;
    await manager().post(`${path}/notes`, { text: '想学管理\n2026-11-20 10:00 nobody@example.com: 引用' });
    desk.now += 20_000;
    await manager().post(`${path}/notes`, { text: '下周再打' });
    const call = { version: first?.version, outcome: 'call_back', next_call_at: '2026-11-25T02:00:00.000Z' };
    await manager().post(`${path}/calls`, call);
    const lost = { version: second?.version, status: 'lost', lost_reason: 'price' };
    await manager().send('PATCH', `/api/desk/leads/${second?.id}`, lost);
    desk.now += 60_000;
    // Headings and words are the same in both.
    const languages = format === 'csv' ? LOCALES : (['vi'] as const);
    for (const [at, form] of [...languages.map((language) => ({ language })), {}].entries()) {
      const file = await exported(desk, { format, ...form });
      await other.opened.store.db.deleteFrom('lead').execute();
      other.now = desk.now;
      const { body } = await other.store(file, { locale: LOCALES[at] ?? 'zh' });
      expect(body.rows).toMatchObject([{ state: 'new' }, { state: 'new' }]);
      expect(body.rows.flatMap(({ left_out }) => left_out ?? [])).toEqual([]);
      const again = { format: 'csv', ...form };
      const [before, after] = [await exported(desk, again), await exported(other, again)].map((text) =>
        text.toString().replace(/^\uFEFF/, ''),
      );
      if ('language' in form) expect(after).toBe(before);
      // A new id, and kept from the day of consent.
      else expect(withoutOwn(after)).toEqual(withoutOwn(before));
    }
  });
});

/** The lines of an export of codes, without what each desk gives a registration itself. */
function withoutOwn(text = ''): string[] {
  const iso = '\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z';
  return text
    .split('\r\n')
    .map((line) => line.replace(/^[\da-f-]{36},/, '').replace(new RegExp(`,${iso}(?=,*(?:message)?$)`), ''));
}
