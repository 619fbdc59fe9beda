/** The web fonts are cut to what the site says: no heading may fall back to another face half-way (LANG-4). */
import { expect, LOCALES, PAGES, type Page, PHONE, seeEverything, test } from './fixtures.ts';

/** Families of the display faces as the styles name them. */
const DISPLAY = /^"?[A-Z]\w+ Display"?(,|$)/;

/** Headings in the display face of which some characters are drawn with a font that we do not serve. */
async function brokenHeadings(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, h2, h3, h4, [class*="title"]',
  });
  const broken: string[] = [];
  let checked = 0;
  for (const nodeId of nodeIds) {
    const { object } = await session.send('DOM.resolveNode', { nodeId });
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: `async function () {
        this.scrollIntoView({ behavior: 'instant' });
        await document.fonts.ready;
        return getComputedStyle(this).fontFamily + '|' + (this.checkVisibility() ? this.innerText : '');
      }`,
      awaitPromise: true,
    });
    const [family = '', text = ''] = String(result.value).split('|');
    if (!DISPLAY.test(family) || text.trim() === '') continue;
    checked++;
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const font of fonts) if (!font.isCustomFont) broken.push(`${text}: ${font.glyphCount} in ${font.familyName}`);
  }
  return { broken, checked };
}

for (const locale of LOCALES) {
  for (const path of [...PAGES, '/no-such-page']) {
    test.describe(`headings of ${path} in ${locale}`, () => {
      // The page's styles are changed on the way, which its policy forbids.
      test.use({ expectedNoise: [/status of 404/], bypassCSP: true });

      test(`LANG-4 every heading of ${path} in ${locale} is drawn in the site's own face`, PHONE, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // A face that comes late is left out (font-display: optional); here it is waited for.
        await page.route(`**/${locale}${path}`, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
          await route.fulfill({ response, body });
        });
        await page.goto(`/${locale}${path}`, { waitUntil: 'networkidle' });
        await seeEverything(page);
        const { broken, checked } = await brokenHeadings(page);
        expect(checked).toBeGreaterThan(path === '/' ? 5 : 0);
        expect(broken).toEqual([]);
      });
    });
  }
}
