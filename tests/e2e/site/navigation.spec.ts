/** The bar at the top and its menus in a real layout, by mouse, keyboard and finger (NAV-1 to NAV-5). Their rules are tested beside them. */
import { shellMessages } from '../../../site/messages/shell.messages.ts';
import { DESKTOP, expect, headerReady, type Page, PHONE, putFinger, SOON, test, untilAtRest } from '../fixtures.ts';
import { openStory } from './home/stories-page.ts';

/** The programme menu, its button, and the tab that is chosen in it. */
function megaMenu(page: Page) {
  const menu = page.locator('header nav details');
  return {
    menu,
    button: menu.locator('summary'),
    panel: menu.getByRole('tablist'),
    tabs: menu.getByRole('tab'),
    chosen: menu.locator('[role="tab"][aria-selected="true"]'),
  };
}

/** How opaque the bar's ground is: 0 to 1. */
function barOpacity(page: Page): Promise<number> {
  return page
    .locator('body header')
    .first()
    .evaluate((bar) => {
      const parts = /rgba?\(([^)]*)\)/.exec(getComputedStyle(bar).backgroundColor)?.[1]?.split(/[\s,/]+/) ?? [];
      return parts.length === 4 ? Number(parts[3]) : 1;
    });
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

async function openMobileMenu(page: Page) {
  await page.locator('header button[aria-haspopup="dialog"]').tap();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
}

test('NAV-3 the bar over the picture turns opaque beyond 100 px, not at 100, and stays so behind a dialog', async ({
  page,
}) => {
  await page.goto('/en/');
  await expect.poll(() => barOpacity(page), SOON).toBe(0);
  // Both changes are waited for, so that a bar that reacts late or at another place fails.
  await scrollTo(page, 101);
  await expect.poll(() => barOpacity(page), SOON).toBe(1);
  await scrollTo(page, 100);
  await expect.poll(() => barOpacity(page), SOON).toBe(0);
  await scrollTo(page, 1200);
  await expect.poll(() => barOpacity(page), SOON).toBe(1);
  const dialog = await openStory(page, 0);
  await expect.poll(() => barOpacity(page), SOON).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => barOpacity(page), SOON).toBe(1);
  // The page is let go once the dialog is off the screen; where it stands is kept from then on.
  await page.locator('html:not([data-locked])').waitFor();
  await page.reload();
  await expect.poll(() => barOpacity(page), SOON).toBe(1);
  await page.goto('/en/sheet/?programs=uo-mba');
  await expect.poll(() => barOpacity(page), { message: 'a page without a picture under it', ...SOON }).toBe(1);
});

test('NAV-4 a tap on the menu before its script is there opens it when it comes', PHONE, async ({ page }) => {
  const { promise: isTapped, resolve: tapped } = Promise.withResolvers<void>();
  await page.route('**/SiteHeader*.js', async (route) => {
    await isTapped;
    await route.continue();
  });
  await page.goto('/en/privacy', { waitUntil: 'domcontentloaded' });
  await page.locator('header button[aria-haspopup="dialog"]').tap();
  tapped();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** What a frame shows of the menu, from the tap that opens it to the one that closes it. */
async function framesOfMenu(button: Element): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  const menu = () => document.querySelector('dialog');
  const isModal = () => menu()?.matches(':modal') === true;
  const look = () => `${menu()?.checkVisibility() ? 'shown' : 'hidden'}, ${isModal() ? 'modal' : 'not modal'}`;
  const frames: string[] = [];
  (button as HTMLElement).focus();
  (button as HTMLElement).click();
  await frame();
  frames.push(look());
  while (!isModal()) await frame();
  frames.push(look());
  menu()?.querySelector('button')?.click();
  await frame();
  frames.push(look());
  return frames;
}

// Costs a second.
test(
  'NAV-4 OPS-5 a tap is painted before the page behind the menu becomes inert, or lives again',
  PHONE,
  async ({ page }) => {
    await page.goto('/en/privacy');
    await headerReady(page);
    const burger = page.locator('header button[aria-haspopup="dialog"]');
    expect(await burger.evaluate(framesOfMenu)).toEqual(['shown, not modal', 'shown, modal', 'hidden, modal']);
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(burger).toBeFocused();
  },
);

test(
  'NAV-2 NAV-5 the masters menu works by mouse and by keyboard, from opening to leaving',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/en/');
    await headerReady(page);
    const { menu, button, panel, tabs, chosen } = megaMenu(page);
    // The first stop leads past the bar to the content.
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: shellMessages['shell.skip'].en });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();

    await button.click();
    await expect(panel).toBeVisible();
    await expect(tabs).toHaveCount(5);
    for (const index of [3, 1]) {
      await tabs.nth(index).hover();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(menu.getByRole('tabpanel')).toHaveCount(1);
      await expect(menu.getByRole('tabpanel').locator('[data-greyed]').first()).toBeVisible();
    }
    // Three categories, the fit check, and where a degree is recognised.
    await expect(menu.getByRole('link')).toHaveCount(5);
    await page.mouse.move(700, 800);
    await expect(panel).toBeHidden();

    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveId('menu-tab-cs');
    await expect(chosen).toBeFocused();
    await expect(menu.getByRole('tabpanel')).toHaveId('menu-panel-cs');
    await page.keyboard.press('Tab');
    await expect(menu.locator('a[href="/en/masters/business"]')).toBeFocused();
    for (let step = 0; step < 5; step++) await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
  },
);

test.describe('NAV-5 a tablet with the wide layout', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('NAV-5 the masters menu opens and closes by finger', DESKTOP, async ({ page }) => {
    await page.goto('/en/');
    await headerReady(page);
    const { menu, button, panel, tabs } = megaMenu(page);
    await button.tap();
    await expect(panel).toBeVisible();
    await tabs.nth(3).tap();
    await expect(menu.locator('#menu-panel-law')).toBeVisible();
    await button.tap();
    await expect(panel).toBeHidden();
    await button.tap();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(500, 740);
    await expect(panel).toBeHidden();
  });
});

test(
  'NAV-4 the phone menu keeps focus and page while it is open, and every way out closes it',
  PHONE,
  async ({ page }) => {
    await page.goto('/en/');
    await headerReady(page);
    await scrollTo(page, 400);
    // Where the page stands on the screen, however it is held.
    const top = () => page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top));
    const menu = await openMobileMenu(page);
    expect(await top()).toBe(-400);
    const finger = await putFinger(page, { x: 20, y: 600 });
    await finger.move(0, -400);
    expect(await top()).toBe(-400);
    await finger.lift();

    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        const isInside = activeElement === document.body || activeElement?.closest('dialog') !== null;
        return isInside ? activeElement?.textContent : 'outside the menu';
      });
    const seen = new Set<string | null | undefined>();
    for (let step = 0; step < 30; step++) {
      seen.add(await focused());
      await page.keyboard.press('Tab');
    }
    expect([...seen]).not.toContain('outside the menu');
    expect(seen.size, 'every control was reached').toBeGreaterThan(12);
    const sub = menu.locator('details').first();
    await sub.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(sub.locator('li').first()).toBeVisible();
    await page.keyboard.press('Space');
    await expect(sub.locator('li').first()).toBeHidden();

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('header button[aria-haspopup="dialog"]')).toBeFocused();
    await expect.poll(top).toBe(-400);
    await untilAtRest(page.locator('html'), async () => {
      const again = await putFinger(page, { x: 20, y: 600 });
      await again.move(0, -300);
      await again.lift();
    });
    expect(await top(), 'the same finger scrolls the page again').toBeLessThan(-500);

    await openMobileMenu(page);
    await page.touchscreen.tap(12, 420);
    await expect(menu).toBeHidden();
    await openMobileMenu(page);
    await menu.getByRole('button', { name: shellMessages['nav.close'].en }).tap();
    await expect(menu).toBeHidden();
    await openMobileMenu(page);
    await menu.getByRole('link', { name: shellMessages['nav.book'].en }).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/en/#appointment');
    await expect(page.locator('#appointment')).toBeInViewport();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  },
);
