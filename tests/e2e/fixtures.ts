/** The test of this project's browser journeys: as Playwright's, but noise on the console fails it. */
import { test as base, expect, type Page } from '@playwright/test';

export type { Page };
export { expect };

/** The three languages, for tests that hold in each. */
export const LOCALES = ['zh', 'en', 'vi'] as const;

/** The user agent of WeChat's in-app browser on Android, as a phone sends it. */
export const WECHAT_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14; V2309A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.173 Mobile Safari/537.36 XWEB/1420153 MMWEBSDK/20251101 MicroMessenger/8.0.67.3000(0x28004351) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64';

interface Fixtures {
  /** Console messages a test expects, as patterns; any other error or warning fails it. */
  expectedNoise: RegExp[];
  consoleGuard: undefined;
}

/** Playwright's `test` with the console guard switched on. */
export const test = base.extend<Fixtures>({
  expectedNoise: [[], { option: true }],
  consoleGuard: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      const note = (text: string) => {
        if (!expectedNoise.some((pattern) => pattern.test(text))) noise.push(text);
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
});

/** Waits until an island of the page runs: its timer, keys and clicks work from then on. */
export async function islandReady(page: Page, section: string): Promise<void> {
  await page.locator(`astro-island:not([ssr]):has([data-section="${section}"])`).waitFor({ state: 'attached' });
}
