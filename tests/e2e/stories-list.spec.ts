/** The stories as a list: on phones, and where no script runs. */
import { expect, PHONE, test } from './fixtures.ts';
import { openStories, section } from './stories-page.ts';

test('STORY-3 the list shows three stories, expands to all and collapses to its top', PHONE, async ({ page }) => {
  await openStories(page);
  const items = section(page).locator('#stories-list > li');
  const control = section(page).locator('button[aria-controls="stories-list"]');
  await expect(items.filter({ visible: true })).toHaveCount(3);
  await expect(control).toHaveAttribute('aria-expanded', 'false');
  await control.click();
  await expect(items.filter({ visible: true })).toHaveCount(5);
  await expect(control).toHaveAttribute('aria-expanded', 'true');
  await control.click();
  await expect(items.filter({ visible: true })).toHaveCount(3);
  await expect(items.first()).toBeInViewport();
  await expect(section(page).locator('#stories-list')).toBeFocused();
});

test('STORY-1 the list does not move by itself', PHONE, async ({ page }) => {
  await page.clock.install();
  await openStories(page);
  await page.clock.fastForward(30_000);
  await expect(section(page)).toHaveAttribute('data-active', '0');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-1 all five stories and their full texts can be read', async ({ page }) => {
    await page.goto('/en/');
    const cards = section(page).locator('#stories-list > li');
    await expect(cards.filter({ visible: true })).toHaveCount(5);
    for (let index = 0; index < 5; index++) {
      const details = cards.nth(index).locator('details');
      await details.locator('summary').click();
      await expect(details.locator('p').first()).toBeVisible();
      await expect(cards.nth(index).getByRole('heading')).toBeVisible();
    }
  });
});
