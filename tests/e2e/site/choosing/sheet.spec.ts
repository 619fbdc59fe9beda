/** The comparison sheet: a shortlist on one page of A4 (SHEET-1). */
import { sheetMessages } from '../../../../site/messages/sheet.messages.ts';
import { DESKTOP, expect, islandReady, type Page, PHONE, test } from '../../fixtures.ts';
import { CONTENT } from '../../../support/content/site-content.ts';

/** Four of the programmes with most on them. */
const FULL = ['uo-mba', 'iit-mba', 'ac-mba', 'hpu-mba'];

const columns = (page: Page) => page.locator('[data-section="sheet"] th[data-program]');
const recognition = (page: Page) => page.locator('[data-row^="recognition-"] [data-status]');

test(
  'SHEET-1 a shortlist opens as a sheet that names its programmes in the address and nothing else',
  PHONE,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('shortlist', '["uo-mba","nau-mscs"]'));
    await page.goto('/zh/shortlist');
    await islandReady(page, 'shortlist');
    await page.getByRole('link', { name: sheetMessages['sheet.open'].zh }).click();
    await expect(page).toHaveURL('/zh/sheet/uo-mba/nau-mscs');
    await expect(columns(page)).toHaveCount(2);
    await expect(recognition(page).first()).toHaveAttribute('data-status', 'not-possible');
    await page.getByRole('link', { name: '民营、外资企业内部晋升' }).click();
    await expect(page).toHaveURL('/zh/sheet/uo-mba/nau-mscs?for=job');
    await expect(recognition(page)).toHaveAttribute('data-status', 'possible');
  },
);

test('SHEET-1 the comparison leads to the sheet of all that its address names', DESKTOP, async ({ page }) => {
  await page.goto('/en/compare?programs=uo-mba,iit-mba,ggu-mba,wu-mba');
  await islandReady(page, 'compare');
  await page.getByRole('link', { name: sheetMessages['sheet.open'].en }).click();
  await expect(page).toHaveURL('/en/sheet/uo-mba/iit-mba/ggu-mba/wu-mba');
  await expect(columns(page)).toHaveCount(4);
  await page.locator('header summary', { hasText: 'English' }).click();
  await page.locator('header a[data-locale="vi"]').click();
  await expect(page).toHaveURL('/vi/sheet/uo-mba/iit-mba/ggu-mba/wu-mba');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SHEET-1 the sheet can be read and its use chosen', PHONE, async ({ page }) => {
    await page.goto('/vi/sheet/uo-mba/dba');
    await expect(columns(page)).toHaveCount(2);
    await expect(page.locator('[data-section="sheet"] footer li').first()).toBeVisible();
    await page.locator('a[href$="?for=civil"]').click();
    await expect(page).toHaveURL('/vi/sheet/uo-mba/dba?for=civil');
    await expect(recognition(page)).toHaveCount(1);
  });
});

test.describe('at an address of nothing', () => {
  // The browser itself notes the status.
  test.use({ expectedNoise: [/status of 404/] });

  test('SHEET-1 unknown programmes are answered plainly, with ways to choose others', DESKTOP, async ({ page }) => {
    await page.goto('/en/sheet/harvard');
    const name = sheetMessages['sheet.unknown_title'].en;
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await page.locator('[data-empty]').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/masters\//);
  });
});

/** Pages of a PDF and their size in points, rounded. */
function pagesOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const count = text.match(/\/Type ?\/Page\b/g)?.length ?? 0;
  const [, width = '', height = ''] = /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
  return Array.from({ length: count }, () => `${Math.round(Number(width))} × ${Math.round(Number(height))}`);
}

/** A4 on its side, in points. */
const A4_LANDSCAPE = '842 × 595';

test('SHEET-1 four programmes print on one page of A4, ten on three', DESKTOP, async ({ page }) => {
  // Vietnamese words take the most room.
  const locale = 'vi';
  const print = async (slugs: readonly string[], use = '') => {
    await page.goto(`/${locale}/sheet/${slugs.join('/')}${use}`);
    return pagesOf(await page.pdf({ preferCSSPageSize: true }));
  };
  expect(await print(FULL)).toEqual([A4_LANDSCAPE]);
  expect(await print(FULL, '?for=civil')).toEqual([A4_LANDSCAPE]);
  expect(await print(FULL.slice(0, 1))).toEqual([A4_LANDSCAPE]);
  const others = [...CONTENT.programs.keys()].filter((slug) => !FULL.includes(slug));
  expect(await print([...FULL, ...others].slice(0, 10))).toHaveLength(3);
});
