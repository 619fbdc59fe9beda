/** Puts the server together and starts it. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { startJournalClock } from '../backup/journal-clock.ts';
import type { Config } from '../config.ts';
import { KeyFileError } from '../crypto/key-file.ts';
import { privacyOf } from '../crypto/key-file-mode.ts';
import { watchKeys } from '../crypto/key-watch.ts';
import { KeysMissingError } from '../crypto/open-cipher.ts';
import { RegistrationService } from '../leads/register/registration.service.ts';
import { createRefusalLimit } from '../leads/register/registration-limits.ts';
import { errorForLog, type Log } from '../log.ts';
import { NoticeWorker } from '../notices/notice-worker.ts';
import { createSender } from '../notices/send-notice.ts';
import { addFastPath } from '../pages/fast-path/fast-path.ts';
import { createFrontServer } from '../pages/front-server.ts';
import { loadOutcomePages } from '../pages/outcome-page.ts';
import { loadSite } from '../pages/site.ts';
import { stopServer } from '../pages/stop-server.ts';
import { readConsentFile } from '../privacy/consents/consent-file.ts';
import { startPurgeClock } from '../privacy/retention/purge-clock.ts';
import { keepFrom } from '../privacy/retention/purge-hold.ts';
import { Passwords } from '../staff/passwords.ts';
import { makeFirstLink } from '../staff/staff-links.ts';
import { keyFilePath } from '../storage/data-files.ts';
import type { Queryable } from '../storage/database.ts';
import { openStore } from '../storage/open-store.ts';
import { assertSynchronousCommit, findUnsafeSettings } from '../storage/postgres-durability.repository.ts';
import { createReadiness } from '../storage/readiness.ts';
import { StoreConnection } from '../storage/store-connection.ts';
import { createApi } from './api.ts';
import { checkLeadStore } from './check-lead-store.ts';
import { type LeadStore, openLeadStore } from './lead-store.ts';

/** A running server. */
export interface RunningServer {
  /** Port that it listens on. */
  port: number;
  /**
   * A link that makes the first account, good for a day and once; undefined when there is an
   * account or the store cannot be reached.
   */
  firstAccountLink(baseUrl: string): Promise<string | undefined>;
  /** Answers what is under way, stores what is accepted, and closes everything. */
  stop(): Promise<void>;
}

async function checkDurability(db: Queryable, log: Log): Promise<void> {
  await assertSynchronousCommit(db);
  const settings = await findUnsafeSettings(db);
  if (settings.length > 0) {
    log.warn({ settings }, 'settings of PostgreSQL are off: a power cut can destroy the database');
  }
}

function connectStore(config: Config, log: Log): StoreConnection<LeadStore> {
  const consent = readConsentFile(config.pagesDir);
  const onConnectionError = (error: Error) => log.warn({ error: errorForLog(error) }, 'database connection broke');
  return new StoreConnection<LeadStore>({
    open: async (mayCreate) => {
      const store = await openStore(config, { mayCreate, onConnectionError });
      try {
        if (store.kind === 'postgres') await checkDurability(store.db, log);
        const leadStore = await openLeadStore(store, {
          dataDir: config.dataDir,
          consent,
          limits: config.limits,
          keepFrom: await keepFrom(store, Date.now()),
          now: Date.now,
          onLimitsFailure: (error) => log.warn({ error: errorForLog(error) }, 'limits not kept'),
        });
        if (privacyOf(keyFilePath(config.dataDir)) === 'unknown')
          log.warn('key file has no mode: see to it that nobody else can read it');
        await leadStore.journal
          .catchUp(store.db)
          .catch((error: unknown) => log.error({ error: errorForLog(error) }, 'journal not written'));
        return leadStore;
      } catch (error) {
        await store.close();
        throw error;
      }
    },
    isFatal: (error) => error instanceof KeysMissingError || error instanceof KeyFileError,
    onFailure: (error) => log.error({ error: errorForLog(error) }, 'store not open'),
  });
}

async function listen(server: Server, { port, host }: Config): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Starts the server. Pages are served even when the store cannot be opened; it is tried again.
 *
 * @throws KeysMissingError or KeyFileError when the keys do not fit the database; the file
 * system's or the network's error when pages cannot be read or the port is taken.
 */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const connection = connectStore(config, log);
  await connection.start();
  const reportFailure = (error: unknown, event: string) => {
    log.error({ error: errorForLog(error) }, event);
    connection.reportFailure(error);
  };
  const send = createSender({ allowsPrivateMail: config.allowsPrivateMail });
  const notices = new NoticeWorker({
    open: () => connection.require(),
    send,
    siteUrl: config.siteUrl,
    now: Date.now,
    onFailure: (error) => reportFailure(error, 'notices not sent'),
  });
  const wake = () => notices.wake();
  const registrations = new RegistrationService({
    open: () => connection.require(),
    refusals: createRefusalLimit(config.limits),
    now: Date.now,
    onFailure: (error) => reportFailure(error, 'registration not stored'),
    onStored: wake,
  });
  const purgeClock = startPurgeClock({
    store: () => connection.require().store,
    now: Date.now,
    onDone: (result) => log.info({ ...result }, 'purged'),
    onHold: (hold) => log.warn({ ...hold }, 'purge on hold: a manager is asked at the desk'),
    onFailure: (error) => reportFailure(error, 'purge failed'),
  });
  const api = createApi({
    registrations,
    checkStore: createReadiness({
      store: () => connection.require().store,
      check: () => checkLeadStore(connection.require()),
      now: Date.now,
      onFailure: (error) => reportFailure(error, 'store not writable'),
    }),
    answerOutcome: loadOutcomePages(config.pagesDir),
    notices: { send, wake, after: (work) => notices.after(work), allowsLocal: false, siteUrl: config.siteUrl },
    wakePurge: () => purgeClock.wake(),
    siteUrl: config.siteUrl,
    trustedProxies: config.trustedProxies,
    log,
    staff: {
      open: () => connection.require(),
      passwords: new Passwords(),
      takeSignIn: (address) => connection.require().signIns.take(address),
      now: Date.now,
      onFailure: (error) => connection.reportFailure(error),
    },
  });
  const pages = {
    site: loadSite(config.pagesDir),
    isHttps: config.siteUrl.startsWith('https:'),
    isProxyTrusted: config.trustedProxies > 0,
  };
  const server = createFrontServer({
    ...pages,
    api: getRequestListener(api.fetch),
    onFailure: (error) => log.error({ error: errorForLog(error) }, 'request failed'),
  });
  addFastPath(server, pages);
  const journalClock = startJournalClock({
    open: () => connection.require(),
    onFailure: (error) => reportFailure(error, 'journal not written'),
  });
  const stopKeyWatch = watchKeys({
    cipher: () => connection.require().cipher,
    onChange: (keyId) => log.info({ keyId }, 'new encryption key'),
    onFailure: (error) => log.error({ error: errorForLog(error) }, 'key file not read'),
  });
  const port = await listen(server, config);
  notices.start();
  return {
    port,
    async firstAccountLink(baseUrl) {
      try {
        const { store, cipher } = connection.require();
        return await makeFirstLink(store.db, cipher, baseUrl, Date.now());
      } catch {
        // Without its store the server serves pages all the same; the log says what is wrong.
        return undefined;
      }
    },
    async stop() {
      stopKeyWatch();
      // Together, because each may take some seconds; the store is closed after the last word.
      await Promise.all([stopServer(server), notices.stop(), purgeClock.stop(), journalClock.stop()]);
      await connection.stop();
    },
  };
}
