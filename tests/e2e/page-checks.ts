/** What holds on every page in a browser: nothing for axe to find, nothing that sticks out sideways. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as axe from 'axe-core';
import { expect, type Page, seeEverything } from './fixtures.ts';

/** Widths in px at which every page must hold, by the layout that a project loads; 320 px is a desktop at 400 % (WCAG 1.4.10). */
export const WIDTHS = { desktop: [1920, 1440], tablet: [1024, 768], phone: [390, 360, 320] };

const AXE_SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Brings what fades or slides in to its end: a colour half-way has no meaning, nor has an empty screen. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  });
}

/** What axe leaves out unless it is told: the words on a control are in its name, so that a voice can press it (WCAG 2.5.3). */
const VOICE_RULE = 'label-content-name-mismatch';

/** Rules of axe about colours and sizes: half of its time, and the same on all pages of one template, in each language. */
const LOOKS_RULES = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * axe finds nothing on a page that was looked through before.
 *
 * @param within selector of the part that is looked at; without it, all of the page.
 * @param rules `looks` are {@link LOOKS_RULES} alone, in another theme of a page; `not looks` leaves them out, where they
 * are tried on another page of the template. Default all.
 */
export async function expectNoFaultsInView(
  page: Page,
  { within, rules = 'all' }: { within?: string; rules?: 'all' | 'looks' | 'not looks' } = {},
): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SCRIPT);
  const violations = await page.evaluate(
    async ([selector, runOnly, skipped, added]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const found = await loaded.run(selector ?? document, {
        runOnly,
        rules: { [added]: { enabled: true }, ...Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])) },
        resultTypes: ['violations'],
        preload: false,
      });
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`)}`,
      );
    },
    [
      within,
      { looks: LOOKS_RULES, all: TAGS, 'not looks': TAGS }[rules],
      rules === 'not looks' ? LOOKS_RULES : [],
      VOICE_RULE,
    ] as const,
  );
  expect(violations, page.url()).toEqual([]);
}

/** axe finds nothing on the whole page. */
export async function expectNoFaults(page: Page): Promise<void> {
  await seeEverything(page);
  await expectNoFaultsInView(page);
}

/** Unfolds all that the page folds away, panels of tabs included, so that it is looked at as well. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('main details, footer details')) {
      // Of those that share a name only one can be open.
      one.removeAttribute('name');
      one.open = true;
    }
    for (const { style } of document.querySelectorAll<HTMLElement>('[data-panel]'))
      Object.assign(style, { display: 'block', visibility: 'visible', gridArea: 'auto' });
  });
}

/** No Chinese heading has a line that ends within a word, such as 人工智能. */
export async function expectWholeWords(page: Page, when: string): Promise<void> {
  const torn = await page.evaluate(() => {
    const words = new Intl.Segmenter('zh', { granularity: 'word' });
    const lineOf = (text: Text, index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().top;
    };
    return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
      if (!heading.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return [];
      // What is for screen readers alone is a pixel wide.
      if (heading.parentElement && heading.parentElement.clientWidth <= 4) return [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const tops: number[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (let index = 0; index < text.length; index++) tops.push(lineOf(text, index));
      }
      const whole = heading.textContent;
      const breaks = new Set(tops.flatMap((top, index) => (top > (tops[index - 1] ?? top) + 8 ? index : [])));
      return [...words.segment(whole)].flatMap(({ segment, index }) => {
        const isTorn =
          /^\p{Script=Han}{2,}$/u.test(segment) && [...segment].some((_, at) => at > 0 && breaks.has(index + at));
        return isTorn ? `${segment} in ${whole}` : [];
      });
    });
  });
  expect(torn, when).toEqual([]);
}

/** Words that their box cuts off, at a side or below; a slide beside the one that is shown, and an ellipsis, are meant. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutBy = (box: Element, words: DOMRect) => {
      const { left, right, top, bottom, width } = box.getBoundingClientRect();
      const isInside = words.right > left && words.left < right && words.bottom > top && words.top < bottom;
      const isWhole =
        words.right <= right + 1 && words.left >= left - 1 && words.bottom <= bottom + 2 && words.top >= top - 2;
      // What is for screen readers alone is a pixel wide.
      return width > 4 && isInside && !isWhole;
    };
    const cutterOf = (element: Element | null): Element | null => {
      if (!element) return null;
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX)) return null;
      return /hidden|clip/.test(overflowX) ? element : cutterOf(element.parentElement);
    };
    const painted = { opacityProperty: true, visibilityProperty: true };
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent?.trim();
      const box = text && node.parentElement?.checkVisibility(painted) && cutterOf(node.parentElement);
      if (!box) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (isCutBy(box, range.getBoundingClientRect())) cut.push(text);
    }
    return cut;
  });
}

/** How many px the page is wider than the screen, and what sticks out of it. A phone does not scroll there: it shows the page smaller. */
export function overhang(page: Page) {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    if (scrollWidth <= width) return { tooWide: 0, culprits: [] };
    const culprits = [...document.querySelectorAll('main *, footer *, header *')]
      .filter((one) => one.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map(
        (one) =>
          `${one.tagName.toLowerCase()}.${one.className.toString().slice(0, 40)} ${one.textContent.slice(0, 20)}`,
      );
    return { tooWide: scrollWidth - width, culprits };
  });
}

/** Nothing can be scrolled sideways, and no words are cut off. */
export async function expectNoOverhang(page: Page, place: string): Promise<void> {
  expect(await overhang(page), place).toEqual({ tooWide: 0, culprits: [] });
  expect(await cutWords(page), `cut off at ${place}`).toEqual([]);
}

/** Doubles the size of all text, as a visitor's setting does. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
}

/** Text as wide apart as a visitor may set it (WCAG 1.4.12). */
const WIDE_APART = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Nothing sticks out and no words are cut off with text set wide apart; it is set back afterwards. */
export async function expectRoomForSpacing(page: Page, place: string): Promise<void> {
  const spacing = await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    return getComputedStyle(document.body).letterSpacing;
  }, WIDE_APART);
  expect(spacing).toBe('1.92px');
  await expectNoOverhang(page, `${place} with text set wide apart`);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** What can have the keyboard's focus is seen when it has it, on the way forward and back: not behind what stays in place, nor outside of a scroller (WCAG 2.4.11). */
export async function expectFocusSeen(page: Page, place: string): Promise<void> {
  const hidden = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const reached = [...all].filter(
      (one) =>
        one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], .sprite'),
    );
    if (reached.length < 5) throw new Error('Nothing to be reached.');
    const isSeen = (one: HTMLElement) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      // What is larger than the screen has its middle somewhere else; of anything smaller an edge is not enough.
      const within = (from: number, to: number, size: number, part: number) =>
        to - from > size ? size * part : from + (to - from) * part;
      return [0.05, 0.5, 0.95].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const point = [within(left, right, innerWidth, x), within(top, bottom, innerHeight, y)] as const;
          const hit = document.elementFromPoint(...point);
          // A link over two lines has gaps, and a field may lie under its label.
          return hit && (one.contains(hit) || hit === one.parentElement || hit.closest('label')?.contains(one));
        }),
      );
    };
    const focus = (one: HTMLElement, options: FocusOptions = {}) =>
      one.focus({ focusVisible: true, ...options } as FocusOptions);
    /** On the way back it comes from above, where bars stay in place. */
    const goBackTo = (one: HTMLElement) => {
      scrollBy({ top: one.getBoundingClientRect().bottom, behavior: 'instant' });
      focus(one, { preventScroll: true });
    };
    return [focus, goBackTo].flatMap((goTo) =>
      reached
        .filter((one) => {
          goTo(one);
          return document.activeElement === one && !isSeen(one);
        })
        .map((one) => `${goTo.name} ${one.outerHTML.slice(0, 80)}`),
    );
  });
  expect(hidden, `hidden at ${place}`).toEqual([]);
}
