/** The campaign page (ROUTE-7): one story, three points, the form, no menu. */
import AxeBuilder from '@axe-core/playwright';
import { readContent } from '../../content/read-content-files.ts';
import { LOCALE_NAMES } from '../../contract/locales.ts';
import { fillIn, formOf, words } from './appointment-page.ts';
import { expect, LOCALES, openSection, seeEverything, test } from './fixtures.ts';

const { campaign, stories, site } = readContent();
const PATH = '/lpv1/info-v2';
const story = stories.get(campaign.story);

for (const locale of LOCALES) {
  test(`ROUTE-7 one story, three points and the form, without a menu, ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}${PATH}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(campaign.title[locale]);
    await expect(page.locator('section[aria-labelledby="points-title"] li')).toHaveCount(3);
    await expect(page.locator('[data-section="story"]')).toHaveCount(1);
    await expect(page.locator('[data-section="story"] h2')).toHaveText(story?.title[locale] ?? '?');
    await expect(page.locator('[data-section="story"] .sample-mark')).toHaveCount(story?.isSample ? 1 : 0);
    await expect(page.locator('[data-section="appointment"]')).toBeVisible();
    await expect(page.locator('header details, header [role="tablist"], #footer-nav')).toHaveCount(0);
    await expect(page.locator('header a[href^="tel:"]')).toContainText(site.phone);
    await expect(page.locator('header a[data-locale]')).toHaveText(Object.values(LOCALE_NAMES));
    await expect(page.locator('footer a[href$="/privacy"]')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test(`NAV-5 axe finds nothing on the campaign page, ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}${PATH}`);
    await seeEverything(page);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([]);
  });
}

test('ROUTE-7 a registration names the page it came from', async ({ page }) => {
  await page.goto(`/en${PATH}`);
  await page.locator('main a.button[href="#appointment"]').click();
  await openSection(page, 'appointment');
  await fillIn(page, 'en');
  const { submit, status, field } = formOf(page);
  await expect(field('page')).toHaveValue(PATH);
  await submit.click();
  await expect(status).toHaveText(words('appointment.alert.success', 'en'));
});

test('LANG-2 the languages of the campaign page change it and save the choice', async ({ page }) => {
  await page.goto(`/en${PATH}`);
  await page.locator('header a[data-locale="vi"]').click();
  await expect(page).toHaveURL(`/vi${PATH}`);
  expect(await page.evaluate(() => localStorage.getItem('userLanguage'))).toBe('vi');
});

test('HOME-7 the campaign page fits every width and 200 % text', async ({ page }) => {
  await page.goto(`/vi${PATH}`);
  for (const width of [360, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
