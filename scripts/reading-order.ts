/**
 * Prints pages of the built site as Chromium hands them to a screen reader: its accessibility tree at 390 px, in the
 * order in which it is read. What is folded away is not read, and not printed.
 * Usage: node scripts/reading-order.ts [PATH …] [--at URL]
 * Without PATH: a page of each kind, in Chinese. URL: a site that runs; without it the built site is started, where
 * `/zh/failed`, `/zh/receipt` and `/zh/appointment/phone` show the pages that have no address of their own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { PHONE_SCREEN } from '../tests/e2e/phone-screen.ts';
import { addressOf, pageKinds } from './bench/page-kinds.ts';
import { startServer } from './bench/processes.ts';
import { MADE_PATHS, serveMadePages } from './reading-order/made-pages.ts';
import { treeLines } from './reading-order/tree-lines.ts';
import { readArguments } from './cli/read-arguments.ts';
import { findChromium } from './test/find-chromium.ts';

const DIST = path.join(import.meta.dirname, '../dist');

const { values, positionals } = readArguments({ allowPositionals: true, options: { at: { type: 'string' } } });

function chosenPaths(): string[] {
  if (positionals.length > 0) return positionals;
  const made = values.at === undefined ? MADE_PATHS : [];
  const kinds = [...pageKinds(DIST).map((kind) => addressOf(kind, 'zh')), '/zh/no-such-page'];
  return [...kinds, ...made.map((one) => `/zh${one}`)];
}

async function printPages(context: BrowserContext, site: string): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const one of chosenPaths()) {
    await page.goto(new URL(one, site).href, { waitUntil: 'networkidle' });
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    console.log(`\n# ${one}: ${await page.title()}\n${treeLines(nodes).join('\n')}`);
  }
}

async function readInBrowser(site: string): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: set CHROMIUM_PATH, or install one.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ ...PHONE_SCREEN, reducedMotion: 'reduce' });
    if (values.at === undefined) await serveMadePages(context, site, DIST);
    await printPages(context, site);
  } finally {
    await browser.close();
  }
}

async function readBuiltSite(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reading-order-'));
  try {
    const server = await startServer({ DATA_DIR: path.join(folder, 'data') }, folder);
    await readInBrowser(`http://127.0.0.1:${server.port}`).finally(server.stop);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await (values.at === undefined ? readBuiltSite() : readInBrowser(values.at));
