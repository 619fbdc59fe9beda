/** The site inside the in-app browser of WeChat (ROUTE-1, APPT-4, LANG-2). */

import { expect, headerReady, PAGES, PHONE, test, WECHAT_USER_AGENT } from '../fixtures.ts';
import { fillIn, formOf, openForm, words } from './form/appointment-page.ts';

test.use({ userAgent: WECHAT_USER_AGENT });

test('ROUTE-1 every kind of page opens inside WeChat without noise', PHONE, async ({ page }) => {
  for (const path of PAGES) {
    const answer = await page.goto(`/zh${path}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await headerReady(page);
  }
});

test(
  'APPT-3 APPT-4 the form asks for what is missing without a window of its own, and is sent',
  PHONE,
  async ({ page }) => {
    const windows: string[] = [];
    page.on('dialog', (dialog) => {
      windows.push(dialog.message());
      void dialog.dismiss();
    });
    const { submit, alert, status } = await openForm(page, 'zh');
    await submit.tap();
    await expect(alert).toContainText(words('appointment.alert.incomplete', 'zh'));
    await fillIn(page, 'zh');
    await submit.tap();
    await expect(status).toHaveText(words('appointment.alert.success', 'zh'));
    expect(windows).toEqual([]);
  },
);

test('NAV-4 the phone menu opens inside WeChat', PHONE, async ({ page }) => {
  await page.goto('/zh/');
  await headerReady(page);
  await page.locator('header button[aria-haspopup="dialog"]').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('APPT-5 a draft is kept inside WeChat when the page is opened again', PHONE, async ({ page }) => {
  await openForm(page, 'zh');
  await fillIn(page, 'zh');
  await page.goto('/zh/appointment/');
  await expect(formOf(page).field('name')).toHaveValue('测试访客');
});
