import { CompiledQuery, type Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { SchoolFees, StaffSteps } from '../../../features/reports/schema.ts';
import type { CallOutcome } from '../../../features/leads/contract/leads.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import {
  countDays,
  countListed,
  countLostReasons,
  countValues,
  listTimesToContact,
  listTimesWaited,
} from '../../../features/reports/figures.repository.ts';
import type { LeadTable } from '../../../server/storage/tables/lead-fields.ts';
import { STORE_NAMES } from '../../support/stores/databases.ts';
import type { SignedInPerson } from '../../support/desk/staff-browser.ts';
import { at, EVER, figuresDesk } from '../../support/desk/figures-desk.ts';
import { queriesOf } from '../../support/stores/queries.ts';

describe.each(STORE_NAMES)('figures, on %s', (name) => {
  const desk = figuresDesk(name);
  const { now, lead, store, ask, figures } = desk;

  it('DESK-7 count by the company’s day, at both ends of midnight and of a month, days without any too', async () => {
    await store(
      lead('2026-10-30T23:59:59.999'),
      lead('2026-10-31T00:00'),
      lead('2026-10-31T23:59:59.999'),
      lead('2026-11-01T00:00'),
      lead('2026-11-03T23:59:59.999'),
      lead('2026-11-04T00:00'),
    );
    const { by_day: days, total } = await figures('2026-10-31', '2026-11-03');
    expect(total).toBe(4);
    expect(days).toEqual([
      { value: '2026-10-31', count: 2 },
      { value: '2026-11-01', count: 1 },
      { value: '2026-11-02', count: 0 },
      { value: '2026-11-03', count: 1 },
    ]);
    expect((await figures('2026-10-30', '2026-10-30')).total).toBe(1);
  });

  it('DESK-7 count by consultant their calls and how far their registrations came, for those who may see whose they are', async () => {
    const [consultant, editor] = [await desk.signIn('consultant'), await desk.signIn('editor')];
    const reached = { first_contacted_at: at('2026-11-02T10:00') };
    const enrolled = { assignee_id: consultant.id, status: 'enrolled' } as const;
    await store(
      lead('2026-11-01T10:00', {
        ...enrolled,
        ...reached,
        fee_amount: 9_000_000_000,
        fee_currency: 'VND',
        enrolled_school: 'SIT',
      }),
      lead('2026-11-01T10:00', { ...enrolled, fee_amount: 5_000_000_000, fee_currency: 'VND' }),
      lead('2026-11-01T10:00', { ...enrolled, fee_amount: 9000, fee_currency: 'CNY', enrolled_school: 'SIT' }),
      // Agreed with somebody who did not enrol in the end.
      lead('2026-11-01T10:00', { assignee_id: consultant.id, status: 'lost', fee_amount: 1, fee_currency: 'CNY' }),
      lead('2026-11-01T10:00', { assignee_id: consultant.id }),
      lead('2026-11-01T10:00', { assignee_id: desk.manager.id, status: 'applied', ...reached }),
      lead('2026-11-01T10:00'),
      lead('2026-11-03T10:00', { assignee_id: consultant.id }),
    );
    const lead_id = (await desk.opened.store.db.selectFrom('lead').select('id').executeTakeFirst())?.id ?? '';
    const call = (id: number, staff_id: string, time: string, outcome: CallOutcome) => ({
      ...{ id: `00000000-0000-7000-8000-00000000000${id}`, lead_id, staff_id, at: at(time), outcome, changes: '{}' },
    });
    await desk.opened.store.db
      .insertInto('lead_call')
      .values([
        call(1, consultant.id, '2026-11-01T10:00', 'talked'),
        call(2, consultant.id, '2026-11-02T10:00', 'no_answer'),
        call(3, desk.manager.id, '2026-11-02T10:00', 'call_back'),
        call(4, consultant.id, '2026-11-03T10:00', 'talked'),
      ])
      .execute();
    const days = { from: '2026-11-01', to: '2026-11-02' };
    const by = (person: SignedInPerson) => person.browser.post<ListOf<StaffSteps>>('/api/desk/figures/staff', days);
    const own = { staff_id: consultant.id, calls: 2, talked: 1, registered: 5, contacted: 3, applied: 3, enrolled: 3 };
    const nobodys = { staff_id: null, calls: 0, talked: 0, registered: 1, contacted: 0, applied: 0, enrolled: 0 };
    const others = {
      staff_id: desk.manager.id,
      calls: 1,
      talked: 1,
      registered: 1,
      contacted: 1,
      applied: 1,
      enrolled: 0,
    };
    const all = (await by(desk.manager)).body.items;
    const fees = [
      { currency: 'CNY', amount: 9000 },
      { currency: 'VND', amount: 14_000_000_000 },
    ];
    expect(all[0]).toEqual({ ...own, fees });
    expect(all).toHaveLength(3);
    expect(all).toEqual(
      expect.arrayContaining([
        { ...others, fees: [] },
        { ...nobodys, fees: [] },
      ]),
    );
    expect((await by(consultant)).body.items).toEqual([own, nobodys]);
    expect((await by(editor)).status).toBe(403);
    const bySchool = (person: SignedInPerson) =>
      person.browser.post<ListOf<SchoolFees>>('/api/desk/figures/schools', days);
    expect((await bySchool(desk.manager)).body.items).toEqual([
      {
        school: 'SIT',
        people: 2,
        fees: [
          { currency: 'CNY', amount: 9000 },
          { currency: 'VND', amount: 9_000_000_000 },
        ],
      },
      { school: null, people: 1, fees: [{ currency: 'VND', amount: 5_000_000_000 }] },
    ]);
    expect((await bySchool(consultant)).status).toBe(403);
  });

  it('DESK-7 count nobody as waiting who is not to be called', async () => {
    await store(
      lead('2026-11-01T10:00'),
      lead('2026-11-01T10:00', { phone_hash: 'stopped' }),
      lead('2026-11-01T10:00', { restricted_at: at('2026-11-01T11:00'), restriction: 'restricted' }),
      lead('2026-11-01T10:00', { status: 'lost' }),
    );
    await desk.opened.store.db
      .insertInto('do_not_contact')
      .values({ phone_hash: 'stopped', since: at('2026-11-01T11:00'), staff_id: null })
      .execute();
    const { first_contact: contact } = await figures('2026-11-01', '2026-11-01');
    expect(contact).toMatchObject({ reached: 0, waiting: 1, closed: 3, within_day: { in_time: 0, of: 1 } });
  });

  it('DESK-7 count by language, purpose, page whatever its language, source and programme', async () => {
    await store(
      lead('2026-11-01T10:00', { page: '/', source: 'wechat', program: 'hpu-mba', purpose: 1 }),
      lead('2026-11-01T11:00', { page: '/en/', source: 'wechat', locale: 'en' }),
      lead('2026-11-02T10:00', { page: '/zh/phd', source: 'Zalo', locale: 'vi', program: 'hpu-mba' }),
      lead('2026-11-02T10:00', { page: '/phd/', purpose: 6 }),
      lead('2026-11-02T10:00', { page: '/vi/phd' }),
    );
    const all = await figures('2026-11-01', '2026-11-02');
    expect(all.by_locale).toEqual([
      { value: 'zh', count: 3 },
      { value: 'en', count: 1 },
      { value: 'vi', count: 1 },
    ]);
    expect(all.by_purpose.map(({ count: rows }) => rows)).toEqual([1, 0, 3, 0, 0, 1]);
    expect(all.by_page).toEqual({
      items: [
        { value: '/phd', count: 3 },
        { value: '/', count: 2 },
      ],
      others: 0,
    });
    expect(all.by_source.items).toEqual(
      [
        { value: 'wechat', count: 2 },
        { value: null, count: 2 },
        { value: 'Zalo', count: 1 },
      ].sort((a, b) => b.count - a.count || (String(a.value) < String(b.value) ? -1 : 1)),
    );
    expect(all.by_program.items).toEqual([
      { value: null, count: 3 },
      { value: 'hpu-mba', count: 2 },
    ]);
    expect(await figures('2026-11-01', '2026-11-02', { locale: 'vi' })).toMatchObject({
      total: 1,
      by_source: { items: [{ value: 'Zalo', count: 1 }] },
    });
  });

  it('DESK-7 gather what is rare into one number', async () => {
    await store(...Array.from({ length: 35 }, (_, index) => lead('2026-11-01T10:00', { source: `s${index}` })));
    const { by_source: sources } = await figures('2026-11-01', '2026-11-01');
    expect(sources.items).toHaveLength(30);
    expect(sources.others).toBe(5);
  });

  it('DESK-7 tell how far registrations came, where they stand and why they were lost', async () => {
    const called = { first_contacted_at: at('2026-11-01T10:30') };
    const states: Partial<Insertable<LeadTable>>[] = [
      { status: 'new' },
      { status: 'new' },
      { status: 'contacted', ...called },
      { status: 'qualified', ...called },
      { status: 'applied', ...called },
      { status: 'enrolled', ...called },
      // Set so at once: reached, and nobody wrote down when.
      { status: 'enrolled' },
      { status: 'lost', lost_reason: 'price', ...called },
      { status: 'lost', lost_reason: 'wrong_number' },
      { status: 'lost', lost_reason: 'price', ...called },
    ];
    await store(...states.map((state) => lead('2026-11-01T10:00', state)));
    const answer = await figures('2026-11-01', '2026-11-01');
    expect(answer.funnel.map(({ count: rows }) => rows)).toEqual([10, 7, 4, 3, 2]);
    expect(answer.by_status.map(({ value, count: rows }) => [value, rows])).toEqual([
      ['new', 2],
      ['contacted', 1],
      ['qualified', 1],
      ['applied', 1],
      ['enrolled', 2],
      ['lost', 3],
    ]);
    expect(answer.lost_reasons.filter(({ count: rows }) => rows > 0)).toEqual([
      { value: 'wrong_number', count: 1 },
      { value: 'price', count: 2 },
    ]);
    expect(answer.first_contact).toMatchObject({ reached: 7, waiting: 2, closed: 1, median_minutes: 30 });
  });

  it('DESK-7 leave out suspected bots and what was erased, and say how many', async () => {
    await store(
      lead('2026-11-01T10:00'),
      lead('2026-11-01T10:00', { is_suspected_bot: 1 }),
      lead('2026-11-01T10:00', { is_suspected_bot: 1, status: 'erased' }),
      lead('2026-11-01T10:00', { status: 'erased', first_contacted_at: at('2026-11-01T11:00') }),
      lead('2026-11-02T10:00', { status: 'erased' }),
    );
    const answer = await figures('2026-11-01', '2026-11-01');
    expect(answer).toMatchObject({ total: 1, left_out: { suspected_bots: 1, erased: 2 } });
    expect(answer.first_contact.reached).toBe(0);
    expect(answer.by_day).toEqual([{ value: '2026-11-01', count: 1 }]);
  });

  it('DESK-7 are empty without registrations', async () => {
    const answer = await figures('2026-11-01', '2026-11-30');
    expect(answer.total).toBe(0);
    expect(answer.by_day).toHaveLength(30);
    expect(answer.first_contact).toMatchObject({ median_minutes: null, p90_minutes: null });
    expect(answer.by_page).toEqual({ items: [], others: 0 });
  });

  it('DESK-2 show a consultant what is theirs and nobody’s, and a viewer everything', async () => {
    const consultant = await desk.signIn('consultant');
    const viewer = await desk.signIn('viewer');
    await store(
      lead('2026-11-01T10:00'),
      lead('2026-11-01T10:00', { assignee_id: consultant.id }),
      lead('2026-11-01T10:00', { assignee_id: desk.manager.id }),
      lead('2026-11-01T10:00', { assignee_id: desk.manager.id, status: 'erased' }),
    );
    const question = { from: '2026-11-01', to: '2026-11-01' };
    expect((await ask(question, consultant)).body).toMatchObject({ total: 2, left_out: { erased: 0 } });
    expect((await ask(question, viewer)).body).toMatchObject({ total: 3, left_out: { erased: 1 } });
  });

  it('DESK-7 refuse days that are none, the wrong way round or too many', async () => {
    for (const [from, to] of [
      ['2026-02-30', '2026-03-01'],
      ['2026-11-02', '2026-11-01'],
      ['2020-01-01', '2026-11-01'],
      ['', '2026-11-01'],
    ]) {
      expect((await ask({ from, to })).status, `${from} ${to}`).toBe(422);
    }
  });

  it('DESK-7 can be asked for up to the last day that can be written', async () => {
    const days = { from: '9999-12-30', to: '9999-12-31' };
    const { by_day: counted } = (await ask(days)).body;
    expect(counted.map(({ value }) => value)).toEqual([days.from, days.to]);
    expect((await desk.manager.browser.post('/api/desk/figures/sources', days)).status).toBe(200);
  });

  it('DESK-7 read an index alone', async () => {
    const { store: opener } = desk.opened;
    const { db } = opener;
    await store(...Array.from({ length: 400 }, () => lead('2026-11-01T10:00')));
    const queries = await queriesOf(db, async (watched) => {
      await countListed(watched, EVER, { locale: ['zh'], purpose: [1], status: ['new'] });
      await countDays(watched, EVER, [EVER.from, EVER.to]);
      await countLostReasons(watched, EVER);
      for (const column of ['page', 'source', 'program'] as const) await countValues(watched, EVER, column);
      await listTimesWaited(watched, EVER, now);
      await listTimesToContact(watched, EVER);
    });
    expect(queries).toHaveLength(8);
    await db.transaction().execute(async (transaction) => {
      const run = (text: string, parameters: readonly unknown[] = []) =>
        transaction.executeQuery<object>(CompiledQuery.raw(text, [...parameters]));
      const isSqlite = opener.kind === 'sqlite';
      // So few rows are read faster without an index; what is asked is whether it can serve.
      // PostgreSQL counts an index-only scan as an index scan: without those it would go by cost, which is a toss-up here.
      const others = isSqlite ? [] : ['seqscan', 'bitmapscan'];
      for (const other of others) await run(`set local enable_${other} = off`);
      for (const { sql, parameters } of queries) {
        const { rows } = await run(`explain ${isSqlite ? 'query plan' : ''} ${sql}`, parameters);
        expect(JSON.stringify(rows)).toMatch(
          isSqlite ? /SEARCH lead USING COVERING INDEX lead_figures \(created_at>/ : /Index Only Scan.*lead_figures/,
        );
      }
    });
  });
});
