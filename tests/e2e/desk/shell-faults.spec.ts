/** The frame of the staff's desk when something does not come, and what its policy refuses (DESK-1, DESK-10, OPS-4). */
import { DESKTOP, expect, goInDesk, openDesk, test } from './staff-fixtures.ts';

test.describe('when the server does not answer as hoped', () => {
  test.use({ expectedNoise: [/Failed to load resource|The above error occurred|CallError|ScreenLoadError/] });

  test(
    'DESK-10 a fault of the server is told of with a way on, and signs nobody out',
    DESKTOP,
    async ({ page, signedIn }) => {
      await signedIn('manager', 'en');
      let isBroken = true;
      await page.route('**/api/staff/me', (route) =>
        isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      );
      await page.goto('/dashboard/account');
      await expect(page.getByRole('alert')).toContainText('Something went wrong on the server');
      isBroken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    },
  );

  test(
    'DESK-1 DESK-10 a language or a screen that cannot be loaded is told of, with a way on, and so is who could not be signed out',
    DESKTOP,
    async ({ page, signedIn }) => {
      await signedIn('manager', 'en');
      await openDesk(page, 'account');
      await page.route('**/_desk/LogScreen*', (route) => route.abort());
      await goInDesk(page, 'log');
      await expect(page.getByRole('alert')).toBeVisible();
      await page.unroute('**/_desk/LogScreen*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible();
      await goInDesk(page, 'account');

      await page.route('**/api/staff/sign-out', (route) => route.abort());
      await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByText('You are still signed in')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard\/account$/);

      // What tells of a lost connection has come before it is lost.
      for (const part of ['LanguageMenuList', 'MessageBar'])
        await page.waitForFunction(
          (name) => performance.getEntriesByType('resource').some((one) => one.name.includes(name)),
          part,
        );
      const choose = async (name: string) => {
        await page.getByRole('button', { name: 'Language: English' }).click();
        await page.getByRole('menuitem', { name }).click();
      };
      await page.route('**/_desk/**', (route) => route.abort());
      await choose('Tiếng Việt');
      await expect(page.getByText('The language was not changed.')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.unroute('**/_desk/**');
      await choose('Tiếng Việt');
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    },
  );

  test(
    'DESK-1 a session that has ended leads over the sign-in and back',
    DESKTOP,
    async ({ page, office, context, signedIn }) => {
      const person = await signedIn('manager', 'en');
      await openDesk(page, 'account');
      // It ends when the log is asked for: whatever else is asked from here on leads back to the log as well.
      const logAsked = (url: URL) => url.pathname === '/api/desk/log/search';
      await page.route(
        logAsked,
        async (route) => {
          await context.clearCookies({ name: 'staff' });
          await route.continue();
        },
        { times: 1 },
      );
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Log', exact: true }).click();
      await expect(page).toHaveURL(/\/login\?return=%2Fdashboard%2Flog$/);
      const address = page.url();
      // The sign-in page would lead on by itself once there is a session.
      await page.goto('about:blank');
      await office.signIn(context, person);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible();
    },
  );
});

test.describe('the policy of the desk', () => {
  // The browser tells of what it refuses.
  test.use({ expectedNoise: [/TrustedHTML|TrustedScript|trusted-types/] });

  test(
    'OPS-4 no text becomes markup, and no policy can be made that would let it',
    DESKTOP,
    async ({ page, signedIn }) => {
      await signedIn('viewer', 'en');
      await openDesk(page, 'account');
      const refused = await page.evaluate(() => {
        const tries = [
          () => {
            document.body.innerHTML = '<b>bold</b>';
          },
          () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>bold</b>'),
          // TypeScript's library does not know it yet.
          () => Reflect.get(window, 'trustedTypes').createPolicy('lenient', { createHTML: (text: string) => text }),
        ];
        return tries.map((attempt) => {
          try {
            attempt();
            return 'done';
          } catch (error) {
            return error instanceof TypeError ? 'refused' : String(error);
          }
        });
      });
      expect(refused).toEqual(['refused', 'refused', 'refused']);
    },
  );
});
