/** Pages on paper: what is folded away is shown, and the words of one line never lie over those of another. */
import { DESKTOP, expect, type Page, seeEverything, test } from '../fixtures.ts';

/** A page of each template that people take along, those with folds first. */
const FOLDED = ['/zh/contact', '/vi/phd', '/en/program/nau-mscs', '/zh/privacy'];
const OTHERS = ['/vi/program/uo-mba', '/zh/recognition', '/zh/masters/business', '/vi/school/kettering'];

/** Heights in px at which a page may end: margins and paper differ. */
const PAGE_ENDS = [900, 960, 1040, 1080];
/** The width of A4 without margins. */
const PAPER_WIDTH = 794;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: PAPER_WIDTH, height: 1040 } });

async function openOnPaper(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await seeEverything(page);
  await page.emulateMedia({ media: 'print' });
}

/** Lays the page out in columns as high as a sheet, which breaks it as printing does. @returns the words that others lie over. */
function wordsUnderWords(page: Page, height: number): Promise<string[]> {
  return page.evaluate(
    ([width, end]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `body { inline-size: ${width}px; block-size: ${end}px; columns: ${width}px; column-gap: 40px; column-fill: auto }`,
      );
      document.adoptedStyleSheets = [sheet];
      const isSeen = (one: Element) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        // What is for screen readers alone is a pixel wide; in drawings words stand where they are put.
        !one.closest('svg') &&
        [one, one.parentElement].every((box) => (box?.getBoundingClientRect().width ?? 0) > 4);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const lines: { node: Node; box: DOMRect }[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        if (!node.textContent?.trim() || !node.parentElement || !isSeen(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) if (box.width > 3) lines.push({ node, box });
      }
      if (lines.length < 50) throw new Error('Nothing to be read.');
      const lieOver = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
      return lines.flatMap(({ node, box }, index) =>
        lines
          .slice(index + 1)
          .filter((other) => other.node !== node && lieOver(box, other.box))
          .map((other) => `${node.textContent} under ${other.node.textContent}`),
      );
    },
    [PAPER_WIDTH, height] as const,
  );
}

test(
  'PAGE-1 PAGE-7 on paper every fold is open, and the form that cannot be sent from there is left out',
  DESKTOP,
  async ({ page }) => {
    for (const address of FOLDED) {
      await openOnPaper(page, address);
      const folded = page.locator('main details:not([open])');
      expect(await folded.count(), address).toBeGreaterThan(0);
      const closed = await folded.evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.lastElementChild?.checkVisibility())
          .map((one) => one.querySelector('summary')?.textContent),
      );
      expect(closed, address).toEqual([]);
      await expect(page.locator('#appointment'), address).toBeHidden();
    }
  },
);

test('PAGE-7 on paper no words lie over others, wherever a page ends', DESKTOP, async ({ page }) => {
  for (const address of [...FOLDED, ...OTHERS]) {
    await openOnPaper(page, address);
    for (const height of PAGE_ENDS)
      expect(await wordsUnderWords(page, height), `${address}, pages of ${height} px`).toEqual([]);
  }
});
