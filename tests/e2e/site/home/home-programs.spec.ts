/** The popular programmes and the order of the home page in a real layout (HOME-4 to HOME-7). What the cards say is tested beside them. */
import { excludesReaders } from '../../../../content/rules/program-status.ts';
import {
  DESKTOP,
  expect,
  LOCALES,
  openSection,
  type Page,
  PHONE,
  putFinger,
  test,
  untilAtRest,
} from '../../fixtures.ts';
import { CONTENT as content } from '../../../support/content/site-content.ts';

const SECTIONS = ['banner', 'programs', 'appointment', 'stories'];

function parts(page: Page) {
  const section = page.locator('[data-section="programs"]');
  return {
    section,
    tabs: section.getByRole('tab'),
    /** The panel of the chosen category. */
    panel: section.getByRole('tabpanel'),
  };
}

async function openPrograms(page: Page, address: string) {
  await page.goto(address);
  await openSection(page, 'programs');
  return parts(page);
}

/** The sections that are shown, in their order. */
const shownSections = (page: Page) =>
  page.locator('[data-section]:visible').evaluateAll((all) => all.map((one) => one.getAttribute('data-section')));

/** Per card: its school, its own colour, and whether a bar of that colour is in it. */
const colorBars = (page: Page) =>
  parts(page)
    .section.locator('article')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--c)';
        card.append(probe);
        const color = getComputedStyle(probe).color;
        probe.remove();
        const edges = [...card.querySelectorAll('*')]
          .map((one) => getComputedStyle(one))
          .filter(({ borderTopWidth }) => borderTopWidth === '4px');
        return {
          school: card.getAttribute('data-school') ?? '',
          color: getComputedStyle(card).getPropertyValue('--c').trim().toLowerCase(),
          hasBar: edges.some((edge) => edge.borderTopColor === color),
        };
      }),
    );

test(
  'HOME-5 HOME-7 hovering a category shows its cards in six slots, and nothing below moves',
  DESKTOP,
  async ({ page }) => {
    const { section, tabs, panel } = await openPrograms(page, '/en/');
    expect(await shownSections(page)).toEqual([...SECTIONS, 'why-choose']);
    await expect(section).toHaveAttribute('data-active', '0');
    const below = () =>
      page.locator('[data-section="appointment"]').evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const before = await below();
    for (const [index, category] of content.categories.entries()) {
      await tabs.nth(index).hover();
      await expect(section).toHaveAttribute('data-active', String(index));
      await expect(panel).toHaveId(`programs-panel-${category.id}`);
      await expect(panel.locator('article')).toHaveCount(category.programs.length);
      const blanks = await panel
        .locator('[data-slot="blank"]')
        .evaluateAll((all) => all.map((one) => [getComputedStyle(one).visibility, one.clientHeight > 100]));
      // Hidden, and keeping their slot all the same.
      expect(blanks).toEqual(Array.from({ length: 6 - category.programs.length }, () => ['hidden', true]));
      expect(await below(), category.id).toBe(before);
    }
    await tabs.nth(5).focus();
    await page.keyboard.press('ArrowDown');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.locator('h3 a').first()).toBeFocused();
  },
);

test('HOME-6 each card has a bar in its school’s colour, and the whole card is the link', PHONE, async ({ page }) => {
  const { panel } = await openPrograms(page, '/');
  const bars = await colorBars(page);
  expect(bars).toHaveLength(content.categories.flatMap((category) => category.programs).length);
  for (const { school, color, hasBar } of bars) {
    expect([color, hasBar], school).toEqual([content.schools.get(school)?.color.toLowerCase(), true]);
  }
  const card = panel.locator('article').first();
  await card.scrollIntoViewIfNeeded();
  const target = await card
    .locator('img')
    .first()
    .evaluate((image) => {
      const box = image.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 3);
      return hit?.closest('a')?.getAttribute('href');
    });
  // The browser reads English: what is for applicants of one country stands last.
  const [first] =
    content.categories[0]?.programs.filter((slug) => {
      const program = content.programs.get(slug);
      return program && !excludesReaders('en', program);
    }) ?? [];
  expect(target).toBe(`/program/${first}`);
});

test('HOME-5 choosing a category moves nothing below, at any width and in any language', DESKTOP, async ({ page }) => {
  for (const locale of LOCALES) {
    const { section } = await openPrograms(page, `/${locale}/`);
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await section.evaluate(async (one) => {
        const all: number[] = [];
        for (const [index, tab] of one.querySelectorAll<HTMLElement>('[role="tab"]').entries()) {
          tab.click();
          // React shows it in the next microtask.
          await Promise.resolve();
          if (one.dataset['active'] !== String(index)) throw new Error(`tab ${index} was not chosen`);
          all.push(Math.round(one.getBoundingClientRect().height));
        }
        return all;
      });
      expect(heights).toHaveLength(6);
      expect(new Set(heights).size, `${locale} at ${width} px: ${heights.join(' ')}`).toBe(1);
    }
  }
});

test('HOME-5 HOME-7 on a phone tabs choose a row of cards that scrolls sideways by itself', PHONE, async ({ page }) => {
  const { section, tabs, panel } = await openPrograms(page, '/vi/');
  expect(await shownSections(page)).toEqual([...SECTIONS, 'services']);
  await tabs.nth(1).tap();
  await expect(section).toHaveAttribute('data-active', '1');
  const row = panel.locator('[data-card-row]');
  await expect(row.locator('article')).toHaveCount(6);
  const size = await row.evaluate((one) => ({ content: one.scrollWidth, box: one.clientWidth }));
  expect(size.content).toBeGreaterThan(size.box * 3);
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  await untilAtRest(row, async () => {
    const finger = await putFinger(page, { x: 330, y: (box?.y ?? 0) + 200 });
    await finger.move(-260, 0);
    await finger.lift();
  });
  expect(await row.evaluate((one) => one.scrollLeft)).toBeGreaterThan(150);
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
  await tabs.nth(2).tap();
  await expect(panel.locator('article')).toHaveCount(2);
  await expect(panel.locator('[data-slot="blank"]:visible')).toHaveCount(0);
});
