/** Puts the server together and starts it. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { ApiEnv } from '../http/request-context.ts';
import { errorForLog, type Log } from '../log.ts';
import { createSender } from '../notices/send-notice.ts';
import { loadFailurePages } from '../pages/failure-page.ts';
import { addFastPath } from '../pages/fast-path/fast-path.ts';
import { createFrontServer } from '../pages/front-server.ts';
import { loadOutcomePages } from '../pages/outcome-page.ts';
import { loadReceiptShell } from '../pages/receipt-shell.ts';
import { loadRenderedPages } from '../pages/rendered-page.ts';
import { loadSite } from '../pages/site.ts';
import { stopServer } from '../pages/stop-server.ts';
import { createReportFailure } from '../report-failure.ts';
import { Passwords } from '../staff/passwords.ts';
import { makeFirstLink } from '../staff/staff-links.ts';
import { StoreUnavailableError } from '../storage/database.ts';
import { buildApi } from './build-api.ts';
import { startClocks } from './clocks.ts';
import { connectStore } from './connect-store.ts';

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

async function listen(server: Server, { port, host }: Config): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  // A server that listens on a port has no other kind of address.
  return (server.address() as AddressInfo).port;
}

/** The server that answers with pages and hands everything else on to the API. */
function openFront({ pagesDir, siteUrl, trustedProxies }: Config, api: Hono<ApiEnv>, log: Log): Server {
  const pages = {
    site: loadSite(pagesDir),
    isHttps: siteUrl.startsWith('https:'),
    isProxyTrusted: trustedProxies > 0,
  };
  const server = createFrontServer({
    ...pages,
    api: getRequestListener(api.fetch),
    onFailure: (error) => log.error({ error: errorForLog(error) }, 'request failed'),
  });
  addFastPath(server, pages);
  return server;
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
  const open = () => connection.require();
  const reportFailure = createReportFailure(log, (error) => connection.reportFailure(error));
  const clocks = startClocks({ open, reportFailure, log });
  const { app, notices } = buildApi({
    config,
    open,
    reportFailure,
    now: Date.now,
    passwords: new Passwords(),
    send: createSender({ allowsPrivateMail: config.allowsPrivateMail }),
    allowsLocal: false,
    answerOutcome: loadOutcomePages(config.pagesDir),
    answerFailure: loadFailurePages(config.pagesDir),
    answerRendered: loadRenderedPages(config.pagesDir),
    receiptShell: loadReceiptShell(config.pagesDir),
    wakePurge: () => clocks.wakePurge(),
    log,
  });
  const server = openFront(config, app, log);
  const port = await listen(server, config);
  notices.start();
  return {
    port,
    async firstAccountLink(baseUrl) {
      try {
        const { store, cipher } = open();
        return await makeFirstLink(store.db, cipher, baseUrl, Date.now());
      } catch (error) {
        // Without its store the server serves pages all the same, and the log has said so.
        if (!(error instanceof StoreUnavailableError)) reportFailure(error, 'first link not made');
        return undefined;
      }
    },
    async stop() {
      // Together, because each may take some seconds; the store is closed after the last word.
      await Promise.all([stopServer(server), notices.stop(), clocks.stop()]);
      await connection.stop();
    },
  };
}
