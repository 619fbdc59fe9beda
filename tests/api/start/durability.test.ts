import { once } from 'node:events';
import { rmSync } from 'node:fs';
import net from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keyFilePath } from '../../../server/storage/data-files.ts';
import { openSqliteStore } from '../../../server/storage/sqlite/sqlite-store.ts';
import { temporaryFolder } from '../../support/stores/databases.ts';
import { writePagesFixture } from '../../support/content/pages-fixture.ts';
import { madeUpPhone, registration } from '../../support/registration-api.ts';
import { keptConnection, sendRegistration, storedPhones, WITHOUT_LIMITS } from '../../support/registration-load.ts';
import { ask, startTestServer } from '../../support/servers/running-server.ts';
import { runScript, startServerProcess } from '../../support/servers/server-process.ts';

let pagesDir: string;
let dataDir: string;
beforeAll(async () => {
  pagesDir = await writePagesFixture();
});
afterAll(() => rmSync(pagesDir, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const settings = () => ({ DATA_DIR: dataDir, PAGES_DIR: pagesDir, ...WITHOUT_LIMITS });

async function phonesInFile(): Promise<string[]> {
  const store = await openSqliteStore(dataDir, { mayCreate: false });
  try {
    return await storedPhones(store, dataDir);
  } finally {
    await store.close();
  }
}

/** Sends registrations without a pause on one kept connection until the server is gone. */
async function load(port: number, next: () => string, acknowledged: string[]): Promise<void> {
  const agent = keptConnection();
  for (;;) {
    const phone = next();
    const code = await sendRegistration(port, phone, agent);
    if (code === undefined) break;
    if (code === 1) acknowledged.push(phone);
  }
  agent.destroy();
}

describe('the whole server', () => {
  it('OPS-2 has every acknowledged registration once after being killed under load and started again', async () => {
    const acknowledged: string[] = [];
    let count = 0;
    for (const killAfter of [40, 200]) {
      const server = await startServerProcess(settings());
      const loads = Array.from({ length: 16 }, () => load(server.port, () => madeUpPhone(count++), acknowledged));
      const isEnough = new Promise<void>((resolve) => {
        const check = () => (acknowledged.length >= killAfter ? resolve() : setImmediate(check));
        check();
      });
      await isEnough;
      await server.end('SIGKILL');
      await Promise.all(loads);
    }
    const stored = await phonesInFile();
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((phone) => !stored.includes(phone))).toEqual([]);
  });

  it('OPS-4 answers what is under way when it is asked to stop, and ends with 0', async () => {
    const server = await startServerProcess(settings());
    const body = JSON.stringify(registration());
    const socket = net.connect(server.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk;
    });
    // The first half is known to have arrived once the answer to "expect" is there.
    socket.write(
      'POST /api/user/addApply HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n' +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
    await once(socket, 'data');
    const exit = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    for (let isOpen = true; isOpen;) {
      isOpen = await ask(server.port, '/healthz').then(
        () => true,
        () => false,
      );
    }
    socket.write(body);
    await once(socket, 'close');
    expect(answer).toContain('"code":1');
    expect((await exit)[0]).toBe(0);
    expect(await phonesInFile()).toEqual(['13800000000']);
  });

  it('OPS-4 does not wait for idle connections when it is asked to stop', async () => {
    const server = await startServerProcess(settings());
    const idle = net.connect(server.port, '127.0.0.1');
    idle.write('GET /zh/phd HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle, 'data');
    const silent = net.connect(server.port, '127.0.0.1');
    await once(silent, 'connect');
    const start = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - start).toBeLessThan(5000);
    for (const socket of [idle, silent]) socket.destroy();
  });

  it('OPS-1 does not start without its keys, and says why', async () => {
    const server = await startTestServer(pagesDir, { dataDir });
    await server.stop();
    rmSync(keyFilePath(dataDir));
    const { code, stderr } = await runScript('server/main.ts', [], { ...settings(), PORT: '0' });
    expect(code).toBe(1);
    expect(stderr).toContain('Put the backup of that file back');
    expect(stderr).not.toContain('    at ');
  });

  it('OPS-3 does not start with a wrong setting, and names it', async () => {
    const { code, stderr } = await runScript('server/main.ts', [], { ...settings(), PORT: 'http' });
    expect(code).toBe(1);
    expect(stderr.trim()).toBe('PORT must be a whole number');
  });
});
