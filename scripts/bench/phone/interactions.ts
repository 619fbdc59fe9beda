/** Touches every control of a page on the phone and says how long each waited for the next frame. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import {
  CONTROLS,
  type Control,
  type ControlsWindow,
  findControls,
  firstInView,
  longestWait,
  noteInteractions,
  placeOf,
} from './controls.ts';
import { openPhonePage } from './phone-browser.ts';

/** What a touch cost, in milliseconds. */
export interface Wait {
  /** From the touch to the next frame, in steps of 8; 0 stands for less than 16. */
  wait: number;
  /** What the page's main thread worked for it, the frames after it included: steady on a busy machine. */
  worked: number;
}

/** What came of a page's controls. */
export interface InteractionFigures {
  /** The longest wait of each control, by its name. */
  waits: Map<string, Wait>;
  /** Controls that were shown and could not be touched: something lay over them. */
  unreached: string[];
  /** The first tap of a visit; undefined where no control is in view. */
  firstTap: FirstTap | undefined;
}

/** A tap on a page that nobody has touched, whose scripts sleep; work is that of the time in which they wake. */
export interface FirstTap extends Wait {
  /** The control. */
  name: string;
}

/** Islands that a tap wakes run by then. */
const AWAKE_MS = 1500;

/** From seeing to touching: what a simple reaction to something seen takes a person at least. */
const REACTION_MS = 250;

const controlsOf = (page: Page, isWhole: boolean) => page.evaluate(findControls, { selector: CONTROLS, isWhole });

/** A way to open a page for touches, none of which leads away from it, and to its controls. */
async function openForTouches(page: Page, address: string, isWhole: boolean): Promise<() => Promise<Control[]>> {
  let isOpening = false;
  await page.route('**', (route) => {
    if (isOpening || !route.request().isNavigationRequest()) return route.continue();
    return route.fulfill({ status: 204 });
  });
  await page.addInitScript(noteInteractions);
  return async () => {
    isOpening = true;
    await page.goto(address, { waitUntil: 'load' });
    // Scripts that wait for an idle browser start half a second later at the latest.
    await page.waitForTimeout(1200);
    isOpening = false;
    return controlsOf(page, isWhole);
  };
}

/** Seconds that the page's main thread has worked. */
async function workedSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

async function touch(page: Page, session: CDPSession, control: Control): Promise<Wait | undefined> {
  const place = await page.evaluate(placeOf, { index: control.index, reactionMs: REACTION_MS });
  if (!place) return undefined;
  await page.evaluate(longestWait);
  const before = await workedSeconds(session);
  const wait = await act(page, control, place);
  return { wait, worked: ((await workedSeconds(session)) - before) * MS_PER_SECOND };
}

async function act(page: Page, { index, kind }: Control, place: { x: number; y: number }): Promise<number> {
  if (kind === 'select') {
    // A list that the system opens is no part of the page: the value is changed by key.
    await page.evaluate((at) => (window as ControlsWindow).benchControls?.[at]?.focus(), index);
    await page.keyboard.press('ArrowDown');
    return page.evaluate(longestWait);
  }
  await page.touchscreen.tap(place.x, place.y);
  const tapped = await page.evaluate(longestWait);
  if (kind === 'tap') return tapped;
  await page.keyboard.press('1');
  return Math.max(tapped, await page.evaluate(longestWait));
}

/** Taps the first control in view, those of the page itself before those of the bar at the top. */
async function tapFirst(page: Page, session: CDPSession): Promise<FirstTap | undefined> {
  const own = await controlsOf(page, false);
  const all = [...own, ...(await controlsOf(page, true))];
  const place = await page.evaluate(
    firstInView,
    all.map(({ index }) => index),
  );
  const control = all.find(({ index }) => index === place?.index);
  if (!place || !control) return undefined;
  await page.evaluate(longestWait);
  const before = await workedSeconds(session);
  await page.touchscreen.tap(place.x, place.y);
  const wait = await page.evaluate(longestWait);
  await page.waitForTimeout(AWAKE_MS);
  return { name: control.name, wait, worked: ((await workedSeconds(session)) - before) * MS_PER_SECOND };
}

/** Touches the controls that are there, and those that a touch brings out. */
export async function measureInteractions(
  browser: Browser,
  address: string,
  isWhole: boolean,
): Promise<InteractionFigures> {
  const { page, session, close } = await openPhonePage(browser, { isNetworkSlow: false });
  const waits = new Map<string, Wait>();
  const unreached = new Set<string>();
  const done = new Set<number>();
  const keep = (name: string, one: Wait) => {
    if (one.wait >= (waits.get(name)?.wait ?? 0)) waits.set(name, one);
  };
  try {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const open = await openForTouches(page, address, isWhole);
    await open();
    const firstTap = await tapFirst(page, session);
    const controls = await open();
    const first = new Set(controls.map(({ index }) => index));
    for (const control of controls) {
      let wait = await touch(page, session, control);
      if (wait === undefined) {
        await open();
        // What comes with a touch has other places in a new document.
        done.clear();
        wait = await touch(page, session, control);
      }
      if (wait === undefined) {
        unreached.add(control.name);
        continue;
      }
      keep(control.name, wait);
      const shown = await controlsOf(page, isWhole);
      for (const inner of shown.filter(({ index }) => !first.has(index) && !done.has(index))) {
        const innerWait = await touch(page, session, inner);
        if (innerWait === undefined) continue;
        done.add(inner.index);
        keep(inner.name, innerWait);
      }
    }
    return { waits, unreached: [...unreached], firstTap };
  } finally {
    await close();
  }
}
