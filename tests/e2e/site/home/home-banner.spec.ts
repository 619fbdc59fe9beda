/** The banner in a real layout: fingers, pictures, hover (HOME-1 to HOME-3, HOME-10). Its rules are tested beside it. */
import { DESKTOP, expect, islandReady, letTimePass, type Page, PHONE, putFinger, SOON, test } from '../../fixtures.ts';
import { CONTENT } from '../../../support/content/site-content.ts';

const { banner } = CONTENT;

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
async function openWithClock(page: Page) {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
  await page.goto('/en/');
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

test(
  'HOME-1 HOME-10 on a phone four slides come every 4000 ms or by their dots, and stop by their button',
  PHONE,
  async ({ page }) => {
    const { section, slide, dots, pause } = await openWithClock(page);
    await letTimePass(page, 3999);
    await expect(section).toHaveAttribute('data-active', '0');
    await letTimePass(page, 1);
    await expect(section).toHaveAttribute('data-active', '1');
    await pause.tap();
    await expect(dots).toHaveCount(4);
    for (const [index, words] of banner.entries()) {
      await dots.nth(index).tap();
      await expect(section).toHaveAttribute('data-active', String(index));
      await expect(slide.getByRole('heading')).toHaveText(`${words.title.en} ${words.titleAccent.en}`);
      for (const line of words.details.en) await expect(slide.getByText(line)).toBeVisible();
      await expect
        .poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
    }
    await letTimePass(page, 4000);
    await expect(section).toHaveAttribute('data-active', '3');
  },
);

test(
  'HOME-2 a finger drags the slides and scrolls the page, and a drag on a button follows no link',
  PHONE,
  async ({ page }) => {
    const { section, slide, drag } = await openWithClock(page);
    const swipe = async (dx: number, standsAt: number, active: number) => {
      const finger = await putFinger(page, { x: dx < 0 ? 370 : 20, y: 420 });
      await finger.move(dx, 0);
      await expect.poll(drag, { message: `${dx} px`, ...SOON }).toBe(standsAt);
      await finger.lift();
      await expect(section).toHaveAttribute('data-active', String(active));
      await expect.poll(drag, SOON).toBe(0);
    };
    // 20 % of the window are 78 px, half of it 195.
    await swipe(-78, -78, 0);
    await swipe(-79, -79, 1);
    await swipe(240, 195, 0);

    const box = await slide.locator('a').first().boundingBox();
    const onLink = await putFinger(page, { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 20 });
    await onLink.move(-90, 0);
    await onLink.lift();
    await expect(section).toHaveAttribute('data-active', '1');
    await expect(page).toHaveURL('/en/');

    const upwards = await putFinger(page, { x: 200, y: 600 });
    await upwards.move(6, -400);
    await upwards.lift();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await expect(section).toHaveAttribute('data-active', '1');
  },
);

test('HOME-3 hovering or focusing a feature item shows its slide', DESKTOP, async ({ page }) => {
  await page.goto('/vi/');
  await islandReady(page, 'banner');
  const { section, slide } = parts(page);
  const items = section.getByRole('tab');
  await expect(items).toHaveCount(4);
  // Small laptops, and tablets held upright.
  for (const [width, height] of [
    [768, 1024],
    [1024, 1366],
    [1200, 650],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(slide.locator('dl')).toBeVisible();
    const [figures, tabs] = await Promise.all([slide.locator('dl').boundingBox(), items.first().boundingBox()]);
    expect((figures?.y ?? 0) + (figures?.height ?? 0), `${width}: the figures stand above the items`).toBeLessThan(
      tabs?.y ?? 0,
    );
  }
  for (const index of [2, 0]) {
    await items.nth(index).hover();
    await expect(section).toHaveAttribute('data-active', String(index));
    await expect(slide.getByRole('heading')).toContainText(banner[index]?.titleAccent.vi ?? '?');
    await expect(slide).toHaveCSS('opacity', '1');
    await expect(section.locator('[data-offset="1"]')).toBeHidden();
  }
  await page.mouse.move(700, 200);
  await items.nth(0).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(section).toHaveAttribute('data-active', '3');
  await expect(items.nth(3)).toBeFocused();
});
