import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { QUESTION_MAX_CHARACTERS, QUESTIONS_MAX, referenceOf } from '../../../features/receipt/contract/receipt.ts';
import { StoreUnavailableError } from '../../../server/storage/database.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { inChina, receiptDesk, START } from '../../support/desk/receipt-desk.ts';
import { register, visitorOf } from '../../support/receipt-visitor.ts';
import { createTestApi, madeUpPhone, registration, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const HOUR_MS = 3_600_000;

describe.each(RULES_STORE_NAMES)('the page after a registration, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let manager: SignedInPerson['browser'];
  let now: number;
  let isAway: boolean;
  beforeEach(async () => {
    opened = await openTestStore(name);
    now = START;
    isAway = false;
    api = await createTestApi(opened.store, opened.dataDir, {
      now: () => now,
      guardStore: (open) => {
        if (isAway) throw new StoreUnavailableError();
        return open;
      },
    });
    manager = (await signInAs(api, 'manager', 'manager', now)).browser;
  });
  afterEach(() => opened.close());

  const { leads, detail, row } = receiptDesk(
    () => opened,
    () => manager,
  );
  const capacity = (calls_per_window: number, is_place_shown = false) =>
    manager.send('PATCH', '/api/desk/call-setting', { calls_per_window, from_hour: 9, to_hour: 18, is_place_shown });

  it('RECEIPT-1 the answer carries the link beside code and msg, and a repeated sending has the same one', async () => {
    const sent = registration({ locale: 'vi', idempotency_key: 'form-0001' });
    const { body } = await api.send(sent);
    expect(Object.keys(body)).toEqual(['code', 'msg', 'receipt']);
    expect(body.receipt).toMatch(/^\/vi\/receipt\/[\w-]{22}$/);
    expect((await api.send(sent)).body.receipt).toBe(body.receipt);
    expect((await api.send(registration({ name: '' }))).body).not.toHaveProperty('receipt');
    expect((await api.send(registration({ phone: madeUpPhone(2) }))).body.receipt).not.toBe(body.receipt);
  });

  it('RECEIPT-3 the token stands in the store as its hash alone, and in no line of the log', async () => {
    const { token, open, send } = await register(api);
    expect((await row()).receipt_hash).toBe(createHash('sha256').update(token).digest('hex'));
    await open();
    await open('/call.ics');
    await open('/elsewhere');
    await send({ do: 'question', text: 'Is there a fee?' });
    await send({ do: 'question', text: '' });
    expect(api.logged.join('')).not.toContain(token);
    expect(api.logged.map((line) => JSON.parse(line).path)).toContain('/receipt/:token');
    for (const table of ['lead', 'lead_question', 'desk_log'] as const) {
      expect(JSON.stringify(await opened.store.db.selectFrom(table).selectAll().execute())).not.toContain(token);
    }
  });

  it('RECEIPT-3 every answer keeps the link out of Referer, search engines and caches', async () => {
    const visitor = await register(api);
    const answers = [
      await visitor.open(),
      await visitor.send({ do: 'question', text: 'When?' }),
      await visitor.send({ do: 'question', text: '' }),
      await visitorOf(api, `/en/receipt/${'A'.repeat(22)}`).open(),
      await visitorOf(api, '/en/receipt/short').open(),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 303, 422, 404, 404]);
    for (const { headers } of answers) {
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    ['zh', 'CN', '13800000000', '北京时间', '预计 11月23日星期一 09:00–10:00'],
    ['en', 'CN', '13800000000', 'Beijing time', 'Probably Monday 23 November, 09:00–10:00'],
    ['vi', 'VN', '0900000000', 'giờ Hà Nội', 'Dự kiến 08:00–09:00, Thứ Hai, 23 tháng 11'],
  ])('RECEIPT-1 RECEIPT-4 says in %s when we call by the clock of %s', async (locale, _country, phone, zone, when) => {
    const { open } = await register(api, { locale, phone, name: 'Zebulon' });
    const { html, status } = await open();
    expect(status).toBe(200);
    expect(html).toContain(when);
    expect(html).toContain(zone);
    expect(html).toContain(referenceOf((await row()).id));
    expect(html).toContain('Zebulon');
  });

  it('RECEIPT-1 the hour moves with those who wait before, and their number is told where the company wants it', async () => {
    await capacity(1);
    await register(api, { phone: madeUpPhone(1) });
    now += 1000;
    const { open } = await register(api, { phone: madeUpPhone(2) });
    const { html } = await open();
    expect(html).not.toContain('before you');
    expect(html).toContain('10:00–11:00 (Beijing time)');
    await capacity(1, true);
    expect((await open()).html).toContain('1 person is before you.');
  });

  it('DIAL-4 draws the hours for calls and the hour on the person’s own clock, dashed until it is agreed', async () => {
    const visitor = await register(api, { locale: 'vi', phone: '0900000000' });
    const before = (await visitor.open()).html;
    const dial = (html: string) => html.match(/<svg class="receipt-dial"[^]*?<\/svg>/)?.[0] ?? '';
    expect(dial(before)).toContain('data-part="expected"');
    expect(dial(before)).toContain('>08:00<');
    expect(dial(before)).toContain('aria-hidden="true"');
    expect(dial(before)).not.toMatch(/style=|NaN|undefined/);
    const [first = 0] = await visitor.freeWindows();
    await visitor.send({ do: 'window', start: String(first) });
    expect(dial((await visitor.open()).html)).toContain('data-part="hour"');
  });

  it('RECEIPT-1 the desk finds a registration by its reference', async () => {
    await register(api, { phone: madeUpPhone(1) });
    now += 1000;
    await register(api, { phone: madeUpPhone(2) });
    const [, first] = await leads();
    const q = referenceOf(first?.id ?? '');
    const found = await manager.post<ListOf<LeadItem>>('/api/desk/leads/search', {
      page: 1,
      per_page: 25,
      filter: { q },
    });
    expect(found.body.items.map(({ id }) => id)).toContain(first?.id);
    expect(found.body.total).toBe(1);
  });

  it('RECEIPT-2 a chosen hour becomes the next call at the desk, can be changed and given back', async () => {
    const visitor = await register(api);
    const [first = 0, second = 0] = await visitor.freeWindows();
    expect(first).toBe(inChina('2026-11-23T09:00'));
    const set = await visitor.send({ do: 'window', start: String(first) });
    expect(set.status).toBe(303);
    expect(set.headers.get('location')).toBe(`${visitor.path}?done=window`);
    const chosen = new Date(first).toISOString();
    expect(await detail()).toMatchObject({ next_call_at: chosen, chosen_call_at: chosen });
    const kept = '?done=window';
    const isSet = 'Your time is set.';
    expect((await visitor.open(kept)).html).toContain('Monday 23 November, 09:00–10:00 (Beijing time)');
    expect((await visitor.open(kept)).html).toContain(isSet);
    await visitor.send({ do: 'window', start: String(second) });
    expect((await detail()).next_call_at).toBe(new Date(second).toISOString());
    now = second + 1;
    const due = await manager.get<{ items: LeadItem[] }>('/api/desk/due');
    expect(due.body.items).toMatchObject([{ kind: 'call' }]);
    now = START;
    expect((await visitor.send({ do: 'cancel' })).status).toBe(303);
    expect((await visitor.open(kept)).html, 'an address that was kept').not.toContain(isSet);
    expect(await detail()).toMatchObject({ next_call_at: null, chosen_call_at: null });
    const { history } = await detail();
    expect(history.map(({ action, staff_id }) => [action, staff_id])).toContainEqual(['lead_changed', null]);
  });

  it('RECEIPT-1 RECEIPT-2 DESK-5 offers and tells the hours of where the person lives, once the desk has said it', async () => {
    await manager.send('PATCH', '/api/desk/call-setting', {
      calls_per_window: 4,
      from_hour: 9,
      to_hour: 20,
      is_place_shown: false,
    });
    const visitor = await register(api);
    const { id, version } = (await leads())[0] as LeadItem;
    await manager.send('PATCH', `/api/desk/leads/${id}`, { version, time_zone: 'Asia/Ho_Chi_Minh' });
    // 17:00 in Hanoi, after which nobody is called there, are 18:00 in Beijing.
    const evening = inChina('2026-11-23T18:00');
    const offered = await visitor.freeWindows();
    expect(offered).toContain(evening - HOUR_MS);
    expect(offered).not.toContain(evening);
    expect((await visitor.send({ do: 'window', start: String(evening) })).status).toBe(422);
    expect((await visitor.open()).html).toContain('Monday 23 November, 08:00–09:00 (Hanoi time)');
  });

  it('RECEIPT-2 an hour takes as many calls as the desk has set, and not one more', async () => {
    await capacity(2);
    const visitors = [];
    for (const count of [1, 2, 3]) visitors.push(await register(api, { phone: madeUpPhone(count) }));
    const start = String(inChina('2026-11-23T09:00'));
    const answers = await Promise.all(visitors.map((visitor) => visitor.send({ do: 'window', start })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 422]);
    const late = answers.findIndex(({ status }) => status === 422);
    expect(answers[late]?.html).toContain('That time has just gone.');
    expect(await visitors[late]?.freeWindows()).not.toContain(Number(start));
    await visitors[(late + 1) % 3]?.send({ do: 'cancel' });
    expect((await visitors[late]?.send({ do: 'window', start }))?.status).toBe(303);
  });

  it.each([
    ['is left out', ''],
    ['is no time', 'x'],
    ['is over', String(inChina('2026-11-23T07:00'))],
    ['is out of hours', String(inChina('2026-11-23T20:00'))],
    ['is on a Sunday', String(inChina('2026-11-29T10:00'))],
    ['begins at half past', String(inChina('2026-11-23T10:30'))],
    ['is a day too late', String(inChina('2026-11-26T10:00'))],
  ])('RECEIPT-2 refuses an hour that %s', async (_name, start) => {
    const visitor = await register(api);
    expect((await visitor.send({ do: 'window', start })).status).toBe(422);
    expect((await row()).next_call_at).toBeNull();
  });

  it('RECEIPT-2 offers no hours when the desk takes none, and says so', async () => {
    await capacity(0);
    const visitor = await register(api);
    expect(await visitor.freeWindows()).toEqual([]);
    expect((await visitor.open()).html).toContain('No times are left to pick.');
  });

  it('RECEIPT-1 says no day that has passed until when somebody calls', async () => {
    await capacity(0);
    const visitor = await register(api);
    const when = async () =>
      load((await visitor.open()).html)('.receipt-facts b')
        .first()
        .text();
    expect(await when()).toBe('By Tuesday 24 November 09:00');
    now += 3 * 24 * HOUR_MS;
    expect(await when()).toBe('By Friday 27 November 09:00');
  });

  it('RECEIPT-2 a call that the desk has moved is shown, and not given back here', async () => {
    const visitor = await register(api);
    await visitor.send({ do: 'window', start: String(inChina('2026-11-23T09:00')) });
    const { id, version } = (await leads())[0] as LeadItem;
    const next_call_at = new Date(inChina('2026-11-24T15:00')).toISOString();
    await manager.send('PATCH', `/api/desk/leads/${id}`, { version, next_call_at });
    const { html } = await visitor.open();
    expect(html).toContain('Tuesday 24 November, 15:00–16:00');
    expect(html).not.toContain('value="cancel"');
    expect((await visitor.send({ do: 'cancel' })).status).toBe(422);
    expect((await detail()).next_call_at).toBe(next_call_at);
  });

  it('RECEIPT-2 offers a calendar file of the agreed call, without name, number and link', async () => {
    const visitor = await register(api, { name: 'Zebulon' });
    expect((await visitor.open('/call.ics')).status).toBe(404);
    await visitor.send({ do: 'window', start: String(inChina('2026-11-23T09:00')) });
    const { headers, html } = await visitor.open('/call.ics');
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(html).toContain('DTSTART:20261123T010000Z\r\nDTEND:20261123T020000Z');
    expect(html).not.toMatch(new RegExp(`Zebulon|13800000000|${visitor.token}`));
  });

  it('RECEIPT-1 a question is stored encrypted, and stands at the desk and on the page', async () => {
    const visitor = await register(api);
    const text = 'Can I pay <b>term by term</b>?';
    expect((await visitor.send({ do: 'question', text })).status).toBe(303);
    expect(JSON.stringify(await opened.store.db.selectFrom('lead_question').selectAll().execute())).not.toContain(
      'term',
    );
    expect((await detail()).questions).toMatchObject([{ text }]);
    expect((await visitor.open()).html).toContain('Can I pay &lt;b&gt;term by term&lt;/b&gt;?');
  });

  it('RECEIPT-1 one press asks for a message before any call, and is offered once', async () => {
    const visitor = await register(api);
    const offered = async () => load((await visitor.open()).html)('input[name="do"][value="text_first"]').length;
    expect(await offered()).toBe(1);
    await visitor.send({ do: 'text_first' });
    const { contact_by, history } = await detail();
    expect(contact_by).toBe('message');
    expect(history[0]).toMatchObject({ detail: { contact_by: { from: null, to: 'message' } } });
    expect(await offered()).toBe(0);
    const $ = load((await visitor.open()).html);
    expect($('h1').text()).toBe('We have it. Next, we text you');
    expect($('.receipt-lead').text()).toBe('Your adviser texts you before any call.');
  });

  it('RECEIPT-1 questions have their limits, at which what was typed comes back', async () => {
    const visitor = await register(api);
    const long = 'x'.repeat(QUESTION_MAX_CHARACTERS + 1);
    const refused = await visitor.send({ do: 'question', text: long });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(`>${long}</textarea>`);
    for (let count = 0; count < QUESTIONS_MAX; count++) {
      // An end of a line is one character where it is typed, and two where it is sent.
      const text = `x\r\n${'x'.repeat(QUESTION_MAX_CHARACTERS - 2)}`;
      expect((await visitor.send({ do: 'question', text })).status).toBe(303);
    }
    expect((await visitor.send({ do: 'question', text: 'One more' })).status).toBe(422);
    expect((await visitor.open()).html).not.toContain('<textarea');
    expect((await detail()).questions?.[0]?.text).toBe(`x\n${'x'.repeat(QUESTION_MAX_CHARACTERS - 2)}`);
  });

  it('RECEIPT-1 a question that comes while its person is called makes the next call due too', async () => {
    const visitor = await register(api);
    const { id, version } = (await leads())[0] as LeadItem;
    const { store } = opened;
    const transaction = vi.spyOn(store, 'transaction');
    // Somebody records a call after the registration was read, and before the question is written.
    transaction.mockImplementationOnce(async (work) => {
      await manager.post(`/api/desk/leads/${id}/calls`, { version, outcome: 'talked' });
      return store.transaction(work);
    });
    expect((await visitor.send({ do: 'question', text: 'One more thing' })).status).toBe(303);
    transaction.mockRestore();
    expect(await row()).toMatchObject({ status: 'contacted', next_call_at: expect.any(Number) });
  });

  it('RECEIPT-1 a question of somebody who was called already makes the next call due', async () => {
    const visitor = await register(api);
    const { id, version } = (await leads())[0] as LeadItem;
    now += HOUR_MS * 2;
    await manager.send('PATCH', `/api/desk/leads/${id}`, { version, status: 'contacted' });
    expect((await visitor.open()).html).toContain('To talk again, pick a time.');
    await visitor.send({ do: 'question', text: 'One more thing' });
    expect((await row()).next_call_at).toBe(now);
  });

  it('RECEIPT-3 SHEET-1 the marked programmes lead to their sheet, for the purpose of the fit check', async () => {
    const marked = { program: 'uo-mba', programs: ['nau-mscs', 'uo-mba'] };
    const { html } = await (await register(api, { ...marked, fit: 'p=phd&h=12' })).open();
    expect(html).toContain('href="/en/sheet/uo-mba/nau-mscs?for=phd"');
    const other = await register(api, { ...marked, phone: madeUpPhone(2) });
    expect((await other.open()).html).toContain('href="/en/sheet/uo-mba/nau-mscs"');
  });

  it('RECEIPT-3 FIT-4 the answers of the fit check that were sent along stand with what was sent', async () => {
    expect((await (await register(api, { fit: 'p=job&h=12' })).open()).html).toContain('Hours a week: About 12');
    const other = await register(api, { phone: madeUpPhone(2) });
    expect((await other.open()).html).not.toContain('Answers of the fit check');
  });

  it('RECEIPT-4 with the store away it says that nothing is lost, and keeps what was typed', async () => {
    const visitor = await register(api);
    isAway = true;
    const read = await visitor.open();
    expect(read.status).toBe(503);
    expect(read.headers.get('retry-after')).toBe('60');
    expect(read.html).toContain('nothing is lost');
    const question = await visitor.send({ do: 'question', text: 'What about <fees>?' });
    expect(question.status).toBe(503);
    expect(question.html).toContain('>What about &lt;fees&gt;?</textarea>');
    const start = String(inChina('2026-11-23T09:00'));
    const window = await visitor.send({ do: 'window', start });
    expect(window.html).toContain(`<input type="hidden" name="start" value="${start}"/>`);
    isAway = false;
    expect((await visitor.send({ do: 'window', start })).status).toBe(303);
    expect(api.logged.join('')).not.toContain(visitor.token);
  });

  it('RECEIPT-2 managers alone set the hours', async () => {
    const consultant = (await signInAs(api, 'consultant', 'consultant', now)).browser;
    expect((await consultant.get('/api/desk/call-setting')).body.code).toBe(CODE.notAllowed);
    expect((await manager.get('/api/desk/call-setting')).body).toEqual({
      calls_per_window: 4,
      from_hour: 9,
      to_hour: 18,
      is_place_shown: false,
    });
    const wrong = { calls_per_window: 4, from_hour: 18, to_hour: 9, is_place_shown: false };
    expect((await manager.send('PATCH', '/api/desk/call-setting', wrong)).body.code).toBe(CODE.invalid);
  });
});
