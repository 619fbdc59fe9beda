/** Puts the server together and starts it. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { BUILT_ADDRESS } from '../../contract/built-address.ts';
import type { ConsentFile } from '../../contract/registration/consent.ts';
import type { Config } from '../config.ts';
import { EditionFolders } from '../../features/content/editions/edition-folders.ts';
import { Editions } from '../../features/content/editions/editions.ts';
import { PagePreview } from '../../features/content/editions/page-preview.ts';
import { startPlanSchedule } from '../../features/content/editions/publishing-plan.service.ts';
import { createEditionBuild, compressEdition, setAddress } from '../../features/content/editions/run-edition-build.ts';
import { readBundleFingerprint } from '../../publishing/protocol/edition-files.ts';
import { errorForLog, type Log } from '../log.ts';
import { createSender } from '../../features/notices/senders/send-notice.ts';
import { addFastPath } from '../pages/fast-path/fast-path.ts';
import { createFrontServer } from '../pages/front-server.ts';
import { stopServer } from '../pages/stop-server.ts';
import { createReportFailure } from '../report-failure.ts';
import { isCounted } from '../../features/short-links/is-counted.ts';
import { Passwords } from '../../features/staff/passwords/passwords.ts';
import { makeFirstLink } from '../../features/staff/staff-links.ts';
import { StoreUnavailableError } from '../storage/database.ts';
import { type BuiltApi, buildApi } from './build-api.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';
import { connectStore } from './connect-store.ts';
import { CurrentEdition } from './current-edition.ts';
import type { LeadStore } from './lead-store.ts';

/** A server that listens. */
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

async function listen(server: Server, { port, host, socket }: Config): Promise<number> {
  if (socket === undefined) server.listen(port, host);
  else server.listen({ fd: socket });
  await once(server, 'listening');
  // A server that listens on a port has no other kind of address.
  return (server.address() as AddressInfo).port;
}

/** The server that answers with pages and hands everything else on to the API. */
function openFront({ siteUrl, trustedProxies }: Config, shown: CurrentEdition, built: BuiltApi, log: Log): Server {
  const pages = {
    site: () => shown.site,
    isHttps: siteUrl.startsWith('https:'),
    isProxyTrusted: trustedProxies > 0,
  };
  const server = createFrontServer({
    ...pages,
    api: getRequestListener(built.app.fetch),
    follow: (path, request) => built.shortLinks.follow(path, isCounted(request)),
    onFailure: (error) => log.error({ error: errorForLog(error) }, 'request failed'),
  });
  addFastPath(server, pages);
  return server;
}

/** Whether nobody else can open an address: then it may as well be the build's own. */
function isOfThisMachine(siteUrl: string): boolean {
  return new URL(siteUrl).hostname === 'localhost';
}

/** Folder of what is shown first. Without the code that editions are made with there is the build alone. */
function firstEdition({ dataDir, pagesDir }: Config, siteUrl: string, bundleFingerprint: string | undefined): string {
  if (bundleFingerprint === undefined) return pagesDir;
  try {
    return new EditionFolders(dataDir).first(pagesDir, siteUrl);
  } catch {
    // A damaged edition is no reason not to start; `editions.start` says so.
    return pagesDir;
  }
}

/** Keeps the words beside the box as visitors see them now; a store that is away reads them when it is opened. */
async function keepConsent(open: () => LeadStore, consent: ConsentFile): Promise<void> {
  try {
    const { store, consents } = open();
    await consents.show(store.db, consent, Date.now());
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
  }
}

/**
 * Starts the server. Pages are served even when the store cannot be opened; it is tried again.
 *
 * @throws KeysMissingError or KeyFileError when the keys do not fit the database; the file
 * system's or the network's error when pages cannot be read or the port is taken.
 */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const bundle = path.join(config.pagesDir, 'bundle');
  const bundleFingerprint = readBundleFingerprint(bundle);
  const siteUrl = isOfThisMachine(config.siteUrl) ? BUILT_ADDRESS : config.siteUrl;
  const opening = CurrentEdition.open(config.pagesDir, firstEdition(config, siteUrl, bundleFingerprint));
  const connection = connectStore(config, async () => (await opening).consent, log);
  // Together: while the pages are read, the thread of the store starts on another core.
  const [shown] = await Promise.all([opening, connection.start()]);
  const open = () => connection.require();
  const reportFailure = createReportFailure(log, (error) => connection.reportFailure(error));
  const editions = new Editions({
    db: () => open().store.db,
    dataDir: config.dataDir,
    builtDir: config.pagesDir,
    shownFolder: shown.folder,
    siteUrl,
    bundleFingerprint,
    build: createEditionBuild(bundle),
    setAddress,
    compress: compressEdition,
    preview: new PagePreview(bundle),
    async show(folder) {
      await shown.show(folder);
      await keepConsent(open, shown.consent);
      log.info({ folder: path.basename(folder) }, 'edition shown');
    },
    onFailure: (error) => reportFailure(error, 'edition not shown'),
  });
  const jobs = startScheduledJobs({ open, reportFailure, log });
  // Loaded where figures are asked for, and what makes spreadsheets and mail when it is needed: a quarter of the packages.
  const figures = config.metrics && (await import('./metrics.ts'));
  const metrics = figures && new figures.Metrics();
  const built = buildApi({
    config,
    open,
    site: () => shown.site,
    reportFailure,
    now: Date.now,
    passwords: new Passwords(),
    send: createSender({ allowsPrivateMail: config.allowsPrivateMail }),
    allowsLocal: false,
    answerRendered: shown.answerRendered,
    company: () => shown.company,
    editions,
    wakePurge: () => jobs.wakePurge(),
    metrics,
    log,
  });
  const { notices, shortLinks } = built;
  await editions.start();
  await shortLinks.start();
  const planSchedule = startPlanSchedule({
    store: () => open().store,
    editions,
    onFailure: (error) => reportFailure(error, 'planned publishing failed'),
  });
  const server = openFront(config, shown, built, log);
  const port = await listen(server, config);
  log.info({ port }, 'listening');
  const served = figures && metrics && config.metrics && (await figures.serveMetrics(metrics, config.metrics));
  if (served) log.info({ port: served.port }, 'figures at /metrics');
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
      planSchedule.stop();
      served?.server.close();
      served?.server.closeAllConnections();
      // Together, because each may take some seconds; the store is closed after the last word.
      await Promise.all([stopServer(server), notices.stop(), jobs.stop(), editions.stop()]);
      await shortLinks.stop();
      await connection.stop();
    },
  };
}
