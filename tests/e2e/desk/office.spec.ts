/** A manager's office at the desk: own account, the company's people, the log (DESK-1, DESK-2, DESK-9). */
import { expectNoFaultsInView } from '../page-checks.ts';
import { confirmInDialog, DESKTOP, expect, goInDesk, openDesk, PASSWORD, PHONE, test } from './staff-fixtures.ts';

const NEW_PASSWORD = 'another horse in the stable';

test.describe('my account', () => {
  test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 4/] });

  test(
    'DESK-1 the password is changed with the current one alone, and ends all other sessions',
    PHONE,
    async ({ page, context, browser, office, baseURL }) => {
      const person = await office.addWithPassword('consultant');
      await office.signIn(context, person);
      const other = await browser.newContext({ ...(baseURL && { baseURL }) });
      await office.signIn(other, person);
      await context.addCookies([{ name: 'userLanguage', value: 'en', url: baseURL ?? '' }]);
      await openDesk(page, 'account');
      await expect(page.getByRole('button', { name: /^End the session on/ })).toHaveCount(1);

      const current = page.getByLabel('Current password');
      const next = page.getByLabel('New password');
      const save = page.getByRole('button', { name: 'Save the new password' });
      await current.fill('not the password');
      await next.fill(NEW_PASSWORD);
      await save.click();
      await expect(page.getByText('The current password is wrong.')).toBeVisible();
      await expect(next).toHaveValue(NEW_PASSWORD);
      await current.fill(PASSWORD);
      await next.fill('short');
      await save.click();
      await expect(page.getByText(/at least 12 characters, some variety/)).toBeVisible();
      await next.fill(NEW_PASSWORD);
      await save.click();
      await expect(page.getByText('Your password is changed')).toBeVisible();
      await expect(page.getByRole('button', { name: /^End the session on/ })).toHaveCount(0);
      expect((await other.request.get('/api/staff/me')).status()).toBe(401);
      await other.close();
    },
  );
});

test.describe('sessions', () => {
  test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 403/] });

  test(
    'DESK-1 are listed, and one or all others can be ended after the password was asked for again',
    DESKTOP,
    async ({ page, browser, office, baseURL, signedIn }) => {
      const person = await signedIn('viewer', 'en', 'with password');
      const others = await Promise.all([1, 2, 3].map(() => browser.newContext({ ...(baseURL && { baseURL }) })));
      for (const other of others) await office.signIn(other, person);
      const states = () =>
        Promise.all(others.map(async (other) => (await other.request.get('/api/staff/me')).status()));
      await openDesk(page, 'account');
      await expect(page.getByText('This device')).toHaveCount(1);
      const end = page.getByRole('button', { name: /^End the session on/ });
      await expect(end).toHaveCount(3);
      await end.first().click();
      await confirmInDialog(page);
      await expect(end).toHaveCount(2);
      expect((await states()).filter((status) => status === 401)).toHaveLength(1);
      await page.getByRole('button', { name: 'End all others' }).click();
      await expect(end).toHaveCount(0);
      expect(await states()).toEqual([401, 401, 401]);
      await Promise.all(others.map((other) => other.close()));
    },
  );
});

test.describe('staff', () => {
  test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 4/] });

  test(
    'DESK-2 a manager adds somebody, whose link works once, and closes the account again',
    PHONE,
    async ({ page, browser, baseURL, signedIn }) => {
      const me = await signedIn('manager', 'en', 'with password');
      const email = `new-${me.id.slice(-6)}@example.com`;
      const called = `Lan (${email})`;
      await openDesk(page, 'staff');
      await page.getByRole('button', { name: 'Add somebody' }).click();
      const dialog = page.getByRole('dialog');
      await expectNoFaultsInView(page, { rules: 'not looks' });
      await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Lan');
      await dialog.getByLabel('E-mail').fill('nobody');
      await dialog.getByRole('button', { name: 'Make the link' }).click();
      await expect(dialog.getByText('such as name@example.com')).toBeVisible();
      await dialog.getByLabel('E-mail').fill(me.email);
      await dialog.getByRole('button', { name: 'Make the link' }).click();
      await confirmInDialog(page);
      await expect(dialog.getByLabel('E-mail')).toHaveValue(me.email);
      await expect(dialog.getByText('There is already an account with this e-mail address.')).toBeVisible();
      await dialog.getByLabel('E-mail').fill(email);
      await dialog.getByLabel(/^Viewer/).check();
      await dialog.getByRole('button', { name: 'Make the link' }).click();
      const link = await page.getByLabel('One-time link').inputValue();
      expect(link).toMatch(/\/login#link=[\w-]{43}$/);
      await expectNoFaultsInView(page, { rules: 'not looks' });
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText(link)).toHaveCount(0);

      const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
      const token = link.split('#link=')[1];
      const data = { token, password: PASSWORD };
      expect((await theirs.request.post('/api/staff/link/use', { data })).status()).toBe(200);
      expect((await theirs.request.post('/api/staff/link/use', { data })).status()).toBe(422);

      await page.getByRole('combobox', { name: `Role of ${called}` }).click();
      await page.getByRole('option', { name: 'Consultant' }).click();
      await expect(page.getByText(`${called} is a Consultant now`)).toBeVisible();
      expect(await (await theirs.request.get('/api/staff/me')).json()).toMatchObject({ email, role: 'consultant' });

      await page.getByRole('button', { name: `Close account: ${called}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close account' }).click();
      await expect(page.getByRole('button', { name: `Open account again: ${called}` })).toBeVisible();
      expect((await theirs.request.get('/api/staff/me')).status()).toBe(401);
      await theirs.close();
    },
  );
});

test('DESK-9 the log tells who did what, by person, kind and day', DESKTOP, async ({ page, office, signedIn }) => {
  const me = await signedIn('manager', 'en');
  const other = await office.addWithPassword('viewer', 'visible');
  await openDesk(page, 'staff');
  await page.getByRole('button', { name: `New link for ${other.email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click();
  await page.getByRole('button', { name: 'Done' }).click();

  await goInDesk(page, 'log');
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: me.email }).click();
  const entries = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(`made a one-time link for ${other.email}`);
  await expect(page).toHaveURL(new RegExp(`who=${me.id}`));
  await page.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Rights and erasing' }).click();
  await expect(page.getByText('No entry fits these filters.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No entry fits these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(entries.first()).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No entry fits these filters.')).toBeVisible();
});
