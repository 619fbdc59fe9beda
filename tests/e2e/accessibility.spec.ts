/** axe on every page and in every open state, in each language and layout; nothing is left out (NAV-5). */
import type { Locale } from '../../contract/locales.ts';
import { fillIn, formOf, openForm, words } from './appointment-page.ts';
import {
  DESKTOP,
  expect,
  headerReady,
  LOCALES,
  openSection,
  type Page,
  PHONE,
  seeEverything,
  test,
} from './fixtures.ts';
import { expectNoFaults, expectNoFaultsInView } from './page-checks.ts';

/** A state that a visitor can bring a page into, by name. */
const STATES: Record<string, (page: Page, locale: Locale) => Promise<void>> = {
  'with the language list open': async (page, locale) => {
    await page.goto(`/${locale}/`);
    await headerReady(page);
    await page.locator('header details:has(a[data-locale]) summary').click();
    await expect(page.locator('header a[data-locale="vi"]')).toBeVisible();
  },
  'with a fault in the form': async (page, locale) => {
    const { submit, alert } = await openForm(page, locale);
    await submit.click();
    await expect(alert).toBeVisible();
  },
  'with the consent missing': async (page, locale) => {
    const { submit, alert, consent } = await openForm(page, locale);
    await fillIn(page, locale);
    await consent.uncheck();
    await submit.click();
    await expect(alert).toBeVisible();
  },
  'with a registration refused': async (page, locale) => {
    await page.route('**/api/user/addApply', (route) =>
      route.fulfill({ json: { code: 4029, msg: words('appointment.alert.too_large', locale) } }),
    );
    const { submit, alert } = await openForm(page, locale);
    await fillIn(page, locale);
    await submit.click();
    await expect(alert).toBeVisible();
  },
  'with a registration sent': async (page, locale) => {
    const { submit, status } = await openForm(page, locale);
    await fillIn(page, locale);
    await submit.click();
    await expect(status).toHaveText(words('appointment.alert.success', locale));
  },
  'with the last category chosen': async (page, locale) => {
    await page.goto(`/${locale}/`);
    await openSection(page, 'programs');
    await page.locator('[data-section="programs"] [role="tab"]').last().click();
    await page.locator('[data-section="programs"] summary').click();
    await expect(page.locator('#programs-panel-phd')).toBeVisible();
  },
};

for (const locale of LOCALES) {
  test(`NAV-5 axe finds nothing on /appointment/ in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/appointment/`);
    await headerReady(page);
    await expectNoFaults(page);
  });

  for (const [name, open] of Object.entries(STATES)) {
    test(`NAV-5 axe finds nothing ${name} in ${locale}`, async ({ page }) => {
      await open(page, locale);
      await expectNoFaults(page);
    });
  }

  test(`NAV-5 axe finds nothing with the masters menu open in ${locale}`, DESKTOP, async ({ page }) => {
    await page.goto(`/${locale}/`);
    await headerReady(page);
    await page.locator('header nav summary').hover();
    await expect(page.locator('header nav').getByRole('tablist')).toBeVisible();
    await expectNoFaults(page);
  });

  test(`NAV-5 axe finds nothing with the phone menu open in ${locale}`, PHONE, async ({ page }) => {
    await page.goto(`/${locale}/`);
    await headerReady(page);
    await page.locator('header button[aria-haspopup="dialog"]').tap();
    for (const group of await page.getByRole('dialog').locator('summary').all()) await group.tap();
    await expectNoFaults(page);
  });

  test(`HOME-1 axe finds nothing on each slide of the banner in ${locale}`, async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${locale}/`);
    await openSection(page, 'banner');
    const banner = page.locator('[data-section="banner"]');
    const choices = isMobile ? banner.locator('button[aria-label*="4"]:visible') : banner.getByRole('tab');
    await seeEverything(page);
    // The first slide is the page as it opens, which another test looks at.
    for (const index of [1, 2, 3]) {
      await choices.nth(index).click();
      await expect(banner).toHaveAttribute('data-active', String(index));
      await expectNoFaultsInView(page);
    }
  });

  test.describe(`ROUTE-2 an address where nothing is, ${locale}`, () => {
    test.use({ expectedNoise: [/status of 404/] });

    test(`NAV-5 axe finds nothing on the not-found page in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}/no-such-page`);
      await headerReady(page);
      await expectNoFaults(page);
    });
  });

  // axe needs a script: the form is posted as a browser without one would post it.
  for (const [name, phone] of [
    ['success', '13800000000'],
    ['failed', '12345'],
  ] as const) {
    test.describe(`APPT-7 the page after a form, ${name} in ${locale}`, () => {
      test.use({ expectedNoise: [/status of 422/] });

      test(`NAV-5 axe finds nothing on the ${name} page after a form in ${locale}`, async ({ page }) => {
        await page.goto(`/${locale}/`);
        await fillIn(page, locale, phone);
        await formOf(page).form.evaluate((form: HTMLFormElement) => form.submit());
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(`appointment.page.${name}`, locale));
        await expectNoFaults(page);
      });
    });
  }
}
