/** The stories as a list: on phones, and where no script runs. */
import { expect, letTimePass, PHONE, test } from '../../fixtures.ts';
import { openStories, section } from './stories-page.ts';

test(
  'STORY-3 the list shows three stories, expands to all, collapses to its top and does not move by itself',
  PHONE,
  async ({ page }) => {
    await page.clock.install();
    await openStories(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await expect(section(page)).toHaveAttribute('data-active', '0');
    const items = section(page).locator('#stories-list > li');
    const control = section(page).locator('button[aria-controls="stories-list"]');
    await expect(items.filter({ visible: true })).toHaveCount(3);
    await control.tap();
    await expect(items.filter({ visible: true })).toHaveCount(5);
    await control.tap();
    await expect(items.filter({ visible: true })).toHaveCount(3);
    await expect(items.first()).toBeInViewport();
    await expect(section(page).locator('#stories-list')).toBeFocused();

    const prompt = section(page).getByRole('complementary');
    await expect(prompt.getByRole('img')).toBeHidden();
    await prompt.getByRole('button', { name: 'Open WeChat' }).tap();
    await expect(prompt.getByRole('status')).toHaveText('Account copied. Open WeChat and search for it.');
    await expect(prompt.getByRole('img')).toBeHidden();
    await letTimePass(page, 2000);
    await expect(prompt.getByRole('img'), 'STORY-6 the QR code comes when the app did not').toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-1 all five stories and their full texts can be read', PHONE, async ({ page }) => {
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
