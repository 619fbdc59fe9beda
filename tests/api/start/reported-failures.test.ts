import { mkdirSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { journalPath, sqlitePath } from '../../../server/storage/data-files.ts';
import { writePagesFixture } from '../../support/content/pages-fixture.ts';
import { registration } from '../../support/registration-api.ts';
import { startTestServer, type TestServer } from '../../support/servers/running-server.ts';
import { PASSWORD, StaffBrowser } from '../../support/desk/staff-browser.ts';

let pagesDir: string;
beforeAll(async () => {
  pagesDir = await writePagesFixture();
});
afterAll(() => rmSync(pagesDir, { recursive: true, force: true }));

describe('a running server’s log', () => {
  let server: TestServer;
  let manager: StaffBrowser;
  beforeEach(async () => {
    server = await startTestServer(pagesDir);
    const origin = `http://127.0.0.1:${server.port}`;
    manager = new StaffBrowser({ request: (path, init) => fetch(origin + path, init) });
    const account = { token: await server.firstToken(), password: PASSWORD, email: 'manager@example.com' };
    expect((await manager.post('/api/staff/link/use', account)).status).toBe(200);
    expect((await server.register(registration())).code).toBe(CODE.ok);
  });
  afterEach(() => server.stop());

  const search = () => manager.post<ListOf<LeadItem>>('/api/desk/leads/search', { page: 1, per_page: 10 });
  const spoil = (sql: string) => {
    // The server may be writing.
    const other = new DatabaseSync(sqlitePath(server.dataDir), { timeout: 5000 });
    other.exec(sql);
    other.close();
  };
  const linesOf = (requestId: unknown) =>
    server.logged
      .map((line) => JSON.parse(line))
      .filter((line) => line.requestId === requestId && line.error)
      .map(({ msg, error }) => ({ msg, kind: error.kind }));

  it('OPS-4 names the request after which the journal was not written', async () => {
    const [lead] = (await search()).body.items;
    rmSync(journalPath(server.dataDir), { force: true });
    mkdirSync(journalPath(server.dataDir));
    const { status, response } = await manager.post(`/api/desk/leads/${lead?.id}/do-not-contact`);
    expect(status).toBe(200);
    expect(linesOf(response.headers.get('x-request-id'))).toEqual([{ msg: 'journal not written', kind: 'Error' }]);
  });

  it('OPS-4 names the request that met keys that do not fit', async () => {
    spoil(`insert into known_key (key_id, purpose, registered_at) values ('another', 'seal', 0);
      update lead set name_sealed = 'damaged'`);
    const { status, body, response } = await search();
    expect({ status, code: body.code }).toEqual({ status: 503, code: CODE.keysUnfit });
    expect(linesOf(response.headers.get('x-request-id'))).toEqual([{ msg: 'keys do not fit', kind: 'KeysUnfitError' }]);
  });

  it('OPS-4 names the call of the staff that failed', async () => {
    spoil('drop table saved_view');
    const { status, response } = await manager.get('/api/desk/views');
    expect(status).toBe(500);
    expect(linesOf(response.headers.get('x-request-id'))).toMatchObject([{ msg: 'request failed' }]);
  });

  it('OPS-4 names the registration that was not stored', async () => {
    spoil('drop table notice_outbox');
    const answer = await server.ask('/api/user/addApply', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration({ name: 'Zebulon' })),
    });
    expect(answer.status).toBe(500);
    expect(linesOf(answer.headers['x-request-id'])).toMatchObject([{ msg: 'registration not stored' }]);
  });
});
