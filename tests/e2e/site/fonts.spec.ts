/** The web fonts are cut to what the site says: no heading may fall back to another face half-way (LANG-4). */
import { expect, LOCALES, type Page, PHONE, seeEverything, test } from '../fixtures.ts';

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

/** Headings of a page whose marks keep the blank half of a character. */
function wideMarks(page: Page): Promise<string[]> {
  return page.$$eval('h1, h2', (all) =>
    all.filter((one) => getComputedStyle(one).fontFeatureSettings !== '"palt"').map((one) => one.textContent),
  );
}

/** Pages whose headings have characters of another file of the face; which file has which is in tests/pages/fonts.test.ts. */
const HEADINGS = {
  zh: ['/', '/phd', '/program/nau-mscs', '/no-such-page'],
  en: ['/masters/business'],
  vi: ['/', '/contact'],
};

for (const locale of LOCALES) {
  test.describe(`headings in ${locale}`, () => {
    // The page's styles are changed on the way, which its policy forbids.
    test.use({ expectedNoise: [/status of 404/], bypassCSP: true });

    test(
      `LANG-4 every heading in ${locale} is drawn in the site's own face${locale === 'zh' ? ', with narrow marks' : ''}`,
      PHONE,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // A face that comes late is left out (font-display: optional); here it is waited for.
        await page.route(new RegExp(`/${locale}/[^.]*$`), async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
          await route.fulfill({ response, body });
        });
        for (const path of HEADINGS[locale]) {
          await page.goto(`/${locale}${path}`);
          const { broken, checked } = await brokenHeadings(page);
          expect(checked, path).toBeGreaterThan(path === '/' ? 5 : 0);
          expect(broken, path).toEqual([]);
          if (locale === 'zh') expect(await wideMarks(page), path).toEqual([]);
        }
      },
    );
  });
}

/** Each heading of the page with its height in px, and whether a system face of our faces' width stood in. */
async function headingsOf(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await seeEverything(page);
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('h1, h2')].filter((one) => one.checkVisibility());
    return {
      heights: all.map((one) => `${one.textContent}: ${Math.round(one.getBoundingClientRect().height)}`),
      hasStandIn: [...document.fonts].some(({ family, status }) => /Near Source/.test(family) && status === 'loaded'),
    };
  });
}

/** Lets a page wait for its own faces, however late they come. Its policy is to be bypassed. */
async function waitForFonts(page: Page, address: string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}

test.describe('stand-ins', () => {
  test.use({ bypassCSP: true });

  test('HOME-7 what stands in for a face is as high as the face, so that no line moves', PHONE, async ({ page }) => {
    await waitForFonts(page, '/vi/');
    await page.goto('/vi/', { waitUntil: 'networkidle' });
    const lines = await page.evaluate(async () => {
      const canvas = document.createElement('canvas').getContext('2d');
      const faces = ['Source Display', 'Near Source', 'Near Source 2', 'Manrope', 'Near Manrope', 'Near Manrope 2'];
      const measured: { name: string; above: number; below: number }[] = [];
      for (const name of faces) {
        const font = `700 1000px "${name}"`;
        // A system may have none of a stand-in's faces.
        const found = await document.fonts.load(font).catch(() => []);
        if (!canvas || found.length === 0) continue;
        canvas.font = font;
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('a');
        measured.push({ name, above: fontBoundingBoxAscent, below: fontBoundingBoxDescent });
      }
      return measured;
    });
    for (const ours of ['Source Display', 'Manrope']) {
      const face = lines.find(({ name }) => name === ours);
      expect(face).toBeDefined();
      const standIns = lines.filter(({ name }) => name.startsWith(`Near ${ours.split(' ')[0]}`));
      for (const { name, above, below } of standIns) {
        expect(Math.abs(above - (face?.above ?? 0)), `${name} above the line`).toBeLessThan(3);
        expect(Math.abs(below - (face?.below ?? 0)), `${name} below the line`).toBeLessThan(3);
      }
    }
  });
});

test.describe('fonts that come late', () => {
  test.use({ expectedNoise: [/ERR_FAILED/], bypassCSP: true });

  test('ROUTE-4 fonts that come late break no heading elsewhere', PHONE, async ({ page, context }) => {
    const waiting = await context.newPage();
    await waitForFonts(waiting, '/vi/');
    const ours = await headingsOf(waiting, '/vi/');
    expect(ours.heights.length).toBeGreaterThan(4);

    await page.route('**/*.woff2', (route) => route.abort());
    const { heights, hasStandIn } = await headingsOf(page, '/vi/');
    // A system that has none of the faces shows its own, of whatever width.
    if (hasStandIn) expect(heights).toEqual(ours.heights);
  });
});
