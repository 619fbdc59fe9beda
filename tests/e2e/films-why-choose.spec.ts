/** The why-choose section of the home page: four film panels, on desktops. */
import {
  FIRST_AUTOPLAY_DELAY_MS,
  PANEL_CLOSED_WIDTH,
  PANEL_OPEN_WIDTH,
  PANEL_SWITCH_DELAY_MS,
} from '../../site/sections/why-choose/panel-state.ts';
import { filmCalls, filmRequests, heads, panel, services, show, startWithClock, why } from './films-page.ts';
import { expect, LOCALES, letTimePass, type Page, test, WECHAT_USER_AGENT } from './fixtures.ts';

test.describe('why choose, on desktops', { tag: '@desktop' }, () => {
  const widths = (page: Page) =>
    why(page)
      .locator('article')
      .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().width));

  for (const locale of LOCALES) {
    test(`HOME-9 at 1440 px the open panel is 753 px wide and the others 135 px (${locale})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/${locale}/`);
      await show(page, 'why-choose');
      for (const open of [0, 1, 2, 3]) {
        await heads(page).nth(open).focus();
        await expect(why(page)).toHaveAttribute('data-active', String(open));
        await expect
          .poll(async () => (await widths(page)).map(Math.round))
          .toEqual([0, 1, 2, 3].map((index) => (index === open ? PANEL_OPEN_WIDTH : PANEL_CLOSED_WIDTH)));
      }
    });
  }

  test('HOME-9 at other widths the panels keep their proportion and the page does not scroll sideways', async ({
    page,
  }) => {
    await page.goto('/vi/');
    await show(page, 'why-choose');
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(async () => {
          const [open = 0, ...closed] = await widths(page);
          return closed.map((one) => Math.abs(open / one - PANEL_OPEN_WIDTH / PANEL_CLOSED_WIDTH) < 0.05);
        })
        .toEqual([true, true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test('HOME-9 opening another panel moves nothing outside the row', async ({ page }) => {
    await page.goto('/en/');
    await show(page, 'why-choose');
    const height = () => why(page).evaluate((section) => section.getBoundingClientRect().height);
    const before = await height();
    for (const index of [3, 1, 2]) {
      await heads(page).nth(index).click();
      await expect(why(page)).toHaveAttribute('data-active', String(index));
      expect(await height()).toBe(before);
    }
  });

  test('HOME-9 the first film starts one second after the section', async ({ page }) => {
    await startWithClock(page);
    await letTimePass(page, FIRST_AUTOPLAY_DELAY_MS - 1);
    expect(await filmCalls(page)).toEqual([]);
    await letTimePass(page, 1);
    await expect.poll(() => filmCalls(page)).toEqual(['play why-1-one-adviser']);
    const video = why(page).locator('video').first();
    expect(await video.evaluate((film: HTMLVideoElement) => [film.muted, film.playsInline, film.loop])).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('HOME-9 choosing a panel pauses the old film at once and plays the new one after 700 ms', async ({ page }) => {
    await startWithClock(page);
    await letTimePass(page, FIRST_AUTOPLAY_DELAY_MS);
    await expect.poll(() => filmCalls(page)).toHaveLength(1);
    await heads(page).nth(2).click();
    await expect.poll(() => filmCalls(page)).toEqual(['play why-1-one-adviser', 'pause why-1-one-adviser']);
    await letTimePass(page, PANEL_SWITCH_DELAY_MS - 1);
    expect(await filmCalls(page)).toHaveLength(2);
    await letTimePass(page, 1);
    await expect.poll(async () => (await filmCalls(page)).at(-1)).toBe('play why-3-beside-the-job');
  });

  test('HOME-9 a pointer that rests on a panel opens it, one that crosses it does not', async ({ page }) => {
    await startWithClock(page);
    await heads(page).nth(3).hover();
    await letTimePass(page, 60);
    await heads(page).nth(2).hover();
    await letTimePass(page, 60);
    await expect(why(page)).toHaveAttribute('data-active', '0');
    await letTimePass(page, 500);
    await expect(why(page)).toHaveAttribute('data-active', '2');
  });

  test('NAV-5 arrow keys, Home and End go through the panels and open them', async ({ page }) => {
    await page.goto('/zh/');
    await show(page, 'why-choose');
    await heads(page).first().focus();
    for (const [key, active] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', 3],
      ['ArrowRight', 0],
      ['End', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(why(page)).toHaveAttribute('data-active', String(active));
      await expect(heads(page).nth(active)).toBeFocused();
      await expect(heads(page).nth(active)).toHaveAttribute('aria-expanded', 'true');
    }
  });

  test('HOME-9 no film and no caption track is fetched before it is needed', async ({ page }) => {
    const requests = filmRequests(page);
    await page.goto('/en/');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await show(page, 'why-choose');
    await expect.poll(() => requests).toContainEqual(expect.stringContaining('why-1-one-adviser'));
    expect(requests.filter((name) => !name.startsWith('why-1'))).toEqual([]);
    expect(requests.filter((name) => name.endsWith('.vtt'))).toEqual([]);
  });

  test('HOME-9 the first film really plays', async ({ page }) => {
    await page.goto('/en/');
    await show(page, 'why-choose');
    const time = () =>
      why(page)
        .locator('video')
        .first()
        .evaluate((film: HTMLVideoElement) => film.currentTime);
    await expect.poll(time, { timeout: 15_000 }).toBeGreaterThan(0.5);
  });

  test('HOME-10 the pause button stops the film, and the next panel stays still', async ({ page }) => {
    await startWithClock(page);
    await letTimePass(page, FIRST_AUTOPLAY_DELAY_MS);
    await expect.poll(() => filmCalls(page)).toHaveLength(1);
    await panel(page, 0).getByRole('button', { name: 'Pause the film' }).click();
    await expect.poll(async () => (await filmCalls(page)).at(-1)).toBe('pause why-1-one-adviser');
    await heads(page).nth(1).click();
    await letTimePass(page, 2000);
    expect(await filmCalls(page)).toHaveLength(2);
    await panel(page, 1).getByRole('button', { name: 'Play the film' }).click();
    await expect.poll(async () => (await filmCalls(page)).at(-1)).toBe('play why-2-honest-matching');
  });

  test('HOME-10 a hidden tab pauses the film and a shown one goes on', async ({ page }) => {
    await startWithClock(page);
    await letTimePass(page, FIRST_AUTOPLAY_DELAY_MS);
    await expect.poll(() => filmCalls(page)).toHaveLength(1);
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await expect.poll(async () => (await filmCalls(page)).at(-1)).toBe('pause why-1-one-adviser');
    await setHidden(false);
    await expect.poll(async () => (await filmCalls(page)).at(-1)).toBe('play why-1-one-adviser');
  });

  test('HOME-10 a film that is scrolled out of the window pauses', async ({ page }) => {
    await startWithClock(page);
    await letTimePass(page, FIRST_AUTOPLAY_DELAY_MS);
    await expect.poll(() => filmCalls(page)).toHaveLength(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(async () => (await filmCalls(page)).at(-1)).toBe('pause why-1-one-adviser');
  });

  test('HOME-10 under reduced motion no film starts until its button is pressed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startWithClock(page);
    await letTimePass(page, 5000);
    await heads(page).nth(1).click();
    await letTimePass(page, 5000);
    expect(await filmCalls(page)).toEqual([]);
    await panel(page, 1).getByRole('button', { name: 'Play the film' }).click();
    await expect.poll(() => filmCalls(page)).toEqual(['play why-2-honest-matching']);
  });

  test('HOME-10 captions come in the language of the page when they are switched on', async ({ page }) => {
    const requests = filmRequests(page);
    await page.goto('/vi/');
    await show(page, 'why-choose');
    await panel(page, 0).getByRole('button', { name: 'Phụ đề' }).click();
    await expect(why(page).locator('[data-film="why-1-one-adviser"] p')).toHaveText(/\p{L}/u, { timeout: 15_000 });
    expect(requests.filter((name) => name.endsWith('.vtt'))).toEqual(['why-1-one-adviser.vi.vtt']);
  });

  for (const network of ['4G', 'WIFI'] as const) {
    test.describe(`in WeChat on ${network}`, () => {
      test.use({ userAgent: WECHAT_USER_AGENT.replace('NetType/WIFI', `NetType/${network}`) });

      test(`HOME-10 in WeChat on ${network} the first film ${network === 'WIFI' ? 'starts' : 'waits for its button'}`, async ({
        page,
      }) => {
        await startWithClock(page);
        await letTimePass(page, 5000);
        if (network === 'WIFI') await expect.poll(() => filmCalls(page)).toEqual(['play why-1-one-adviser']);
        else expect(await filmCalls(page)).toEqual([]);
      });
    });
  }

  test('HOME-10 a film that the browser refuses to play shows its button', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await page.goto('/en/');
    await show(page, 'why-choose');
    await expect(panel(page, 0).getByRole('button', { name: 'Play the film' })).toBeVisible();
  });

  test('HOME-7 the service section is not shown', async ({ page }) => {
    await page.goto('/zh/');
    await expect(services(page)).toBeHidden();
    await expect(why(page)).toBeVisible();
  });
});
