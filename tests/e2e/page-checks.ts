/** What holds on every page in a browser: nothing for axe to find, nothing that sticks out sideways. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as axe from 'axe-core';
import { expect, type Page, seeEverything } from './fixtures.ts';

/** Widths in px at which every page must hold, by the layout that a project loads. */
export const WIDTHS = { desktop: [1920, 1440, 1024, 768], phone: [390, 360] };

const AXE_SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another text or another content file can break on a page whose template is clean. */
const CONTENT_RULES = [
  'button-name',
  'definition-list',
  'document-title',
  'duplicate-id-aria',
  'empty-heading',
  'heading-order',
  'html-lang-valid',
  'image-alt',
  'label',
  'link-name',
  'list',
  'page-has-heading-one',
  'summary-name',
  'target-size',
  'valid-lang',
];

/** What axe looks at, and for what. */
interface Look {
  /** A selector; the whole page unless told. */
  within?: string;
  /** Rules of axe; all of the standards' and the best practices unless told. */
  rules?: readonly string[];
}

/** Brings what fades or slides in to its end: a colour half-way has no meaning, nor has an empty screen. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  });
}

/** axe finds nothing on a page that was looked through before. */
export async function expectNoFaultsInView(page: Page, { within, rules }: Look = {}): Promise<void> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SCRIPT);
  const violations = await page.evaluate(
    async ([selector, type, values]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const runOnly: axe.RunOnly = { type, values: [...values] };
      const found = await loaded.run(selector ?? document, { runOnly, resultTypes: ['violations'], preload: false });
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`)}`,
      );
    },
    [within, rules ? 'rule' : 'tag', rules ?? TAGS] as const,
  );
  expect(violations, page.url()).toEqual([]);
}

/** axe finds nothing that the page's own words and content could have broken. */
export function expectNoFaultsOfContent(page: Page): Promise<void> {
  return expectNoFaultsInView(page, { rules: CONTENT_RULES });
}

/** axe finds nothing on the whole page. */
export async function expectNoFaults(page: Page): Promise<void> {
  await seeEverything(page);
  await expectNoFaultsInView(page);
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

/** Nothing can be scrolled sideways. */
export async function expectNoOverhang(page: Page, place: string): Promise<void> {
  expect(await overhang(page), place).toEqual({ scrolled: 0, culprits: [] });
}

/** Doubles the size of all text, as a visitor's setting does. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
}
