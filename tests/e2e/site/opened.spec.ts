/** Dialogs, menus and folds on a phone: where they begin, and where the focus is. */
import type { Locator } from '@playwright/test';
import { expect, type Page, PHONE, test } from '../fixtures.ts';
import { expectIslandsToRun } from '../page-visit.ts';

/** Pages with a kind of fold that no other of them has. */
const WITH_FOLDS = [
  '/en/program/uo-mba',
  '/en/phd',
  '/en/contact',
  '/en/privacy',
  '/en/recognition',
  '/en/login',
  '/en/fit/result?p=job&f=business&h=25&t=day&d=bachelor3&e=6.5&b=cn-250',
];

/** What was opened stands at its top: nothing in it is scrolled, its name is seen, and so is what has the focus. */
async function expectAtTop(opened: Locator, name: Locator, what: string): Promise<void> {
  await expect(async () => {
    expect(
      await opened.evaluate((one) =>
        [one, ...one.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0).map((inner) => inner.className),
      ),
      `scrolled in ${what}`,
    ).toEqual([]);
    await expect(name, what).toBeInViewport({ ratio: 0.9, timeout: 1 });
    const hidden = await opened.page().evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nothing has the focus';
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2;
      const hit = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
      return hit && (focused.contains(hit) || hit.contains(focused)) ? '' : focused.outerHTML.slice(0, 120);
    });
    expect(hidden, `out of sight in ${what}`).toBe('');
  }).toPass({ intervals: [50, 100, 200], timeout: 5000 });
}

/** Opens every fold of a part of the page and closes it again. */
async function expectFoldsAtTop(page: Page, part: Locator): Promise<number> {
  const summaries = part.locator('summary').filter({ visible: true });
  const count = await summaries.count();
  for (let index = 0; index < count; index++) {
    const summary = summaries.nth(index);
    const fold = summary.locator('xpath=..');
    const wasOpen = await fold.evaluate((one: HTMLDetailsElement) => one.open);
    if (wasOpen) await summary.click();
    await summary.click();
    await expect(fold).toHaveJSProperty('open', true);
    await expectAtTop(fold, summary, `${page.url()} ${await summary.textContent()}`);
    if (!wasOpen) await summary.click();
  }
  return count;
}

test(
  'NAV-4 HOME-8 STORY-4 every dialog and menu opens at its top, with the focus on something that is seen',
  PHONE,
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    const expectDialogAtTop = async () => {
      await expect(dialog).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-locked');
      const label = await dialog.getAttribute('aria-labelledby');
      const name = label ? page.locator(`[id="${label}"]`) : dialog.locator('button').first();
      await expectAtTop(dialog, name, `${page.url()} ${await name.textContent()}`);
    };
    await page.goto('/en/');
    await expectIslandsToRun(page);
    const openers = page.locator('[aria-haspopup="dialog"]').filter({ visible: true });
    const count = await openers.count();
    expect(count, 'the menu, stories and films').toBeGreaterThan(7);
    for (let index = 0; index < count; index++) {
      await openers.nth(index).click();
      await expectDialogAtTop();
      if (index === 0) expect(await expectFoldsAtTop(page, dialog), 'of the menu').toBeGreaterThan(4);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    // By its address, without a touch.
    await page.goto('/en/#story-otago-lake');
    await page.reload();
    await expectDialogAtTop();
  },
);

test(
  'every menu and fold in place opens at its top, with the focus on something that is seen',
  PHONE,
  async ({ page }) => {
    await page.goto('/en/');
    await expectIslandsToRun(page);
    expect(await expectFoldsAtTop(page, page.locator('header')), 'languages').toBe(1);
    expect(await expectFoldsAtTop(page, page.locator('footer'))).toBeGreaterThan(0);
    for (const address of WITH_FOLDS) {
      await page.goto(address);
      expect(await expectFoldsAtTop(page, page.locator('main')), address).toBeGreaterThan(0);
    }
  },
);
