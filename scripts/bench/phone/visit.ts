/** One visit of a page on the phone: what was painted when, what kept the processor, what was transferred. */
import type { Browser } from '@playwright/test';
import { openPhonePage } from './phone-browser.ts';
import { readTrace, type TraceFigures, traced } from './trace.ts';
import { noteTransfers, sumOf } from './transfers.ts';

/** How long a page is watched from the request on, in milliseconds. */
const WATCHED_MS = 5000;
/** A page without scripts is done so long after it has loaded: nothing starts any more. */
const AFTER_LOAD_MS = 700;

/** What a visit gave. */
export interface VisitFigures extends TraceFigures {
  /** Transferred in all, and for scripts, in bytes on the wire. */
  bytes: number;
  scriptBytes: number;
  /** Scripts other than React, in bytes on the wire, that were there without a touch. */
  ownScriptBytes: number;
  /** Addresses of what was transferred, the heaviest first, with their bytes. */
  files: [string, number][];
}

/**
 * Visits a page with an empty cache.
 *
 * @param options.hasScripts whether the page has any: if so, it is watched for {@link WATCHED_MS}.
 * @param options.react addresses of the files that hold React.
 */
export async function visit(
  browser: Browser,
  address: string,
  { hasScripts, react }: { hasScripts: boolean; react: ReadonlySet<string> },
): Promise<VisitFigures> {
  const { page, session, close } = await openPhonePage(browser, { isNetworkSlow: true });
  try {
    const noted = noteTransfers(session);
    const events = await traced(session, async () => {
      const start = performance.now();
      await page.goto(address, { waitUntil: 'load' });
      const rest = hasScripts ? WATCHED_MS - (performance.now() - start) : AFTER_LOAD_MS;
      await page.waitForTimeout(Math.max(rest, AFTER_LOAD_MS));
    });
    const files = [...noted.values()];
    const scriptFiles = files.filter(({ type }) => type === 'Script');
    return {
      ...readTrace(events, address),
      bytes: sumOf(files),
      scriptBytes: sumOf(scriptFiles),
      ownScriptBytes: sumOf(scriptFiles.filter(({ url }) => !react.has(new URL(url).pathname))),
      files: files.toSorted((a, b) => b.bytes - a.bytes).map(({ url, bytes }) => [new URL(url).pathname, bytes]),
    };
  } finally {
    await close();
  }
}
