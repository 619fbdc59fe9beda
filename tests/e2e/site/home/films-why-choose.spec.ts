/** The why-choose section in a real layout with real films, on desktops. Its rules are tested beside it. */
import {
  FIRST_AUTOPLAY_DELAY_MS,
  PANEL_CLOSED_WIDTH,
  PANEL_OPEN_WIDTH,
  PANEL_SWITCH_DELAY_MS,
} from '../../../../site/sections/why-choose/panel-state.ts';
import { DESKTOP, expect, headerReady, letTimePass, type Page, SOON, test } from '../../fixtures.ts';
import { filmRequests, show, why } from './films-page.ts';

const panel = (page: Page, index: number) => why(page).locator('article').nth(index);
const heads = (page: Page) => why(page).locator('button[aria-expanded]');
const widths = (page: Page) =>
  why(page)
    .locator('article')
    .evaluateAll((panels) => panels.map((one) => one.getBoundingClientRect().width));

test(
  'HOME-9 the open panel is 753 px wide and the others 135 px at 1440 px, elsewhere in the same proportion',
  DESKTOP,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The longest words and the shortest.
    for (const locale of ['zh', 'vi']) {
      await page.goto(`/${locale}/`);
      await show(page, 'why-choose');
      const height = (await why(page).boundingBox())?.height;
      for (const open of [3, 1, 2, 0]) {
        await heads(page).nth(open).focus();
        await expect
          .poll(async () => (await widths(page)).map(Math.round), { message: `${locale}, panel ${open}`, ...SOON })
          .toEqual([0, 1, 2, 3].map((index) => (index === open ? PANEL_OPEN_WIDTH : PANEL_CLOSED_WIDTH)));
        expect((await why(page).boundingBox())?.height, 'nothing outside the row moves').toBe(height);
      }
    }
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const isInProportion = async () => {
        const [open = 0, ...closed] = await widths(page);
        return closed.map((one) => Math.abs(open / one - PANEL_OPEN_WIDTH / PANEL_CLOSED_WIDTH) < 0.05);
      };
      await expect.poll(isInProportion, { message: `${width} px`, ...SOON }).toEqual([true, true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
);

test(
  'HOME-9 HOME-10 films are fetched and play when they are due, with captions, and pause out of sight',
  DESKTOP,
  async ({ page }) => {
    const requests = filmRequests(page);
    const film = (index: number) => panel(page, index).locator('video');
    const isPaused = (index: number) => film(index).evaluate((one: HTMLVideoElement) => one.paused);
    const time = (index: number) => film(index).evaluate((one: HTMLVideoElement) => one.currentTime);
    await page.clock.install({ time: 0 });
    await page.goto('/vi/');
    // It waits for a frame, and none comes once the clock stands still.
    await headerReady(page);
    await page.clock.pauseAt(60_000);
    await show(page, 'why-choose');
    await letTimePass(page, FIRST_AUTOPLAY_DELAY_MS - 1);
    expect(requests).toEqual([]);
    await letTimePass(page, 1);
    await expect.poll(() => time(0)).toBeGreaterThan(0.2);
    expect(requests.filter((name) => !/^why-1.*mp4$/.test(name))).toEqual([]);

    await panel(page, 0).getByRole('button', { name: 'Phụ đề' }).click();
    await expect(panel(page, 0).locator('[data-film] p')).toHaveText(/\p{L}/u);
    expect(requests.filter((name) => name.endsWith('.vtt'))).toEqual(['why-1-one-adviser.vi.vtt']);

    await page.mouse.move(2, 2);
    await panel(page, 2).hover({ position: { x: 60, y: 200 } });
    await letTimePass(page, 500);
    await expect(why(page)).toHaveAttribute('data-active', '2');
    // The clock stands still.
    await expect.poll(() => isPaused(0), 'the old film pauses at once').toBe(true);
    expect(await isPaused(2)).toBe(true);
    await letTimePass(page, PANEL_SWITCH_DELAY_MS);
    await expect.poll(() => time(2)).toBeGreaterThan(0.2);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => isPaused(2)).toBe(true);
  },
);
