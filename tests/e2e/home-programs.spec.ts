/** The popular programmes and the order of the home page (HOME-4 to HOME-7, TRUST-1). */
import { readContent } from '../../content/read-content-files.ts';
import { homeMessages } from '../../site/messages/home.messages.ts';
import { DESKTOP, expect, LOCALES, openSection, type Page, PHONE, putFinger, test } from './fixtures.ts';

const content = readContent();
const SLOTS = 6;
const ORDER = ['cs', 'mba', 'psychology', 'analytics', 'law', 'phd'];
/** Figures of the specification that have no source: never on a card as a rank. */
const UNSOURCED = /^[^\d%]{0,5}(33|10|9|1|85|20)(st|nd|rd|th)?[^\d%]{0,2}$/;

function parts(page: Page) {
  const section = page.locator('[data-section="programs"]');
  return {
    section,
    tabs: section.getByRole('tab'),
    /** The panel of the chosen category. */
    panel: section.getByRole('tabpanel'),
  };
}

for (const locale of LOCALES) {
  test(`HOME-4 six categories in ${locale} stand in their order, the first is chosen`, async ({ page }) => {
    await page.goto(`/${locale}/`);
    await openSection(page, 'programs');
    const { section, tabs } = parts(page);
    await expect(section).toHaveAttribute('data-active', '0');
    expect(await tabs.evaluateAll((all) => all.map((one) => one.id.replace('programs-tab-', '')))).toEqual(ORDER);
    for (const [index, category] of content.categories.entries()) {
      await expect(tabs.nth(index)).toContainText(category.name[locale]);
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', String(index === 0));
    }
  });

  test(`HOME-5 hovering a category in ${locale} selects it, and nothing below moves`, DESKTOP, async ({ page }) => {
    await page.goto(`/${locale}/`);
    await openSection(page, 'programs');
    const { section, tabs, panel } = parts(page);
    const below = () =>
      page.locator('[data-section="appointment"]').evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const before = await below();
    for (const [index, category] of content.categories.entries()) {
      await tabs.nth(index).hover();
      await expect(section).toHaveAttribute('data-active', String(index));
      await expect(panel).toHaveId(`programs-panel-${category.id}`);
      const slots = panel.locator('[data-slot]');
      await expect(slots).toHaveCount(SLOTS);
      const blanks = panel.locator('[data-slot="blank"]');
      await expect(blanks).toHaveCount(SLOTS - category.programs.length);
      for (const blank of await blanks.all()) {
        await expect(blank).toHaveAttribute('aria-hidden', 'true');
        await expect(blank).toHaveCSS('visibility', 'hidden');
        // It keeps its slot all the same.
        expect((await blank.boundingBox())?.height).toBeGreaterThan(100);
      }
      await expect(panel.getByRole('listitem').filter({ has: page.locator('article') })).toHaveCount(
        category.programs.length,
      );
      await expect(
        panel
          .locator('> ul')
          .getByRole('listitem')
          .filter({ hasNot: page.locator('article, b') }),
      ).toHaveCount(0);
      expect(await below(), category.id).toBe(before);
    }
  });

  test(`HOME-6 cards in ${locale} show title, school, picture, colour bar and two figures, and lead on`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/`);
    await openSection(page, 'programs');
    const { section } = parts(page);
    for (const category of content.categories) {
      const cards = section.locator(`#programs-panel-${category.id} article`);
      await expect(cards).toHaveCount(category.programs.length);
      for (const [index, slug] of category.programs.entries()) {
        const program = content.programs.get(slug);
        const school = content.schools.get(program?.school ?? '');
        if (!program || !school) throw new Error(`no programme ${slug}`);
        const card = cards.nth(index);
        const link = card.locator('h3 a');
        await expect(link).toHaveText(program.title[locale]);
        await expect(link).toHaveAttribute('href', `/${locale}${slug === 'dba' ? '/phd' : `/program/${slug}`}`);
        await expect(card).toContainText(school.name[locale]);
        if (locale !== 'en') await expect(card.locator('[lang="en"]')).toHaveText(school.legalName);
        await expect(card.locator('img').first()).toHaveAttribute('src', /\.webp$/);
        await expect(card.locator('li')).toHaveCount(2);
        const colors = await card.evaluate((element) => {
          const all = [...element.querySelectorAll('*')].map((one) => getComputedStyle(one).backgroundColor);
          const probe = document.createElement('i');
          probe.style.color = getComputedStyle(element).getPropertyValue('--c');
          document.body.append(probe);
          const wanted = getComputedStyle(probe).color;
          probe.remove();
          return { wanted, isThere: all.includes(wanted), own: getComputedStyle(element).getPropertyValue('--c') };
        });
        expect(colors.own.toLowerCase()).toBe(school.color.toLowerCase());
        expect(colors.isThere, `${slug}: a bar in ${colors.wanted}`).toBe(true);
        for (const figure of await card.locator('li').all()) {
          const value = (await figure.locator('b').textContent()) ?? '';
          expect(value, `TRUST-1 ${slug}: a rank without a source`).not.toMatch(UNSOURCED);
          const pending = homeMessages['programs.pending'][locale];
          // A figure names who says so; a dash says that there is none.
          if (value === '—') await expect(figure).toContainText(pending);
          else await expect(figure).toHaveAttribute('title', /\S{3}/);
        }
      }
    }
  });
}

for (const width of [768, 1024, 1920]) {
  test.describe(`HOME-5 in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`HOME-5 choosing a category moves nothing below at ${width} px`, DESKTOP, async ({ page }) => {
      for (const locale of LOCALES) {
        await page.goto(`/${locale}/`);
        await openSection(page, 'programs');
        const { section, tabs } = parts(page);
        const heights: number[] = [];
        for (const index of ORDER.keys()) {
          await tabs.nth(index).click();
          await expect(section).toHaveAttribute('data-active', String(index));
          heights.push(await section.evaluate((one) => Math.round(one.getBoundingClientRect().height)));
        }
        expect(new Set(heights).size, `${locale}: ${heights.join(' ')}`).toBe(1);
      }
    });
  });
}

test('HOME-5 the categories work by keyboard', async ({ page }) => {
  await page.goto('/en/');
  await openSection(page, 'programs');
  const { section, tabs, panel } = parts(page);
  await tabs.first().focus();
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['End', 5],
    ['ArrowDown', 0],
    ['ArrowUp', 5],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(section).toHaveAttribute('data-active', String(index));
    await expect(tabs.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(panel.locator('h3 a').first()).toBeFocused();
});

test('HOME-5 on a phone tabs choose a row of cards that scrolls sideways by itself', PHONE, async ({ page }) => {
  await page.goto('/vi/');
  await openSection(page, 'programs');
  const { section, tabs, panel } = parts(page);
  await tabs.nth(1).tap();
  await expect(section).toHaveAttribute('data-active', '1');
  const row = panel.locator('ul').first();
  await expect(row.locator('article')).toHaveCount(6);
  const size = await row.evaluate((one) => ({ content: one.scrollWidth, box: one.clientWidth }));
  expect(size.content).toBeGreaterThan(size.box * 3);
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  // A tap on a page that still glides only halts it.
  const rest = await row.evaluateHandle((one) => ({
    comes: new Promise((resolve) => one.addEventListener('scrollend', resolve, { once: true })),
  }));
  const finger = await putFinger(page, { x: 330, y: (box?.y ?? 0) + 200 });
  await finger.move(-260, 0);
  await finger.lift();
  await rest.evaluate(({ comes }) => comes.then(() => undefined));
  expect(await row.evaluate((one) => one.scrollLeft)).toBeGreaterThan(150);
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
  await tabs.nth(2).tap();
  await expect(panel.locator('article')).toHaveCount(2);
  await expect(panel.locator('[data-slot="blank"]:visible')).toHaveCount(0);
});

test('HOME-6 the whole card is the link, on both forms of the address', async ({ page }) => {
  for (const [address, expected] of [
    ['/en/', '/en/program/sit-mscs'],
    ['/', '/program/sit-mscs'],
  ]) {
    await page.goto(address ?? '');
    await openSection(page, 'programs');
    const card = parts(page).panel.locator('article').first();
    await card.scrollIntoViewIfNeeded();
    const target = await card
      .locator('img')
      .first()
      .evaluate((image) => {
        const box = image.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 3);
        return hit?.closest('a')?.getAttribute('href');
      });
    expect(target).toBe(expected);
  }
});

for (const locale of LOCALES) {
  test(`HOME-7 the sections of the home page in ${locale} stand in their order`, async ({ page, isMobile }) => {
    await page.goto(`/${locale}/`);
    const sections = page.locator('[data-section]:visible');
    expect(await sections.evaluateAll((all) => all.map((one) => one.getAttribute('data-section')))).toEqual([
      'banner',
      'programs',
      'appointment',
      'stories',
      isMobile ? 'services' : 'why-choose',
    ]);
  });
}
