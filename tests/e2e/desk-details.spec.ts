/** What makes the desk's day go smoothly: nothing typed is lost, the keyboard stays, fingers meet what they aim at. */
import { button, longAgo, putLead, storedLead, storyPhone } from './desk-leads.ts';
import { DESKTOP, expect, openDesk, type Page, PHONE, test } from './staff-fixtures.ts';

/** Least height and width of what a finger is to meet, in px. */
const FINGER_PX = 44;

/** What can be pressed on the screen and is smaller than a finger needs; links in text and cards are as large as those. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed = 'header button, main button, main [role="combobox"], main input, main a.MuiButton-root';
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((one) => one.checkVisibility() && one.closest('[aria-hidden="true"], .MuiSwitch-root') === null)
      .map((one) => one.closest<HTMLElement>('label, .MuiInputBase-root, .MuiButtonBase-root') ?? one)
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (Math.round(box.height) < least || Math.round(box.width) < least))
      .map(({ one, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${one.textContent || one.className}`);
  }, FINGER_PX);
}

test('DESK-10 fingers meet what they aim at', PHONE, async ({ page, office, signedIn }) => {
  test.slow();
  const { id } = await putLead(office);
  await signedIn('manager', 'vi');
  for (const place of ['', `leads/${id}`, 'leads', 'figures', 'import', 'notices', 'requests', 'staff', 'log']) {
    await openDesk(page, place);
    expect(await tooSmall(page), place).toEqual([]);
  }
});

test('DESK-10 an address in the log is not broken inside a word', PHONE, async ({ page, office, signedIn }) => {
  const person = await office.add('manager', 'office-hangzhou');
  await office.signIn(page.context(), person);
  const { id } = await putLead(office);
  await openDesk(page, `leads/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /\*/ })).toBeVisible();
  await signedIn('manager', 'vi');
  await openDesk(page, `log?who=${person.id}`);
  const address = page.getByRole('listitem').getByText(person.email, { exact: true }).first();
  await expect(address).toBeVisible();
  const lines = await address.evaluate((place) => {
    const range = document.createRange();
    range.selectNodeContents(place);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('DESK-10 MUI’s own words are in the desk’s language', PHONE, async ({ page, office, signedIn }) => {
  await putLead(office);
  await signedIn('manager', 'vi');
  await openDesk(page, 'leads');
  await expect(page.getByRole('button', { name: 'Tới trang tiếp theo' })).toBeVisible();
  await page.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(page.getByRole('button', { name: '下一页' })).toBeVisible();
});

test('PAGE-8 the first paint already has the theme that was chosen', async ({ page, signedIn }) => {
  await signedIn('viewer');
  // The desk's script never comes: what stands there is the document alone.
  await page.route(/\/_desk\/index-.*\.js$/, () => {});
  const ground = () => page.locator('.before').evaluate((place) => getComputedStyle(place).backgroundColor);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.locator('.before').waitFor();
  expect(await ground()).toBe('rgb(247, 244, 239)');
  await page.evaluate(() => localStorage.setItem('RaStore.theme', '"dark"'));
  await page.goto('/dashboard/log', { waitUntil: 'commit' });
  await page.locator('.before').waitFor();
  expect(await ground()).toBe('rgb(13, 19, 48)');
});

test('DESK-3 the keyboard stays in the search field after a search', async ({ page, office, signedIn }) => {
  const lead = await putLead(office, { phone: storyPhone() });
  await signedIn('manager');
  await openDesk(page, 'leads');
  const field = page.getByRole('textbox', { name: '按姓名或号码查找' });
  await field.fill(lead.phone);
  await field.press('Enter');
  await expect(page.getByText(/^符合条件的/)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(lead.phone);
});

test('DESK-3 what was stated of an import stays when the mended file is chosen', async ({ page, signedIn }) => {
  await signedIn('manager');
  await openDesk(page, 'import');
  const choose = (name: string, phone: string) =>
    page.locator('input[type="file"]').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(`姓名,手机号\n王小明,${phone}\n`),
    });
  await choose('first.csv', '12');
  const statement = page.getByLabel(/^在哪里、如何同意的/);
  await statement.fill('十一月教育展，现场登记表');
  await choose('second.csv', storyPhone());
  await expect(page.getByText('second.csv')).toBeVisible();
  await expect(page.getByText(/^1 · /)).toBeVisible();
  await expect(statement).toHaveValue('十一月教育展，现场登记表');
});

test.describe('with answers that take their time', () => {
  test(
    'DESK-4 a key pressed while a change is on its way does not meet it as a colleague’s',
    DESKTOP,
    async ({ page, office, signedIn }) => {
      const lead = await putLead(office);
      const me = await signedIn('consultant');
      await openDesk(page, `leads/${lead.id}`);
      let sent = 0;
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(`**/api/desk/leads/${lead.id}`, async (route) => {
        if (route.request().method() === 'PATCH') {
          sent += 1;
          await held;
        }
        await route.continue();
      });
      await button(page, '已联系').click();
      await expect(button(page, '已联系')).toBeDisabled();
      await page.locator('main').focus();
      await page.keyboard.press('m');
      letGo();
      await expect(page.getByText('状态已改为“已联系”。')).toBeVisible();
      expect(sent).toBe(1);
      await expect(button(page, '已联系')).toBeEnabled();
      await page.keyboard.press('m');
      await expect.poll(async () => (await storedLead(office, lead)).assignee_id).toBe(me.id);
      await expect(page.getByText('同事')).toHaveCount(0);
    },
  );

  test('DESK-4 what is written while a note is saved stays in the field', async ({ page, office, signedIn }) => {
    const lead = await putLead(office);
    await signedIn('consultant');
    await openDesk(page, `leads/${lead.id}`);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(`**/api/desk/leads/${lead.id}/notes`, async (route) => {
      await held;
      await route.continue();
    });
    const field = page.getByLabel('写备注');
    await field.fill('第一句');
    await button(page, '保存备注').click();
    await field.fill('第一句\n第二句');
    letGo();
    await expect(page.getByText('备注已保存。')).toBeVisible();
    await expect(field).toHaveValue('第二句');
  });
});

test.describe('when the session ends', () => {
  // The call that finds it out is refused.
  test.use({ expectedNoise: [/status of 401/] });

  test('DESK-1 DESK-4 a note that was being written is there again after signing in', async ({
    page,
    context,
    office,
    signedIn,
  }) => {
    const lead = await putLead(office, { at: longAgo(20) });
    const me = await signedIn('consultant');
    await openDesk(page, `leads/${lead.id}`);
    await page.getByLabel('写备注').fill('晚上七点后再打');
    await office.store.db.deleteFrom('staff_session').where('staff_id', '=', me.id).execute();
    // The page's own look for newcomers may find it out before the press does.
    const pressed = button(page, '已联系')
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await page.waitForURL(/\/login\?return=/);
    await pressed;
    await office.signIn(context, me);
    await openDesk(page, `leads/${lead.id}`);
    await expect(page.getByLabel('写备注')).toHaveValue('晚上七点后再打');
  });
});

test('DESK-2 DESK-4 a new colleague can be given registrations at once', async ({ page, office, signedIn }) => {
  const lead = await putLead(office);
  await signedIn('manager');
  await openDesk(page, `leads/${lead.id}`);
  await expect(page.getByRole('combobox', { name: '负责人' })).toBeVisible();
  const email = `neu-${Date.now()}@example.com`;
  if (test.info().project.name === 'phone') await button(page, '打开菜单').click();
  await page.getByRole('link', { name: '员工', exact: true }).click();
  await button(page, '添加员工').click();
  await page.getByRole('dialog').getByLabel('邮箱').fill(email);
  await page.getByRole('dialog').getByRole('button', { name: '生成链接' }).click();
  await expect(page.getByLabel('一次性链接')).toHaveValue(/login#link=/);
  await page.getByRole('dialog').getByRole('button', { name: '完成' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.goBack();
  await page.getByRole('combobox', { name: '负责人' }).click();
  await expect(page.getByRole('option', { name: email.split('@')[0] ?? '' })).toBeVisible();
});
