import { describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import {
  REQUESTS_PER_HOUR_MAX,
  REVEALS_PER_HOUR_MAX,
  REVEALS_PER_HOUR_WARNING,
  SEARCHES_PER_HOUR_MAX,
  SEARCHES_PER_HOUR_WARNING,
} from '../../../features/staff/contract.ts';
import { addLogEntries, type LogEntry } from '../../../features/staff/staff-log.repository.ts';
import { RULES_STORE_NAMES } from '../../support/stores/databases.ts';
import { madeUpPhone } from '../../support/registration-api.ts';
import { rightsDesk } from '../../support/desk/rights-desk.ts';

const MINUTE = 60_000;

describe.each(RULES_STORE_NAMES)('what one of the staff may do in an hour, on %s', (name) => {
  const desk = rightsDesk(name);
  const { as, idOf, register, first, act, logged } = desk;

  /** Has a person done something a number of times at one moment. */
  const have = (action: LogEntry['action'], count: number, at = desk.now) =>
    addLogEntries(
      desk.opened.store.db,
      Array.from({ length: count }, () => ({ at, staffId: idOf('consultant'), action })),
    );
  const search = (q: string, role: 'consultant' | 'viewer' = 'consultant', language = 'en') =>
    as(role).send(
      'POST',
      '/api/desk/leads/search',
      { page: 1, per_page: 25, filter: { q } },
      { 'accept-language': language },
    );
  const times = async (action: LogEntry['action']) => (await logged()).filter((entry) => entry.action === action);

  it('DESK-3 searches have a ceiling that says when to go on, in each language, and holds for each person', async () => {
    await have('lead_searched', SEARCHES_PER_HOUR_MAX - 1, desk.now - 40 * MINUTE);
    expect((await search('张')).status).toBe(200);
    for (const [language, words] of [
      ['zh', '请 20 分钟后再试'],
      ['en', 'try again in 20 min'],
      ['vi', 'thử lại sau 20 phút'],
    ] as const) {
      const refused = await search(madeUpPhone(1), 'consultant', language);
      expect([refused.status, refused.body.code]).toEqual([429, CODE.tooOften]);
      expect(refused.body.msg).toContain(words);
      expect(Number(refused.response.headers.get('retry-after'))).toBe(20 * 60);
      expect(refused.body).not.toHaveProperty('items');
    }
    // What was refused is no search, and keeps nobody waiting longer.
    expect(await times('lead_searched')).toHaveLength(SEARCHES_PER_HOUR_MAX);
    expect((await search('')).status).toBe(200);
    expect((await search('张', 'viewer')).status).toBe(200);
    desk.now += 20 * MINUTE;
    expect((await search('张')).status).toBe(200);
  });

  it('DESK-3 managers are told once of many searches, and what was searched for stands nowhere', async () => {
    await have('lead_searched', SEARCHES_PER_HOUR_WARNING - 1);
    for (let count = 0; count < 3; count++) await search('Zebulon');
    expect(await times('many_searches')).toMatchObject([
      { staff_id: idOf('consultant'), detail: { count: SEARCHES_PER_HOUR_WARNING } },
    ]);
    expect(JSON.stringify(await logged())).not.toContain('Zebulon');
  });

  it('DESK-3 reveals have a ceiling, and many at once are counted each', async () => {
    await register({ name: 'Zebulon' });
    const lead = await first();
    await have('lead_revealed', REVEALS_PER_HOUR_MAX - 3);
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(lead, 'reveal', {}, 'consultant')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    for (const { status, body } of answers) if (status === 429) expect(JSON.stringify(body)).not.toContain('Zebulon');
    expect(await times('lead_revealed')).toHaveLength(REVEALS_PER_HOUR_MAX);
  });

  it('DESK-3 managers are told of many reveals, also when they come at the same moment', async () => {
    await register();
    const lead = await first();
    await have('lead_revealed', REVEALS_PER_HOUR_WARNING - 2);
    await Promise.all(Array.from({ length: 6 }, () => act(lead, 'reveal', {}, 'consultant')));
    expect(await times('many_reveals')).toHaveLength(1);
  });

  it('DESK-9 requests have a ceiling: each tells whether a number is known', async () => {
    await have('request_added', REQUESTS_PER_HOUR_MAX - 1);
    const ask = (count: number) =>
      as('consultant').post('/api/desk/requests', { kind: 'access', channel: 'phone', phone: madeUpPhone(count) });
    expect((await ask(1)).status).toBe(200);
    const refused = await ask(2);
    expect([refused.status, refused.body.code]).toEqual([429, CODE.tooOften]);
    expect(await desk.opened.store.db.selectFrom('rights_request').selectAll().execute()).toHaveLength(1);
  });
});
