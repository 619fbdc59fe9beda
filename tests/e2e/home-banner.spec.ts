/** The banner of the home page (HOME-1 to HOME-3, HOME-10). */
import { readContent } from '../../content/read-content-files.ts';
import { DESKTOP, expect, islandReady, LOCALES, letTimePass, type Page, PHONE, putFinger, test } from './fixtures.ts';

const { banner } = readContent();
const PHONE_WIDTH = 390;

/** The section, its slide in place, its dots and its pause button. */
function parts(page: Page) {
  const section = page.locator('[data-section="banner"]');
  return {
    section,
    slide: section.locator('[data-offset="0"]'),
    dots: section.locator('button[aria-label*="4"]:visible'),
    pause: section.locator('button:visible').last(),
    /** Where the slide in place stands, in px from its place. */
    drag: () => section.locator('[data-offset="0"]').evaluate((one) => Math.round(one.getBoundingClientRect().left)),
  };
}

/** Opens the page with its timers in the test's hands, the slides' one just begun. */
async function openWithClock(page: Page, address = '/en/') {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
  await page.goto(address);
  await islandReady(page, 'banner');
  const banner = parts(page);
  await banner.pause.tap();
  await page.clock.pauseAt(new Date('2026-11-21T11:00:00'));
  // A slow machine may have shown the next slide before the button was pressed.
  await banner.dots.first().tap();
  await expect(banner.section).toHaveAttribute('data-active', '0');
  await banner.pause.tap();
  return banner;
}

/** Lets half a minute pass and looks often: four advances would come round to the same slide. */
async function expectStill(page: Page): Promise<void> {
  for (let round = 0; round < 7; round++) {
    await letTimePass(page, 4500);
    await expect(parts(page).section).toHaveAttribute('data-active', '0');
  }
}

for (const locale of LOCALES) {
  test(
    `HOME-1 the banner in ${locale} has four slides with picture, two titles and detail lines`,
    PHONE,
    async ({ page }) => {
      await page.goto(`/${locale}/`);
      await islandReady(page, 'banner');
      const { section, slide, dots } = parts(page);
      await expect(dots).toHaveCount(4);
      for (const [index, words] of banner.entries()) {
        await dots.nth(index).tap();
        await expect(section).toHaveAttribute('data-active', String(index));
        await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
        await expect(slide.getByRole('heading')).toHaveText(`${words.title[locale]} ${words.titleAccent[locale]}`);
        for (const line of words.details[locale]) await expect(slide.getByText(line)).toBeVisible();
        await expect
          .poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(300);
        await expect(section.locator('[data-offset]:not([inert])')).toHaveCount(1);
      }
    },
  );
}

test('HOME-1 the slides advance every 4000 ms and go round', PHONE, async ({ page }) => {
  const { section } = await openWithClock(page);
  for (const next of [1, 2, 3, 0, 1]) {
    const now = String((next + 3) % 4);
    await letTimePass(page, 3999);
    await expect(section).toHaveAttribute('data-active', now);
    await letTimePass(page, 1);
    await expect(section).toHaveAttribute('data-active', String(next));
  }
});

test(
  'HOME-2 the slide follows the finger, and a drag beyond 20 % of the window shows the next one',
  PHONE,
  async ({ page }) => {
    const { section, drag } = await openWithClock(page);
    const finger = await putFinger(page, { x: 300, y: 420 });
    await finger.move(-60, 0);
    await expect.poll(drag).toBe(-60);
    await finger.move(-22, 0);
    await expect.poll(drag).toBe(-82);
    await finger.lift();
    await expect(section).toHaveAttribute('data-active', '1');
    await expect.poll(drag).toBe(0);
  },
);

test('HOME-2 a drag of less than 20 % of the window snaps back', PHONE, async ({ page }) => {
  const { section, drag } = await openWithClock(page);
  for (const by of [-0.19, 0.19]) {
    const finger = await putFinger(page, { x: 190, y: 420 });
    await finger.move(by * PHONE_WIDTH, 0);
    await expect.poll(drag).toBe(Math.round(by * PHONE_WIDTH));
    await finger.lift();
    await expect.poll(drag).toBe(0);
    await expect(section).toHaveAttribute('data-active', '0');
  }
});

test('HOME-2 swiping goes round both ways', PHONE, async ({ page }) => {
  const { section } = await openWithClock(page);
  for (const [by, expected] of [
    [0.21, '3'],
    [0.21, '2'],
    [-0.21, '3'],
    [-0.21, '0'],
  ] as const) {
    const finger = await putFinger(page, { x: 190, y: 420 });
    await finger.move(by * PHONE_WIDTH, 0);
    await finger.lift();
    await expect(section).toHaveAttribute('data-active', expected);
  }
});

test('HOME-2 the slide follows by at most half of the window', PHONE, async ({ page }) => {
  const { drag } = await openWithClock(page);
  const left = await putFinger(page, { x: 370, y: 420 });
  await left.move(-330, 0);
  await expect.poll(drag).toBe(-PHONE_WIDTH / 2);
  await left.move(330, 0);
  await left.lift();
  const right = await putFinger(page, { x: 20, y: 420 });
  await right.move(330, 0);
  await expect.poll(drag).toBe(PHONE_WIDTH / 2);
  await right.lift();
});

test('HOME-2 a drag that starts on a button does not follow its link', PHONE, async ({ page }) => {
  const { section, slide } = await openWithClock(page);
  const box = await slide.locator('a').first().boundingBox();
  const finger = await putFinger(page, { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 20 });
  await finger.move(-90, 0);
  await finger.lift();
  await expect(section).toHaveAttribute('data-active', '1');
  await expect(page).toHaveURL('/en/');
});

test('HOME-2 the page scrolls up and down from the banner', PHONE, async ({ page }) => {
  const { section } = await openWithClock(page);
  const finger = await putFinger(page, { x: 200, y: 600 });
  await finger.move(6, -400);
  await finger.lift();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await expect(section).toHaveAttribute('data-active', '0');
});

test('HOME-2 the slides wait while a finger holds one', PHONE, async ({ page }) => {
  const { section } = await openWithClock(page);
  const finger = await putFinger(page, { x: 200, y: 420 });
  await finger.move(-40, 0);
  await expectStill(page);
  await finger.lift();
  await letTimePass(page, 3999);
  await expect(section).toHaveAttribute('data-active', '0');
  await letTimePass(page, 1);
  await expect(section).toHaveAttribute('data-active', '1');
});

test('HOME-10 the button stops the slides and starts them again', PHONE, async ({ page }) => {
  const { section, pause } = await openWithClock(page);
  const stop = (await pause.getAttribute('aria-label')) ?? '';
  await pause.tap();
  await expect(pause).not.toHaveAttribute('aria-label', stop);
  await expectStill(page);
  await pause.tap();
  await letTimePass(page, 4000);
  await expect(section).toHaveAttribute('data-active', '1');
});

test('HOME-10 the slides stop while the keyboard is among them', PHONE, async ({ page }) => {
  const { section, slide } = await openWithClock(page);
  await page.keyboard.press('Tab');
  await slide.locator('a').first().focus();
  await letTimePass(page, 100);
  await expectStill(page);
  await page.locator('footer a').first().focus();
  await letTimePass(page, 100);
  await letTimePass(page, 4000);
  await expect(section).toHaveAttribute('data-active', '1');
});

test('HOME-10 the slides stop in a hidden tab', PHONE, async ({ page }) => {
  const { section } = await openWithClock(page);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await expectStill(page);
  await setHidden(false);
  await letTimePass(page, 4000);
  await expect(section).toHaveAttribute('data-active', '1');
});

test('HOME-10 the slides do not start where the visitor wants less motion', PHONE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { section, dots } = await openWithClock(page);
  await expectStill(page);
  await dots.nth(2).tap();
  await expect(section).toHaveAttribute('data-active', '2');
});

test.describe('HOME-10 a narrow window with a mouse', () => {
  test.use({ viewport: { width: 600, height: 800 } });

  test('HOME-10 the slides stop under the pointer', DESKTOP, async ({ page }) => {
    await page.clock.install();
    await page.goto('/en/');
    await islandReady(page, 'banner');
    const { section } = parts(page);
    await section.hover({ position: { x: 300, y: 500 } });
    await expect(section).toHaveAttribute('data-active', '0');
    await letTimePass(page, 100);
    await expectStill(page);
    await page.mouse.wheel(0, 3000);
    await expect(section).not.toBeInViewport();
    await page.mouse.move(300, 300);
    await letTimePass(page, 100);
    await letTimePass(page, 4000);
    await expect(section).toHaveAttribute('data-active', '1');
  });
});

for (const locale of LOCALES) {
  test(`HOME-3 hovering or focusing a feature item in ${locale} shows its slide`, DESKTOP, async ({ page }) => {
    await page.goto(`/${locale}/`);
    await islandReady(page, 'banner');
    const { section, slide } = parts(page);
    const items = section.getByRole('tab');
    await expect(items).toHaveCount(4);
    for (const index of [2, 1, 3, 0]) {
      await items.nth(index).hover();
      await expect(section).toHaveAttribute('data-active', String(index));
      await expect(items.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(slide.getByRole('heading')).toContainText(banner[index]?.titleAccent[locale] ?? '?');
      await expect(slide).toHaveCSS('opacity', '1');
      await expect(section.locator('[data-offset="1"]')).toBeHidden();
    }
    await page.mouse.move(700, 200);
    await items.nth(0).focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', 3],
      ['ArrowRight', 0],
      ['ArrowLeft', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(section).toHaveAttribute('data-active', String(index));
      await expect(items.nth(index)).toBeFocused();
    }
  });
}

test('HOME-3 the desktop banner does not move by itself', DESKTOP, async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/');
  await islandReady(page, 'banner');
  await expectStill(page);
});
