import { rmSync } from 'node:fs';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { checkLeadStore } from '../../../server/start/check-lead-store.ts';
import { openPostgresStore, postgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { openTestStore, type TestStore, temporaryFolder } from '../../support/stores/databases.ts';
import { writePagesFixture } from '../../support/content/pages-fixture.ts';
import { type PostgresServer, runOnPostgres, startPostgres } from '../../support/stores/postgres-server.ts';
import { createTestApi, madeUpPhone, registration, type TestApi } from '../../support/registration-api.ts';
import { keptConnection, sendRegistration, storedPhones, WITHOUT_LIMITS } from '../../support/registration-load.ts';
import { ask, startTestServer } from '../../support/servers/running-server.ts';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.ts';
import { startTcpProxy, type TcpProxy } from '../../support/servers/tcp-proxy.ts';

const BREAK_ALL = 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()';

let pagesDir: string;
beforeAll(async () => {
  pagesDir = await writePagesFixture();
});
afterAll(() => rmSync(pagesDir, { recursive: true, force: true }));

describe('a server whose PostgreSQL breaks under load', () => {
  let postgres: PostgresServer;
  let server: ServerProcess;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = temporaryFolder();
    postgres = await startPostgres();
    const DATABASE_URL = postgres.url('postgres');
    server = await startServerProcess({ DATA_DIR: dataDir, PAGES_DIR: pagesDir, DATABASE_URL, ...WITHOUT_LIMITS });
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  let count = 0;
  /** Sends registrations on eight connections while something happens; the numbers with code 1. */
  async function underLoad(happens: (acknowledged: readonly string[]) => Promise<void>): Promise<string[]> {
    const acknowledged: string[] = [];
    let isOver = false;
    const loads = Array.from({ length: 8 }, async () => {
      const agent = keptConnection();
      while (!isOver) {
        const phone = madeUpPhone(count++);
        const code = await sendRegistration(server.port, phone, agent);
        // The server itself never goes away.
        expect([CODE.ok, CODE.failed]).toContain(code);
        if (code === CODE.ok) acknowledged.push(phone);
      }
      agent.destroy();
    });
    try {
      await happens(acknowledged);
    } finally {
      isOver = true;
      await Promise.all(loads);
    }
    return acknowledged;
  }

  async function expectStoredOnce(acknowledged: readonly string[]): Promise<void> {
    const store = openPostgresStore(postgres.url('postgres'), () => {});
    const stored = await storedPhones(store, dataDir);
    await store.close();
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((phone) => !stored.includes(phone))).toEqual([]);
  }

  /** Waits until a few more registrations are acknowledged. */
  async function acknowledgedMore(acknowledged: readonly string[]): Promise<void> {
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(acknowledged.length + 20);
  }

  it('OPS-2 goes on when its connections are ended', async () => {
    const acknowledged = await underLoad(async (soFar) => {
      for (let round = 0; round < 10; round++) {
        await acknowledgedMore(soFar);
        await runOnPostgres(postgres.url('postgres'), BREAK_ALL);
      }
      await acknowledgedMore(soFar);
    });
    await expectStoredOnce(acknowledged);
    expect((await ask(server.port, '/zh/phd')).status).toBe(200);
    expect(server.process.exitCode).toBeNull();
  });

  it('OPS-2 serves pages while it is down, and stores again once it is back', async () => {
    const acknowledged = await underLoad(async (soFar) => {
      await acknowledgedMore(soFar);
      await postgres.crash();
      expect((await ask(server.port, '/zh/phd')).status).toBe(200);
      expect((await ask(server.port, '/readyz')).status).toBe(503);
      await postgres.start();
      await acknowledgedMore(soFar);
    });
    await expectStoredOnce(acknowledged);
    expect(server.process.exitCode).toBeNull();
  });
});

describe('a network that swallows what is sent to PostgreSQL', () => {
  let direct: TestStore;
  let proxy: TcpProxy;
  let api: TestApi;
  let errors: Error[];
  beforeEach(async () => {
    direct = await openTestStore('PostgreSQL');
    const url = new URL(direct.databaseUrl ?? '');
    proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    errors = [];
    const timeouts = { connect: 2000, statement: 1000, idleInTransaction: 1000, silence: 2000 };
    const store = openPostgresStore(url.href, (error) => errors.push(error), timeouts);
    api = await createTestApi(store, direct.dataDir);
  });
  afterEach(async () => {
    await proxy.close();
    await api.leadStore.store.close();
    await direct.close();
  });

  const countOf = async (table: 'lead' | 'notice_outbox') =>
    (await direct.store.db.selectFrom(table).select('id').execute()).length;

  /** Does something when a statement that begins so is sent, before it is passed on. */
  function once(statement: string, happens: () => void): void {
    proxy.onSent = (bytes) => {
      if (!bytes.includes(statement)) return;
      proxy.onSent = () => {};
      happens();
    };
  }

  it('OPS-2 keeps nobody waiting for ever, and stores again once it lets through', async () => {
    expect((await api.send(registration())).body.code).toBe(CODE.ok);
    proxy.swallow();
    const unanswered = Array.from({ length: 40 }, (_, index) => api.send(registration({ phone: madeUpPhone(index) })));
    expect((await api.app.request('/readyz')).status).toBe(503);
    const codes = (await Promise.all(unanswered)).map(({ body }) => body.code);
    expect(new Set(codes)).toEqual(new Set([CODE.failed]));
    proxy.pass();
    expect((await api.send(registration({ phone: madeUpPhone(41) }))).body.code).toBe(CODE.ok);
    expect((await api.app.request('/readyz')).status).toBe(200);
    expect(await countOf('lead')).toBe(2);
  });

  it('OPS-2 does not hold up the registrations after the one that it swallowed', async () => {
    once('insert into "lead"', () => {
      proxy.swallow();
      proxy.pass();
    });
    const swallowed = api.send(registration({ phone: madeUpPhone(1) }));
    const others = [2, 3, 4].map((index) => api.send(registration({ phone: madeUpPhone(index) })));
    const answers = await Promise.all([swallowed, ...others]);
    const stored = answers.filter(({ body }) => body.code === CODE.ok).length;
    expect(await countOf('lead')).toBe(stored);
    expect((await api.send(registration({ phone: madeUpPhone(5) }))).body.code).toBe(CODE.ok);
    expect(errors.map(({ message }) => message)).toContain('PostgreSQL did not answer for 2000 ms');
  });

  it.each([
    ['whose answer is swallowed', 1, () => proxy.swallowAnswers()],
    ['that is swallowed', 0, () => proxy.swallow()],
    ['that meets a reset', 0, () => proxy.reset()],
  ])(
    'API-1 a commit %s is told as a failure, and sent again it is stored once',
    async (_kind, storedFirst, happens) => {
      const body = registration({ idempotency_key: 'key-of-this-form' });
      once('commit', happens);
      expect(await api.send(body)).toMatchObject({ status: 500, body: { code: CODE.failed } });
      expect(await countOf('lead')).toBe(storedFirst);
      proxy.pass();
      expect((await api.send(body)).body.code).toBe(CODE.ok);
      expect({ leads: await countOf('lead'), notices: await countOf('notice_outbox') }).toEqual({
        leads: 1,
        notices: 1,
      });
    },
  );
});

describe('durability on PostgreSQL', () => {
  let opened: TestStore;
  beforeEach(async () => {
    opened = await openTestStore('PostgreSQL');
    const url = opened.databaseUrl ?? '';
    await runOnPostgres(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = local`);
  });
  afterEach(() => opened.close());

  it('OPS-2 synchronous_commit is raised where the database says less', async () => {
    const api = await createTestApi(await opened.reopen(), opened.dataDir);
    expect((await api.app.request('/readyz')).status).toBe(200);
    expect((await api.send(registration())).body.code).toBe(CODE.ok);
  });

  it('OPS-2 a connection on which commits are not durable is not ready, and the error says what to set', async () => {
    const pool = new pg.Pool({ connectionString: opened.databaseUrl });
    const store = postgresStore(new PostgresDialect({ pool }));
    const api = await createTestApi(store, opened.dataDir);
    expect((await api.app.request('/readyz')).status).toBe(503);
    await expect(checkLeadStore(api.leadStore)).rejects.toThrow(/synchronous_commit = local.*Set it to on/s);
    await store.close();
  });

  it('OPS-2 a server says so when the database would not survive a power cut', async () => {
    const server = await startTestServer(pagesDir, { databaseUrl: opened.databaseUrl });
    expect(server.logged.join('')).toContain('"settings":["fsync","full_page_writes"]');
    await server.stop();
  });
});
