/** What holds on every page in a browser: nothing for axe to find, nothing that sticks out sideways. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, seeEverything } from './fixtures.ts';

/** Widths in px at which every page must hold. */
export const WIDTHS = [1920, 1440, 1024, 768, 390, 360];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for React and for what fades or slides in by now: a colour half-way has no meaning, nor has an empty screen. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(finite.map((one) => one.finished.catch(() => undefined)));
  });
}

/** axe finds nothing on a page that was looked through before. */
export async function expectNoFaultsInView(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`)}`),
  ).toEqual([]);
}

/** axe finds nothing on the whole page. */
export async function expectNoFaults(page: Page): Promise<void> {
  await seeEverything(page);
  await expectNoFaultsInView(page);
}

/** How far the page can be scrolled sideways, and what sticks out of it. */
export function overhang(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const culprits = [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((one) => `${one.tagName.toLowerCase()}.${one.className.toString().slice(0, 40)}`);
    window.scrollTo({ left: 1000, behavior: 'instant' });
    return { scrolled: window.scrollX, culprits: window.scrollX > 0 ? culprits : [] };
  });
}

/** Nothing can be scrolled sideways. */
export async function expectNoOverhang(page: Page, place: string): Promise<void> {
  expect(await overhang(page), place).toEqual({ scrolled: 0, culprits: [] });
}
