/** Compare up to three programmes side by side. */
import { format } from '../../../../contract/messages.ts';
import { compareMessages } from '../../../../site/messages/compare.messages.ts';
import { DESKTOP, expect, islandReady, type Page, PHONE, test } from '../../fixtures.ts';
import { CONTENT } from '../../../support/content/site-content.ts';

const { programs } = CONTENT;
const columns = (page: Page) => page.locator('[role="columnheader"][data-program]:visible');
const shown = (page: Page) => columns(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-program')));
const places = (page: Page) => page.locator('[data-section="compare"] select');

async function openCompare(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await islandReady(page, 'compare');
}

test('Compare shows the programmes of the address in their order, fact by fact', DESKTOP, async ({ page }) => {
  const locale = 'vi';
  await openCompare(page, `/${locale}/compare?programs=uo-mba,iit-mba`);
  await expect.poll(() => shown(page)).toEqual(['uo-mba', 'iit-mba']);
  const row = (id: string) => page.locator(`[data-row="${id}"]`);
  for (const slug of ['uo-mba', 'iit-mba']) {
    const program = programs.get(slug);
    const length = row('fact-length').locator(`[data-program="${slug}"]`);
    await expect(length).toContainText(
      program?.facts.length?.text[locale] ?? compareMessages['compare.missing'][locale],
    );
    await expect(row('recognition-china').locator(`[data-program="${slug}"]`)).toBeVisible();
    await expect(row('recognition-vietnam').locator(`[data-program="${slug}"]`)).toBeVisible();
  }
  const source = programs.get('uo-mba')?.facts.length?.url ?? '?';
  const number = row('fact-length').locator('[data-program="uo-mba"] [data-source-ref]');
  const anchor = (await number.getAttribute('href')) ?? '?';
  await expect(row('sources').locator(`[data-program="uo-mba"] ${anchor} a`)).toHaveAttribute('href', source);
  await expect(columns(page).first().getByRole('link').first()).toHaveAttribute('href', `/${locale}/program/uo-mba`);
  await expect(columns(page).first().getByRole('link').last()).toHaveAttribute('href', `/${locale}/school/otago`);
});

test(
  'Compare says without a touch how to begin, puts a choice into the address, and back takes it out',
  PHONE,
  async ({ page }) => {
    await page.goto('/en/compare');
    await expect(page.locator('[data-section="compare"] [data-begin]')).toBeVisible();
    expect(await shown(page), 'an example').toEqual(['uo-mba', 'iit-mba']);
    await expect(page.locator('[data-section="compare"] [data-row]:visible')).toHaveCount(5);
    await expect(page.locator('astro-island[data-hydrated] [data-section="compare"]')).toHaveCount(0);
    await islandReady(page, 'compare');
    await expect(page.locator('[data-section="compare"] [data-begin]')).toBeVisible();
    await places(page).nth(0).selectOption('ua-llm');
    await places(page).nth(1).selectOption('ua-lms');
    await expect(page).toHaveURL('/en/compare?programs=ua-llm,ua-lms');
    await expect.poll(() => shown(page)).toEqual(['ua-llm', 'ua-lms']);
    await page.goBack();
    await expect(columns(page)).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('[data-section="compare"] [data-begin]')).toBeVisible();
    await expect.poll(() => shown(page)).toEqual(['uo-mba', 'iit-mba']);
  },
);

test(
  'Compare explains its limit of three, names what does not fit and ignores what is no programme',
  DESKTOP,
  async ({ page }) => {
    await openCompare(page, '/en/compare?programs=nothing,,%3Cb%3E,uo-mba,iit-mba,ggu-mba,wu-mba');
    await expect.poll(() => shown(page)).toEqual(['uo-mba', 'iit-mba', 'ggu-mba']);
    await expect(page.locator('[data-left]')).toContainText('Webster University');
    await expect(page.locator('[data-section="compare"]')).toContainText(compareMessages['compare.limit'].en);
  },
);

test('Compare begins from a set or from the shortlist', DESKTOP, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('shortlist', '["ua-llm","uo-mba"]'));
  await openCompare(page, '/en/compare');
  await page
    .getByRole('button', { name: format(compareMessages['compare.from_shortlist'].en, { n: 2 }, 'en') })
    .click();
  await expect.poll(() => shown(page)).toEqual(['ua-llm', 'uo-mba']);
  await expect(page).toHaveURL('/en/compare?programs=ua-llm,uo-mba');
});

test('Compare keeps the focus where a button goes away under it', DESKTOP, async ({ page }) => {
  await openCompare(page, '/en/compare');
  const form = page.locator('[data-section="compare"] form');
  await page.locator('[data-begin] button').first().press('Enter');
  await expect(form).toBeFocused();
  await page.getByRole('button', { name: compareMessages['compare.clear'].en }).press('Enter');
  await expect(form).toBeFocused();
});

test('Compare never scrolls the page sideways, and its table can be reached by keyboard', PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCompare(page, '/vi/compare?programs=uo-mba,iit-mba,ggu-mba');
  await expect.poll(() => shown(page)).toEqual(['uo-mba', 'iit-mba', 'ggu-mba']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const school = columns(page).first().getByRole('link').last();
  expect((await school.boundingBox())?.height, 'a school does not stand a letter on a line').toBeLessThan(80);
  const region = page.getByRole('region', { name: compareMessages['compare.table'].vi });
  await expect(region).toHaveAttribute('tabindex', '0');
  expect(await region.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Compare shows the table of all programmes without JavaScript', DESKTOP, async ({ page }) => {
    await page.goto('/zh/compare');
    await expect(columns(page)).toHaveCount(programs.size);
    await expect(page.locator('[data-row="fact-length"] [role="cell"]:visible')).toHaveCount(programs.size);
    await expect(places(page).locator('visible=true')).toHaveCount(0);
  });
});
