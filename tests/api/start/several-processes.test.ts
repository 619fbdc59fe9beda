import { rmSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { openCipher } from '../../../server/crypto/open-cipher.ts';
import { insertChannel } from '../../../features/notices/channel.repository.ts';
import { encryptSettings } from '../../../features/notices/channel-settings.ts';
import { openTestStore, type TestStore } from '../../support/stores/databases.ts';
import { type MailServer, startMailServer } from '../../support/servers/notice-test-servers.ts';
import { writePagesFixture } from '../../support/content/pages-fixture.ts';
import { madeUpPhone, registration } from '../../support/registration-api.ts';
import { keptConnection, sendRegistration, storedPhones, WITHOUT_LIMITS } from '../../support/registration-load.ts';
import { type RoundRobin, startRoundRobin } from '../../support/servers/round-robin.ts';
import { ask } from '../../support/servers/running-server.ts';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.ts';

/** Mails in an hour before they are gathered (channel-limits.ts). */
const SINGLE_MAILS = 20;
const PER_NUMBER = 3;

describe('three servers on one PostgreSQL, one of them killed under load', () => {
  let opened: TestStore;
  let pagesDir: string;
  let mail: MailServer;
  let servers: ServerProcess[];
  let balancer: RoundRobin;
  /** Resolves once a message is about to be given to the mail server, which waits for {@link goOn}. */
  const isSending = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let hasSenderGone = false;
  const acknowledged: string[] = [];

  async function addMailChannel(): Promise<void> {
    const cipher = await openCipher(opened.store, opened.keysFile, Date.now());
    const host = { host: '127.0.0.1', port: mail.port, secure: false, user: '' };
    const settings = { kind: 'email' as const, ...host, from: 'desk@example.com', to: ['team@example.com'] };
    await insertChannel(opened.store.db, {
      id: 'mail',
      kind: 'email',
      label: 'mail',
      locale: 'zh',
      is_enabled: 1,
      created_at: 0,
      settings_sealed: encryptSettings(cipher, 'mail', settings),
      key_id: cipher.activeId,
    });
  }

  beforeAll(async () => {
    pagesDir = await writePagesFixture();
    opened = await openTestStore('PostgreSQL');
    mail = await startMailServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onMailFrom(_address, _session, done) {
        isSending.resolve();
        void goOn.promise.then(() => done());
      },
      onClose() {
        hasSenderGone = true;
      },
    });
    await addMailChannel();
    const settings = {
      ...WITHOUT_LIMITS,
      DATA_DIR: opened.dataDir,
      PAGES_DIR: pagesDir,
      DATABASE_URL: opened.databaseUrl ?? '',
      REGISTRATIONS_PER_NUMBER: String(PER_NUMBER),
      SMTP_PRIVATE_HOSTS: 'true',
    };
    servers = await Promise.all([1, 2, 3].map(() => startServerProcess(settings)));
    balancer = await startRoundRobin(servers.map(({ port }) => port));
    await sendUntilOneIsKilled();
  });

  afterAll(async () => {
    await balancer.close();
    for (const server of servers) server.process.kill('SIGKILL');
    await mail.close();
    await opened.close();
    rmSync(pagesDir, { recursive: true, force: true });
  });

  async function acknowledgedMore(more: number): Promise<void> {
    const enough = acknowledged.length + more;
    await vi.waitUntil(() => acknowledged.length >= enough, { timeout: 60_000 });
  }

  /** Twelve visitors who send again what was not acknowledged, as long as it takes. */
  async function sendUntilOneIsKilled(): Promise<void> {
    const [victim] = servers;
    let count = 0;
    let isOver = false;
    const visitors = Array.from({ length: 12 }, async () => {
      while (!isOver) {
        const phone = madeUpPhone(count++);
        let code: number | undefined;
        while (code !== CODE.ok) {
          const agent = keptConnection();
          code = await sendRegistration(balancer.port, phone, agent);
          agent.destroy();
        }
        acknowledged.push(phone);
      }
    });
    await isSending.promise;
    await acknowledgedMore(100);
    // Whichever process is about to send: what the mail server has, has been recorded.
    await victim?.end('SIGKILL');
    await nextTurn();
    // Its hold on the channel lasts 15 seconds; they pass at once when nobody is left to renew it.
    if (hasSenderGone) await opened.store.db.updateTable('notice_channel').set({ lease_until: Date.now() }).execute();
    goOn.resolve();
    await acknowledgedMore(100);
    isOver = true;
    await Promise.all(visitors);
  }

  it('OPS-3 every acknowledged registration is stored, and none twice', async () => {
    const stored = await storedPhones(opened.store, opened.dataDir);
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  });

  it('OPS-3 each registration has one notice, and no notice is sent twice', async () => {
    const { db } = opened.store;
    await expect.poll(() => mail.mails.length, { timeout: 30_000 }).toBe(SINGLE_MAILS);
    const outbox = () => db.selectFrom('notice_outbox').select('id').execute();
    await expect.poll(outbox, { timeout: 30_000 }).toEqual([]);
    const delivered = await db.selectFrom('notice_delivery').select('lead_id').execute();
    expect(new Set(delivered.map(({ lead_id }) => lead_id)).size).toBe(acknowledged.length);
    expect(delivered).toHaveLength(acknowledged.length);
    const ids = mail.mails.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(SINGLE_MAILS);
  });

  it('OPS-3 the two that are left share the limit of a number, and are ready', async () => {
    const statuses: number[] = [];
    for (let purpose = 1; purpose <= PER_NUMBER + 1; purpose++) {
      const body = JSON.stringify(registration({ purpose, phone: madeUpPhone(99_000_000) }));
      const headers = { 'content-type': 'application/json' };
      statuses.push((await ask(balancer.port, '/api/user/addApply', { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    for (const { port } of servers.slice(1)) expect((await ask(port, '/readyz')).status).toBe(200);
  });
});
