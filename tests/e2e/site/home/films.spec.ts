/** The service section in a real layout on phones, and both film sections without JavaScript. Their rules are tested beside them. */

import { expect, PHONE, SOON, test } from '../../fixtures.ts';
import { filmRequests, services, show, why } from './films-page.ts';

test('HOME-8 tabs and finger scroll the cards to the centre, at 360 px too', PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/vi/');
  await show(page, 'services');
  const cards = services(page).getByRole('tabpanel');
  const tabs = services(page).getByRole('tab');
  /** How far a card's centre is from the centre of the window, in px. */
  const distance = (index: number) =>
    cards.nth(index).evaluate((card) => {
      const { left, width } = card.getBoundingClientRect();
      return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
    });
  await expect(tabs).toHaveCount(4);
  for (const index of [3, 1, 0]) {
    await tabs.nth(index).tap();
    await expect(services(page)).toHaveAttribute('data-active', String(index));
    await expect.poll(() => distance(index), SOON).toBeLessThan(2);
    await expect(services(page)).toHaveAttribute('data-active', String(index));
  }
  for (const index of [2, 3, 0]) {
    await cards.nth(index).evaluate((card: HTMLElement) => {
      const row = card.parentElement as HTMLElement;
      row.scrollTo({ left: card.offsetLeft - row.offsetLeft - 20, behavior: 'instant' });
    });
    await expect(services(page)).toHaveAttribute('data-active', String(index));
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    // Let go between two cards, the row settles on one.
    await expect.poll(() => distance(index), SOON).toBeLessThan(2);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test(
  'HOME-8 a card opens a dialog whose film plays with captions; Escape, backdrop and button close it',
  PHONE,
  async ({ page }) => {
    const requests = filmRequests(page);
    await page.goto('/vi/');
    await show(page, 'services');
    expect(requests).toEqual([]);
    const dialog = page.getByRole('dialog', { name: 'Góp ý bài luận' });
    const link = services(page).getByRole('link').first();
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(20, 20),
      () => dialog.getByRole('button', { name: 'Đóng phim' }).tap(),
    ];
    for (const [nth, close] of closings.entries()) {
      await services(page).getByRole('tabpanel').first().tap();
      await expect(dialog).toBeVisible();
      if (nth === 0) {
        const time = () => dialog.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);
        await expect.poll(time).toBeGreaterThan(0.2);
        await expect(dialog.locator('[data-film] p')).toHaveText(/\p{L}/u);
        expect(requests.filter((name) => name.endsWith('.vtt'))).toEqual(['service-1-essay-team.vi.vtt']);
      }
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HOME-8 HOME-9 every title, summary and point of the films can be read', async ({ page, isMobile }) => {
    await page.goto('/en/');
    const section = isMobile ? services(page) : why(page);
    const words = section.locator(':is(article, [role=tabpanel]) :is(h3, p, li)');
    expect(await words.count()).toBeGreaterThanOrEqual(16);
    await expect(words.filter({ visible: false })).toHaveCount(0);
    if (isMobile) await expect(section.getByRole('link').first()).toHaveAttribute('href', /\.mp4$/);
  });
});
