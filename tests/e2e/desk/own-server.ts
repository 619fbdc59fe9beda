/** Browser journeys on a server and a store of their own: what is published there is no other test's site. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../../server/config.ts';
import { startServerProcess } from '../../support/servers/server-process.ts';
import { BUILT_SITE } from '../../support/content/site-pages.ts';
import { test as base, StaffOffice } from './staff-fixtures.ts';

interface OwnServer {
  url: string;
  settings: { PORT: string; DATA_DIR: string };
}

/** As the test of `staff-fixtures.ts`; each worker starts a server. */
export const test = base.extend<{ baseURL: string }, { ownServer: OwnServer }>({
  ownServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'own-server-'));
      const server = await startServerProcess({ DATA_DIR: folder, PAGES_DIR: BUILT_SITE, LOG_LEVEL: 'error' });
      const settings = { PORT: String(server.port), DATA_DIR: folder };
      await use({ url: `http://localhost:${server.port}`, settings });
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  office: [
    async ({ ownServer }, use) => {
      const office = await StaffOffice.open(readConfig(ownServer.settings));
      await use(office);
      await office.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.url),
});
