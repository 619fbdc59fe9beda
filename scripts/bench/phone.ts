/** Each kind of page on a slow phone: when it is painted, what keeps its processor, what it transfers. */
import path from 'node:path';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { LOCALES } from '../../contract/locales.ts';
import { findChromium } from '../test/find-chromium.ts';
import { addressOf, pageKinds } from './page-kinds.ts';
import { spread, startServer } from './processes.ts';

const DIST = path.join(import.meta.dirname, '../../dist');
/** Lighthouse's phone: a processor four times slower than this machine's, and its slow 4G. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
/** How long a page is watched after it has loaded, in milliseconds. */
const WATCHED_MS = 3000;
/** A task that is longer keeps a visitor waiting, in milliseconds: the web's own definition of a long task. */
const LONG_TASK_MS = 50;
const BYTES_PER_KB = 1000;

/** What the page notes of itself, in milliseconds; a shift has no unit. */
interface Noted {
  paint: number;
  blocking: number;
  shift: number;
}

/** Runs in the page before its own scripts. */
function notePaints(longTaskMs: number): void {
  const noted: Noted = { paint: 0, blocking: 0, shift: 0 };
  Object.assign(window, { noted });
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (noted.paint = startTime));
  observe('longtask', ({ startTime, duration }) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint && startTime >= paint.startTime) noted.blocking += duration - longTaskMs;
  });
  observe('layout-shift', ({ value = 0 }) => (noted.shift += value));
}

/** Counts from now on what is transferred, as it is on the wire. */
function countBytes(session: CDPSession) {
  const scripts = new Set<string>();
  const bytes = { all: 0, script: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (scripts.has(requestId)) bytes.script += encodedDataLength;
  });
  return bytes;
}

/** Visits a page with an empty cache. */
async function visit(browser: Browser, address: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(notePaints, LONG_TASK_MS);
  const bytes = countBytes(session);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  // Put there by notePaints.
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  await context.close();
  return { ...noted, ...bytes };
}

/** Visits each kind of page in Chinese, and the home page in each language. @throws Error without a Chromium. */
export async function measurePhone(folder: string, rounds: number): Promise<string[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: set CHROMIUM_PATH, or install one.');
  const server = await startServer({ DATA_DIR: path.join(folder, 'phone') }, folder, (command) => [...command]);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const addresses = [
    ...LOCALES.map((locale) => `/${locale}/`),
    ...pageKinds(DIST).map((kind) => addressOf(kind, 'zh')),
  ];
  const rows: string[] = [];
  for (const address of new Set(addresses)) {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let round = 0; round < rounds; round++)
      visits.push(await visit(browser, `http://127.0.0.1:${server.port}${address}`));
    const cells = [
      spread(visits.map(({ paint }) => paint)),
      spread(visits.map(({ blocking }) => blocking)),
      spread(
        visits.map(({ shift }) => shift),
        3,
      ),
      spread(
        visits.map(({ all }) => all / BYTES_PER_KB),
        1,
      ),
      spread(
        visits.map(({ script }) => script / BYTES_PER_KB),
        1,
      ),
    ];
    rows.push(`| ${address} | ${cells.join(' | ')} |`);
  }
  await browser.close();
  return [
    'Budgets: no shift, blocking under 50 ms, the home page in 150 kB, 75 kB of it script.\n',
    '| page | largest paint, ms | blocking, ms | shift | transferred, kB | script, kB |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}
