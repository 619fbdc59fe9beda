/** The desk's first screen on the phone: how long until the first person to call stands there, and with how much script. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import { readConfig } from '../../../server/config.ts';
import { openCipher } from '../../../server/crypto/open-cipher.ts';
import { openStore } from '../../../server/storage/open-store.ts';
import { signInManager } from '../desk-session.ts';
import { type Measured, startServer } from '../processes.ts';
import { launchPhone, openPhonePage } from './phone-browser.ts';
import { noteTransfers, sumOf } from './transfers.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const REGISTRATIONS = 1000;
/**
 * A person in the list of whom to call: the first screen has its data. The numbers are China's, so that nobody is in it
 * before nine and after eight at night there.
 */
const FIRST_ROW = 'main li a[href*="/leads/"]';
const LONGEST_MS = 20_000;

/** What one visit of the desk gave. */
export interface DeskVisit {
  /** Milliseconds from the request until the first row was painted. */
  ready: number;
  /** Milliseconds that the page's main thread worked until then: steady on a busy machine. */
  worked: number;
  /** Script that the document itself names, and all until then, in bytes on the wire. */
  entryBytes: number;
  scriptBytes: number;
  /** All that was transferred. */
  bytes: number;
  files: number;
}

/** Notes when the first row is painted. Runs before the page's own scripts. */
function noteFirstRow(selector: string): void {
  const look = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    look.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { benchReady: performance.now() })));
  });
  look.observe(document, { childList: true, subtree: true });
}

async function visitDesk(browser: Browser, origin: string, cookies: string[]): Promise<DeskVisit> {
  const { page, session, close } = await openPhonePage(browser, { isNetworkSlow: false });
  try {
    await page.context().addCookies(
      cookies.map((one) => {
        const [name = '', ...value] = one.split('=');
        return { name, value: value.join('='), url: origin };
      }),
    );
    await page.addInitScript(noteFirstRow, FIRST_ROW);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const noted = noteTransfers(session);
    const answer = await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
    const ready = await page.waitForFunction(
      () => (window as unknown as { benchReady?: number }).benchReady,
      undefined,
      {
        timeout: LONGEST_MS,
      },
    );
    const { metrics } = await session.send('Performance.getMetrics');
    const worked = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    const document = (await answer?.text()) ?? '';
    const files = [...noted.values()];
    const scripts = files.filter(({ type, url }) => type === 'Script' || url.endsWith('.js'));
    return {
      ready: (await ready.jsonValue()) ?? Number.NaN,
      worked: worked * MS_PER_SECOND,
      entryBytes: sumOf(scripts.filter(({ url }) => document.includes(`"${new URL(url).pathname}"`))),
      scriptBytes: sumOf(scripts),
      bytes: sumOf(files),
      files: scripts.length,
    };
  } finally {
    await close();
  }
}

async function signIn(settings: Record<string, string>, server: Measured): Promise<string[]> {
  const config = readConfig(settings);
  const store = await openStore(config, { mayCreate: false, onConnectionError: () => {} });
  try {
    const cipher = await openCipher(store, config.keysFile, Date.now());
    const tools = { store, cipher, siteUrl: config.siteUrl, now: Date.now(), by: null };
    const ask = (address: string, init: RequestInit) => fetch(`http://127.0.0.1:${server.port}${address}`, init);
    const { cookie = '' } = await signInManager(tools, ask);
    return cookie.split('; ');
  } finally {
    await store.close();
  }
}

function seed(dataDir: string): void {
  const script = path.join(ROOT, 'scripts/cli/seed.ts');
  const args = ['--disable-warning=ExperimentalWarning', script, '--registrations', String(REGISTRATIONS)];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const { status } = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`seed.ts ended with ${status}`);
}

/**
 * Opens the desk of a manager with an empty cache, again and again.
 *
 * @throws Error when the list does not come.
 */
export async function measureDesk(rounds: number): Promise<DeskVisit[]> {
  const folder = mkdtempSync(path.join(ROOT, '.bench-'));
  const settings = { DATA_DIR: path.join(folder, 'data'), PAGES_DIR: path.join(ROOT, 'dist') };
  let server: Measured | undefined;
  let browser: Browser | undefined;
  try {
    seed(settings.DATA_DIR);
    server = await startServer(settings, folder, (command) => [...command]);
    const cookies = await signIn(settings, server);
    browser = await launchPhone();
    const visits: DeskVisit[] = [];
    for (let round = 0; round < rounds; round++)
      visits.push(await visitDesk(browser, `http://127.0.0.1:${server.port}`, cookies));
    return visits;
  } finally {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
