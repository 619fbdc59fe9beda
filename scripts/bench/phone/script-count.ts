/** Counts the script that runs on a page before anybody touches it, by the browser's own coverage. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { holdTimers, noteScripts } from '../../../tests/support/page-scripts.ts';
import { openPhonePage } from './phone-browser.ts';

/** Script that ran before a touch and before a timer of a second or more, React apart. */
export interface ScriptFigures {
  /** In brotli. */
  bytes: number;
  /** The files with their bytes, most first; the page's own address stands for scripts within it. */
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

/** Opens a page, leaves it alone with its longer timers held back, and counts. */
export async function countScript(browser: Browser, address: string): Promise<ScriptFigures> {
  const { page, close } = await openPhonePage(browser, { isNetworkSlow: false });
  try {
    const ran = await noteScripts(page);
    await holdTimers(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(WATCHED_MS);
    const files = (await ran()).map(({ name, bytes }): [string, number] => [name, bytes]);
    return {
      bytes: files.reduce((total, [, bytes]) => total + bytes, 0),
      files: files.toSorted((a, b) => b[1] - a[1]),
    };
  } finally {
    await close();
  }
}
