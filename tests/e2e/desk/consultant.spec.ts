/** The desk as those use it who call people back (DESK-3 to DESK-6). */
import type { Arrivals } from '../../../features/leads/contract/due.ts';
import { isCallTime } from '../../../contract/time/call-hours.ts';
import { MS_PER_HOUR } from '../../../contract/time/time-units.ts';
import { ARRIVALS_POLL_MS } from '../../../desk/leads/arrivals/arrivals.ts';
import { button, putLead, storedLead, storyPhone, watchAddresses, writeNote } from './leads.ts';
import { DESKTOP, expect, goToScreen, openDesk, type Page, PHONE, test } from './staff-fixtures.ts';

/** Other journeys have registered people too. */
const WHOLE_LIST = '?limit=500';

const open = (page: Page, id: string) => goToScreen(page, `leads/${id}`);
const history = (page: Page) => page.getByRole('region', { name: '记录', exact: true });

/** Somebody among those whom nobody has called yet. */
const notCalled = (page: Page, id: string) =>
  page
    .locator('#due-new')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/leads/${id}"]`) });

/** Searches the list; the field is the one of the list and not of the site. */
async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: '按姓名或号码查找' });
  await field.fill(words);
  await field.press('Enter');
}

/** Stands in for the telephone: what was dialled. */
async function watchDialling(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const dialled: string[] = [];
    Object.assign(window, { dialled });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="tel:"]');
      if (!link) return;
      event.preventDefault();
      dialled.push(link.href);
    });
  });
  return () => page.evaluate(() => (window as unknown as { dialled: string[] }).dialled);
}

test(
  'DESK-5 DESK-4 a consultant calls somebody of the list, and writes down what came of it',
  PHONE,
  async ({ page, office, signedIn }) => {
    const me = await signedIn('consultant');
    const lead = await putLead(office, { name: '欧阳小满', at: Date.now() - 2 * MS_PER_HOUR });
    const nextOne = await putLead(office, { at: Date.now() - 3 * MS_PER_HOUR });
    const zalo = `xiaohe${Date.now()}`;
    const writer = await putLead(office, { name: '范小河', zalo });
    const dialled = await watchDialling(page);
    const expectNoneIn = watchAddresses(page);
    await openDesk(page, WHOLE_LIST);
    await expect(page.getByRole('heading', { name: '待联系', level: 1 })).toBeVisible();
    const row = notCalled(page, lead.id);
    await expect(row).toContainText('欧阳小满');
    await expect(row).toContainText(/已等 \d+ 小时/);
    await row.getByRole('link', { name: /^拨打电话/ }).click();

    // The list, which may have a namesake, stays until the screen is there.
    await expect(page).toHaveURL(new RegExp(`/leads/${lead.id}`));
    await expect(page.getByRole('heading', { name: '待联系' })).toHaveCount(0);
    await expect(page.getByText('欧阳小满', { exact: true })).toBeVisible();
    const call = page.getByRole('link', { name: '拨打电话', exact: true });
    await expect(call).toHaveAttribute('href', `tel:${lead.phone}`);
    // One tap on a phone; on a desktop the link is there to be pressed.
    await expect.poll(dialled).toEqual([`tel:${lead.phone}`]);
    // Browsers remember titles.
    await expect(page).toHaveTitle(/^(\(\d+\) )?登记 \d/);
    await button(page, '已联系').click();
    await expect(page.getByText('状态已改为“已联系”。')).toBeVisible();
    await writeNote(page, '想明年春季入学，担心费用。');
    await expect(page.getByText('负责人: 我')).toBeVisible();
    await button(page, '明天 10:00').click();
    await expect(page.getByText('还没有约定。')).toBeHidden();
    await expect(history(page)).toContainText('你把状态从“新登记”改为“已联系”');
    await expect(history(page)).toContainText('你查看了姓名和号码');
    await expect(history(page)).toContainText(/你约定 .* 回电/);
    await expect(history(page)).toContainText('你写了备注');
    const stored = await storedLead(office, lead);
    expect(stored).toMatchObject({ status: 'contacted', assignee_id: me.id });
    expect(stored.next_call_at).toBeGreaterThan(Date.now());

    await page.getByRole('link', { name: '返回列表' }).click();
    await expect(page.getByRole('heading', { name: '待联系', level: 1 })).toBeVisible();
    await expect(page.locator(`a[data-row][href$="/leads/${nextOne.id}"]`)).toBeVisible();
    await expect(row).toHaveCount(0);
    // Who left no number is written to.
    await expect(button(notCalled(page, writer.id), '还没回复')).toBeVisible();
    await notCalled(page, writer.id).getByRole('link', { name: '用 Zalo 联系 范小河' }).click();
    await expect(page.getByText(zalo, { exact: true })).toBeVisible();
    await expect(button(page, '复制')).toBeVisible();
    expectNoneIn(['欧阳', lead.phone, lead.phone.slice(2), zalo]);
  },
);

test(
  'DESK-4 DESK-5 what came of a call is one tap in the list and on the registration, and is taken back',
  DESKTOP,
  async ({ page, office, signedIn }) => {
    const me = await signedIn('consultant');
    const lead = await putLead(office, { name: '欧阳小满', at: Date.now() - 2 * MS_PER_HOUR });
    await openDesk(page, WHOLE_LIST);
    const row = notCalled(page, lead.id);
    await button(row, '没接通').click();
    await expect(row).toHaveCount(0);
    const said = page.getByText(/^已记第 1 次没接通，下次 .+ 再打。这位现在由你负责。$/);
    await expect(said).toBeVisible();
    expect(await storedLead(office, lead)).toMatchObject({ status: 'new', assignee_id: me.id });
    await button(page, '撤销').click();
    await expect(row).toBeVisible();
    expect(await storedLead(office, lead)).toMatchObject({ assignee_id: null, next_call_at: null });
    await button(row, '没接通').click();
    await expect(row).toHaveCount(0);

    await open(page, lead.id);
    await expect(page.getByText(/^1 次没接通 · /)).toBeVisible();
    // The next try is changed by one tap.
    await button(page, '一小时后').click();
    await expect(page.getByText(/^已约定 .+ 回电。$/)).toBeVisible();
    await button(page, '接通了').click();
    // One place to set the next call at a time.
    await expect(button(page, '一小时后')).toHaveCount(1);
    await button(page, '没有约').click();
    await expect(page.getByText('上次通话：接通了（我，')).toBeVisible();
    await expect(page.getByText(/^1 次没接通 · /)).toBeHidden();
    expect(await storedLead(office, lead)).toMatchObject({ status: 'contacted', next_call_at: null });
    await expect(history(page)).toContainText('你打了电话：接通了；把状态从“新登记”改为“已联系”');
    await button(page, '接通了').click();
    const times = page.getByRole('group', { name: '这次通话' });
    await button(times, '一小时后').click();
    await expect(page.getByText(/^已记下：接通了，约定 .+ 再打。$/)).toBeVisible();
    // What is agreed already is kept by one tap.
    const { next_call_at: agreed, version } = await storedLead(office, lead);
    await button(page, '接通了').click();
    await times.getByRole('button', { name: /^照原来约的：/ }).click();
    await expect(times.getByText('约了下次通话吗？')).toBeHidden();
    await expect.poll(async () => (await storedLead(office, lead)).version).toBe(version + 1);
    expect((await storedLead(office, lead)).next_call_at).toBe(agreed);
    // The question is closed when the last call is taken back.
    await button(page, '接通了').click();
    await expect(times.getByText('约了下次通话吗？')).toBeVisible();
    await page
      .getByText(/^上次通话：/)
      .getByRole('button', { name: '撤销' })
      .click();
    await expect(times.getByText('约了下次通话吗？')).toBeHidden();
    await expect(page.getByText('已撤销，恢复到通话前的样子。')).toBeVisible();
    await button(page, '号码不对').click();
    await expect(page.getByText('已记下号码不对，这条登记归入“已流失”。')).toBeVisible();
    expect(await storedLead(office, lead)).toMatchObject({ status: 'lost', lost_reason: 'wrong_number' });
    // A state that was chosen by mistake is taken back.
    await button(page, '新登记').click();
    await expect(page.getByText('状态已改为“新登记”。')).toBeVisible();
    expect(await storedLead(office, lead)).toMatchObject({ status: 'new', lost_reason: null });
    // So is the list of those not to be called.
    await button(page, '更多操作').click();
    await page.getByRole('menuitem', { name: '加入勿联系名单' }).click();
    await button(page, '加入勿联系名单').click();
    await expect(times).toHaveCount(0);
    await page
      .getByRole('alert')
      .filter({ hasText: '已加入勿联系名单。' })
      .getByRole('button', { name: '撤销' })
      .click();
    await expect(page.getByText('已撤销，这个号码不在勿联系名单里。')).toBeVisible();
    await expect(times).toBeVisible();
  },
);

test('DESK-5 tells of somebody who registers meanwhile, without reloading', DESKTOP, async ({ page, signedIn }) => {
  await signedIn('consultant');
  await page.clock.install();
  await openDesk(page, 'leads');
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  const source = `live-${Date.now()}`;
  const sent = await page.request.post('/api/user/addApply', {
    data: { education: 3, working_years: 2, purpose: 3, name: '新来的', phone: storyPhone(), source },
  });
  expect(await sent.json()).toMatchObject({ code: 1 });
  await page.clock.fastForward(ARRIVALS_POLL_MS);
  await expect(page.getByRole('alert').filter({ hasText: /^新增 \d+ 条登记去查看$/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) 登记列表/);
  // Other tests register people too: the title then counts those who came after the last count.
  const counted = page.waitForResponse('**/api/desk/arrivals?*');
  await page.getByRole('button', { name: /^有 \d+ 条新登记/ }).click();
  await expect(page.getByText(source).first()).toBeVisible();
  const { count } = (await (await counted).json()) as Arrivals;
  await page.route('**/api/desk/arrivals?*', () => {});
  await expect(page).toHaveTitle(count === 0 ? /^登记列表/ : new RegExp(`^\\(${count}\\) 登记列表`));
});

test(
  'DESK-3 DESK-4 finds a person by name and number, the keyboard stays in the field, and neither stands in an address',
  DESKTOP,
  async ({ page, office, signedIn }) => {
    await signedIn('consultant');
    const phone = storyPhone();
    const name = `Zebulon Quill${phone.slice(2, 5).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
    const first = await putLead(office, { name, phone, source: 'first' });
    const second = await putLead(office, { name, phone, source: 'second' });
    const expectNoneIn = watchAddresses(page);
    await openDesk(page, 'leads?source=first');
    await search(page, name);
    await expect(page.getByText('符合条件的 1 条')).toBeVisible();
    await button(page, '清除筛选').click();
    await expect(page.getByText('符合条件的 2 条')).toBeVisible();
    await search(page, phone);
    await expect(page.getByText('符合条件的 2 条')).toBeVisible();
    const field = page.getByRole('textbox', { name: '按姓名或号码查找' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(phone);
    await page.locator(`a[data-row][href$="${first.id}"]`).click();
    await expect(page.getByRole('heading', { name: '同一号码的其他登记' })).toBeVisible();
    await page.getByRole('region', { name: '同一号码的其他登记' }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${second.id}$`));
    await page.goBack();
    await page.goBack();
    // The way back leads to the same list, and whom one searched for is still there.
    await expect(page.getByText('符合条件的 2 条')).toBeVisible();
    // Whoever enters somebody is told as soon as the number is typed, and of that number alone.
    await button(page, '录入联系人').click();
    const number = page.getByRole('dialog').getByRole('textbox', { name: '号码', exact: true });
    const known = page.getByRole('dialog').getByText('这位已有登记。');
    await number.fill(phone);
    await number.press('Tab');
    await expect(known).toBeVisible();
    await number.fill(phone.slice(0, -1));
    await expect(known).toHaveCount(0);
    expectNoneIn(['Zebulon', phone.slice(2)]);
  },
);

test.describe('with a colleague at the same registration', () => {
  test.use({ expectedNoise: [/409/] });

  test(
    'DESK-4 shows what a colleague changed meanwhile, and loses neither change',
    DESKTOP,
    async ({ page, office, signedIn }) => {
      await signedIn('consultant');
      const lead = await putLead(office);
      await open(page, lead.id);
      await page.getByLabel('写备注').fill('还没写完');
      const { db } = office.store;
      await db.updateTable('lead').set({ status: 'qualified', version: 5 }).where('id', '=', lead.id).execute();
      await button(page, '已申请').click();
      const alert = page.getByRole('alert').filter({ hasText: '同事刚刚改过这条登记' });
      await expect(alert).toContainText('状态：新登记 → 符合条件');
      expect((await storedLead(office, lead)).status).toBe('qualified');
      await alert.getByRole('button', { name: '仍然保存我的改动' }).click();
      await expect(alert).toBeHidden();
      await expect(button(page, '已申请')).toHaveAttribute('aria-pressed', 'true');
      expect((await storedLead(office, lead)).status).toBe('applied');
      await expect(page.getByLabel('写备注')).toHaveValue('还没写完');
    },
  );
});

test(
  'DESK-4 DESK-5 the list is narrowed to one’s own; keys do what it says, and nothing while somebody types',
  DESKTOP,
  async ({ page, office, signedIn }) => {
    await signedIn('consultant');
    const first = await putLead(office, { at: Date.now() });
    await openDesk(page, '');
    // Registrations of other journeys may stand before it, and those are theirs to change.
    const row = page.locator(`a[data-row][href$="${first.id}"]`);
    await row.waitFor();
    await page.getByLabel('负责人').selectOption('我的');
    await expect(page).toHaveURL(/\?assignee=me$/);
    await expect(row).toHaveCount(0);
    await button(page, '显示全部').click();
    await row.waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press('j');
        return row.evaluate((one) => one === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press('Enter');
    await expect(button(page, '查看号码')).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByLabel('写备注')).toBeFocused();
    await page.keyboard.type('jrum?');
    await expect(page.getByLabel('写备注')).toHaveValue('jrum?');
    await expect(button(page, '查看号码')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('r');
    await expect(page.getByRole('link', { name: '拨打电话', exact: true })).toBeVisible();
    await page.keyboard.press('m');
    await expect(page.getByText('负责人: 我')).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: '快捷键' });
    await expect(keys).toContainText('查看号码');
    await keys.getByRole('switch', { name: '启用快捷键' }).click();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    const address = page.url();
    await page.keyboard.press('u');
    expect(page.url()).toBe(address);
    expect(address.split('/').at(-1)).toBe(first.id);
  },
);

test.describe('with a number that is wrong', () => {
  test.use({ expectedNoise: [/422/] });

  test(
    'DESK-9 DESK-4 is put right with what was typed kept, and an unsaved note waits',
    DESKTOP,
    async ({ page, office, signedIn }) => {
      await signedIn('consultant');
      const lead = await putLead(office);
      const right = storyPhone();
      await open(page, lead.id);
      await page.getByLabel('写备注').fill('号码少了一位');
      await button(page, '更多操作').click();
      await page.getByRole('menuitem', { name: '更正姓名或联系方式' }).click();
      const dialog = page.getByRole('dialog', { name: '更正姓名或联系方式' });
      await expect(dialog.getByLabel('号码')).toHaveValue(lead.phone);
      await dialog.getByLabel('号码').fill('12');
      await button(page, '保存更正').click();
      await expect(dialog).toContainText('这不是一个可用的号码');
      await expect(dialog.getByLabel('号码')).toHaveValue('12');
      await dialog.getByLabel('号码').fill(right);
      await button(page, '保存更正').click();
      await expect(page.getByText('已更正。')).toBeVisible();
      await expect(page.getByRole('link', { name: '拨打电话', exact: true })).toHaveAttribute('href', `tel:${right}`);
      await expect(history(page)).toContainText('你更正了号码');
      await page.getByRole('link', { name: '返回列表' }).click();
      await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('写备注')).toHaveValue('号码少了一位');
    },
  );
});

test(
  'DESK-5 warns before a call at night, leads to who waits for the day, and shows no call to who is not to be called',
  PHONE,
  async ({ page, office, signedIn }) => {
    await signedIn('consultant');
    // When people in Vietnam may be called, it is night in America.
    const country = isCallTime('VN', Date.now()) ? 'US' : 'VN';
    const asleep = await putLead(office, { country, at: Date.now() });
    await openDesk(page, '');
    await expect(notCalled(page, asleep.id)).toHaveCount(0);
    await page.getByRole('link', { name: '看看是谁' }).click();
    await expect(notCalled(page, asleep.id)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('等待拨打时段');
    await page.getByRole('link', { name: '返回现在可联系的人' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('待联系');
    await expect(notCalled(page, asleep.id)).toHaveCount(0);
    // Like a number of Vietnam, which nobody has.
    const lead = await putLead(office, { country: 'VN', phone: '+84900000001' });
    // 18:30 in Hanoi.
    await page.clock.setFixedTime(new Date('2026-11-23T18:30:00+07:00'));
    await open(page, lead.id);
    await expect(page.getByText('当地 11月24日周二 08:00 后可拨打')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('现在不是当地的拨打时段（当地 18:30）');
    // Whoever lives elsewhere: the place is found by typing.
    await button(page, '对方不在越南？').click();
    const place = page.getByRole('combobox', { name: '对方所在地区' });
    for (const [typed, found] of [
      ['缅', '缅甸'],
      ['同号码', '在越南（同号码）'],
    ] as const) {
      await place.fill(typed);
      await page.getByRole('option').click();
      await expect(place).toBeEnabled();
      await expect(place).toHaveValue(found);
    }
    await button(page, '查看号码').click();
    // Beside the call and the copies, what writes to them opens with the number.
    await expect(button(page, '复制号码')).toBeVisible();
    const links = {
      拨打电话: `tel:${lead.phone}`,
      '用 Zalo 联系': 'https://zalo.me/84900000001',
      发短信: `sms:${lead.phone}`,
    };
    for (const [name, href] of Object.entries(links))
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    const chats = page
      .getByRole('main')
      .locator('a, button')
      .filter({ hasText: /Zalo|微信/ });
    await expect(chats, 'in Vietnam Zalo first').toHaveText([/Zalo/, /微信/]);
    await button(page, '更多操作').click();
    await page.getByRole('menuitem', { name: '加入勿联系名单' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '加入勿联系名单' }).click();
    await expect(page.getByText('请不要拨打')).toBeVisible();
    for (const name of Object.keys(links)) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  },
);

test(
  'SHEET-1 the adviser opens the comparison sheet that the person sees',
  DESKTOP,
  async ({ page, office, signedIn }) => {
    const lead = await putLead(office);
    // The person registered in Chinese, whatever the adviser reads.
    await signedIn('consultant', 'en');
    await open(page, lead.id);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the page that they see' }).click();
    const sheet = await opened;
    await expect(sheet).toHaveURL(/\/zh\/sheet\/hpu-mba$/);
    await expect(sheet.locator('th[data-program="hpu-mba"]')).toBeVisible();
  },
);
