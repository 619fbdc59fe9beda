/** What holds on every page in a browser: nothing for axe to find, nothing that sticks out sideways. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as axe from 'axe-core';
import { expect, type Page, seeEverything } from './fixtures.ts';

/** Widths in px at which every page must hold, by the layout that a project loads. */
export const WIDTHS = { desktop: [1920, 1440, 1024, 768], phone: [390, 360] };

const AXE_SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Brings what fades or slides in to its end: a colour half-way has no meaning, nor has an empty screen. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  });
}

/** Rules of axe about colours: a third of its time, and the same on all pages of one template. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * axe finds nothing on a page that was looked through before.
 *
 * @param within selector of the part that is looked at; without it, all of the page.
 * @param knowsColors whether {@link COLOR_RULES} were tried on another page of the template.
 */
export async function expectNoFaultsInView(
  page: Page,
  { within, knowsColors = false }: { within?: string; knowsColors?: boolean } = {},
): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SCRIPT);
  const violations = await page.evaluate(
    async ([selector, tags, skipped]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const found = await loaded.run(selector ?? document, {
        runOnly: tags,
        rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        preload: false,
      });
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`)}`,
      );
    },
    [within, TAGS, knowsColors ? COLOR_RULES : []] as const,
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
    for (const panel of document.querySelectorAll<HTMLElement>('[data-panels] > [data-panel]'))
      panel.style.display = 'block';
  });
}

/** Words that their box cuts off in the middle; a slide beside the one that is shown, and an ellipsis, are meant. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutBy = (box: Element, words: DOMRect) => {
      const { left, right, width } = box.getBoundingClientRect();
      // What is for screen readers alone is a pixel wide.
      return (
        width > 4 && words.right > left && words.left < right && (words.right > right + 1 || words.left < left - 1)
      );
    };
    const cutterOf = (element: Element | null): Element | null => {
      const { overflowX = 'visible', textOverflow = '' } = element ? getComputedStyle(element) : {};
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) return null;
      return element && !/hidden|clip/.test(overflowX) ? cutterOf(element.parentElement) : element;
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

/** How far the page can be scrolled sideways, and what sticks out of it. */
export function overhang(page: Page) {
  return page.evaluate(() => {
    window.scrollTo({ left: 1000, behavior: 'instant' });
    if (window.scrollX === 0) return { scrolled: 0, culprits: [] };
    const width = document.documentElement.clientWidth;
    const culprits = [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right + window.scrollX > width + 1)
      .slice(0, 5)
      .map((one) => `${one.tagName.toLowerCase()}.${one.className.toString().slice(0, 40)}`);
    return { scrolled: window.scrollX, culprits };
  });
}

/** Nothing can be scrolled sideways, and no words are cut off. */
export async function expectNoOverhang(page: Page, place: string): Promise<void> {
  expect(await overhang(page), place).toEqual({ scrolled: 0, culprits: [] });
  expect(await cutWords(page), `cut off at ${place}`).toEqual([]);
}

/** Doubles the size of all text, as a visitor's setting does. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
}
