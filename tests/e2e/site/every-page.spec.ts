/**
 * What holds on every page and takes a browser, by the pages that the build has: nothing has to be
 * added here for a new page. axe looks at each page in one language and at one page of each template in all, in a thorough
 * run at all in all. What can be read from the HTML is in tests/pages: names, headings and ids in each language.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { BUILT_SITE, prefixed, sitePaths } from '../../support/content/site-pages.ts';
import { DESKTOP, expect, LOCALES, type Page, PHONE, seeEverything, test } from '../fixtures.ts';
import {
  doubleText,
  expectFocusSeen,
  expectNoFaultsInView,
  expectNoOverhang,
  expectRoomForSpacing,
  expectWholeWords,
  unfold,
  WIDTHS,
} from '../page-checks.ts';
import { IS_THOROUGH } from '../../support/is-thorough.ts';
import { holdTimers, noteScripts } from '../../support/page-scripts.ts';
import {
  displayFonts,
  expectIslandsToRun,
  type Loaded,
  noteHosts,
  noteIslands,
  noteShifts,
  shiftsOf,
  stepsOfIslands,
  sumOf,
  textsNotServed,
  weigh,
} from '../page-visit.ts';

const KB = 1000;
const TOTAL_BUDGET = 150 * KB;
const SCRIPT_BUDGET = 75 * KB;
/** Script that runs before the visitor touches anything and before a timer ends, React apart: 0.4 kB of it does again what was done early. */
const UNTOUCHED_SCRIPT_BUDGET = 5.6 * KB;
/** At least so much is transferred for a page, or it was not weighed. */
const TOTAL_LEAST = 30 * KB;

/** The rules of axe about looks are the same in each language and on all pages of a template. */
const RULES_AGAIN = IS_THOROUGH ? 'all' : 'not looks';

const sizeOf = (own: string) =>
  statSync(path.join(BUILT_SITE, 'client/en', own, 'index.html'), { throwIfNoEntry: false })?.size ?? 0;

/** Pages of one template differ in their words alone: the one with most on it stands for them, the first of each list. */
const TEMPLATES = [...Map.groupBy(sitePaths(), (own) => own.split('/')[1]).values()].map((all) =>
  all.toSorted((a, b) => sizeOf(b) - sizeOf(a)),
);

/** Pages that the server renders when they are asked for, by what asks most of them. */
const RENDERED = [
  '/sheet/uo-mba/iit-mba/ac-mba/hpu-mba',
  '/fit/result?p=job&f=any&h=12&t=evening&d=bachelor&e=6&b=cn-150',
];

/** A page of each kind, by its path. */
const KINDS = [...TEMPLATES.map(([first = '/']) => first), ...RENDERED, '/no-such-page'];

/** Where a wide screen shows parts that a phone does not, besides the bar at the top and the foot, which all pages share. */
const OTHER_WHEN_WIDE = /^\/((about|compare|contact|phd|privacy)$|program\/|$)/;

/** Pages that are for a script alone: a list that is kept in the browser, and the staff's sign-in. */
const WORKS_AT_ONCE = ['/shortlist', '/login'];

function expectLight(loaded: Loaded[]): void {
  const scripts = loaded.filter(({ type }) => type === 'Script');
  const table = loaded.map(({ bytes, type, url }) => `${bytes} ${type} ${new URL(url).pathname}`).join('\n');
  const figures = `total ${sumOf(loaded)}, script ${sumOf(scripts)}\n${table}`;
  test.info().annotations.push({ type: 'bytes', description: figures });
  expect(sumOf(loaded), figures).toBeLessThanOrEqual(TOTAL_BUDGET);
  expect(sumOf(loaded), figures).toBeGreaterThan(TOTAL_LEAST);
  expect(sumOf(scripts), figures).toBeLessThanOrEqual(SCRIPT_BUDGET);
}

/** The banner moves by itself: its script comes without a touch. */
async function expectBannerAwake(page: Page): Promise<void> {
  await expect(page.locator('astro-island', { has: page.locator('[data-section="banner"]') })).toHaveAttribute(
    'data-hydrated',
  );
}

/** Before the first touch and the first timer little runs: what the page itself needs. */
function expectLittleToRun(ran: { name: string; bytes: number }[]): void {
  const table = ran.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');
  test.info().annotations.push({ type: 'script that runs untouched', description: table });
  expect(ran.length, table).toBeGreaterThan(0);
  expect(sumOf(ran), table).toBeLessThanOrEqual(UNTOUCHED_SCRIPT_BUDGET);
}

/** An island starts when the one before it runs: no task starts two. */
function expectOneAfterTheOther(steps: string[]): void {
  const starts = steps.filter((step) => step.endsWith('starts'));
  expect(steps).toEqual(starts.flatMap((step) => [step, step.replace('starts', 'runs')]));
}

/** Opens a page whose shifts are noted; it answers in its language, and nothing moves. @returns its HTML. */
async function openQuietly(
  page: Page,
  address: string,
  locale: Locale,
  waitUntil: 'networkidle' | 'load' = 'networkidle',
): Promise<string> {
  const answer = await page.goto(address, { waitUntil });
  await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[locale]);
  expect(await shiftsOf(page), `what moved at ${address}`).toEqual([]);
  return (await answer?.text()) ?? '';
}

/** The display face is asked for at once: letters of a part that is found out about later stand in another face. */
async function expectUrgentFonts(page: Page): Promise<void> {
  const { asked, used } = await displayFonts(page);
  expect(used.length, 'files of the display face').toBeGreaterThan(0);
  expect(used.filter((name) => !asked.includes(name))).toEqual([]);
}

/**
 * The languages, beginning with the one whose turn it is: in that is looked at what takes long and hardly depends on the
 * language.
 */
function languagesFrom(index: number): [Locale, ...Locale[]] {
  const [first = 'zh', ...others] = LOCALES.map((_, step) => LOCALES[(index + step) % LOCALES.length] ?? 'zh');
  return [first, ...others];
}

/** Looks the page through: all of it runs, unfolded too, and shows no more than was served. */
async function expectToRun(page: Page, html: string): Promise<void> {
  await seeEverything(page);
  await expectIslandsToRun(page);
  expect(await textsNotServed(page, html), 'words that were not served').toEqual([]);
  await unfold(page);
  await expectIslandsToRun(page);
}

/** Where words are widest for the screen: twice as large on a narrow phone. */
async function expectRoomForLargeText(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await doubleText(page);
  await expectNoOverhang(page, `${address} at 360 px with text of 200 %`);
}

/** What a phone shows holds at each of its widths, and with text set wide apart. */
async function expectPhoneWidths(page: Page, address: string): Promise<void> {
  for (const width of WIDTHS.phone) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoOverhang(page, `${address} at ${width} px`);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectRoomForSpacing(page, `${address} at 360 px`);
}

/**
 * The words of a language hold where they have the least room: twice as large on a narrow phone, and on a tablet, where
 * English ones take no more than Vietnamese.
 */
async function expectRoomForWords(page: Page, locale: Locale, address: string): Promise<void> {
  if (locale !== 'en') await expectWideWidths(page, address, WIDTHS.tablet);
  if (locale === 'zh')
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectWholeWords(page, `${address} at ${width} px`);
    }
  // Where things are is the same in each language; Vietnamese words take the most room.
  if (locale === 'vi') {
    await page.setViewportSize({ width: 320, height: 740 });
    await expectFocusSeen(page, `${address} at 320 px`);
  }
  await expectRoomForLargeText(page, address);
}

/** At none of these widths has anything stick out of the page, and none tears a Chinese word. */
async function expectWideWidths(page: Page, address: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverhang(page, `${address} at ${width} px`);
    if (address.startsWith('/zh')) await expectWholeWords(page, `${address} at ${width} px`);
  }
}

/** The home page has the most on it, and is weighed in each language; the others in the one whose turn it is. */
const weighedIn = (own: string, index: number): readonly Locale[] =>
  own === '/' ? languagesFrom(index) : [languagesFrom(index)[0]];

/** The browser itself notes the status of the page that is none. */
const NOT_FOUND = [/status of 404/];
/**
 * A window made narrower asks for the smaller file of the banner, and its picture keeps the larger one. That a page as it
 * opens uses what it asked for is tested with the first screen (HOME-1).
 */
const NARROWED = [/was preloaded using link preload but not used/];

for (const [index, own] of KINDS.entries()) {
  const expectedNoise = own === '/no-such-page' ? NOT_FOUND : [];

  for (const [turn, locale] of weighedIn(own, index).entries()) {
    const address = prefixed({ locale, path: own });
    const isFirst = turn === 0;
    const title = isFirst
      ? `HOME-1 HOME-7 LANG-4 NAV-5 OPS-5 ROUTE-1 ${address} is light, stands still, runs, is clean for axe, fits each width of a phone and has room for its words`
      : `HOME-1 HOME-7 LANG-4 NAV-5 OPS-5 ${address} is light, stands still, is clean for axe and has room for its words`;

    test.describe(address, () => {
      // The second decides on the pictures that are weighed.
      test.use({ expectedNoise, deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

      test(title, PHONE, async ({ page, baseURL }) => {
        const hosts = noteHosts(page);
        const loaded = await weigh(page);
        const ran = await noteScripts(page);
        await noteIslands(page);
        const letTimersGo = await holdTimers(page);
        await noteShifts(page);
        const html = await openQuietly(page, address, locale);
        if (!WORKS_AT_ONCE.includes(own)) expectLittleToRun(await ran());
        expectLight(loaded());
        await letTimersGo();
        if (own === '/') await expectBannerAwake(page);
        // On wide screens more is shown, in one more file of the face.
        await expectUrgentFonts(page);
        if (isFirst) {
          await expectToRun(page, html);
          await expectNoFaultsInView(page);
          expectOneAfterTheOther(await stepsOfIslands(page));
          await expectPhoneWidths(page, address);
        } else {
          await unfold(page);
          await expectNoFaultsInView(page, { rules: RULES_AGAIN });
        }
        await expectRoomForWords(page, locale, address);
        expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
      });
    });
  }
}

/** Several in one browser, which is opened once for them, and as much time as they have by themselves. */
const PAGES_OF_A_TEST = 7;
const TIMEOUT_OF_PAGES = 600_000;

/** The pages of each test, with their place among {@link KINDS}, which decides on the language. */
function inTests(pages: readonly string[]): { names: string; kinds: { own: string; index: number }[] }[] {
  return Array.from({ length: Math.ceil(pages.length / PAGES_OF_A_TEST) }, (_, turn) => {
    const some = pages.slice(turn * PAGES_OF_A_TEST, (turn + 1) * PAGES_OF_A_TEST);
    return { names: some.join(', '), kinds: some.map((own) => ({ own, index: KINDS.indexOf(own) })) };
  });
}

/** The languages in which a page has not been weighed. English ones take no more room than Vietnamese. */
function othersOf(own: string, index: number): readonly Locale[] {
  const others = LOCALES.filter((one) => !weighedIn(own, index).includes(one));
  return IS_THOROUGH ? others : others.filter((one) => one !== 'en');
}

/** Of the other pages of a template so many stand for all. */
const OTHERS_LOOKED_AT = 4;

for (const { names, kinds } of inTests(KINDS.filter((own, index) => weighedIn(own, index).length < LOCALES.length))) {
  test.describe(names, () => {
    test.describe.configure({ timeout: TIMEOUT_OF_PAGES });
    test.use({ expectedNoise: NOT_FOUND, contextOptions: { reducedMotion: 'reduce' } });

    test(
      `HOME-7 LANG-4 NAV-5 ${names} are clean for axe, fit a narrow phone and a tablet in the other languages`,
      PHONE,
      async ({ page }) => {
        await noteShifts(page);
        for (const { own, index } of kinds)
          for (const locale of othersOf(own, index)) {
            const address = prefixed({ locale, path: own });
            await page.setViewportSize({ width: 390, height: 740 });
            await openQuietly(page, address, locale, 'load');
            await unfold(page);
            await expectNoFaultsInView(page, { rules: RULES_AGAIN });
            await expectRoomForWords(page, locale, address);
          }
      },
    );
  });
}

/** The language of a page on a desktop: the words of the others have been shown by a tablet. */
const languageWhenWide = (index: number) => languagesFrom(index + 1)[0];

for (const own of KINDS.filter((one) => OTHER_WHEN_WIDE.test(one))) {
  const locale = languageWhenWide(KINDS.indexOf(own));
  const address = prefixed({ locale, path: own });

  test.describe(address, () => {
    test.use({ expectedNoise: own === '/' ? NARROWED : [], contextOptions: { reducedMotion: 'reduce' } });

    test(
      `HOME-7 NAV-5 OPS-5 ROUTE-1 ${own} runs and is clean for axe on a desktop, stands still and fits each width`,
      DESKTOP,
      async ({ page, baseURL }) => {
        const hosts = noteHosts(page);
        await noteShifts(page);
        const html = await openQuietly(page, address, locale);
        await expectToRun(page, html);
        // Colours are the same as on a phone, but for what lies over the pictures of the home page.
        await expectNoFaultsInView(page, { rules: own === '/' ? 'all' : RULES_AGAIN });
        await expectWideWidths(page, address, WIDTHS.desktop);
        await expectFocusSeen(page, `${address} on a desktop`);
        if (own === '/') {
          // On a tablet the bar at the top has less in it, the same on each page.
          await page.setViewportSize({ width: 768, height: 800 });
          await expectNoFaultsInView(page, { within: 'header' });
        }
        expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
      },
    );
  });
}

for (const { names, kinds } of inTests(KINDS.filter((own) => !OTHER_WHEN_WIDE.test(own)))) {
  test.describe(names, () => {
    test.describe.configure({ timeout: TIMEOUT_OF_PAGES });
    test.use({ expectedNoise: NOT_FOUND, contextOptions: { reducedMotion: 'reduce' } });

    test(
      `HOME-7 NAV-5 OPS-5 ${names} stand still on a desktop and fit each width`,
      DESKTOP,
      async ({ page, baseURL }) => {
        const hosts = noteHosts(page);
        await noteShifts(page);
        for (const { own, index } of kinds) {
          const locale = languageWhenWide(index);
          const address = prefixed({ locale, path: own });
          await page.setViewportSize({ width: 1440, height: 900 });
          await openQuietly(page, address, locale);
          await unfold(page);
          await expectWideWidths(page, address, WIDTHS.desktop);
        }
        expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
      },
    );
  });
}

for (const [first = '/', ...others] of TEMPLATES.filter(({ length }) => length > 1)) {
  test(
    `NAV-5 HOME-7 the other pages like ${first} are clean for axe and fit a phone unfolded with large text`,
    PHONE,
    async ({ page }) => {
      test.setTimeout(TIMEOUT_OF_PAGES);
      for (const [index, own] of others.slice(0, IS_THOROUGH ? undefined : OTHERS_LOOKED_AT).entries())
        for (const locale of IS_THOROUGH ? LOCALES : languagesFrom(index).slice(0, 1)) {
          const address = prefixed({ locale, path: own });
          await page.setViewportSize({ width: 390, height: 740 });
          // All styles are in the page, and pictures have their size before they come.
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          await unfold(page);
          await expectNoFaultsInView(page, { rules: RULES_AGAIN });
          await expectRoomForLargeText(page, address);
        }
    },
  );
}
