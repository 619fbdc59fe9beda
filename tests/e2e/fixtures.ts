/** The test of this project's browser journeys: as Playwright's, but noise on the console fails it. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { StaffOffice } from './desk/staff-office.ts';

export type { Page };
export { expect };

/** The three languages, for tests that hold in each. */
export const LOCALES = ['zh', 'en', 'vi'] as const;

/** The user agent of WeChat's in-app browser on Android, as a phone sends it. */
export const WECHAT_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14; V2309A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.173 Mobile Safari/537.36 XWEB/1420153 MMWEBSDK/20251101 MicroMessenger/8.0.67.3000(0x28004351) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64';

interface WorkerFixtures {
  /** Makes accounts in the store of the run's server. Every test has it: a worker whose fixtures are others would be a new one. */
  office: StaffOffice;
}

interface Fixtures {
  /** Console messages a test expects, as patterns; any other error or warning fails it. */
  expectedNoise: RegExp[];
  consoleGuard: undefined;
  reactLag: undefined;
}

/**
 * Runs in the page before its scripts: lets React wait up to so many milliseconds before each step. A
 * test that acts or looks too early then fails every time, not once in a hundred runs.
 */
function delayReact(ms: number): void {
  const later = window.setTimeout.bind(window);
  class SlowChannel extends MessageChannel {
    constructor() {
      super();
      const post = this.port2.postMessage.bind(this.port2);
      this.port2.postMessage = (message: unknown) => {
        later(() => post(message), Math.random() * ms);
      };
    }
  }
  window.MessageChannel = SlowChannel;
}

/** Chromium's remark on the preview's frame, which needs both: its page has scripts of its own, and the desk reads where it is clicked. */
const REMARK = 'both allow-scripts and allow-same-origin for its sandbox attribute';

/** Playwright's `test` with the console guard switched on. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  office: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const { openRunsOffice } = await import('./desk/staff-office.ts');
      const office = await openRunsOffice();
      await use(office);
      await office.close();
    },
    { scope: 'worker' },
  ],
  expectedNoise: [[], { option: true }],
  consoleGuard: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      const note = (text: string) => {
        if (!text.includes(REMARK) && !expectedNoise.some((pattern) => pattern.test(text))) noise.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text());
      });
      page.on('pageerror', (error) => note(String(error)));
      await use(undefined);
      expect(noise, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  reactLag: [
    async ({ context }, use) => {
      const lag = Number(process.env['TEST_LAG_MS'] ?? 0);
      if (lag > 0) await context.addInitScript(delayReact, lag);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Touches a page as a visitor does, but nothing on it: islands that wait for that wake (`site/behaviour/islands/wake.ts`). */
export function touch(page: Page): Promise<unknown> {
  return page.evaluate(() => document.dispatchEvent(new Event('pointermove', { bubbles: true })));
}

/**
 * Waits until an island runs: its timer, keys and clicks work from then on (`site/behaviour/islands/mark-hydrated.ts`).
 * @param approach what the visitor does for it, again and again: the page may jump to its anchor, or to another page, meanwhile.
 */
export async function islandRuns(
  island: Locator,
  approach: () => Promise<unknown> = () => touch(island.page()),
): Promise<void> {
  await expect(async () => {
    await approach();
    expect(await island.getAttribute('data-hydrated', { timeout: 1000 })).not.toBeNull();
  }, 'the island runs').toPass({ intervals: [20, 50, 100], timeout: 20_000 });
}

/** Waits until the island of a section runs. */
export function islandReady(page: Page, section: string): Promise<void> {
  return islandRuns(page.locator(`astro-island:has([data-section="${section}"])`));
}

/**
 * One page of each kind, without language. What can be told of a page by itself is tested on every
 * page in every-page.spec.ts; these stand for the rest.
 */
export const PAGES = [
  '/',
  '/appointment/',
  '/phd',
  '/contact',
  '/program/nau-mscs',
  '/masters/business',
  '/search',
] as const;

/** How often `expect.poll` looks, in ms, at what is there within some frames; its own steps end at a second. */
export const SOON = { intervals: [20, 50, 100] };

/** What a test that only makes sense in one layout is tagged with; each project leaves the other's tag out. */
export const PHONE = { tag: '@phone' };
/** Tag of tests that are run in the layout of a desktop alone; see {@link PHONE}. */
export const DESKTOP = { tag: '@desktop' };

/** Brings a section into view and waits until its script runs. */
export async function openSection(page: Page, section: string): Promise<void> {
  await page.locator(`[data-section="${section}"]`).scrollIntoViewIfNeeded();
  await islandReady(page, section);
}

/** Waits until the header's menus answer to a script. */
export function headerReady(page: Page): Promise<void> {
  return islandRuns(page.locator('astro-island:has(> header)'));
}

/** So long after it began to scroll, in ms, a page that is still not through is no longer drawn. */
const STOPPED_DRAWING = 10_000;

/**
 * Chromium without a graphics card can stop drawing a page that is scrolled fast, for good
 * (docs/decisions/079-pictures-and-films.md). Another page in front of it for a moment, and it is drawn again.
 */
async function drawAgain(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await page.bringToFront();
  await other.close();
}

/** Scrolls through the page once, so that what is laid out or fetched late is there, and comes back. */
export async function seeEverything(page: Page): Promise<void> {
  // A page behind another one is painted once a second.
  await page.bringToFront();
  const stopped = setTimeout(() => void drawAgain(page), STOPPED_DRAWING);
  await page.evaluate(async () => {
    const before = window.scrollY;
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: before, behavior: 'instant' });
    await frame();
  });
  clearTimeout(stopped);
}

/** Lets time pass on a page whose clock the test holds; what set a timer is on the screen by then. */
export function letTimePass(page: Page, ms: number): Promise<void> {
  return page.clock.runFor(ms);
}

/** A place on the screen in CSS px. */
interface Point {
  x: number;
  y: number;
}

/** A finger on the screen: real touch events, so that the browser's own scrolling takes part. */
export async function putFinger(page: Page, at: Point) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let now = at;
  await send('touchStart', [at]);
  return {
    /** Moves by so many px in small steps, as a finger does. */
    async move(dx: number, dy: number): Promise<void> {
      const from = now;
      const steps = Math.max(4, Math.ceil(Math.hypot(dx, dy) / 16));
      for (let step = 1; step <= steps; step++) {
        now = { x: from.x + (dx * step) / steps, y: from.y + (dy * step) / steps };
        await send('touchMove', [now]);
      }
    },
    async lift(): Promise<void> {
      await send('touchEnd', []);
    },
  };
}

/** Scrolls an element, or the page for `html`, and waits until it rests: a tap on what still glides only halts it. */
export async function untilAtRest(scroller: Locator, scroll: () => Promise<void>): Promise<void> {
  const rest = await scroller.evaluateHandle((one) => {
    const target = one === document.documentElement ? document : one;
    return { comes: new Promise((resolve) => target.addEventListener('scrollend', resolve, { once: true })) };
  });
  await scroll();
  await rest.evaluate(({ comes }) => comes.then(() => undefined));
}
