/** Where one arrives, and gets back to (ROUTE-2, ROUTE-4). What the server answers is in tests/pages/addresses.test.ts. */
import { shellMessages } from '../../../site/messages/shell.messages.ts';
import { DESKTOP, expect, type Page, PHONE, test } from '../fixtures.ts';

/** Scrolls at once; the page's own smooth scrolling would still be on its way. */
function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('ROUTE-2 where nothing is', () => {
  // The browser itself notes the status.
  test.use({ expectedNoise: [/status of 404/], locale: 'en-GB' });

  test('ROUTE-2 the first way back leads home', PHONE, async ({ page }) => {
    await page.goto('/vi/no-such-page');
    await page.locator('main a').first().click();
    await expect(page).toHaveURL('/vi/');
    await expect(page.locator('[data-section="banner"]')).toBeVisible();
  });

  for (const [form, from, to, tag] of [
    ['prefixed', '/en/no/such?from=story#part', '/vi/no/such?from=story#part', PHONE],
    ['unprefixed', '/no/such?from=story#part', '/no/such?from=story#part', DESKTOP],
  ] as const) {
    test(`ROUTE-2 the missing address stays when the language changes, ${form}`, tag, async ({ page }) => {
      await page.goto(from);
      await page.locator('header details:has(a[data-locale]) summary').click();
      await page.locator('header a[data-locale="vi"]').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellMessages['not_found.title'].vi);
    });
  }
});

test.describe('without web fonts', () => {
  // A face that came too late for the first look and is there at the second moves words by a line.
  test.use({ expectedNoise: [/net::ERR_FAILED/] });

  test('ROUTE-4 going back and forward restores where the visitor was', PHONE, async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto('/en/');
    await scrollTo(page, 1500);
    await page.goto('/en/appointment/');
    await scrollTo(page, 140);
    await page.goBack();
    await expect(page).toHaveURL('/en/');
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(140);
  });
});

test('ROUTE-4 a followed link starts at the top of the new page', PHONE, async ({ page }) => {
  await page.goto('/en/appointment/');
  await scrollTo(page, 100_000);
  expect(await scrollTop(page)).toBeGreaterThan(200);
  await page.locator('footer a[href="/en/"]').first().click();
  await expect(page).toHaveURL('/en/');
  await expect(page.locator('[data-section="banner"]')).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
});

for (const [section, layout] of [
  ['programs', DESKTOP],
  ['appointment', PHONE],
] as const) {
  test(`ROUTE-4 an address with #${section} starts at that section`, layout, async ({ page }) => {
    await page.goto(`/en/#${section}`);
    const top = () =>
      page.locator(`[data-section="${section}"]`).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(120);
    await expect.poll(top).toBeGreaterThan(-1);
  });
}
