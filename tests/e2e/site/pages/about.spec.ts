/** The picture of the 13 institutions on the company page (PAGE-3); what the page says is in tests/pages/company-pages.test.ts. */
import { DESKTOP, expect, PHONE, test } from '../../fixtures.ts';

for (const [layout, tag, visible] of [
  ['wide', DESKTOP, 0],
  ['narrow', PHONE, 1],
] as const) {
  test(`PAGE-3 the ${layout} picture has a pin per institution, each leading to its page`, tag, async ({ page }) => {
    await page.goto('/en/about');
    const picture = page.locator('[data-partner-map] svg').nth(visible);
    await expect(picture).toBeVisible();
    await expect(page.locator('[data-partner-map] svg:visible')).toHaveCount(1);
    const pins = picture.locator('a[data-place]');
    await expect(pins).toHaveCount(13);
    const boxes = await pins.locator('circle:last-of-type').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width } = one.getBoundingClientRect();
        return { x, y, width };
      }),
    );
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.width * 0.95);
    }
    // The school's page has tests of its own.
    await page.route('**/school/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A school</title>' }),
    );
    await pins.last().click();
    await expect(page).toHaveURL(/\/en\/school\/[a-z]+$/);
  });
}

test.describe('PAGE-3 the picture', () => {
  test('PAGE-3 has land as dots and no word but the numbers of the pins', DESKTOP, async ({ page }) => {
    await page.goto('/zh/about');
    const svg = page.locator('[data-partner-map] svg').first();
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect((await svg.locator('text').allTextContents()).toSorted()).toEqual(
      Array.from({ length: 13 }, (_, index) => String(index + 1)).toSorted(),
    );
    await expect(svg.locator('path')).toHaveCount(1);
    expect(await svg.locator('path').getAttribute('d')).toMatch(/^(?:[Mm]-?[\d.]+ -?[\d.]+h0)+$/);
    expect(await svg.locator('a[data-place]').evaluateAll((all) => all.every((one) => one.tabIndex === -1))).toBe(true);
  });

  test('PAGE-3 an entry of the list and its pin mark each other', DESKTOP, async ({ page }) => {
    await page.goto('/en/about');
    const entry = page.locator('[data-partner-map] ol a[data-place="rit"]');
    const pin = page.locator('[data-partner-map] svg').first().locator('a[data-place="rit"]');
    await entry.hover();
    await expect(pin).toHaveAttribute('data-lit');
    await expect(page.locator('[data-partner-map] [data-lit]')).toHaveCount(3);
    await pin.locator('circle').last().hover();
    await expect(entry).toHaveAttribute('data-lit');
    await page.locator('h1').hover();
    await expect(page.locator('[data-partner-map] [data-lit]')).toHaveCount(0);
    await entry.focus();
    await expect(pin).toHaveAttribute('data-lit');
  });
});
