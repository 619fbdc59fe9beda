/** How the home page's two layouts hold together. What holds on every page is in every-page.spec.ts. */
import { serveSlowly } from '../../support/servers/slow-page.ts';
import { DESKTOP, expect, PHONE, test } from '../fixtures.ts';
import { noteShifts, shiftsOf, weigh } from '../page-visit.ts';

const KB = 1000;
const LCP_BUDGET = 45 * KB;

test('HOME-7 only one of the two layouts is ever visible, from the first paint on', async ({ page, isMobile }) => {
  // The scripts are held back: what is seen is what was served.
  await page.route('**/*.js', () => {});
  await page.goto('/en/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const seen = (name: string) => page.locator(`.${name}-only`).filter({ visible: true }).count();
  expect(await seen(isMobile ? 'desktop' : 'mobile')).toBe(0);
  expect(await seen(isMobile ? 'mobile' : 'desktop')).toBeGreaterThan(3);
  const sections = page.locator('[data-section="services"]:visible, [data-section="why-choose"]:visible');
  await expect(sections).toHaveCount(1);
  await expect(page.locator('[data-section="banner"] [data-offset="0"]')).toBeInViewport();
});

test.describe('on a screen with two pixels for each of CSS', () => {
  test.use({ deviceScaleFactor: 2 });

  test('HOME-1 the largest picture of the first screen comes first and weighs little', PHONE, async ({ page }) => {
    const loaded = await weigh(page);
    await page.goto('/vi/', { waitUntil: 'networkidle' });
    const image = page.locator('[data-section="banner"] [data-offset="0"] img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading', 'lazy');
    const chosen = await image.evaluate((one: HTMLImageElement) => one.currentSrc);
    const transferred = loaded().find(({ url }) => url === chosen);
    expect(transferred?.bytes, chosen).toBeGreaterThan(1 * KB);
    expect(transferred?.bytes, chosen).toBeLessThanOrEqual(LCP_BUDGET);
  });
});

test('HOME-7 a page of which half the header has come shows nothing yet, so that nothing moves with the rest', async ({
  page,
  baseURL,
}) => {
  const address = '/vi/masters/business';
  const site = await serveSlowly(baseURL ?? '', address, '<button type="button" class="mobile-only');
  try {
    await noteShifts(page);
    await page.goto(`${site.origin}${address}`, { waitUntil: 'commit' });
    await page.locator('header a[data-locale]').last().waitFor({ state: 'attached' });
    const isPainted = await page.evaluate(async () => {
      // A page that shows nothing draws no frame; a moment in which it could have done so stands for that.
      await Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, 500))]);
      return performance.getEntriesByType('paint').length > 0;
    });
    site.finish();
    await page.waitForLoadState();
    expect(await shiftsOf(page)).toEqual([]);
    expect(isPainted).toBe(false);
  } finally {
    site.close();
  }
});

/** Pages whose first screen on a desktop goes on below its marked end, and where in that they are cut. */
const CUT_PAGES: [page: string, until: string][] = [
  // The foot of a short page, with one of its three codes.
  ['/vi/no-such-page', '<li><img src="/qr/wechat-service'],
  // A field of the form, with its name and none of its choices.
  ['/vi/appointment', '<input type="radio" name="education" value="1"'],
];

for (const [address, until] of CUT_PAGES) {
  test.describe(address, () => {
    // The browser itself notes the status.
    test.use({ expectedNoise: address.endsWith('/no-such-page') ? [/status of 404/] : [] });

    test(`HOME-7 what comes of ${address} after its first paint moves nothing`, DESKTOP, async ({ page, baseURL }) => {
      const site = await serveSlowly(baseURL ?? '', address, until);
      try {
        await noteShifts(page);
        await page.goto(`${site.origin}${address}`, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
        site.finish();
        await page.waitForLoadState();
        expect(await shiftsOf(page)).toEqual([]);
      } finally {
        site.close();
      }
    });
  });
}
