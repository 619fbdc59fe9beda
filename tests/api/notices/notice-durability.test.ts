import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCipher } from '../../../server/crypto/open-cipher.ts';
import { insertChannel } from '../../../features/notices/channel.repository.ts';
import { LEASE_MS } from '../../../features/notices/next-step.ts';
import { encryptSettings } from '../../../features/notices/channel-settings.ts';
import { keyFilePath } from '../../../server/storage/data-files.ts';
import type { Store } from '../../../server/storage/database.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import { openSqliteStore } from '../../../server/storage/sqlite/sqlite-store.ts';
import { temporaryFolder } from '../../support/stores/databases.ts';
import { type MailServer, startMailServer } from '../../support/servers/notice-test-servers.ts';
import { writePagesFixture } from '../../support/content/pages-fixture.ts';
import { registration } from '../../support/registration-api.ts';
import { ask } from '../../support/servers/running-server.ts';
import { startServerProcess } from '../../support/servers/server-process.ts';

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

const settings = () => ({ DATA_DIR: dataDir, PAGES_DIR: pagesDir, LOG_LEVEL: 'warn', SMTP_PRIVATE_HOSTS: 'true' });

async function inStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openSqliteStore(dataDir, { mayCreate: true });
  await migrate(store.db);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const MAIL_CHANNEL = { id: 'mail', kind: 'email', label: 'mail', locale: 'zh', is_enabled: 1, created_at: 0 } as const;

function addMailChannel(port: number): Promise<void> {
  return inStore(async (store) => {
    const cipher = await openCipher(store, keyFilePath(dataDir), Date.now());
    const server = { host: '127.0.0.1', port, secure: false, user: '' };
    const sent = { kind: 'email' as const, ...server, from: 'desk@example.com', to: ['team@example.com'] };
    const encrypted = { settings_sealed: encryptSettings(cipher, MAIL_CHANNEL.id, sent), key_id: cipher.activeId };
    await insertChannel(store.db, { ...MAIL_CHANNEL, ...encrypted });
  });
}

async function register(port: number, phone = '13800000000'): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(port, '/api/user/addApply', {
    method: 'POST',
    headers,
    body: JSON.stringify(registration({ phone })),
  });
  return JSON.parse(answer.body.toString()).code;
}

describe('OPS-3 a server that is killed while it sends a notice', () => {
  it('OPS-3 loses none: the next one sends it, once the lease has passed', async () => {
    const began = Promise.withResolvers<void>();
    let isHanging = true;
    const mail: MailServer = await startMailServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onMailFrom(_address, _session, done) {
        began.resolve();
        if (!isHanging) done();
      },
    });
    await addMailChannel(mail.port);
    const first = await startServerProcess(settings());
    expect(await register(first.port)).toBe(1);
    await began.promise;
    await first.end('SIGKILL');
    expect(mail.mails).toEqual([]);

    const held = await inStore(({ db }) => db.selectFrom('notice_channel').select('lease_until').execute());
    expect(held[0]?.lease_until).toBeGreaterThan(Date.now() - LEASE_MS);
    // The lease's time passes.
    await inStore(({ db }) => db.updateTable('notice_channel').set({ lease_until: Date.now() }).execute());
    isHanging = false;
    const arrival = mail.nextMail();
    const second = await startServerProcess(settings());
    await arrival;
    expect(await second.end('SIGTERM')).toBe(0);
    expect(mail.mails).toHaveLength(1);
    const states = await inStore(({ db }) => db.selectFrom('notice_delivery').select(['state', 'attempts']).execute());
    expect(states).toEqual([{ state: 'sent', attempts: 1 }]);
    await mail.close();
  }, 60_000);
});

describe('OPS-4 a server that is stopped while a mail server has the message and has not said so', () => {
  it('OPS-4 stops within its time, and the message is sent by no other', async () => {
    const isHeld = Promise.withResolvers<void>();
    const ids: (string | undefined)[] = [];
    const arrived = Promise.withResolvers<void>();
    const mail = await startMailServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      async onData(stream, _session, done) {
        ids.push(/^Message-ID: (.+)$/m.exec(await text(stream))?.[1]);
        if (ids.length === 1) return isHeld.resolve();
        done();
        arrived.resolve();
      },
    });
    await addMailChannel(mail.port);
    const first = await startServerProcess(settings());
    expect(await register(first.port, '13800000001')).toBe(1);
    await isHeld.promise;
    expect(await first.end('SIGTERM')).toBe(0);
    // Whatever would be sent again is due.
    await inStore(async ({ db }) => {
      await db.updateTable('notice_channel').set({ held_until: null }).execute();
      await db.updateTable('notice_delivery').set({ next_attempt_at: 0 }).execute();
    });
    const second = await startServerProcess(settings());
    expect(await register(second.port, '13800000002')).toBe(1);
    await arrived.promise;
    expect(await second.end('SIGTERM')).toBe(0);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
    const states = await inStore(({ db }) => db.selectFrom('notice_delivery').select('state').orderBy('id').execute());
    expect(states).toEqual([{ state: 'unconfirmed' }, { state: 'sent' }]);
    await mail.close();
  }, 60_000);
});
