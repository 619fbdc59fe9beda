import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { sqlitePath } from '../../../server/storage/data-files.ts';
import {
  StoreForbiddenError,
  StoreGoneError,
  StoreLockedError,
  StoreUnavailableError,
} from '../../../server/storage/database.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import { openStore } from '../../../server/storage/open-store.ts';
import { openSqliteStore } from '../../../server/storage/sqlite/sqlite-store.ts';
import { checkWritable } from '../../../server/storage/store-check.repository.ts';
import { StoreConnection } from '../../../server/storage/store-connection.ts';
import { temporaryFolder } from '../../support/stores/databases.ts';
import { writePagesFixture } from '../../support/content/pages-fixture.ts';
import { createTestApi, madeUpPhone, registration } from '../../support/registration-api.ts';
import { startTestServer, type TestServer } from '../../support/servers/running-server.ts';

/** Locks a file until it is ended. */
const HOLDER = `
const file = new (require('node:sqlite').DatabaseSync)(process.env.FILE);
file.exec('begin ' + process.argv[1]);
console.log('locked');
setInterval(() => {}, 1000);`;

let pagesDir: string;
beforeAll(async () => {
  pagesDir = await writePagesFixture();
});
afterAll(() => rmSync(pagesDir, { recursive: true, force: true }));

describe('a store that fails', () => {
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  async function expectOnlyPages(running: TestServer) {
    expect(await running.register(registration())).toEqual({ status: 500, code: CODE.failed });
    expect((await running.ask('/readyz')).status).toBe(503);
    expect((await running.ask('/healthz')).status).toBe(200);
    expect((await running.ask('/zh/phd')).status).toBe(200);
  }

  it('OPS-2 that is locked by another process gives a clear failure, and works again after', async () => {
    server = await startTestServer(pagesDir);
    const other = new DatabaseSync(sqlitePath(server.dataDir));
    other.exec('begin immediate');
    const refused = server.register(registration());
    // The thread that waits for the lock is not the one that serves the pages.
    expect((await server.ask('/zh/phd')).status).toBe(200);
    expect(await refused).toEqual({ status: 500, code: CODE.failed });
    expect((await server.ask('/readyz')).status).toBe(503);
    other.exec('rollback');
    other.close();
    expect(await server.register(registration())).toEqual({ status: 200, code: CODE.ok });
  });

  it.each(['immediate', 'exclusive'])(
    'OPS-2 that is locked when it is opened (%s) says so, and who may have it',
    async (mode) => {
      const dataDir = temporaryFolder();
      const open = () =>
        openStore({ dataDir, databaseUrl: undefined }, { mayCreate: true, onConnectionError: () => {} });
      await (await open()).close();
      const other = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', HOLDER, mode], {
        env: { FILE: sqlitePath(dataDir) },
      });
      await once(other.stdout, 'data');
      const error = await open().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(StoreLockedError);
      expect((error as Error).message).toContain(`${sqlitePath(dataDir)} is locked by `);
      if (process.platform === 'linux') expect((error as Error).message).toContain(`process ${other.pid} (`);
      other.kill();
      await once(other, 'exit');
      await (await open()).close();
      rmSync(dataDir, { recursive: true });
    },
  );

  it('OPS-2 that cannot be made at start leaves the pages up', async () => {
    const dataDir = path.join(temporaryFolder(), 'file');
    writeFileSync(dataDir, 'in the way of the folder');
    server = await startTestServer(pagesDir, { dataDir });
    await expectOnlyPages(server);
  });

  it('OPS-2 that does not answer at its address leaves the pages up', async () => {
    server = await startTestServer(pagesDir, { databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    await expectOnlyPages(server);
  });

  it('OPS-2 whose file vanishes acknowledges nothing more, and is not begun anew', async () => {
    server = await startTestServer(pagesDir);
    expect(await server.register(registration())).toEqual({ status: 200, code: CODE.ok });
    renameSync(server.dataDir, `${server.dataDir}-away`);
    await expectOnlyPages(server);
    mkdirSync(server.dataDir);
    await expectOnlyPages(server);
    rmSync(`${server.dataDir}-away`, { recursive: true });
  });

  it('APPT-3 still points out a mistake', async () => {
    server = await startTestServer(pagesDir, { databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await server.register(registration({ phone: '1' }))).toEqual({ status: 200, code: CODE.phoneInvalid });
  });
});

describe('a SQLite file without room', () => {
  it('OPS-2 acknowledges exactly what it stored, and is not ready', async () => {
    const dataDir = temporaryFolder();
    const roomy = await openSqliteStore(dataDir, { mayCreate: true });
    await migrate(roomy.db);
    await roomy.close();
    const store = await openSqliteStore(dataDir, { mayCreate: false, maxPages: 40 });
    const api = await createTestApi(store, dataDir);
    let stored = 0;
    let refused = 0;
    for (let count = 0; refused === 0 && count < 500; count++) {
      const { status, body } = await api.send(registration({ phone: madeUpPhone(count) }));
      if (body.code === CODE.ok) stored++;
      else {
        refused++;
        expect({ status, code: body.code }).toEqual({ status: 500, code: CODE.failed });
      }
    }
    expect(refused).toBe(1);
    const rows = await store.db.selectFrom('lead').select('id').execute();
    expect(rows).toHaveLength(stored);
    expect((await api.app.request('/readyz')).status).toBe(503);
    await store.close();
    rmSync(dataDir, { recursive: true });
  });

  it('OPS-2 that is read-only is not ready and acknowledges nothing', async () => {
    const dataDir = temporaryFolder();
    const store = await openSqliteStore(dataDir, { mayCreate: true });
    await migrate(store.db);
    const api = await createTestApi(store, dataDir);
    // What a file system that has gone read-only does, whoever runs the tests.
    await sql`pragma query_only = 1`.execute(store.db);
    expect(await api.send(registration())).toMatchObject({ status: 500, body: { code: CODE.failed } });
    expect((await api.app.request('/readyz')).status).toBe(503);
    await expect(checkWritable(store, 0)).rejects.toThrow(/readonly/);
    await store.close();
    chmodSync(dataDir, 0o700);
    rmSync(dataDir, { recursive: true });
  });
});

describe('the connection to the store', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  function fakeStore(isClosed: { count: number }) {
    return {
      store: {
        close: async () => {
          isClosed.count++;
        },
      },
    };
  }

  it('OPS-2 tries again until the store is there', async () => {
    vi.useFakeTimers();
    const failures: unknown[] = [];
    const mayCreate: boolean[] = [];
    const opened = fakeStore({ count: 0 });
    const connection = new StoreConnection({
      open: async (may) => {
        mayCreate.push(may);
        if (mayCreate.length < 4) throw new Error('away');
        return opened;
      },
      isFatal: () => false,
      onFailure: (error) => failures.push(error),
    });
    await connection.start();
    expect(() => connection.require()).toThrow(StoreUnavailableError);
    await vi.advanceTimersByTimeAsync(500 + 1000 + 2000);
    expect(connection.require()).toBe(opened);
    expect(failures).toHaveLength(3);
    expect(mayCreate).toEqual([true, true, true, true]);
    await connection.stop();
  });

  it('OPS-2 says so of a file that this user may not open, and does not call it missing', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(sqlitePath(dataDir), { recursive: true });
    const opening = openStore({ databaseUrl: undefined, dataDir }, { mayCreate: false, onConnectionError: () => {} });
    await expect(opening).rejects.toThrow(StoreForbiddenError);
    await expect(opening).rejects.toThrow(sqlitePath(dataDir));
    rmSync(dataDir, { recursive: true });
  });

  it('OPS-2 closes a store that is gone, and never makes a new one in its place', async () => {
    vi.useFakeTimers();
    const closed = { count: 0 };
    const mayCreate: boolean[] = [];
    const connection = new StoreConnection({
      open: async (may) => {
        mayCreate.push(may);
        return fakeStore(closed);
      },
      isFatal: () => false,
      onFailure: () => {},
    });
    await connection.start();
    connection.reportFailure(new Error('a row'));
    expect(closed.count).toBe(0);
    connection.reportFailure(new StoreGoneError());
    expect(() => connection.require()).toThrow(StoreUnavailableError);
    await vi.advanceTimersByTimeAsync(500);
    expect(mayCreate).toEqual([true, false]);
    expect(closed.count).toBe(1);
    await connection.stop();
    expect(closed.count).toBe(2);
  });

  it('OPS-1 does not start at all when waiting cannot help', async () => {
    const connection = new StoreConnection({
      open: async () => {
        throw new Error('keys missing');
      },
      isFatal: () => true,
      onFailure: () => {},
    });
    await expect(connection.start()).rejects.toThrow('keys missing');
  });
});
