import { readFile } from 'node:fs/promises';
import type { PurgeHold, Retention } from '../../../features/privacy/contract/retention.ts';
import { expectNoFaultsInView, expectNoOverhang } from '../page-checks.ts';
import { storyPhone } from './leads.ts';
import { DESKTOP, expect, goInDesk, openDesk, type Page, PHONE, test } from './staff-fixtures.ts';

async function register(page: Page, answers: { name: string; phone: string; locale: string }): Promise<void> {
  const data = { education: 1, working_years: 2, purpose: 3, consent: true, ...answers };
  const answer = await page.request.post('/api/user/addApply', { data });
  expect(await answer.json()).toMatchObject({ code: 1 });
}

/** Longer than any message about a step is shown. */
const MESSAGE_GONE_MS = 10_000;

/** The screen stands as it should, once the message about the last step has gone: half faded it has no colour. */
async function expectSound(page: Page): Promise<void> {
  // One message after the other.
  await expect(async () => {
    await page.clock.fastForward(MESSAGE_GONE_MS);
    await expect(page.locator('.MuiSnackbar-root')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expectNoFaultsInView(page, { rules: 'not looks' });
  await expectNoOverhang(page, page.url());
}

test.beforeEach(({ page }) => page.clock.install());

// A number that is none is refused on the way.
test.use({ expectedNoise: [/status of 422/] });

test(
  'DESK-9 a manager handles a request to see everything, as the privacy page promises, to the end',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('manager');
    const phone = storyPhone();
    await register(page, { name: '欧阳晓明', phone, locale: 'zh' });
    await page.goto('/zh/privacy');
    await expect(page.getByText('我们在 2 个工作日内答复；查阅、复制和更正在 10 日内办完')).toBeVisible();
    await openDesk(page, 'requests');
    await page.getByRole('button', { name: '新的请求' }).click();
    await page.getByLabel('对方的号码').fill('12');
    await page.getByLabel(/具体要求/).fill('想看全部内容');
    await page.getByRole('button', { name: '记下', exact: true }).click();
    await expect(page.getByText('这不是一个电话号码')).toBeVisible();
    await expectNoFaultsInView(page, { rules: 'not looks' });
    await page.getByLabel('对方的号码').fill(phone);
    await page.getByRole('button', { name: '记下', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /查阅或复制/ })).toBeVisible();
    await expect(page.getByText('想看全部内容')).toBeVisible();
    await expect(page.getByText(/^答复：/)).toBeVisible();
    await expect(page.getByRole('button', { name: '下载网页' })).toBeDisabled();
    await expectSound(page);
    await page.getByRole('button', { name: '已回拨核实' }).click();
    await page.getByRole('button', { name: '已答复' }).click();
    await expect(page.getByText(/^办结：/)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载网页' }).click();
    const file = await (await downloading).path();
    const html = await readFile(file, 'utf8');
    for (const part of ['我们保存的你的信息', '欧阳晓明', phone, '高中', '查阅或复制']) expect(html).toContain(part);
    await expect(page.getByText('交付信息')).toBeVisible();
    await page.getByRole('button', { name: '已办结' }).click();
    await expect(page.getByText(/· 已办结$/)).toBeVisible();
    await expect(page.getByText('想看全部内容')).toHaveCount(0);
    await expectSound(page);
    await page.getByRole('link', { name: '全部请求' }).click();
    await page.getByRole('tab', { name: '已办结' }).click();
    await expect(page.getByRole('link', { name: /查阅或复制/ }).first()).toBeVisible();
  },
);

test(
  'DESK-9 the page that a person gets can be read and printed, and asks nobody for anything',
  PHONE,
  async ({ page, signedIn }) => {
    await signedIn('manager', 'vi');
    const phone = storyPhone();
    await register(page, { name: 'Trần Thị <Hoa>'.replace(/[<>]/g, ''), phone, locale: 'vi' });
    await openDesk(page, 'requests');
    await page.getByRole('button', { name: 'Yêu cầu mới' }).click();
    await page.getByLabel('Số điện thoại, WeChat hoặc Zalo của khách').fill(phone);
    await page.getByRole('button', { name: 'Ghi lại' }).click();
    await page.getByRole('button', { name: 'Đã gọi lại' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tải trang' }).click();
    const html = await readFile(await (await downloading).path(), 'utf8');
    // The desk may ask for the request once more; from here on it is gone.
    await page.goto('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.setContent(html);
    await expect(page.getByRole('heading', { level: 1, name: 'Dữ liệu chúng tôi lưu về bạn' })).toBeVisible();
    await expect(page.getByText('Trần Thị Hoa')).toBeVisible();
    await expectSound(page);
    expect(asked.filter((address) => address.startsWith('http'))).toEqual([]);
  },
);

test(
  'DESK-9 a manager handles a request to erase to the end, and the number is not called again',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('manager', 'en');
    const phone = storyPhone();
    for (const name of ['Abelard', 'Abelard II']) await register(page, { name, phone, locale: 'en' });
    await openDesk(page, 'requests');
    await page.getByRole('button', { name: 'New request' }).click();
    await page.getByLabel('Their number, WeChat or Zalo').fill(phone);
    await page.getByLabel('What is asked for').click();
    await page.getByRole('option', { name: 'Erase' }).click();
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(page.getByText('Make sure first who is asking.')).toBeVisible();
    await page.getByRole('button', { name: 'Called from the number' }).click();
    await page.getByRole('button', { name: 'Erase for good' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Erase all 2 registrations of this number for good?')).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await expectNoFaultsInView(page, { rules: 'not looks' });
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByText('No registration found').first()).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/· Done$/)).toBeVisible();
    // Whoever registers anew with the number is not called before they say so.
    await register(page, { name: 'Abelard', phone, locale: 'en' });
    await goInDesk(page, 'requests');
    await page.getByRole('button', { name: 'New request' }).click();
    await page.getByLabel('Their number, WeChat or Zalo').fill(phone);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await page.getByRole('link', { name: /^Abelard/ }).click();
    await expect(page.getByText('Do not contact').first()).toBeVisible();
  },
);

test(
  'DESK-9 a consultant takes back a consent in a talk, and the registration is only kept',
  PHONE,
  async ({ page, signedIn }) => {
    const phone = storyPhone();
    await register(page, { name: '李四', phone, locale: 'zh' });
    await signedIn('manager');
    await openDesk(page, 'requests');
    await page.getByRole('button', { name: '新的请求' }).click();
    await page.getByLabel('对方的号码').fill(phone);
    await page.getByRole('button', { name: '记下', exact: true }).click();
    await page.getByRole('link', { name: /^李四/ }).click();
    await page.waitForURL(/\/leads\//);
    const address = page.url();
    // The desk asks on by itself, and must not while nobody is signed in.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await signedIn('consultant');
    await page.goto(address);
    await page.getByRole('button', { name: '个人信息' }).click();
    await page.getByRole('menuitem', { name: '撤回同意' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('约好的回电取消');
    await dialog.getByRole('button', { name: '撤回同意' }).click();
    await expect(dialog.getByText('请写明原因')).toBeVisible();
    await expectNoFaultsInView(page, { rules: 'not looks' });
    await dialog.getByLabel(/代为撤回的原因/).fill('来电要求停止使用');
    await dialog.getByRole('button', { name: '撤回同意' }).click();
    await expect(page.getByText(/^已于 .* 撤回/)).toBeVisible();
    await expect(page.getByText('记录了撤回同意（原因：来电要求停止使用）')).toBeVisible();
    await expect(page.getByText('已撤回同意').first()).toBeVisible();
    await expect(page.getByRole('button', { name: '查看号码' })).toHaveCount(0);
    await expectSound(page);
    // Consultants take requests down and do not see the queue.
    await goInDesk(page, 'requests');
    await expect(page.getByLabel('对方的号码')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  },
);

test(
  'DESK-9 a manager is asked before a purge that something speaks against, at home and with the numbers',
  PHONE,
  async ({ page, signedIn }) => {
    await signedIn('manager');
    const now = new Date().toISOString();
    const lastRun = new Date(Date.now() - 21 * 86_400_000).toISOString();
    const hold: PurgeHold = {
      reasons: ['no_recent_run', 'many_due'],
      server_time: now,
      database_time: null,
      last_run_at: lastRun,
      newest_time: lastRun,
      due: 312,
      withdrawn: 2,
      registrations: 5110,
    };
    const retention: Retention = {
      runs: [],
      due: 312,
      due_soon: 40,
      restricted: 2,
      hold,
      postponed: null,
      many_reveals: [],
    };
    const sent: unknown[] = [];
    await page.route('**/api/desk/retention', (route) => route.fulfill({ json: retention }));
    await page.route('**/api/desk/retention/postpone', (route) =>
      route.fulfill({ json: { ...retention, postponed: { at: now, staff_id: null } } }),
    );
    await page.route('**/api/desk/retention/confirm', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { ...retention, hold: null } });
    });
    await openDesk(page, '');
    await page.getByRole('alert').getByRole('link', { name: '去查看' }).click();
    const asked = page.getByRole('alert').filter({ hasText: '自动删除已暂停' });
    await expect(asked).toContainText('5,110 条中有 312 条');
    await expect(asked).toContainText('2 条是对方撤回同意的');
    await expectSound(page);
    await asked.getByRole('button', { name: '暂不删除' }).click();
    await expect(asked).toContainText('选择了暂不删除');
    await asked.getByRole('button', { name: '立即删除' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('永久删除 312 条');
    await dialog.getByRole('button', { name: '立即删除' }).click();
    // While the dialog is open nothing behind it has a role.
    await expect(dialog).toHaveCount(0);
    await expect(asked).toHaveCount(0);
    expect(sent).toEqual([{ clock: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  },
);
