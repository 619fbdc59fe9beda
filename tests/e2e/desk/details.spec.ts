/** What makes the desk's day go smoothly: nothing typed is lost, nothing is broken or flickers. */
import { button, putLead, storedLead } from './leads.ts';
import { DESKTOP, expect, openDesk, PHONE, test } from './staff-fixtures.ts';

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

test('PAGE-8 the first paint already has the theme that was chosen', PHONE, async ({ page, signedIn }) => {
  await signedIn('viewer');
  // The desk's script never comes: what stands there is the document alone.
  await page.route(/\/_desk\/first-.*\.js$/, () => {});
  const ground = page.locator('body:has(.before)');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(ground).toHaveCSS('background-color', 'rgb(247, 244, 239)');
  await page.evaluate(() => localStorage.setItem('desk.theme', '"dark"'));
  await page.goto('/dashboard/log', { waitUntil: 'commit' });
  await expect(ground).toHaveCSS('background-color', 'rgb(13, 19, 48)');
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

  test('DESK-4 what is written while a note is saved stays in the field', PHONE, async ({ page, office, signedIn }) => {
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

  test(
    'DESK-1 DESK-4 a note that was being written is there again after signing in',
    PHONE,
    async ({ page, context, office, signedIn }) => {
      const lead = await putLead(office);
      const me = await signedIn('consultant');
      await openDesk(page, `leads/${lead.id}`);
      await page.getByLabel('写备注').fill('晚上七点后再打');
      // The sign-in asks who is signed in with the cookies that are left, and goes on once somebody is.
      let signInAsks = () => {};
      const asked = new Promise<void>((resolve) => {
        signInAsks = resolve;
      });
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/api/staff/me', async (route) => {
        signInAsks();
        await held;
        await route.continue();
      });
      await office.store.db.deleteFrom('staff_session').where('staff_id', '=', me.id).execute();
      // The page's own look for newcomers may find it out before the press does.
      const pressed = button(page, '已联系')
        .click({ timeout: 5000 })
        .catch(() => undefined);
      await page.waitForURL(/\/login\?return=/, { waitUntil: 'commit' });
      await Promise.all([pressed, asked]);
      await office.signIn(context, me);
      letGo();
      const field = page.getByLabel('写备注');
      await expect(field).toHaveValue('晚上七点后再打');
      // Loaded once more before anybody has written on, as by a second way back.
      await page.reload();
      await expect(field).toHaveValue('晚上七点后再打');
    },
  );
});

test(
  'DESK-2 DESK-4 a new colleague can be given registrations at once',
  DESKTOP,
  async ({ page, office, signedIn }) => {
    const lead = await putLead(office);
    await signedIn('manager');
    await openDesk(page, `leads/${lead.id}`);
    await expect(page.getByRole('combobox', { name: '负责人' })).toBeVisible();
    const email = `neu-${Date.now()}@example.com`;
    await page.getByRole('link', { name: '员工', exact: true }).click();
    await button(page, '添加员工').click();
    await page.getByRole('dialog').getByRole('textbox', { name: '姓名' }).fill('王芳');
    await page.getByRole('dialog').getByLabel('邮箱').fill(email);
    await page.getByRole('dialog').getByRole('button', { name: '生成链接' }).click();
    await expect(page.getByLabel('一次性链接')).toHaveValue(/login#link=/);
    await page.getByRole('dialog').getByRole('button', { name: '完成' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await page.goBack();
    await page.getByRole('combobox', { name: '负责人' }).click();
    // With the address where a colleague is called the same.
    await expect(page.getByRole('option', { name: '王芳' }).last()).toBeVisible();
  },
);
