import { describe, expect, it } from 'vitest';
import { RULES_STORE_NAMES } from '../../support/stores/databases.ts';
import { rightsDesk } from '../../support/desk/rights-desk.ts';

const NUL = '\0';

describe.each(RULES_STORE_NAMES)('what nobody types, on %s', (name) => {
  const desk = rightsDesk(name);
  const { as, manager, register, first, ask } = desk;

  it('API-2 a text with a NUL is refused and is no failure of ours', async () => {
    await register();
    const lead = await first();
    const view = { name: `a${NUL}`, settings: { filter: {}, columns: ['name'] } };
    const calls: [string, string, object][] = [
      ['POST', '/api/desk/views', view],
      ['POST', '/api/desk/leads/search', { page: 1, per_page: 1, filter: { source: NUL } }],
      ['POST', `/api/desk/leads/${lead.id}/notes`, { text: `a${NUL}` }],
      ['POST', '/api/staff/sign-in', { email: `a${NUL}@example.com`, password: 'x' }],
    ];
    for (const [method, path, body] of calls) {
      expect((await manager().send(method, path, body)).status, path).toBe(400);
    }
    for (const path of ['/api/desk/leads/%00', '/api/desk/leads/a%00b/history', '/api/desk/requests/%00']) {
      expect((await manager().get(path)).status, path).toBe(404);
    }
  });

  it('API-2 a version beyond all versions is refused and is no failure of ours', async () => {
    await register();
    const lead = await first();
    const request = await ask();
    const version = 2 ** 40;
    const answers = [
      await manager().send('PATCH', `/api/desk/leads/${lead.id}`, { version, status: 'contacted' }),
      await manager().post(`/api/desk/leads/${lead.id}/correct`, { version, name: 'X' }),
      await manager().send('PATCH', `/api/desk/requests/${request.id}`, { version, is_answered: true }),
      await manager().post(`/api/desk/requests/${request.id}/close`, { version, outcome: 'done' }),
    ];
    for (const { status, body } of answers) expect([status, body.field]).toEqual([422, 'version']);
  });

  it('API-2 a page beyond all pages is empty', async () => {
    await register();
    const { status, body } = await as('viewer').post<{ items: object[] }>('/api/desk/leads/search', {
      page: 1_000_000,
      per_page: 100,
    });
    expect([status, body.items]).toEqual([200, []]);
  });
});
