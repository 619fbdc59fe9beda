/** The service section of the home page on phones, and both film sections without JavaScript. */
import { filmCalls, filmRequests, services, show, spyOnFilms, why } from './films-page.ts';
import { expect, type Page, test } from './fixtures.ts';

test.describe('services, on phones', { tag: '@phone' }, () => {
  const cards = (page: Page) => services(page).getByRole('tabpanel');
  const tabs = (page: Page) => services(page).getByRole('tab');

  /** How far each card's centre is from the centre of the window, in px. */
  const distances = (page: Page) =>
    cards(page).evaluateAll((all) =>
      all.map((card) => {
        const { left, width } = card.getBoundingClientRect();
        return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
      }),
    );

  test('HOME-8 choosing a tab scrolls its card to the centre', async ({ page }) => {
    await page.goto('/vi/');
    await show(page, 'services');
    await expect(tabs(page)).toHaveCount(4);
    for (const index of [3, 1, 2, 0]) {
      await tabs(page).nth(index).tap();
      await expect(services(page)).toHaveAttribute('data-active', String(index));
      await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect.poll(async () => (await distances(page))[index]).toBeLessThan(2);
      await expect(services(page)).toHaveAttribute('data-active', String(index));
    }
  });

  test('HOME-8 scrolling by hand updates the tab', async ({ page }) => {
    await page.goto('/zh/');
    await show(page, 'services');
    for (const index of [2, 3, 0]) {
      await cards(page)
        .nth(index)
        .evaluate((card) => {
          const row = card.parentElement as HTMLElement;
          row.scrollTo({ left: (card as HTMLElement).offsetLeft - row.offsetLeft - 20, behavior: 'instant' });
        });
      await expect(services(page)).toHaveAttribute('data-active', String(index));
      await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    }
  });

  test('NAV-5 arrow keys go through the tabs', async ({ page }) => {
    await page.goto('/en/');
    await show(page, 'services');
    await tabs(page).first().focus();
    for (const [key, active] of [
      ['ArrowRight', 1],
      ['End', 3],
      ['ArrowRight', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(services(page)).toHaveAttribute('data-active', String(active));
      await expect(tabs(page).nth(active)).toBeFocused();
    }
  });

  test('HOME-8 a card opens a dialog whose film plays, with captions in the language of the page', async ({ page }) => {
    const requests = filmRequests(page);
    await page.goto('/vi/');
    await show(page, 'services');
    expect(requests).toEqual([]);
    await cards(page).first().tap();
    const dialog = page.getByRole('dialog', { name: 'Đội ngũ bài luận' });
    await expect(dialog).toBeVisible();
    const time = () => dialog.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);
    await expect.poll(time, { timeout: 15_000 }).toBeGreaterThan(0.5);
    await expect(dialog.locator('[data-film] p')).toHaveText(/\p{L}/u);
    expect(requests.filter((name) => name.endsWith('.vtt'))).toEqual(['service-1-essay-team.vi.vtt']);
  });

  const closings: Record<string, (page: Page) => Promise<void>> = {
    Escape: (page) => page.keyboard.press('Escape'),
    'the backdrop': (page) => page.touchscreen.tap(20, 20),
    'the button': (page) => page.getByRole('button', { name: 'Close the film' }).tap(),
  };
  for (const [way, close] of Object.entries(closings)) {
    test(`HOME-8 ${way} closes the dialog and stops the film`, async ({ page }) => {
      await spyOnFilms(page);
      await page.goto('/en/');
      await show(page, 'services');
      const link = services(page).getByRole('link', { name: 'Watch the film: Essay team' });
      await link.tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => filmCalls(page)).toEqual(['play service-1-essay-team']);
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(async () => (await filmCalls(page)).at(-1)).toMatch(/^pause/);
      await expect(link).toBeFocused();
    });
  }

  test('HOME-10 the film in the dialog can be paused', async ({ page }) => {
    await spyOnFilms(page);
    await page.goto('/en/');
    await show(page, 'services');
    await services(page).getByRole('link', { name: 'Watch the film: Essay team' }).tap();
    await page.getByRole('button', { name: 'Pause the film' }).tap();
    await expect.poll(() => filmCalls(page)).toEqual(['play service-1-essay-team', 'pause service-1-essay-team']);
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
  });

  test('HOME-8 at 360 px the page does not scroll sideways', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/vi/');
    await show(page, 'services');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('HOME-7 the why-choose section is not shown', async ({ page }) => {
    await page.goto('/zh/');
    await expect(why(page)).toBeHidden();
    await expect(services(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HOME-8 HOME-9 every title, summary and point of the films can be read', async ({ page, isMobile }) => {
    await page.goto('/en/');
    const section = isMobile ? services(page) : why(page);
    const words = section.locator(':is(article, [role=tabpanel]) :is(h3, p, li)');
    expect(await words.count()).toBeGreaterThanOrEqual(16);
    for (const one of await words.all()) await expect(one).toBeVisible();
    if (isMobile) await expect(section.getByRole('link').first()).toHaveAttribute('href', /\.mp4$/);
  });
});
