/** Measures kinds of pages on the phone, beside themselves without scripts, in rounds. */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Locale } from '../../../contract/locales.ts';
import { type Measured, startServer } from '../processes.ts';
import { type FirstTap, measureInteractions, type Wait } from './interactions.ts';
import { addressOf, type PageKind, pageKinds } from './page-kinds.ts';
import { launchPhone } from './phone-browser.ts';
import { countScript, reactFiles, type ScriptFigures } from './script-count.ts';
import { copyWithoutScripts } from './site-without-scripts.ts';
import { NotPaintedError } from './trace.ts';
import { type VisitFigures, visit } from './visit.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const DIST = path.join(ROOT, 'dist');

/** What is measured. */
export interface PhoneOptions {
  /** Names of the kinds; all when it is not given. */
  only?: readonly string[] | undefined;
  rounds: number;
  locale: Locale;
  /** Whether every control is touched. */
  hasTouches: boolean;
}

/** The figures of one kind of page, one of each round. */
export interface KindFigures {
  name: string;
  address: string;
  scripted: VisitFigures[];
  plain: VisitFigures[];
  script: ScriptFigures;
  /** Waits of each control, by its name. */
  waits: Record<string, Wait[]>;
  /** The same without scripts: what the browser alone takes for the touch and for what it does by itself. */
  plainWaits: Record<string, Wait[]>;
  unreached: string[];
  /** The first tap of a visit, one of each round with touches. */
  firstTaps: FirstTap[];
}

/** To touch all controls takes ten minutes: with scripts in the first two rounds, without in the first. */
const TOUCH_ROUNDS = 2;

/** A kind of page with where it stands, with scripts and without. */
interface Subject {
  kind: PageKind;
  scripted: string;
  plain: string;
  figures: KindFigures;
}

function keepWaits(kept: Record<string, Wait[]>, waits: Map<string, Wait>): void {
  for (const [name, wait] of waits) {
    kept[name] ??= [];
    kept[name].push(wait);
  }
}

/** Visits a page; again if the browser did not paint it, as happens once in some hundred visits without a graphics card. */
async function visitPainted(...visited: Parameters<typeof visit>): Promise<VisitFigures> {
  try {
    return await visit(...visited);
  } catch (error) {
    if (!(error instanceof NotPaintedError)) throw error;
    console.error(`phone: ${error.message}, visited again`);
    return visit(...visited);
  }
}

async function measureRound(
  browser: Browser,
  subject: Subject,
  react: Set<string>,
  touched: 'no' | 'scripted' | 'both',
): Promise<void> {
  const { figures, kind, scripted, plain } = subject;
  figures.plain.push(await visitPainted(browser, plain, { hasScripts: false, react }));
  figures.scripted.push(await visitPainted(browser, scripted, { hasScripts: true, react }));
  if (touched === 'no') return;
  // The bar at the top and the end of the page are the same everywhere: the home page stands for them.
  const isWhole = kind.path === '/';
  const { waits, unreached, firstTap } = await measureInteractions(browser, scripted, isWhole);
  figures.unreached = unreached;
  if (firstTap) figures.firstTaps.push(firstTap);
  keepWaits(figures.waits, waits);
  if (touched === 'both') keepWaits(figures.plainWaits, (await measureInteractions(browser, plain, isWhole)).waits);
}

function touchedIn(round: number, hasTouches: boolean): 'no' | 'scripted' | 'both' {
  if (!hasTouches || round > TOUCH_ROUNDS) return 'no';
  return round === 1 ? 'both' : 'scripted';
}

function chooseKinds(only: readonly string[] | undefined): PageKind[] {
  const kinds = pageKinds(DIST);
  const unknown = only?.find((name) => !kinds.some((kind) => kind.name === name));
  if (unknown) throw new Error(`No kind of page is "${unknown}": ${kinds.map(({ name }) => name).join(', ')}`);
  return only ? kinds.filter(({ name }) => only.includes(name)) : kinds;
}

/**
 * Measures the pages of the build.
 *
 * @throws Error when a page cannot be measured.
 */
export async function measurePhone({ only, rounds, locale, hasTouches }: PhoneOptions): Promise<KindFigures[]> {
  const kinds = chooseKinds(only);
  const react = reactFiles(DIST);
  const folder = mkdtempSync(path.join(ROOT, '.bench-'));
  const servers: Measured[] = [];
  let browser: Browser | undefined;
  const serve = async (pagesDir: string, name: string) => {
    const settings = { PAGES_DIR: pagesDir, DATA_DIR: path.join(folder, name) };
    const server = await startServer(settings, folder, (command) => [...command]);
    servers.push(server);
    return server;
  };
  try {
    const scripted = await serve(DIST, 'data');
    const copy = path.join(folder, 'dist');
    await copyWithoutScripts(DIST, copy, scripted, kinds, locale);
    const plain = await serve(copy, 'plain-data');
    const opened = await launchPhone();
    browser = opened;
    const subjects: Subject[] = [];
    for (const kind of kinds) {
      const address = addressOf(kind, locale);
      const at = (server: Measured) => `http://127.0.0.1:${server.port}${address}`;
      const script = await countScript(opened, at(scripted));
      const figures: KindFigures = {
        name: kind.name,
        address,
        scripted: [],
        plain: [],
        script,
        waits: {},
        plainWaits: {},
        unreached: [],
        firstTaps: [],
      };
      subjects.push({ kind, scripted: at(scripted), plain: at(plain), figures });
    }
    for (let round = 1; round <= rounds; round++) {
      console.error(`phone: round ${round} of ${rounds}`);
      for (const subject of subjects) await measureRound(opened, subject, react, touchedIn(round, hasTouches));
    }
    return subjects.map(({ figures }) => figures);
  } finally {
    await browser?.close();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
