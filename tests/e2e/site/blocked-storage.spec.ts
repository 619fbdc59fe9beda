/** Browsers that keep nothing: reading cookies or storage throws, as in a sandboxed frame. Everything works as long as the page (APPT-5). */
import { LOCALE_KEY } from '../../../contract/locales.ts';
import { expect, islandReady, openSection, PHONE, test } from '../fixtures.ts';
import { fillIn, formOf, openForm, words } from './form/appointment-page.ts';

test(
  'APPT-5 LANG-2 where cookies and storage throw, the form is sent, and pages and sign-in work',
  PHONE,
  async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
        set: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      };
      Object.defineProperty(Document.prototype, 'cookie', blocked);
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, blocked);
    });
    await openForm(page, 'en');
    await fillIn(page, 'en', '13800000041');
    const { submit, status } = formOf(page);
    await submit.click();
    await expect(status).toContainText(words('appointment.alert.success', 'en'));

    await page.goto('/en/program/uo-mba');
    await openSection(page, 'appointment');
    await page
      .locator(`a[data-locale="vi"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/vi/program/uo-mba');
    // An unprefixed page would be the same again without a cookie.
    await page.goto('/program/uo-mba');
    await page
      .locator(`a[data-locale="vi"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/vi/program/uo-mba');
    await page.goto('/en/shortlist');
    await islandReady(page, 'shortlist');
    // Nobody is signed in without cookies: the desk leads to the sign-in.
    await page.goto('/en/dashboard');
    await expect(page).toHaveURL(/\/en\/login/);
  },
);

test('APPT-5 LANG-1 what another site of the host has kept under our names stops nothing', PHONE, async ({ page }) => {
  await page.addInitScript((locale) => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of ['shortlist', 'purpose', 'appointmentDraft', 'firstSource', 'lastSource', 'staff-link', locale])
        storage.setItem(key, '{"a":[null,7]}');
  }, LOCALE_KEY);
  await openForm(page, 'en');
  await fillIn(page, 'en', '13800000042');
  const { submit, status } = formOf(page);
  await submit.click();
  await expect(status).toContainText(words('appointment.alert.success', 'en'));
  await page.goto('/en/fit');
  await islandReady(page, 'fit');
  await page.goto('/en/shortlist');
  await islandReady(page, 'shortlist');
});
