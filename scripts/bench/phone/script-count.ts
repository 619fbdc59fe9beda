/** Counts the script that runs on a page before anybody touches it, by the browser's own coverage. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { openPhonePage } from './phone-browser.ts';

/** What ran of one script: nested ranges of characters, each with how often it ran. */
interface ScriptCoverage {
  url: string;
  functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[];
}

/** Script of a page without a touch, React's own file apart. */
export interface ScriptFigures {
  /** Characters of minified script that ran. */
  executed: number;
  /** Files that were fetched, and scripts within the page, in characters of minified script. */
  loaded: number;
  /** Whether React was fetched. */
  hasReact: boolean;
  /** Characters that ran by file, most first; the page's own address stands for scripts within it. */
  files: [string, number][];
}

/** Nothing that waits for an idle browser has waited longer than this, in milliseconds. */
const WATCHED_MS = 3000;

/** Addresses of the files that hold React: its errors point to its own site. */
export function reactFiles(dist: string): Set<string> {
  const folder = path.join(dist, 'client/_astro');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const react = scripts.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes('react.dev/errors'));
  return new Set(react.map((name) => `/_astro/${name}`));
}

/** Characters of one script that ran: the innermost range around a character decides. */
export function executedOf({ functions }: Pick<ScriptCoverage, 'functions'>): number {
  const ranges = functions
    .flatMap((one) => one.ranges)
    .toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const edges = [...new Set(ranges.flatMap(({ startOffset, endOffset }) => [startOffset, endOffset]))].sort(
    (a, b) => a - b,
  );
  const open: typeof ranges = [];
  let next = 0;
  let executed = 0;
  edges.forEach((edge, index) => {
    while ((open.at(-1)?.endOffset ?? Infinity) <= edge) open.pop();
    for (let one = ranges[next]; one?.startOffset === edge; one = ranges[++next]) open.push(one);
    if ((open.at(-1)?.count ?? 0) > 0) executed += (edges[index + 1] ?? edge) - edge;
  });
  return executed;
}

/** Opens a page, leaves it alone, and counts. */
export async function countScript(browser: Browser, address: string, react: Set<string>): Promise<ScriptFigures> {
  const { page, session, close } = await openPhonePage(browser, { isNetworkSlow: false });
  try {
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(WATCHED_MS);
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const fromSite = result.filter(({ url }) => url.startsWith('http'));
    const isReact = ({ url }: { url: string }) => react.has(new URL(url).pathname);
    const own = fromSite.filter((script) => !isReact(script));
    const sizeOf = ({ functions }: ScriptCoverage) =>
      Math.max(0, ...functions.flatMap(({ ranges }) => ranges.map(({ endOffset }) => endOffset)));
    const files = own.map((script): [string, number] => [new URL(script.url).pathname, executedOf(script)]);
    return {
      executed: files.reduce((total, [, count]) => total + count, 0),
      loaded: own.reduce((total, script) => total + sizeOf(script), 0),
      hasReact: fromSite.some(isReact),
      files: files.toSorted((a, b) => b[1] - a[1]),
    };
  } finally {
    await close();
  }
}
