/** The filters of the three masters pages, whose state stands in the address (PAGE-4); what the pages list is in tests/pages. */
import { mastersMessages } from '../../../../site/messages/masters.messages.ts';
import { DESKTOP, expect, islandReady, type Page, PHONE, SOON, test } from '../../fixtures.ts';
import { CONTENT } from '../../../support/content/site-content.ts';

const { masters, programs } = CONTENT;
const slugsOf = (id: string) => {
  const keys = masters.find((page) => page.id === id)?.keys ?? [];
  return [...programs].filter(([, { key }]) => keys.includes(key)).map(([slug]) => slug);
};

const cards = (page: Page) => page.locator('[data-section="finder"] li[data-program]:visible');
const shown = (page: Page) => cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-program')));
const filter = (page: Page, name: string) => page.locator(`[data-section="finder"] select[name="${name}"]`);
const status = (page: Page) => page.locator('[data-section="finder"] p[role="status"]');

async function openFinder(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await islandReady(page, 'finder');
}

test('PAGE-4 the filter stands in the address and is told', PHONE, async ({ page }) => {
  const locale = 'vi';
  await openFinder(page, `/${locale}/masters/business`);
  await filter(page, 'country').selectOption('nz');
  await expect(page).toHaveURL(`/${locale}/masters/business?country=nz`);
  // The address and the count come first.
  await expect.poll(() => shown(page), SOON).toEqual(['uo-mba']);
  await expect(status(page)).toHaveText(
    mastersMessages['finder.count'][locale].replace('{n}', '1').replace('{all}', String(slugsOf('business').length)),
  );
  await filter(page, 'length').selectOption('one-to-two-years');
  await expect(page).toHaveURL(`/${locale}/masters/business?country=nz&length=one-to-two-years`);
  await page.reload();
  await islandReady(page, 'finder');
  await expect(filter(page, 'country')).toHaveValue('nz');
  await expect(cards(page)).toHaveCount(1);
});

test('PAGE-4 back and forward go through the filters', PHONE, async ({ page }) => {
  await openFinder(page, '/en/masters/business');
  const all = slugsOf('business').length;
  await filter(page, 'country').selectOption('nz');
  await filter(page, 'entry').selectOption('law-degree');
  await expect(cards(page)).toHaveCount(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await expect(filter(page, 'entry')).toHaveValue('');
  await page.goBack();
  await expect(cards(page)).toHaveCount(all);
  await page.goForward();
  await expect(filter(page, 'country')).toHaveValue('nz');
  await expect(cards(page)).toHaveCount(1);
});

test('PAGE-4 nothing that fits is told, with a way out', DESKTOP, async ({ page }) => {
  await openFinder(page, '/en/masters/business?country=nz&entry=law-degree');
  await expect(cards(page)).toHaveCount(0);
  const empty = page.locator('[data-section="finder"] [data-empty]');
  await expect(empty).toContainText(mastersMessages['finder.empty_title'].en);
  await expect(empty.getByRole('link')).toHaveCount(2);
  await empty.getByRole('button').click();
  await expect(page).toHaveURL('/en/masters/business');
  await expect(cards(page)).toHaveCount(slugsOf('business').length);
});

test('PAGE-4 a bad value in the address is ignored', PHONE, async ({ page }) => {
  await openFinder(page, '/en/masters/arts?country=mars&length=%3Cb%3E&field=mba');
  // Cards are hidden in the frame after the fields have answered.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  await expect(cards(page)).toHaveCount(slugsOf('arts').length);
  await expect(page.locator('[data-section="finder"] [data-empty]')).toHaveCount(0);
});

test('PAGE-4 what no source says can be filtered by its own honest name', DESKTOP, async ({ page }) => {
  await openFinder(page, '/en/masters/engineering');
  await filter(page, 'length').selectOption('not-published');
  const silent = slugsOf('engineering').filter((slug) => !programs.get(slug)?.facts.length?.months);
  await expect.poll(async () => new Set(await shown(page)), SOON).toEqual(new Set(silent));
  // The fit check has what is left of their last row, or one of its own.
  const [row, rest] = [page.locator('[data-section="finder"] ul[data-card-row]'), page.locator('li:has(#invite)')];
  const [all, box] = [await row.boundingBox(), await rest.boundingBox()];
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(Math.round((all?.x ?? 0) + (all?.width ?? 0)));
  const last = await cards(page).last().boundingBox();
  expect(box?.y === last?.y, `${silent.length} cards in rows of three`).toBe(silent.length % 3 > 0);
});

test('LANG-2 the language switcher keeps the filter', PHONE, async ({ page }) => {
  await openFinder(page, '/en/masters/business?country=nz');
  await page.locator('header details:has(a[data-locale]) summary').click();
  await page.locator('header a[data-locale="vi"]').click();
  await expect(page).toHaveURL('/vi/masters/business?country=nz');
  await expect(cards(page)).toHaveCount(1);
});

test('PAGE-4 the filters work by keyboard', DESKTOP, async ({ page }) => {
  await openFinder(page, '/en/masters/business');
  await filter(page, 'country').focus();
  // A native list: a letter chooses.
  await page.keyboard.press('N');
  await expect(filter(page, 'country')).toHaveValue('nz');
  await expect(cards(page)).toHaveCount(1);
  const form = page.locator('[data-section="finder"] form');
  await page.getByRole('button', { name: mastersMessages['finder.clear'].en }).press('Enter');
  await expect(form, 'the button is gone, the focus is not').toBeFocused();
  await filter(page, 'country').selectOption('nz');
  await filter(page, 'entry').selectOption('law-degree');
  await page.locator('[data-section="finder"] [data-empty] button').press('Enter');
  await expect(form).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PAGE-4 all programmes are there without JavaScript', PHONE, async ({ page }) => {
    await page.goto('/vi/masters/business?country=nz');
    await expect(cards(page)).toHaveCount(slugsOf('business').length);
    await expect(page.locator('[data-section="finder"] select:visible')).toHaveCount(0);
    await expect(page.locator('[data-shortlist]:visible')).toHaveCount(0);
  });
});
