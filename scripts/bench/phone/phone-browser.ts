/** A browser that is slowed down to a phone. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../test/find-chromium.ts';

/** How many times slower the processor is than this machine's. */
export const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G as it throttles a real browser: 150 ms and 1.6 Mbit/s, corrected for what a browser counts. */
export const SLOW_4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
/** Lighthouse's phone. */
const SCREEN = { width: 412, height: 823 };
const SHOWN_PIXELS = 1.75;
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser. @throws Error when there is none. */
export async function launchPhone(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: set CHROMIUM_PATH, or install one.');
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A page of the phone, and the way to the browser's own measures. */
export interface PhonePage {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** Opens an empty page with an empty cache; its processor is slow, its network only if that is asked for. */
export async function openPhonePage(
  browser: Browser,
  { isNetworkSlow }: { isNetworkSlow: boolean },
): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: SHOWN_PIXELS,
    isMobile: true,
    hasTouch: true,
    userAgent: USER_AGENT,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.enable');
  if (isNetworkSlow)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      connectionType: 'cellular4g',
      ...SLOW_4G,
    });
  return { page, session, close: () => context.close() };
}
