/** The bar at the top and its menus, by mouse, keyboard and finger (NAV-1 to NAV-5). */
import { shellMessages } from '../../site/messages/shell.messages.ts';
import { DESKTOP, expect, headerReady, LOCALES, type Page, PHONE, putFinger, test } from './fixtures.ts';
import { openStory } from './stories-page.ts';

const TABS = ['cs', 'mba', 'analytics', 'law', 'psychology'];
const MASTERS = ['/masters/business', '/masters/engineering', '/masters/arts'];

/** The programme menu, its button, and the tab that is chosen in it. */
function megaMenu(page: Page) {
  const menu = page.locator('header nav details');
  return {
    menu,
    button: menu.locator('summary'),
    panel: menu.getByRole('tablist'),
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
  await headerReady(page);
  await page.locator('header button[aria-haspopup="dialog"]').tap();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
}

for (const locale of LOCALES) {
  test(`NAV-1 the bar in ${locale} has home, masters menu, PhD, company and languages`, DESKTOP, async ({ page }) => {
    await page.goto(`/${locale}/`);
    const bar = page.locator('header nav').first();
    const words = ['home', 'masters', 'phd', 'about', 'contact'] as const;
    const items = bar.locator(':scope > a, :scope > details > summary');
    expect(await items.allInnerTexts()).toEqual(words.map((word) => shellMessages[`nav.${word}`][locale]));
    const hrefs = await bar.locator(':scope > a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual([`/${locale}/`, `/${locale}/phd`, `/${locale}/about`, `/${locale}/contact`]);
    await expect(items.first()).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('header a[data-locale]')).toHaveCount(3);
  });

  test(
    `NAV-2 the masters menu in ${locale} has five tabs of greyed entries and three pages`,
    DESKTOP,
    async ({ page }) => {
      await page.goto(`/${locale}/`);
      await headerReady(page);
      const { menu, button } = megaMenu(page);
      await button.hover();
      const tabs = menu.getByRole('tab');
      const names = () => tabs.evaluateAll((all) => all.map((one) => one.id.replace('menu-tab-', '')));
      await expect.poll(names).toEqual(TABS);
      for (const [index, id] of TABS.entries()) {
        await tabs.nth(index).hover();
        const panel = menu.locator(`#menu-panel-${id}`);
        await expect(panel).toBeVisible();
        await expect(menu.getByRole('tabpanel')).toHaveCount(1);
        expect(await panel.getByRole('listitem').count()).toBeGreaterThan(0);
        await expect(panel.locator('a, button, [tabindex], [onclick]')).toHaveCount(0);
      }
      const pages = menu.locator('a[href*="/masters/"]');
      expect(await pages.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
        MASTERS.map((path) => `/${locale}${path}`),
      );
      for (const one of await pages.all()) await expect(one).toBeVisible();
    },
  );

  test(`NAV-4 the phone menu in ${locale} has five sub-menus that open independently`, PHONE, async ({ page }) => {
    await page.goto(`/${locale}/`);
    const menu = await openMobileMenu(page);
    const groups = menu.locator('details');
    await expect(groups).toHaveCount(TABS.length);
    await expect(menu.locator('details[open]')).toHaveCount(0);
    for (let index = 0; index < TABS.length; index++) {
      await groups.nth(index).locator('summary').tap();
      await expect(menu.locator('details[open]')).toHaveCount(index + 1);
      expect(await groups.nth(index).locator('li').count()).toBeGreaterThan(0);
      await expect(groups.nth(index).locator('li').first()).toBeVisible();
      await expect(groups.nth(index).locator('a')).toHaveCount(0);
    }
    await groups.nth(2).locator('summary').tap();
    await expect(menu.locator('details[open]')).toHaveCount(TABS.length - 1);
    await expect(groups.nth(2)).not.toHaveAttribute('open');
    for (const path of ['/', ...MASTERS, '/phd', '/about']) {
      await expect(menu.locator(`a[href="/${locale}${path}"]`), path).toHaveCount(1);
    }
  });
}

test('NAV-3 the bar over the picture turns opaque beyond 100 px, and not at 100', async ({ page }) => {
  await page.goto('/en/');
  await expect.poll(() => barOpacity(page)).toBe(0);
  // Both changes are waited for, so that a bar that reacts late or at another place fails.
  await scrollTo(page, 101);
  await expect.poll(() => barOpacity(page)).toBe(1);
  await scrollTo(page, 100);
  await expect.poll(() => barOpacity(page)).toBe(0);
  await scrollTo(page, 1200);
  await expect.poll(() => barOpacity(page)).toBe(1);
  await page.reload();
  await expect.poll(() => barOpacity(page)).toBe(1);
});

test('NAV-3 the bar stays opaque behind an open dialog', async ({ page }) => {
  const dialog = await openStory(page, 0);
  await expect.poll(() => barOpacity(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => barOpacity(page)).toBe(1);
});

test('NAV-3 the bar is opaque from the top on a page without a picture under it', async ({ page }) => {
  await page.goto('/en/appointment/');
  await expect.poll(() => barOpacity(page)).toBe(1);
});

test('NAV-5 a click on the masters item by mouse leaves the menu open', DESKTOP, async ({ page }) => {
  await page.goto('/en/');
  await headerReady(page);
  const { button, panel } = megaMenu(page);
  await button.click();
  await expect(panel).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(panel).toBeHidden();
});

test('NAV-5 the masters menu works by keyboard from opening to leaving', DESKTOP, async ({ page }) => {
  await page.goto('/en/');
  await headerReady(page);
  const { menu, button, panel, chosen } = megaMenu(page);
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
  await expect(chosen).toHaveId('menu-tab-cs');
  for (const [key, id] of [
    ['ArrowDown', 'mba'],
    ['End', 'psychology'],
    ['ArrowDown', 'cs'],
    ['ArrowUp', 'psychology'],
    ['Home', 'cs'],
    ['ArrowRight', 'mba'],
  ]) {
    await page.keyboard.press(key ?? '');
    await expect(chosen).toHaveId(`menu-tab-${id}`);
    await expect(chosen).toBeFocused();
    await expect(menu.getByRole('tabpanel')).toHaveId(`menu-panel-${id}`);
  }
  await page.keyboard.press('Tab');
  await expect(menu.locator('a[href="/en/masters/business"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 5; step++) await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
});

test.describe('NAV-5 a tablet with the wide layout', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('NAV-5 the masters menu opens and closes by finger', DESKTOP, async ({ page }) => {
    await page.goto('/en/');
    await headerReady(page);
    const { menu, button, panel } = megaMenu(page);
    await button.tap();
    await expect(panel).toBeVisible();
    await menu.getByRole('tab').nth(3).tap();
    await expect(menu.locator('#menu-panel-law')).toBeVisible();
    await button.tap();
    await expect(panel).toBeHidden();
    await button.tap();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(500, 740);
    await expect(panel).toBeHidden();
  });
});

test('NAV-5 the first stop of the keyboard leads past the bar to the content', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shellMessages['shell.skip'].en });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('NAV-4 the open phone menu keeps the focus and gives it back', PHONE, async ({ page }) => {
  await page.goto('/en/');
  const menu = await openMobileMenu(page);
  const inside = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
  const seen = new Set<string>();
  for (let step = 0; step < 30; step++) {
    expect(await inside(), `after ${step} tabs`).toBe(true);
    seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    await page.keyboard.press('Tab');
  }
  expect(seen.size, 'every control was reached').toBeGreaterThan(12);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('header button[aria-haspopup="dialog"]')).toBeFocused();
});

test('NAV-4 the page behind the open phone menu does not scroll', PHONE, async ({ page }) => {
  await page.goto('/en/');
  await scrollTo(page, 400);
  const menu = await openMobileMenu(page);
  // Where the page stands on the screen, however it is held.
  const top = () => page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top));
  expect(await top()).toBe(-400);
  const finger = await putFinger(page, { x: 20, y: 600 });
  await finger.move(0, -400);
  expect(await top()).toBe(-400);
  await finger.lift();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect.poll(top).toBe(-400);
  // The same finger scrolls the page again.
  const again = await putFinger(page, { x: 20, y: 600 });
  await again.move(0, -300);
  await again.lift();
  await expect.poll(top).toBeLessThan(-500);
});

test('NAV-4 the phone menu closes on the backdrop and on its button', PHONE, async ({ page }) => {
  await page.goto('/en/');
  const menu = await openMobileMenu(page);
  await page.touchscreen.tap(12, 420);
  await expect(menu).toBeHidden();
  await openMobileMenu(page);
  await menu.getByRole('button', { name: shellMessages['nav.close'].en }).tap();
  await expect(menu).toBeHidden();
});

test('NAV-4 the phone menu closes after following a link on the same page', PHONE, async ({ page }) => {
  await page.goto('/en/');
  const menu = await openMobileMenu(page);
  await menu.getByRole('link', { name: shellMessages['nav.book'].en }).tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/en/#appointment');
  await expect(page.locator('#appointment')).toBeInViewport();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
});

test('NAV-4 the sub-menus of the phone menu work by keyboard', PHONE, async ({ page }) => {
  await page.goto('/en/');
  const menu = await openMobileMenu(page);
  const first = menu.locator('details').first();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first.locator('li').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(first.locator('li').first()).toBeHidden();
});
