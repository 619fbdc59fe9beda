import { CompiledQuery, type Insertable } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHoursBetween } from '../../contract/call-hours.ts';
import { addDays, companyDayOf, startOfCompanyDay } from '../../contract/company-day.ts';
import type { FigureOrigins, Figures, FiguresRequest } from '../../contract/figures-api.ts';
import {
  dayCountsQuery,
  listedCountsQuery,
  lostReasonsQuery,
  valueCountsQuery,
  waitsQuery,
} from '../../server/figures/figures.repository.ts';
import type { LeadTable } from '../../server/leads/lead.table.ts';
import { insertSeedLeads } from '../../server/leads/seed.repository.ts';
import { openTestStore, STORE_NAMES, type TestStore } from '../support/databases.ts';
import { createTestApi, type TestApi } from '../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../support/staff-browser.ts';

const at = (time: string) => Date.parse(`${time}+08:00`);
const EVER = { from: 0, to: at('2100-01-01T00:00') };

describe('DESK-7 the company’s day', () => {
  it('DESK-7 begins at midnight in Shanghai', () => {
    expect(companyDayOf(Date.parse('2026-10-31T15:59:59.999Z'))).toBe('2026-10-31');
    expect(companyDayOf(Date.parse('2026-10-31T16:00:00Z'))).toBe('2026-11-01');
    expect(startOfCompanyDay('2026-11-01')).toBe(Date.parse('2026-10-31T16:00:00Z'));
  });

  it('DESK-7 goes on over month ends and leap days, and knows what is no day', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    for (const day of ['2026-02-30', '2026-13-01', '26-1-1', 'today']) expect(startOfCompanyDay(day)).toBeNaN();
  });
});

describe.each(STORE_NAMES)('figures, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let manager: SignedInPerson;
  let count: number;
  const now = at('2026-11-20T12:00');
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir, { now: () => now });
    manager = await signInAs(api, 'manager', 'manager', now);
    count = 0;
  });
  afterEach(() => opened.close());

  const lead = (time: string, changes: Partial<Insertable<LeadTable>> = {}): Insertable<LeadTable> => {
    const id = `lead-${String(count++).padStart(6, '0')}`;
    return {
      id,
      created_at: at(time),
      locale: 'zh',
      education: 4,
      working_years: 2,
      purpose: 3,
      phone_country: 'CN',
      is_phone_known_valid: 1,
      key_id: api.desk.sealer.activeId,
      is_suspected_bot: 0,
      idempotency_hash: id,
      purge_after: at('2028-11-20T12:00'),
      page: null,
      program: null,
      source: null,
      shortlist: null,
      name_sealed: null,
      phone_sealed: null,
      phone_typed_sealed: null,
      phone_hash: null,
      status: 'new',
      ...changes,
    };
  };
  const store = (...rows: Insertable<LeadTable>[]) => insertSeedLeads(opened.store.db, rows);
  const ask = (question: object, person = manager) => person.browser.post<Figures>('/api/desk/figures', question);
  const figures = async (from: string, to: string, more: Partial<FiguresRequest> = {}) => {
    const { status, body } = await ask({ from, to, ...more });
    const origins = await manager.browser.post<FigureOrigins>('/api/desk/figures/origins', { from, to, ...more });
    expect([status, origins.status]).toEqual([200, 200]);
    return { ...body, ...origins.body };
  };

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
      { status: 'lost', lost_reason: 'price', ...called },
      { status: 'lost', lost_reason: 'wrong_number' },
      { status: 'lost', lost_reason: 'price', ...called },
    ];
    await store(...states.map((state) => lead('2026-11-01T10:00', state)));
    const answer = await figures('2026-11-01', '2026-11-01');
    expect(answer.funnel.map(({ count: rows }) => rows)).toEqual([9, 6, 3, 2, 1]);
    expect(answer.by_status.map(({ value, count: rows }) => [value, rows])).toEqual([
      ['new', 2],
      ['contacted', 1],
      ['qualified', 1],
      ['applied', 1],
      ['enrolled', 1],
      ['lost', 3],
    ]);
    expect(answer.lost_reasons.filter(({ count: rows }) => rows > 0)).toEqual([
      { value: 'wrong_number', count: 1 },
      { value: 'price', count: 2 },
    ]);
    expect(answer.first_contact).toMatchObject({ reached: 6, waiting: 2, closed: 1 });
  });

  it('DESK-7 tell the time to first contact in hours in which people may be called', async () => {
    const reached = (from: string, until: string, country: string | null = 'CN') =>
      lead(from, { status: 'contacted', first_contacted_at: at(until), phone_country: country });
    await store(
      reached('2026-11-02T10:00', '2026-11-02T10:30'), // 30 minutes
      reached('2026-11-02T19:30', '2026-11-03T09:15'), // overnight: 30 + 15
      reached('2026-11-02T03:00', '2026-11-02T10:59:59'), // before the hours begin: 119
      reached('2026-11-02T10:00', '2026-11-02T12:00'), // 120, which is no longer less than two hours
      reached('2026-11-02T10:00', '2026-11-03T10:00'), // a whole day of eleven hours: 660
      reached('2026-11-02T09:00', '2026-11-03T09:00', 'VN'), // a Vietnamese day of nine hours: 540
      reached('2026-11-02T09:00', '2026-11-02T23:00', null), // hours not known: by the clock, 840
    );
    const { first_contact: contact } = await figures('2026-11-02', '2026-11-02');
    expect(contact).toEqual({
      reached: 7,
      waiting: 0,
      closed: 0,
      median_minutes: 120,
      p90_minutes: 840,
      within_two_hours: { in_time: 3, of: 7 },
      within_day: { in_time: 5, of: 7 },
    });
  });

  it('DESK-7 count the same minutes as the hours of calls do, whatever the country, hour and weekday', async () => {
    const rows = ['CN', 'VN', 'TH', 'JP', null].flatMap((country, index) =>
      Array.from({ length: 60 }, (_, step) => {
        // Steps that are no part of a day meet every hour and weekday; waits of up to eleven days.
        const start = at('2026-09-01T00:00') + (step * 37 + index * 5) * 3_600_000 + step * 61_000;
        const wait = ((step * 53 + index * 7) % 264) * 3_600_000 + step * 7000;
        return { country, start, end: start + wait };
      }),
    );
    await store(
      ...rows.map(({ country, start, end }) =>
        lead('2026-11-01T10:00', {
          created_at: start,
          phone_country: country,
          status: 'contacted',
          first_contacted_at: end,
        }),
      ),
    );
    const counted = await waitsQuery(opened.store.db, EVER, undefined).execute();
    const minutes = counted.flatMap(({ minutes: value, count: times }) => Array<number>(times).fill(value));
    const expected = rows.map(({ country, start, end }) => Math.floor(openHoursBetween(country, start, end) / 60_000));
    expect(minutes.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
  });

  it('DESK-7 hold against us who has waited too long, and not who has just come', async () => {
    await store(
      lead('2026-11-20T11:59'), // one minute
      lead('2026-11-20T09:59'), // two hours and a minute
      lead('2026-11-18T09:00'), // more than two days
      lead('2026-11-20T10:00', { status: 'lost', lost_reason: 'spam' }), // nobody waits any more
      lead('2026-11-20T09:00', { status: 'contacted', first_contacted_at: at('2026-11-20T09:30') }),
    );
    const { first_contact: contact } = await figures('2026-11-01', '2026-11-20');
    expect(contact).toMatchObject({
      reached: 1,
      waiting: 3,
      closed: 1,
      within_two_hours: { in_time: 1, of: 3 },
      within_day: { in_time: 1, of: 2 },
    });
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
    const consultant = await signInAs(api, 'consultant', 'consultant', now);
    const viewer = await signInAs(api, 'viewer', 'viewer', now);
    await store(
      lead('2026-11-01T10:00'),
      lead('2026-11-01T10:00', { assignee_id: consultant.id }),
      lead('2026-11-01T10:00', { assignee_id: manager.id }),
      lead('2026-11-01T10:00', { assignee_id: manager.id, status: 'erased' }),
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

  it('DESK-7 read an index alone', async () => {
    const { store: opener } = opened;
    const { db } = opener;
    await store(...Array.from({ length: 400 }, () => lead('2026-11-01T10:00')));
    const queries = [
      listedCountsQuery(db, EVER, { locale: ['zh'], purpose: [1], status: ['new'] }),
      dayCountsQuery(db, EVER, [EVER.from, EVER.to]),
      lostReasonsQuery(db, EVER),
      ...(['page', 'source', 'program'] as const).map((column) => valueCountsQuery(db, EVER, column)),
      waitsQuery(db, EVER, now),
      waitsQuery(db, EVER, undefined),
    ];
    await db.transaction().execute(async (transaction) => {
      const run = (text: string, parameters: readonly unknown[] = []) =>
        transaction.executeQuery<object>(CompiledQuery.raw(text, [...parameters]));
      const isSqlite = opener.kind === 'sqlite';
      // So few rows are read faster without an index; what is asked is whether it can serve.
      const others = isSqlite ? [] : ['seqscan', 'bitmapscan', 'indexscan'];
      for (const other of others) await run(`set local enable_${other} = off`);
      for (const query of queries) {
        const { sql, parameters } = query.compile();
        const { rows } = await run(`explain ${isSqlite ? 'query plan' : ''} ${sql}`, parameters);
        expect(JSON.stringify(rows)).toMatch(
          isSqlite ? /SEARCH lead USING COVERING INDEX lead_figures \(created_at>/ : /Index Only Scan.*lead_figures/,
        );
      }
    });
  });
});
