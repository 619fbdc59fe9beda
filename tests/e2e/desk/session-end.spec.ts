/** The warning before a session ends (WCAG 2.2.1); its other ways are tried beside it. Costs four seconds. */
import { ME_API } from '../../../contract/staff/desk-first-paint.ts';
import type { SignedIn } from '../../../features/staff/contract.ts';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { expectNoFaultsInView } from '../page-checks.ts';
import { expect, PHONE, test } from './staff-fixtures.ts';

test(
  'DESK-10 NAV-5 whoever has to sign in again soon is told so over the screen, and goes on',
  PHONE,
  async ({ page, signedIn }) => {
    await signedIn('manager', 'en');
    const end = Date.now() + 9 * MS_PER_MINUTE;
    await page.route(`**${ME_API}`, async (route) => {
      const response = await route.fetch();
      const me = (await response.json()) as SignedIn;
      const ending = { expires_at: new Date(end).toISOString(), expires_in_ms: end - Date.now() };
      await route.fulfill({ response, json: { ...me, ...ending } });
    });
    await page.goto('/dashboard/account');
    const dialog = page.getByRole('alertdialog', { name: 'You will have to sign in again soon' });
    await expect(dialog).toBeVisible();
    await expectNoFaultsInView(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  },
);
