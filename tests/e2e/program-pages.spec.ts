/** The 21 programme pages (PAGE-5) and what a careful visitor checks there (TRUST-1 to TRUST-3). */
import { readContent } from '../../content/read-content-files.ts';
import { PROGRAM_SLUGS } from '../../contract/routes.ts';
import { factsMessages } from '../../site/messages/facts.messages.ts';
import { programMessages } from '../../site/messages/programs.messages.ts';
import { fillIn, formOf, openForm, words } from './appointment-page.ts';
import { DESKTOP, expect, LOCALES, openSection, type Page, PHONE, test } from './fixtures.ts';

const content = readContent();

/** A programme with sourced facts, and one of which nothing is published. */
const RICH = 'nau-mscs';
const SPARSE = 'rit-edu';

function programOf(slug: string) {
  const program = content.programs.get(slug);
  const school = program && content.schools.get(program.school);
  if (!program || !school) throw new Error(slug);
  return { program, school };
}

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

for (const locale of LOCALES) {
  for (const slug of PROGRAM_SLUGS) {
    test(`PAGE-5 /program/${slug} in ${locale} shows its programme, school and form`, DESKTOP, async ({ page }) => {
      const { program, school } = programOf(slug);
      const answer = await page.goto(`/${locale}/program/${slug}`);
      expect(answer?.status()).toBe(200);
      await expect(titleOf(page)).toHaveCount(1);
      await expect(titleOf(page)).toHaveText(program.title[locale]);
      await expect(page).toHaveTitle(new RegExp(`^${program.title[locale].replace(/[()（）]/g, '.')} · `));
      const toSchool = page.locator(`main a[href="/${locale}/school/${program.school}"]`);
      await expect(toSchool.first()).toBeVisible();
      for (const chapter of [
        'facts',
        'recognition',
        'check',
        'taught',
        'about',
        'fit',
        'admission',
        'to-ask',
        'rankings',
      ])
        await expect(page.locator(`[data-chapter="${chapter}"] h2`), chapter).toBeVisible();
      await expect(page.locator('[data-legal-name]')).toHaveText(school.legalName);
      await expect(page.locator('[name="program"]')).toHaveValue(slug);
      await expect(page.locator('[data-title-open]')).toHaveCount(program.isTitleSourced ? 0 : 1);
    });
  }

  for (const slug of [RICH, SPARSE]) {
    test(`TRUST-1 every fact of ${slug} in ${locale} shows its source, the others are named as not published`, async ({
      page,
    }) => {
      const { program } = programOf(slug);
      await page.goto(`/${locale}/program/${slug}`);
      const known = Object.entries(program.facts);
      for (const [name, fact] of known) {
        const group = page.locator(`[data-chapter="facts"] [data-fact-group]:has([data-fact="${name}"])`);
        await expect(group.locator('dd', { hasText: fact.text[locale] })).toBeVisible();
        await expect(group.locator('[data-source] a')).toHaveAttribute('href', fact.url);
      }
      await expect(page.locator('[data-chapter="facts"] [data-fact]')).toHaveCount(known.length);
      const labels = Object.entries(programMessages).filter(([key]) => key.startsWith('program.fact.'));
      const missing = labels.filter(([key]) => !(key.slice('program.fact.'.length) in program.facts));
      expect(missing.length).toBe(labels.length - known.length);
      const note = page.locator('[data-chapter="facts"] [data-missing] p');
      for (const [, label] of missing) await expect(note).toContainText(label[locale], { ignoreCase: true });
    });

    test(`TRUST-1 every statement and figure of ${slug} in ${locale} has a source, listed once at the end`, async ({
      page,
    }) => {
      const { program } = programOf(slug);
      await page.goto(`/${locale}/program/${slug}`);
      for (const [chapter, statements] of [
        ['taught', program.taught],
        ['admission', program.admission],
      ] as const) {
        const place = page.locator(`[data-chapter="${chapter}"]`);
        for (const { text, url } of statements) {
          await expect(place.getByText(text[locale], { exact: true })).toBeVisible();
          await expect(place.locator(`[data-source] a[href="${url}"]`).first()).toBeVisible();
        }
        if (statements.length === 0)
          await expect(place).toContainText(programMessages[`program.${chapter}.none`][locale]);
      }
      const figures = page.locator('[data-figure]');
      await expect(figures.locator('[data-source] a')).toHaveCount(await figures.count());
      const addresses = (selector: string) =>
        page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const listed = await addresses('[data-chapter="sources"] [data-source] a');
      expect(new Set(listed).size).toBe(listed.length);
      expect(new Set(listed)).toEqual(new Set(await addresses('[data-source] a')));
      const dates = page.locator('[data-chapter="sources"] time');
      await expect(dates).toHaveCount(listed.length);
    });
  }

  test(`TRUST-2 the recognition card in ${locale} says where the degree stands, by word, icon and colour`, async ({
    page,
  }) => {
    for (const slug of [RICH, SPARSE]) {
      const { program } = programOf(slug);
      await page.goto(`/${locale}/program/${slug}`);
      const cards = page.locator('[data-recognition]');
      await expect(cards.first()).toHaveAttribute('data-recognition', locale === 'vi' ? 'vietnam' : 'china');
      await expect(cards).toHaveCount(content.recognition.length);
      for (const country of content.recognition) {
        const card = page.locator(`[data-recognition="${country.country}"]`);
        const { status, summary } = country.byMode[program.mode];
        await expect(card.getByText(summary[locale], { exact: true })).toBeVisible();
        const mark = card.locator('[data-status]').first();
        await expect(mark).toHaveText(factsMessages[`recognition.status.${status}`][locale]);
        await expect(mark.locator('svg')).toBeVisible();
      }
      const own = cards.first();
      const rules = content.recognition.find(({ country }) => country === (locale === 'vi' ? 'vietnam' : 'china'));
      await expect(own.getByText(rules?.rule[locale] ?? '', { exact: true })).toBeVisible();
      await expect(own.locator('[data-source] a').first()).toBeVisible();
      for (const { use, note } of rules?.uses ?? []) {
        await expect(own.getByText(use[locale], { exact: true })).toBeVisible();
        await expect(own.getByText(note[locale], { exact: true })).toBeVisible();
      }
      for (const line of rules?.toCheck[locale] ?? []) await expect(own.getByText(line, { exact: true })).toBeVisible();
    }
  });

  test(`TRUST-3 the legal name is copied in ${locale}, each register says what it proves and what not`, async ({
    page,
    context,
  }) => {
    const { school } = programOf(RICH);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/${locale}/program/${RICH}`);
    await openSection(page, 'copy-name');
    await page.getByRole('button', { name: factsMessages['check.copy'][locale] }).click();
    await expect(page.locator('[data-section="copy-name"]').getByRole('status')).toHaveText(
      factsMessages['check.copied'][locale],
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(school.legalName);
    for (const id of school.registers) {
      const register = content.registers.find((one) => one.id === id);
      if (!register) throw new Error(id);
      const item = page.locator(`[data-chapter="check"] li:has(a[href="${register.url}"])`);
      const heading = item.getByRole('heading', { name: register.name[locale], exact: true });
      if (
        !(await item
          .locator('details')
          .getAttribute('open')
          .then((open) => open !== null))
      )
        await heading.click();
      await expect(item.locator('a')).toBeVisible();
      await expect(item.locator('a')).toHaveAttribute('rel', /nofollow/);
      for (const words of [register.how, register.proves, register.provesNot])
        await expect(item.getByText(words[locale], { exact: true })).toBeVisible();
    }
  });

  test(`PAGE-5 the form of a programme in ${locale} remembers the programme`, async ({ page }) => {
    const bodies: { program?: string; page?: string }[] = [];
    await page.route('**/api/user/addApply', (route) => {
      bodies.push(route.request().postDataJSON());
      return route.fulfill({ json: { code: 1, msg: 'ok' } });
    });
    const { submit, status } = await openForm(page, locale, `/${locale}/program/${RICH}`);
    await fillIn(page, locale);
    await submit.click();
    await expect(status).toHaveText(words('appointment.alert.success', locale));
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ program: RICH, page: `/program/${RICH}` });
  });
}

test.describe('TRUST-2 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`TRUST-2 without JavaScript the card in ${locale} is read, and opened, without a form`, async ({ page }) => {
      const { program, school } = programOf(RICH);
      await page.goto(`/${locale}/program/${RICH}`);
      for (const country of content.recognition) {
        const card = page.locator(`[data-recognition="${country.country}"]`);
        await expect(card.getByText(country.byMode[program.mode].summary[locale], { exact: true })).toBeVisible();
        for (const folded of await card.locator('details:not([open]) > summary').all())
          if (await folded.isVisible()) await folded.click();
        await expect(card.getByText(country.rule[locale], { exact: true })).toBeVisible();
        await expect(card.locator('form, input')).toHaveCount(0);
      }
      // The name can be selected; a button that does nothing is not offered.
      await expect(page.locator('[data-legal-name]')).toHaveText(school.legalName);
      await expect(page.locator('[data-section="copy-name"]')).toBeHidden();
      await expect(formOf(page).field('program')).toHaveValue(RICH);
    });
  }
});

test('PAGE-5 the navigation of the page leads to each chapter and stays in view', async ({ page }) => {
  await page.goto(`/en/program/${RICH}`);
  const nav = page.getByRole('navigation', { name: programMessages['program.nav'].en });
  for (const id of ['recognition', 'admission', 'sources']) {
    await nav.locator(`a[href="#${id}"]`).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}-title`)).toBeInViewport();
    await expect(nav).toBeInViewport();
    const bottomOfBar = await page
      .locator('header')
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().bottom);
    await expect
      .poll(() => page.locator(`#${id}-title`).evaluate((one) => one.getBoundingClientRect().top))
      .toBeGreaterThan(bottomOfBar);
  }
});

test('PAGE-5 beside the chapters stands the button, above them on a phone there are links alone', async ({
  page,
  isMobile,
}) => {
  await page.goto(`/vi/program/${RICH}`);
  const nav = page.getByRole('navigation', { name: programMessages['program.nav'].vi });
  await expect(nav.getByRole('link', { name: programMessages['program.ask'].vi })).toBeVisible({ visible: !isMobile });
  // A row of links and no more: it covers the page while one reads.
  if (isMobile) expect((await nav.boundingBox())?.height).toBeLessThan(60);
});

test('PAGE-5 related programmes and the story of the school lead on', async ({ page }) => {
  await page.goto(`/zh/program/${RICH}`);
  const related = page.locator('[data-chapter="related"] h3 a');
  expect(await related.count()).toBeGreaterThan(1);
  for (const link of await related.all()) await expect(link).toHaveAttribute('href', /^\/zh\/(program\/|phd$)/);
  const story = page.locator('[data-chapter="stories"] h3 a');
  await expect(story).toHaveAttribute('href', '/zh/#story-nau-mountain-campus');
  await expect(page.locator('[data-chapter="stories"] .sample-mark')).toBeVisible();
});

test('LANG-4 no word of a Vietnamese title is torn apart on a phone', PHONE, async ({ page }) => {
  for (const [address, words] of [
    ['/vi/program/nau-mscs', ['Thạc sĩ', 'Khoa học', 'Máy tính']],
    ['/vi/program/hpu-msai', ['Trí tuệ', 'Nhân tạo']],
    ['/vi/program/kettering-meav', ['Kỹ thuật,']],
    ['/vi/masters/engineering', ['công nghệ', 'kỹ thuật']],
    ['/vi/privacy', ['Chính sách', 'bảo vệ', 'dữ liệu']],
  ] as const) {
    await page.goto(address);
    for (const word of words) {
      const lines = await titleOf(page).evaluate((title, searched) => {
        const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = (node as Text).data.indexOf(searched);
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + searched.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }
        return 0;
      }, word);
      expect(lines, `${address}: ${word}`).toBe(1);
    }
  }
});
