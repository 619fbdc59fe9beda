/** The company page: rules, team, milestones, and the 13 institutions on a picture and in a list (PAGE-3). */
import { readContent } from '../../content/read-content-files.ts';
import { DESKTOP, expect, LOCALES, PHONE, test } from './fixtures.ts';

const { about, schools } = readContent();

for (const locale of LOCALES) {
  test(`PAGE-3 values, team and milestones, ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title[locale]);
    const within = (id: string) => page.locator(`section[aria-labelledby="${id}"]`);
    await expect(within('values-title').locator('h3')).toHaveText(about.values.map(({ title }) => title[locale]));
    await expect(within('team-title').locator('h3')).toHaveText(about.team.map(({ name }) => name[locale]));
    await expect(within('team-title').locator('.sample-mark')).toHaveCount(
      about.team.filter(({ isSample }) => isSample).length,
    );
    const times = within('milestones-title').locator('time');
    await expect(times.first()).toHaveAttribute('datetime', '2025-06');
    await expect(times.nth(1)).toHaveAttribute('datetime', '2025-07');
  });

  test(`PAGE-3 the 13 institutions lead to their pages from the list, ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/about`);
    const links = page.locator('[data-partner-map] ol a');
    await expect(links).toHaveCount(13);
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(addresses.toSorted()).toEqual([...schools.keys()].map((slug) => `/${locale}/school/${slug}`).toSorted());
  });
}

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
  test('PAGE-3 has land as dots and no word but the numbers of the pins', async ({ page }) => {
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
