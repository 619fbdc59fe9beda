/** The registration form of a site whose API has an address of its own (`PUBLIC_API_BASE`). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../../../../contract/code-table.ts';
import { CODE } from '../../../../contract/codes.ts';
import { format } from '../../../../contract/messages.ts';
import { XSRF_COOKIE, XSRF_HEADER } from '../../../../contract/staff/xsrf.ts';
import { policyOf } from '../../../../publishing/rewrite-pages.ts';
import { sqlitePath } from '../../../../server/storage/data-files.ts';
import { type ServerProcess, startServerProcess } from '../../../support/servers/server-process.ts';
import { BUILT_SITE } from '../../../support/content/site-pages.ts';
import { DESKTOP, expect, type Page, test as base } from '../../fixtures.ts';
import { fillIn, openForm, words } from './appointment-page.ts';

const PAGE = '/en/appointment';
const POLICY = 'content-security-policy';

const connections = (policy: string) => /connect-src [^;]*/.exec(policy)?.[0] ?? '';

/** Changes what the setting changes when the site is built: the form's props and, unless left out, the page's policy. */
async function withApiAt(page: Page, apiBase: string, { hasPolicy = true } = {}): Promise<void> {
  await page.route(new RegExp(`${PAGE}/?$`), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('"apiBase":[0,""]', `"apiBase":[0,"${apiBase}"]`);
    expect(body).not.toBe(html);
    const headers = response.headers();
    const policy = headers[POLICY] ?? '';
    const allowed = connections(policyOf('', { inlineScripts: [], apiBase }));
    await route.fulfill({
      response,
      body,
      headers: { ...headers, [POLICY]: hasPolicy ? policy.replace(connections(policy), allowed) : policy },
    });
  });
}

interface Elsewhere {
  folder: string;
  server: ServerProcess;
}

/** A server at another host and port, which takes one registration of a number. */
const test = base.extend<{ elsewhere: Elsewhere }>({
  elsewhere: async ({ baseURL }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'api-elsewhere-'));
    const server = await startServerProcess({
      SITE_URL: baseURL ?? '',
      DATA_DIR: folder,
      PAGES_DIR: BUILT_SITE,
      REGISTRATIONS_PER_NUMBER: '1',
      LOG_LEVEL: 'error',
    });
    await use({ folder, server });
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  },
});

function storedIn(folder: string): unknown {
  const database = new DatabaseSync(sqlitePath(folder), { readOnly: true });
  const { stored } = database.prepare('SELECT count(*) AS stored FROM lead').get() ?? {};
  database.close();
  return stored;
}

test.use({ expectedNoise: [/Content Security Policy|could not be sent|status of 429/] });

test(
  'APPT-4 APPT-9 API-3 OPS-4 a registration reaches an API at another address, which is named in the page’s policy',
  DESKTOP,
  async ({ page, elsewhere: { folder, server } }) => {
    const api = `http://127.0.0.1:${server.port}`;
    await page.context().grantPermissions(['local-network-access']);
    await page.context().addCookies([{ name: XSRF_COOKIE, value: 'of-the-desk', domain: 'localhost', path: '/' }]);

    await withApiAt(page, api, { hasPolicy: false });
    const blocked = await openForm(page, 'en', PAGE);
    await fillIn(page, 'en');
    await blocked.submit.click();
    await expect(blocked.alert).toContainText(words('appointment.alert.submit_failed', 'en'));
    expect(storedIn(folder)).toBe(0);

    await page.unroute(new RegExp(`${PAGE}/?$`));
    await withApiAt(page, api);
    const { submit, status, alert, form } = await openForm(page, 'en', PAGE);
    await fillIn(page, 'en');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().startsWith(api));
    await submit.click();
    await expect(status).toHaveText(words('appointment.alert.success', 'en'));
    expect(storedIn(folder)).toBe(1);
    expect(await (await sent).allHeaders(), 'the desk’s token stays at its own address').not.toHaveProperty(
      XSRF_HEADER.toLowerCase(),
    );
    await expect(form.getByRole('link', { name: words('appointment.receipt', 'en') })).toHaveAttribute(
      'href',
      new RegExp(`^${api}/en/receipt/`),
    );

    await fillIn(page, 'en');
    await submit.click();
    await expect(alert, 'what the limit says can be read').toContainText(
      format(messageOf(CODE.tooMany, 'en'), { minutes: 60 }, 'en'),
    );
    expect(storedIn(folder)).toBe(1);
  },
);
