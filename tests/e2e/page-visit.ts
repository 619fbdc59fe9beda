/** One visit of a page, which notes what happens while it loads and what stands on it then. */
import type { CDPSession } from '@playwright/test';
import { islandRuns, type Page, touch } from './fixtures.ts';

/** What the browser is told of its network: on a slow one it fetches lazy pictures from 2,500 px away instead of 1,250. */
const MOBILE_NETWORK = {
  offline: false,
  latency: 50,
  downloadThroughput: 1.25e6,
  uploadThroughput: 0.5e6,
  connectionType: 'cellular2g',
} as const;

/** Something that was transferred, as it was on the wire. */
export interface Loaded {
  url: string;
  type: string;
  bytes: number;
}

/** Notes from now on what is transferred, over the network of a phone. */
export async function weigh(page: Page): Promise<() => Loaded[]> {
  const loaded = new Map<string, Loaded>();
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.overrideNetworkState', MOBILE_NETWORK);
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    loaded.set(requestId, { url: response.url, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return () => [...loaded.values()];
}

/** The bytes of some files. */
export const sumOf = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Notes from the next page on in which order its islands start and run; read it with {@link stepsOfIslands}. */
export async function noteIslands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    const note = (what: string) => (event: Event) => {
      const island = event.target as Element;
      // One inside another starts with that.
      if (!island.parentElement?.closest('astro-island'))
        steps.push(`${island.getAttribute('component-export')} ${island.getAttribute('uid')} ${what}`);
    };
    // React is given the island before Astro tells that it has started.
    addEventListener('astro:hydrate', note('starts'), true);
    addEventListener('hydrated', note('runs'), true);
  });
}

/** What {@link noteIslands} has noted. */
export function stepsOfIslands(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { steps: string[] }).steps);
}

/** Notes from now on each host that is asked for something. */
export function noteHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return hosts;
}

/** A layout shift as the browser tells of it; TypeScript's own declarations have none. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Notes from the next page on what moves by itself; read it with {@link shiftsOf}. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const nameOf = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const words = element?.textContent.trim().slice(0, 30);
      return `${element?.localName}.${element?.className} "${words}" from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[])
        if (value > 0) shifts.push(`${value} at ${Math.round(startTime)} ms: ${sources.map(nameOf).join('; ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved by itself so far, once the fonts are there. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What moved is told of after the frame in which it did.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: string[] }).shifts;
  });
}

/** Every island that this layout shows runs, those that wait until they are seen once the visitor has come to them. */
export async function expectIslandsToRun(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').filter({ visible: true }).all()) {
    if ((await island.getAttribute('data-hydrated')) !== null) continue;
    await islandRuns(island, async () => {
      await island.evaluate((one) => one.firstElementChild?.scrollIntoView({ behavior: 'instant', block: 'center' }));
      await touch(page);
    });
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Texts on the page that its HTML, as it was served, does not have. */
export function textsNotServed(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const wordsOf = (root: Document) => {
      for (const element of root.querySelectorAll('script, style, noscript, template')) element.remove();
      return (root.body.textContent ?? '').replace(/\s+/g, ' ');
    };
    const served = wordsOf(new DOMParser().parseFromString(source, 'text/html'));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = (walker.currentNode.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text && !parent?.closest('script, style, noscript, template')) shown.push(text);
    }
    return shown.filter((text) => !served.includes(text));
  }, html);
}

/** Files of the display face that the page uses, and those that its head asks for. */
export function displayFonts(page: Page): Promise<{ asked: string[]; used: string[] }> {
  return page.evaluate(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return {
      asked: [...links].map(({ href }) => href),
      used: fetched.filter((name) => /(serif|song)-/.test(name)),
    };
  });
}
