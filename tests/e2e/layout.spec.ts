/** How the pages hold together: widths, hosts, weight, movement while loading. */
import type { CDPSession } from '@playwright/test';
import { DESKTOP, expect, LOCALES, PAGES, type Page, PHONE, test } from './fixtures.ts';
import { expectNoOverhang, WIDTHS } from './page-checks.ts';

const KB = 1000;
const TOTAL_BUDGET = 150 * KB;
const SCRIPT_BUDGET = 75 * KB;
const LCP_BUDGET = 45 * KB;

/** Pages that are weighed: one of each kind, and of programmes and schools those with most on them. */
const WEIGHED = [
  ...PAGES,
  '/about',
  '/privacy',
  '/video/why-1-one-adviser',
  '/school/nau',
  '/compare',
  '/shortlist',
  '/lpv1/info-v2',
];

for (const locale of LOCALES) {
  // The pages of the build are measured in every-page.spec.ts; these are none of them.
  for (const path of ['/appointment/', '/no-such-page']) {
    test.describe(`the width of ${path} in ${locale}`, () => {
      test.use({ expectedNoise: [/status of 404/] });

      test(`HOME-7 ${path} in ${locale} never scrolls sideways`, DESKTOP, async ({ page }) => {
        await page.goto(`/${locale}${path}`, { waitUntil: 'networkidle' });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoOverhang(page, `${width} px`);
        }
      });

      test(`HOME-7 ${path} in ${locale} fits at 200 % text size in 360 px`, PHONE, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`/${locale}${path}`);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        await expectNoOverhang(page, '360 px');
      });
    });
  }
}

for (const path of PAGES) {
  test(`OPS-5 ${path} asks no other host for anything`, path === '/' ? {} : PHONE, async ({ page, baseURL }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http')) hosts.add(host);
    });
    await page.goto(`/zh${path}`, { waitUntil: 'networkidle' });
    for (let top = 0; top < 12_000; top += 600) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    }
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  });

  for (const locale of LOCALES) {
    test(
      `HOME-7 nothing of ${path} in ${locale} moves while it loads`,
      path === '/contact' ? PHONE : {},
      async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const shift = entry as PerformanceEntry & { value: number; sources: { node?: Node | null }[] };
              const nodes = shift.sources.map(({ node }) => (node instanceof Element ? node.className.toString() : ''));
              if (shift.value > 0) shifts.push(`${shift.value} ${nodes}`);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`/${locale}${path}`, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
      },
    );
  }
}

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

interface Loaded {
  url: string;
  type: string;
  bytes: number;
}

/** What the browser is told of its network: on a slow or an unknown one it fetches lazy pictures from further away. */
const MOBILE_NETWORK = {
  offline: false,
  latency: 50,
  downloadThroughput: 1.25e6,
  uploadThroughput: 0.5e6,
  connectionType: 'cellular4g',
} as const;

/** What is transferred for a page until nothing more comes, as it was on the wire. */
async function load(page: Page, session: CDPSession, address: string): Promise<Loaded[]> {
  const loaded = new Map<string, Loaded>();
  await session.send('Network.enable');
  await session.send('Network.overrideNetworkState', MOBILE_NETWORK);
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    loaded.set(requestId, { url: response.url, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return [...loaded.values()];
}

const sum = (all: Loaded[]) => all.reduce((total, one) => total + one.bytes, 0);

for (const locale of LOCALES) {
  for (const path of WEIGHED) {
    test(
      `HOME-1 ${path} in ${locale} keeps to its budget on a phone before any interaction`,
      PHONE,
      async ({ page }, testInfo) => {
        const session = await page.context().newCDPSession(page);
        const loaded = await load(page, session, `/${locale}${path}`);
        const scripts = loaded.filter((one) => one.type === 'Script');
        const table = loaded.map((one) => `${one.bytes} ${one.type} ${new URL(one.url).pathname}`).join('\n');
        const figures = `total ${sum(loaded)}, script ${sum(scripts)}`;
        testInfo.annotations.push({ type: 'bytes', description: figures });
        expect(sum(loaded), `${figures}\n${table}`).toBeLessThanOrEqual(TOTAL_BUDGET);
        expect(sum(loaded)).toBeGreaterThan(30 * KB);
        expect(sum(scripts), `${figures}\n${table}`).toBeLessThanOrEqual(SCRIPT_BUDGET);
      },
    );
  }

  test(
    `HOME-1 the largest picture of the first screen in ${locale} comes first and weighs little`,
    PHONE,
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const loaded = await load(page, session, `/${locale}/`);
      const image = page.locator('[data-section="banner"] [data-offset="0"] img');
      await expect(image).toHaveAttribute('fetchpriority', 'high');
      await expect(image).not.toHaveAttribute('loading', 'lazy');
      const chosen = await image.evaluate((one: HTMLImageElement) => one.currentSrc);
      const transferred = loaded.find((one) => one.url === chosen);
      expect(transferred?.bytes, chosen).toBeGreaterThan(1 * KB);
      expect(transferred?.bytes, chosen).toBeLessThanOrEqual(LCP_BUDGET);
    },
  );
}

test('HOME-1 nothing stops the first paint: no stylesheet, script or font is waited for', async ({ request }) => {
  const html = await (await request.get('/zh/')).text();
  const head = html.slice(0, html.indexOf('</head>')).replace(/<noscript>.*?<\/noscript>/g, '');
  expect(head).not.toMatch(/<link[^>]+rel="stylesheet"/);
  expect(
    [...head.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, rest]) => !/type="(module|application\/ld\+json)"|async|defer/.test(rest ?? ''),
    ),
  ).toEqual([]);
  const faces = [...html.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face]) => face ?? '');
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(face).toMatch(/font-display:\s*(swap|optional|fallback)/);
});
