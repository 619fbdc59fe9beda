/** The campaign page in a browser (ROUTE-7); what it says is in tests/pages/company-pages.test.ts. */

import { DESKTOP, expect, openSection, PHONE, test } from '../../fixtures.ts';
import { fillIn, formOf, words } from '../form/appointment-page.ts';

const PATH = '/lpv1/info-v2';

test('ROUTE-7 a registration names the page it came from', PHONE, async ({ page }) => {
  // A chat has cut the address in the middle of a character: the page's own script goes on all the same.
  await page.goto(`/en${PATH}#100%`);
  await page.locator('main a.button[href="#appointment"]').click();
  await openSection(page, 'appointment');
  await fillIn(page, 'en');
  const { submit, status, field } = formOf(page);
  await expect(field('page')).toHaveValue(PATH);
  await submit.click();
  await expect(status).toHaveText(words('appointment.alert.success', 'en'));
});

test('LANG-2 the languages of the campaign page change it and save the choice', DESKTOP, async ({ page }) => {
  await page.goto(`/en${PATH}`);
  await page.locator('header a[data-locale="vi"]').click();
  await expect(page).toHaveURL(`/vi${PATH}`);
  expect(await page.evaluate(() => localStorage.getItem('userLanguage'))).toBe('vi');
});
