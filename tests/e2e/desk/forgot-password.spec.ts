/**
 * The way back in of whoever forgot the password, over the mail and its link (DESK-1). On a server of its
 * own: such a mail goes through the oldest mail channel of a store.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALE_KEY } from '../../../contract/locales.ts';
import { XSRF_COOKIE, XSRF_HEADER } from '../../../contract/staff/xsrf.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { readConfig } from '../../../server/config.ts';
import { startMailServer } from '../../support/servers/notice-test-servers.ts';
import { startServerProcess } from '../../support/servers/server-process.ts';
import { DESKTOP, expect, formReady, PASSWORD, type Page, StaffOffice, test } from './staff-fixtures.ts';

const NEW_PASSWORD = 'another horse, another battery';

/** The one link in a mail. */
function linkIn(raw: string): string {
  const texts = raw.split('\r\n\r\n').map((part) => Buffer.from(part, 'base64').toString('utf8'));
  return /http:\/\/localhost:\d+\/login#link=[\w-]{43}/.exec([raw, ...texts].join('\n'))?.[0] ?? '';
}

async function addMailChannel(page: Page, siteUrl: string, mailPort: number): Promise<void> {
  const xsrf = (await page.context().cookies(siteUrl)).find(({ name }) => name === XSRF_COOKIE)?.value ?? '';
  const mail = { kind: 'email', host: '127.0.0.1', port: mailPort, secure: false, user: '' };
  const settings = { ...mail, from: 'notice@example.com', to: ['team@example.com'] };
  const answer = await page.request.post(`${siteUrl}/api/desk/notices/channels`, {
    headers: { [XSRF_HEADER]: xsrf },
    data: { label: '邮件', is_enabled: true, locale: 'zh', settings },
  });
  expect(answer.status()).toBe(200);
}

test(
  'DESK-1 whoever forgot the password comes back in by the mail’s link, and every other browser is out',
  DESKTOP,
  async ({ page, browser }) => {
    const port = await freePort();
    const siteUrl = `http://localhost:${port}`;
    const dataDir = mkdtempSync(path.join(tmpdir(), 'site-e2e-'));
    const settings = { PORT: String(port), DATA_DIR: dataDir, PAGES_DIR: path.resolve('dist') };
    const server = await startServerProcess({ ...settings, SMTP_PRIVATE_HOSTS: 'true' });
    const mailServer = await startMailServer({ disabledCommands: ['STARTTLS'], authOptional: true });
    const office = await StaffOffice.open(readConfig({ PORT: String(port), DATA_DIR: dataDir }));

    const manager = await browser.newContext();
    await office.signIn(manager, await office.add('manager'));
    await addMailChannel(await manager.newPage(), siteUrl, mailServer.port);
    const person = await office.addWithPassword('consultant');
    const elsewhere = await browser.newContext();
    await office.signIn(elsewhere, person);

    await page.context().addCookies([{ name: LOCALE_KEY, value: 'zh', url: siteUrl }]);
    await page.goto(`${siteUrl}/login`);
    await formReady(page);
    await page.getByText('忘记密码？').click();
    const form = page.locator('details');
    await form.getByRole('textbox').fill(person.email);
    const mail = mailServer.nextMail();
    await form.getByRole('button', { name: '发送链接' }).click();
    await expect(form.getByRole('status')).toBeVisible();
    const { to, raw } = await mail;
    expect(to).toEqual([person.email]);

    const link = linkIn(raw);
    await page.goto('about:blank');
    await page.goto(link);
    await formReady(page);
    await page.getByLabel('新密码').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: '保存并登录' }).click();
    await expect(page).toHaveURL(`${siteUrl}/dashboard`);

    const me = () => elsewhere.request.get(`${siteUrl}/api/staff/me`);
    expect((await me()).status()).toBe(401);
    const signIn = (password: string) =>
      elsewhere.request.post(`${siteUrl}/api/staff/sign-in`, { data: { email: person.email, password } });
    expect((await signIn(PASSWORD)).status()).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status()).toBe(200);
    // Neither the link nor whom it was for is written down where it does not belong.
    expect(server.output()).not.toContain(person.email);
    expect(server.output()).not.toContain(link.slice(-43));

    await Promise.all([manager.close(), elsewhere.close()]);
    await office.close();
    await mailServer.close();
    expect(await server.end('SIGTERM')).toBe(0);
    rmSync(dataDir, { recursive: true, force: true });
  },
);
