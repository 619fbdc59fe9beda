/** The staff's way in (DESK-1, DESK-2, ROUTE-5). */
import { signInMessages } from '../../../site/messages/sign-in.messages.ts';
import { expectNoFaultsInView, expectNoOverhang, WIDTHS } from '../page-checks.ts';
import { DESKTOP, expect, formReady, LOCALES, PASSWORD, type Page, PHONE, test } from './staff-fixtures.ts';

/** The browser says so itself when a call is refused; there is no way to keep it silent. */
const REFUSED = [/Failed to load resource: the server responded with a status of 4/];

async function openSignIn(page: Page, address = '/en/login'): Promise<void> {
  await page.goto(address);
  await formReady(page);
}

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.describe('signing in', () => {
  test.use({ expectedNoise: REFUSED, locale: 'en-GB' });

  test(
    'DESK-1 a wrong name and a wrong password get the same answer, and nothing typed is lost',
    DESKTOP,
    async ({ page, office }) => {
      const person = await office.addWithPassword('consultant');
      await openSignIn(page);
      const alert = page.getByRole('alert');
      await fillIn(page, person.email, 'a wrong password');
      await expect(alert).toHaveText('E-mail or password is wrong.');
      await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a wrong password');
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await fillIn(page, 'nobody@example.com', PASSWORD);
      await expect(alert).toHaveText('E-mail or password is wrong.');
    },
  );

  test('DESK-1 the desk leads over the sign-in and back to where one wanted to go', PHONE, async ({ page, office }) => {
    const person = await office.addWithPassword('manager');
    await page.goto('/dashboard/log?what=export');
    await expect(page).toHaveURL(/\/login\?return=%2Fdashboard%2Flog%3Fwhat%3Dexport$/);
    await formReady(page);
    await fillIn(page, person.email, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard\/log\?what=export$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible();
  });

  test(
    'DESK-1 whoever is signed in goes on, and nowhere else than to the desk',
    DESKTOP,
    async ({ page, signedIn }) => {
      await signedIn('viewer', 'en');
      await page.goto('/login?return=https://evil.example/dashboard');
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
    },
  );

  test.describe('beside another program of the host', () => {
    // The change that came with the neighbour's token, before it is sent again with ours.
    test.use({ expectedNoise: [/403/] });

    test('API-3 a neighbour’s cookies of our names keep nobody from the desk', DESKTOP, async ({ page, signedIn }) => {
      await signedIn('consultant', 'en');
      const neighbours = { name: 'XSRF-TOKEN', domain: 'localhost', sameSite: 'Lax' } as const;
      const set = (value: string, path: string) => page.context().addCookies([{ ...neighbours, value, path }]);
      await set('100%', '/dashboard');
      await page.context().addCookies([{ ...neighbours, name: 'staff', value: 'other', path: '/api' }]);
      await page.goto('/dashboard/account');
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
      await set('of another program', '/');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/login$/);
      expect((await page.context().cookies()).map(({ name, path }) => name + path)).not.toContain('staff/');
    });
  });

  test('DESK-1 logging out kills the session on the server', DESKTOP, async ({ page, context, signedIn }) => {
    await signedIn('consultant', 'en');
    const kept = (await context.cookies()).find(({ name }) => name === 'staff')?.value;
    await page.goto('/dashboard/account');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await formReady(page);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('staff');
    expect(names).not.toContain('XSRF-TOKEN');
    // A cookie that somebody copied before opens nothing.
    const answer = await page.request.get('/api/staff/me', { headers: { Cookie: `staff=${kept}` } });
    expect(answer.status()).toBe(401);
    // ROUTE-8: in the language of the address.
    await page.goto('/vi/dashboard');
    await expect(page).toHaveURL(/\/vi\/login\?return=%2Fvi%2Fdashboard$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  });

  test(
    'DESK-2 a one-time link sets the password, once, and leaves the address bar',
    PHONE,
    async ({ page, office }) => {
      const person = await office.add('consultant');
      const link = await office.linkFor(person);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: 'Choose a password' })).toBeVisible();
      await expect(page.getByText(person.email)).toBeVisible();
      expect(page.url()).not.toContain('link=');
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please enter a new password.');
      await page.getByLabel('New password').fill('too short');
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await expect(page.getByRole('alert')).toContainText('at least 12 characters');
      await page.getByLabel('New password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();

      // The desk asks on by itself, and would go to the sign-in at the same time as the test.
      await page.goto('about:blank');
      await page.context().clearCookies({ name: /staff|XSRF/ });
      await page.goto('/en/login');
      // Used up, and cut off on its way.
      for (const dead of [link, link.slice(0, -30)]) {
        await page.goto(dead.replace('/login', '/en/login'));
        await formReady(page);
        await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
        const said = page.getByRole('alert').first();
        await expect(said).toHaveText('This link has been used or is too old. Please ask a manager for a new one.');
        await page.goto('about:blank');
      }
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-1 the sign-in and the desk say what they need', PHONE, async ({ page }) => {
    for (const locale of LOCALES) {
      await page.goto(`/${locale}/login`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInMessages['sign_in.title'][locale]);
      // Playwright looks for no words inside a noscript.
      const said = page.locator('main noscript p').first();
      await expect(said).toBeVisible();
      expect(await said.textContent()).toBe(signInMessages['sign_in.no_script'][locale]);
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.goto(`/${locale}/dashboard`);
      await expect(said).toBeVisible();
      expect(await said.textContent()).toContain('JavaScript');
      await expect(page.locator('a[href="/login"]')).toBeVisible();
    }
  });
});

test('ROUTE-5 the sign-in has no navigation and no footer, and axe finds nothing', PHONE, async ({ page }) => {
  for (const locale of LOCALES) {
    await openSignIn(page, `/${locale}/login`);
    await expect(page.locator('nav, footer, header')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    if (locale === 'zh') await expectNoFaultsInView(page);
    await page.locator('form button').click();
    await page.locator('summary').click();
    await expect(page.locator('details pre, details form')).toBeVisible();
    await expectNoFaultsInView(page, { rules: locale === 'zh' ? 'all' : 'not looks' });
  }
});

test('ROUTE-5 the sign-in fits each width', DESKTOP, async ({ page }) => {
  await openSignIn(page, '/vi/login');
  await page.locator('summary').click();
  for (const width of Object.values(WIDTHS).flat()) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverhang(page, `${width} px`);
  }
});

test('LANG-2 a change of language keeps the link and the way back', PHONE, async ({ page, office }) => {
  const link = await office.linkFor(await office.add('viewer'));
  await page.goto(link.replace('/login#', '/en/login?return=/dashboard/account#'));
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a password' })).toBeVisible();
  await page.getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đặt mật khẩu' })).toBeVisible();
  await page.getByLabel('Mật khẩu mới').fill(PASSWORD);
  await page.getByRole('button', { name: 'Lưu và đăng nhập' }).click();
  await expect(page).toHaveURL(/\/dashboard\/account$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tài khoản của tôi' })).toBeVisible();
});
