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

/** What the page has of this test. */
interface TestWindow {
  faultsOf: (opened: Element, name: Element) => string[];
  openFolds: (part: Element) => Promise<{ count: number; faults: string[] }>;
}

/** Runs in the page before its scripts. */
function addChecks(): void {
  const start = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 120);
  const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2;
  const isSeen = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };

  /** What was opened stands at its top: nothing in it is scrolled, its name is seen whole, and so is what has the focus. */
  const faultsOf = (opened: Element, name: Element) => {
    const { top, bottom } = name.getBoundingClientRect();
    const focused = document.activeElement ?? document.body;
    return [
      ...[opened, ...opened.querySelectorAll('*')]
        .filter(({ scrollTop }) => scrollTop > 0)
        .map((one) => `scrolled by ${Math.round(one.scrollTop)} px: ${start(one)}`),
      ...(top > -1 && bottom < innerHeight + 1 && isSeen(name) ? [] : [`its name is out of sight, at ${top} px`]),
      ...(focused === document.body ? ['nothing has the focus'] : []),
      ...(isSeen(focused) ? [] : [`what has the focus is out of sight: ${start(focused)}`]),
    ];
  };

  /** Opens every fold of a part of the page, one after another, and leaves it as it was. */
  const openFolds = async (part: Element) => {
    const summaries = [...part.querySelectorAll('summary')].filter((one) => one.checkVisibility());
    const faults: string[] = [];
    for (const summary of summaries) {
      const fold = summary.parentElement as HTMLDetailsElement;
      const wasOpen = fold.open;
      if (wasOpen) summary.click();
      summary.scrollIntoView({ behavior: 'instant', block: 'center' });
      summary.focus();
      summary.click();
      // What it does when it opens follows a toggle, which comes with a frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const found = fold.open ? faultsOf(fold, summary) : ['it does not open'];
      faults.push(...found.map((fault) => `${summary.textContent.trim().slice(0, 40)}: ${fault}`));
      if (!wasOpen) summary.click();
    }
    return { count: summaries.length, faults };
  };
  Object.assign(window, { faultsOf, openFolds });
}

test.beforeEach(({ page }) => page.addInitScript(addChecks));

/** Opens the folds of a part of the page; gives their number. */
async function expectFoldsAtTop(page: Page, part: Locator): Promise<number> {
  const { count, faults } = await part.evaluate((one) => (window as unknown as TestWindow).openFolds(one));
  expect(faults, page.url()).toEqual([]);
  return count;
}

test(
  'NAV-4 HOME-8 STORY-4 every dialog and menu opens at its top, with the focus on something that is seen',
  PHONE,
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    const expectDialogAtTop = async (what: string) => {
      await expect(dialog).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-locked');
      const faults = () =>
        dialog.evaluate((one) => {
          const label = one.getAttribute('aria-labelledby');
          const name = label ? document.getElementById(label) : one.querySelector('button');
          return name ? (window as unknown as TestWindow).faultsOf(one, name) : ['it has no name'];
        });
      await expect.poll(faults, { message: what, intervals: [50, 100, 200], timeout: 5000 }).toEqual([]);
    };
    await page.goto('/en/');
    await expectIslandsToRun(page);
    const openers = page.locator('[aria-haspopup="dialog"]').filter({ visible: true });
    const count = await openers.count();
    expect(count, 'the menu, stories and films').toBeGreaterThan(7);
    for (let index = 0; index < count; index++) {
      const opener = openers.nth(index);
      const text = await opener.innerText();
      await opener.click();
      await expectDialogAtTop(`the dialog of ${text}`);
      if (index === 0) expect(await expectFoldsAtTop(page, dialog), 'of the menu').toBeGreaterThan(4);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    // By its address, without a touch.
    await page.goto('/en/#story-otago-lake');
    await expectDialogAtTop('the story at its address');
    await page.reload();
    await expectDialogAtTop('the story at its address, reloaded');
  },
);

test(
  'every menu and fold in place opens at its top, with the focus on something that is seen',
  PHONE,
  async ({ page }) => {
    await page.goto('/en/');
    expect(await expectFoldsAtTop(page, page.getByRole('banner')), 'languages').toBe(1);
    expect(await expectFoldsAtTop(page, page.getByRole('contentinfo'))).toBeGreaterThan(0);
    for (const address of WITH_FOLDS) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect(await expectFoldsAtTop(page, page.locator('main')), address).toBeGreaterThan(0);
    }
  },
);
