/**
 * axe in the states that take a visitor, in each layout (NAV-5), and what is chosen where the
 * system's own colours replace ours. The pages with their folds and tabs open are in every-page.spec.ts.
 */

import {
  DESKTOP,
  expect,
  headerReady,
  islandReady,
  openSection,
  type Page,
  PHONE,
  seeEverything,
  test,
} from '../fixtures.ts';
import { expectNoFaultsInView } from '../page-checks.ts';
import { fillIn, formOf, openForm, words } from './form/appointment-page.ts';
import { section } from './home/stories-page.ts';

const BANNER = '[data-section="banner"]';
const PROGRAMS = '[data-section="programs"]';

/** axe finds nothing in a menu that is open. */
async function checkMenus(page: Page, isMobile: boolean): Promise<void> {
  await headerReady(page);
  const languages = page.locator('header details:has(a[data-locale]) summary');
  await languages.click();
  await expect(page.locator('header a[data-locale="vi"]')).toBeVisible();
  await expectNoFaultsInView(page, { within: 'header' });
  await languages.click();
  if (isMobile) {
    await page.locator('header button[aria-haspopup="dialog"]').tap();
    for (const group of await page.getByRole('dialog').locator('summary').all()) await group.tap();
  } else {
    await page.locator('header nav summary').hover();
    await expect(page.locator('header nav').getByRole('tablist')).toBeVisible();
  }
  await expectNoFaultsInView(page, { within: isMobile ? 'dialog[open]' : 'header' });
}

/** A language in each layout: only the words differ, and more is folded on a phone. */
const STATES = [
  ['zh', DESKTOP],
  ['vi', PHONE],
] as const;

for (const [locale, layout] of STATES) {
  test(
    `NAV-5 HOME-1 axe finds nothing on each slide of the banner and in the last category in ${locale}`,
    layout,
    async ({ page, isMobile }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/${locale}/`);
      await openSection(page, 'banner');
      const banner = page.locator(BANNER);
      const choices = isMobile ? banner.locator('button[aria-label*="4"]:visible') : banner.getByRole('tab');
      // The first slide is the page as it opens.
      for (const index of [1, 2, 3]) {
        await choices.nth(index).click();
        await expect(banner).toHaveAttribute('data-active', String(index));
        await expectNoFaultsInView(page, { within: BANNER });
      }
      await openSection(page, 'programs');
      await page.locator(`${PROGRAMS} [role="tab"]`).last().click();
      await expect(page.locator('#programs-panel-phd')).toBeVisible();
      await expectNoFaultsInView(page, { within: PROGRAMS });
    },
  );

  test(`NAV-5 axe finds nothing with the menus open in ${locale}`, layout, async ({ page, isMobile }) => {
    await page.goto(`/${locale}/appointment/`);
    await checkMenus(page, isMobile);
  });
}

test('NAV-5 axe finds nothing in the form with a fault, refused and sent', PHONE, async ({ page }) => {
  const within = '[data-section="appointment"]';
  const { submit, alert, consent, status } = await openForm(page, 'vi', '/vi/appointment/');
  await submit.click();
  await expect(alert).toContainText(words('appointment.alert.incomplete', 'vi'));
  await expectNoFaultsInView(page, { within });

  await fillIn(page, 'vi');
  await consent.uncheck();
  await submit.click();
  await expect(alert).toContainText(words('appointment.alert.consent', 'vi'));
  await expectNoFaultsInView(page, { within });

  const refusal = words('appointment.alert.too_large', 'vi');
  await page.route('**/api/user/addApply', (route) => route.fulfill({ json: { code: 4029, msg: refusal } }), {
    times: 1,
  });
  await consent.check();
  await submit.click();
  await expect(alert).toContainText(refusal);
  await expectNoFaultsInView(page, { within });

  await fillIn(page, 'vi');
  await submit.click();
  await expect(status).toHaveText(words('appointment.alert.success', 'vi'));
  await expectNoFaultsInView(page, { within });
});

test('NAV-5 axe finds nothing with a film and with a story open', PHONE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/vi/');
  await openSection(page, 'services');
  await page.locator('[data-section="services"] a[aria-haspopup="dialog"]').first().tap();
  await expect(page.getByRole('dialog').locator('video')).toBeVisible();
  await expectNoFaultsInView(page, { within: 'dialog[open]' });
  await page.keyboard.press('Escape');

  await openSection(page, 'stories');
  await section(page).getByRole('link').first().tap();
  await expect(page.getByRole('dialog')).toHaveAttribute('aria-labelledby', /-detail$/);
  await expectNoFaultsInView(page, { within: 'dialog[open]' });
});

test('NAV-5 axe finds nothing in the second question of the fit check', PHONE, async ({ page }) => {
  await page.goto('/vi/fit?p=job');
  await islandReady(page, 'fit');
  await expect(page.locator('fieldset:visible')).toHaveAttribute('data-question', 'f');
  await expectNoFaultsInView(page, { within: '[data-section="fit"]' });
});

test('NAV-5 axe finds nothing in what was compared, searched and filtered', PHONE, async ({ page }) => {
  await page.goto('/vi/compare?programs=uo-mba,iit-mba,ggu-mba');
  await islandReady(page, 'compare');
  await expect(page.locator('[role="columnheader"][data-program]:visible')).toHaveCount(3);
  await expectNoFaultsInView(page, { within: '[data-section="compare"]' });

  await page.goto('/vi/search?q=MBA');
  await islandReady(page, 'search');
  await expect(page.locator('[data-results] mark').first()).toBeVisible();
  await expectNoFaultsInView(page, { within: '[data-section="search"]' });
  await page.locator('input[type="search"]').fill('zzzzqqqq');
  await expect(page.locator('[data-none]')).toBeVisible();
  await expectNoFaultsInView(page, { within: '[data-section="search"]' });

  await page.goto('/vi/masters/business?country=nz&entry=law-degree');
  await islandReady(page, 'finder');
  await expect(page.locator('[data-section="finder"] [data-empty]')).toBeVisible();
  await expectNoFaultsInView(page, { within: '[data-section="finder"]' });

  await page.evaluate(() => localStorage.setItem('shortlist', '["uo-mba","iit-mba"]'));
  await page.goto('/vi/shortlist');
  await islandReady(page, 'shortlist');
  await expect(page.locator('[data-section="shortlist"] li[data-program]:visible')).toHaveCount(2);
  await expectNoFaultsInView(page, { within: '[data-section="shortlist"]' });
});

test.describe('APPT-7 the pages after a form', () => {
  test.use({ expectedNoise: [/status of 422/] });

  test('NAV-5 axe finds nothing on the page after a form, accepted or refused', PHONE, async ({ page }) => {
    for (const [name, phone] of [
      ['success', '13800000000'],
      ['failed', '12345'],
    ] as const) {
      await page.goto('/vi/appointment/');
      await fillIn(page, 'vi', phone);
      // axe needs a script: the form is posted as a browser without one would post it.
      await formOf(page).form.evaluate((form: HTMLFormElement) => form.submit());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(`appointment.page.${name}`, 'vi'));
      await seeEverything(page);
      await expectNoFaultsInView(page);
    }
  });
});

test(
  'NAV-5 in the colours of the system one sees what can be filled in, pressed and is chosen',
  PHONE,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto('/zh/appointment/');
    const { form } = formOf(page);
    const looksOf = (selector: string) =>
      form
        .locator(selector)
        .first()
        .evaluate((one) => {
          const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(one);
          return { backgroundColor, border: `${borderTopWidth} ${borderTopStyle}` };
        });
    const chosen = await looksOf('input[type="radio"]:checked + span');
    const other = await looksOf('input[type="radio"]:not(:checked) + span');
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
    for (const selector of ['input[type="radio"] + span', 'input[type="tel"]', 'button[type="submit"]'])
      expect((await looksOf(selector)).border, selector).toBe('1px solid');
  },
);
