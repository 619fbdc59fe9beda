/** The DBA page in a browser: ten tabs with an address each (PAGE-2); what it says is in tests/pages/company-pages.test.ts. */
import { DBA_TABS } from '../../../../content/schema/pages.ts';
import { DESKTOP, expect, openSection, type Page, PHONE, test } from '../../fixtures.ts';

const panel = (page: Page, id: string) => page.locator(`#${id}[data-panel]`);
const tab = (page: Page, id: string) => page.locator(`#tab-${id}`);

/** Waits until exactly this panel is open, and its tab chosen. */
async function expectOpen(page: Page, id: (typeof DBA_TABS)[number]): Promise<void> {
  await expect(page.locator('[data-section="dba"]')).toHaveAttribute('data-active', String(DBA_TABS.indexOf(id)));
  await expect(panel(page, id)).toBeVisible();
  await expect(page.locator('[data-section="dba"] [data-panel]:visible')).toHaveCount(1);
  await expect(tab(page, id)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-section="dba"] [role="tab"][aria-selected="true"]')).toHaveCount(1);
}

test(
  'PAGE-2 NAV-5 ten tabs, the first open; each opens its panel and has its address; an arrow key does not fill the history; printing shows all ten',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/vi/privacy');
    await page.goto('/vi/phd');
    await openSection(page, 'dba');
    await expect(page.locator('[data-section="dba"]').getByRole('tab')).toHaveCount(10);
    await expectOpen(page, 'advantages');
    await tab(page, 'advantages').focus();
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, 'university');
    await expect(tab(page, 'university')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/vi/privacy');
    await page.goForward();
    await openSection(page, 'dba');
    // For style the address goes on naming the second, where this page was come to.
    await expectOpen(page, 'university');
    for (const id of DBA_TABS) {
      await tab(page, id).click();
      await expectOpen(page, id);
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    }
    await expect(panel(page, 'enrolment').locator('ol > li:visible')).toHaveCount(6);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-section="dba"] [data-panel]:visible')).toHaveCount(10);
  },
);

test.describe('PAGE-2 scripts that do not come', () => {
  test.use({ expectedNoise: [/ERR_FAILED|dynamically imported module/] });

  test(
    'PAGE-2 an address opens its tab before any script runs, the first without an anchor',
    PHONE,
    async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/en/phd#board');
      await expect(panel(page, 'board')).toBeVisible();
      await expect(page.locator('[data-section="dba"] [data-panel]:visible')).toHaveCount(1);
      // Without an anchor it is the first; only another address loads the page anew.
      await page.goto('/zh/phd');
      await expect(panel(page, 'advantages')).toBeVisible();
      await expect(page.locator('[data-section="dba"] [data-panel]:visible')).toHaveCount(1);
    },
  );
});

test(
  'PAGE-2 LANG-2 a link opens its tab, back and forward go from tab to tab, and the language changes with the tab kept, in view of its row',
  PHONE,
  async ({ page }) => {
    await page.goto('/en/phd');
    await openSection(page, 'dba');
    await page.locator('main a.button[href="#enrolment"]').click();
    await expectOpen(page, 'enrolment');
    await expect(panel(page, 'enrolment')).toBeInViewport();
    await tab(page, 'courses').click();
    await tab(page, 'audience').click();
    await expectOpen(page, 'audience');
    await page.goBack();
    await expectOpen(page, 'courses');
    await page.goBack();
    await expectOpen(page, 'enrolment');
    await page.goForward();
    await expectOpen(page, 'courses');
    await page.goBack();
    await expectOpen(page, 'enrolment');
    await page.locator('header details:has(a[data-locale]) summary').click();
    await page.locator('header a[data-locale="vi"]').click();
    await expect(page).toHaveURL('/vi/phd#enrolment');
    await openSection(page, 'dba');
    await expectOpen(page, 'enrolment');
    await expect(tab(page, 'enrolment')).toBeInViewport({ ratio: 1 });
    await tab(page, 'certification').tap();
    await expect(tab(page, 'certification')).toBeInViewport({ ratio: 1 });
  },
);

test(
  'PAGE-2 the form’s anchor leaves the tab open; a tab chosen far down is read from its top',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/zh/phd#certification');
    await openSection(page, 'dba');
    await page.locator('main a.button[href="#appointment"]').click();
    await expect(page.locator('#appointment')).toBeInViewport();
    await expectOpen(page, 'certification');
    await panel(page, 'certification').evaluate((element) =>
      window.scrollTo({ top: element.getBoundingClientRect().bottom + window.scrollY - 400, behavior: 'instant' }),
    );
    await tab(page, 'university').click();
    await expect(panel(page, 'university').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  },
);

test.describe('ROUTE-1 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('PAGE-2 all ten stand one under another, their links lead to them', PHONE, async ({ page }) => {
    await page.goto('/zh/phd');
    await expect(page.locator('[data-section="dba"] [data-panel]:visible')).toHaveCount(10);
    await tab(page, 'enrolment').click();
    await expect(panel(page, 'enrolment').getByRole('heading', { level: 2 })).toBeInViewport();
  });
});
