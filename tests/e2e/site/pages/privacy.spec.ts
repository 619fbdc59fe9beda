/** The privacy page in a browser, and the way to it from the form (PAGE-7, APPT-8). */
import { DESKTOP, expect, openSection, PHONE, test } from '../../fixtures.ts';
import { fillIn, formOf, VISITOR } from '../form/appointment-page.ts';
import { CONTENT } from '../../../support/content/site-content.ts';

const { privacy } = CONTENT;

test('PAGE-7 the contents lead to each section', DESKTOP, async ({ page }) => {
  await page.goto('/vi/privacy');
  const contents = page.getByRole('main').getByRole('navigation').last();
  await expect(contents.locator('a:visible')).toHaveCount(privacy.sections.length + 1);
  const last = privacy.sections.at(-1)?.id ?? '?';
  await contents.locator(`a[href="#${last}"]:visible`).click();
  await expect(page.locator(`#${last}-title`)).toBeInViewport();
});

test(
  'PAGE-7 on a phone the sections are folded under their titles, and a link to one unfolds it',
  PHONE,
  async ({ page }) => {
    await page.goto('/vi/privacy');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
    await page.goto('/vi/privacy#your-rights');
    await expect(page.locator('#your-rights')).toBeInViewport();
    await expect(page.locator('#who-we-are')).toBeHidden();
  },
);

test('PAGE-7 tables stay tables, and read as cards on a phone', PHONE, async ({ page }) => {
  await page.goto('/en/privacy');
  await page.locator('details:has(table) > summary').first().click();
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const cell = table.getByRole('cell').nth(1);
  const head = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(head).toBe('"Purpose"');
  const box = await cell.boundingBox();
  expect(box?.width).toBeGreaterThan(250);
});

test('PAGE-7 the contents stay beside the text', DESKTOP, async ({ page }) => {
  await page.goto('/en/privacy#your-rights');
  await expect(page.getByRole('main').getByRole('navigation').last().locator('a:visible').first()).toBeInViewport();
});

test('PAGE-7 printing leaves out what only a screen can do', DESKTOP, async ({ page }) => {
  await page.goto('/en/privacy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#who-we-are-title')).toBeVisible();
});

test('APPT-8 the consent’s link opens the policy and keeps what was typed', PHONE, async ({ page, context }) => {
  await page.goto('/vi/contact');
  await openSection(page, 'appointment');
  await fillIn(page, 'vi');
  const { consent, field, form } = formOf(page);
  await consent.uncheck();
  const opened = context.waitForEvent('page');
  await form.locator('a[href$="/privacy"]').click();
  const policy = await opened;
  await expect(policy).toHaveURL('/vi/privacy');
  await expect(policy.getByRole('heading', { level: 1 })).toHaveText(privacy.title.vi);
  await expect(field('name')).toHaveValue(VISITOR.vi);
  await expect(consent).not.toBeChecked();
});
