/** What scripts of a page run before a visitor touches it, and before a timer ends. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/**
 * Notes from now on which scripts run, React apart; what is only fetched does not count.
 *
 * @returns their names with the bytes of each, compressed as the server sends it.
 */
export async function noteScripts(page: Page): Promise<() => Promise<{ name: string; bytes: number }[]>> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  return async () => {
    const all = await page.coverage.stopJSCoverage();
    const ran = all.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
    return ran.flatMap(({ url, source = '' }) => {
      const name = new URL(url).pathname;
      return /\/react\.[^/]+\.js$/.test(name) ? [] : { name, bytes: brotliCompressSync(source).length };
    });
  };
}

/** Timers of so many milliseconds and more are held back by {@link holdTimers}. */
const HELD_MS = 1000;

/** Holds the longer timers of the next page back: what runs before them can be looked at. @returns lets them go. */
export async function holdTimers(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((heldMs) => {
    const start = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    let isHolding = true;
    const setTimeout = (run: () => void, ms = 0) => {
      if (ms < heldMs || !isHolding) return start(run, ms);
      return held.push(() => start(run, ms));
    };
    const letTimersGo = () => {
      isHolding = false;
      for (const go of held) go();
    };
    Object.assign(window, { setTimeout, letTimersGo });
  }, HELD_MS);
  return () => page.evaluate(() => (window as unknown as { letTimersGo: () => void }).letTimersGo());
}
