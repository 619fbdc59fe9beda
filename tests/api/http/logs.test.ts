import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, registration } from '../../support/registration-api.ts';

describe('the log', () => {
  let opened: TestStore;
  beforeEach(async () => {
    opened = await openTestStore('SQLite');
  });
  afterEach(() => opened.close());

  it('OPS-4 has one line per registration, with its id and without name, number and address', async () => {
    const api = await createTestApi(opened.store, opened.dataDir, { trustedProxies: 1 });
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const { response } = await api.send(registration({ name: 'Zebulon', phone: '13800000000' }), headers);
    await api.send(registration({ name: 'Zebulon1', phone: '13800000000' }), headers);
    await api.send('{"name":"Zebulon","phone":"13800000000"', headers);
    await api.app.request('/api/Zebulon/13800000000?phone=13800000000', { method: 'POST' });
    expect(api.logged).toHaveLength(4);
    expect(JSON.parse(api.logged[0] ?? '')).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      method: 'POST',
      path: '/api/user/addApply',
      status: 200,
      ms: expect.any(Number),
    });
    expect(api.logged.join('')).not.toMatch(/Zebulon|3800000000|192\.0\.2/);
  });

  it('OPS-4 tells of a failure without what was sent', async () => {
    const api = await createTestApi(opened.store, opened.dataDir);
    await opened.store.db.schema.dropTable('notice_outbox').execute();
    const { body } = await api.send(registration({ name: 'Zebulon' }));
    expect(body.code).toBe(5000);
    expect(api.failures).toHaveLength(1);
    expect(api.logged.join('')).not.toMatch(/Zebulon|3800000000/);
    expect(String(api.failures[0])).not.toMatch(/Zebulon|3800000000/);
  });
});
