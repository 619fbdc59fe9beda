/** Programme pages in a browser (PAGE-5, TRUST-1 to TRUST-3); what they say is in tests/pages/program-pages.test.ts. */
import { factsMessages } from '../../../../site/messages/facts.messages.ts';
import { programMessages } from '../../../../site/messages/programs.messages.ts';
import { DESKTOP, expect, openSection, type Page, PHONE, test } from '../../fixtures.ts';
import { noteShifts, shiftsOf } from '../../page-visit.ts';
import { fillIn, formOf, openForm, words } from '../form/appointment-page.ts';
import { CONTENT as content } from '../../../support/content/site-content.ts';

/** A programme with sourced facts, for applicants from China alone, and one of which no key fact is known. */
const RICH = 'nau-mscs';
const SPARSE = 'sit-msds';
/** A programme with full facts. */
const FULL = 'uo-mba';

/** How long a programme's page may be. */
const HEIGHT_MAX_PX = { phone: 6930, desktop: 5300 };

function programOf(slug: string) {
  const program = content.programs.get(slug);
  const school = program && content.schools.get(program.school);
  if (!program || !school) throw new Error(slug);
  return { program, school };
}

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [slug, layout] of [
  [RICH, PHONE],
  [SPARSE, DESKTOP],
] as const) {
  test(
    `TRUST-1 TRUST-2 answers, chapters and recognition of ${slug} are in plain sight, and every fact can be unfolded`,
    layout,
    async ({ page }) => {
      const { program } = programOf(slug);
      await page.goto(`/vi/program/${slug}`);
      await expect(page.locator('[data-glance] [data-ask] li').first()).toBeVisible();
      for (const heading of await page.locator('[data-chapter] h2').all()) await expect(heading).toBeVisible();
      for (const fold of await page.locator('[data-recognition] summary').all()) await fold.click();
      for (const { country, byMode } of content.recognition) {
        const line = page.locator(`[data-recognition="${country}"]`);
        await expect(line.getByText(byMode[program.mode].summary.vi, { exact: true })).toBeVisible();
        await expect(line.locator('[data-status] svg').first()).toBeVisible();
      }
      for (const fold of await page.locator('[data-chapter] div > details').all())
        if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
      for (const [name, fact] of Object.entries(program.facts))
        await expect(page.locator(`[data-fact="${name}"]`, { hasText: fact.text.vi })).toBeVisible();
      for (const statement of [...program.taught, ...program.admission])
        await expect(page.locator('[data-statement]', { hasText: statement.text.vi })).toBeVisible();
    },
  );
}

// Vietnamese words take the most room.
for (const [screen, locale, layout] of [
  ['a phone', 'vi', PHONE],
  ['a desktop', 'vi', DESKTOP],
  ['a phone', 'zh', PHONE],
] as const) {
  const what = `a programme with full facts is short on ${screen} in ${locale}, and its first screen answers`;
  test(`PAGE-5 INVITE-2 ${what}`, layout, async ({ page, isMobile }) => {
    await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await page.goto(`/${locale}/program/${FULL}`, { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    test.info().annotations.push({ type: 'px', description: String(height) });
    expect(height).toBeLessThanOrEqual(isMobile ? HEIGHT_MAX_PX.phone : HEIGHT_MAX_PX.desktop);
    await expect(titleOf(page)).toBeInViewport({ ratio: 1 });
    for (const part of ['[data-actions]', '[data-rule]']) await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-dial]').filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
    // On a phone the facts begin on the first screen, on a desktop they stand there.
    const answers = await page.locator('[data-answer]').all();
    if (isMobile) await expect(page.locator('[data-answer]').first()).toBeInViewport({ ratio: 0.3 });
    else for (const answer of answers) await expect(answer).toBeInViewport({ ratio: 1 });
    // Beside the chapters stands the button; above them on a phone there are links alone, which cover little of the page.
    const nav = page.getByRole('navigation', { name: programMessages['program.nav'][locale] });
    await expect(nav.getByRole('link', { name: programMessages['program.ask'][locale] })).toBeVisible({
      visible: !isMobile,
    });
    if (isMobile) expect((await nav.boundingBox())?.height).toBeLessThan(60);
  });
}

test(
  'TRUST-1 TRUST-2 the number of a source leads to it, folded as the list is; a purpose is chosen by one tap on its card, and the next page marks it; nothing moves',
  PHONE,
  async ({ page }) => {
    await page.goto(`/zh/program/${FULL}`);
    const reference = page.locator('[data-fact="price"] [data-source-ref]');
    const anchor = await reference.getAttribute('href');
    await reference.click();
    const source = page.locator(`${anchor} [data-source] a`);
    await expect(source).toBeInViewport();
    await expect(source).toHaveAttribute('href', programOf(FULL).program.facts.price?.url ?? '?');
    const choice = page.locator('button[data-choose-purpose="civil"]');
    for (const card of await page.locator('[data-verdict]').all()) await expect(card).toBeVisible();
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await noteShifts(page);
    await page.goto(`/zh/program/${RICH}`);
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    expect(await shiftsOf(page)).toEqual([]);
    await page.goto('/zh/recognition');
    await expect(page.locator('button[data-choose-purpose="civil"]')).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'TRUST-3 the legal name is copied, and each register unfolds what it proves and what not',
  PHONE,
  async ({ page, context }) => {
    const { school } = programOf(RICH);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/vi/program/${RICH}`);
    await page.locator('[data-chapter="check"] summary').first().click();
    await openSection(page, 'copy-name');
    await page.getByRole('button', { name: factsMessages['check.copy'].vi }).click();
    await expect(page.locator('[data-section="copy-name"]').getByRole('status')).toHaveText(
      factsMessages['check.copied'].vi,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(school.legalName);
    for (const id of school.registers) {
      const register = content.registers.find((one) => one.id === id);
      if (!register) throw new Error(id);
      const item = page.locator(`[data-chapter="check"] li:has(> details a[href="${register.url}"])`);
      const isOpen = (await item.locator('details').getAttribute('open')) !== null;
      if (!isOpen) await item.getByRole('heading', { name: register.name.vi, exact: true }).click();
      await expect(item.locator('a')).toBeVisible();
      for (const told of [register.how, register.proves, register.provesNot])
        await expect(item.getByText(told.vi, { exact: true })).toBeVisible();
    }
  },
);

test('PAGE-5 the form of a programme remembers the programme', PHONE, async ({ page }) => {
  const bodies: { program?: string; page?: string }[] = [];
  await page.route('**/api/user/addApply', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { code: 1, msg: 'ok' } });
  });
  const { submit, status } = await openForm(page, 'zh', `/zh/program/${RICH}`);
  await fillIn(page, 'zh');
  await submit.click();
  await expect(status).toHaveText(words('appointment.alert.success', 'zh'));
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ program: RICH, page: `/program/${RICH}` });
});

test.describe('TRUST-2 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'TRUST-2 without JavaScript there are all verdicts, no choice, and the rule to read',
    PHONE,
    async ({ page }) => {
      const { program, school } = programOf(RICH);
      await page.goto(`/zh/program/${RICH}`);
      for (const card of await page.locator('[data-verdict]').all()) await expect(card).toBeVisible();
      await expect(page.locator('[data-choose-purpose]:visible')).toHaveCount(0);
      for (const fold of await page.locator('[data-recognition] summary').all()) await fold.click();
      for (const { country, byMode } of content.recognition)
        await expect(
          page.locator(`[data-recognition="${country}"]`).getByText(byMode[program.mode].summary.zh, { exact: true }),
        ).toBeVisible();
      await page.locator('[data-chapter="check"] summary').first().click();
      // The name can be selected; a button that does nothing is not offered.
      await expect(page.locator('[data-legal-name]')).toHaveText(school.legalName);
      await expect(page.locator('[data-section="copy-name"]')).toBeHidden();
      await expect(formOf(page).field('program')).toHaveValue(RICH);
      await page.locator('[data-chapter="recognition"] a[href="/zh/recognition"]').click();
      for (const { rule } of content.recognition) await expect(page.getByText(rule.zh, { exact: true })).toBeVisible();
    },
  );
});

test(
  'PAGE-5 the navigation of the page leads to each chapter and stays in view, but not half of it at the form',
  PHONE,
  async ({ page }) => {
    await page.goto(`/en/program/${RICH}`);
    const nav = page.getByRole('navigation', { name: programMessages['program.nav'].en });
    for (const id of ['recognition', 'admission', 'check']) {
      await nav.locator(`a[href="#${id}"]`).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`[data-chapter="${id}"]`)).toBeInViewport();
      await expect(nav).toBeInViewport();
      const bottomOfBar = await page
        .locator('header')
        .first()
        .evaluate((bar) => bar.getBoundingClientRect().bottom);
      await expect
        .poll(() => page.locator(`#${id}-title`).evaluate((one) => one.getBoundingClientRect().top))
        .toBeGreaterThan(bottomOfBar);
    }
    // At the form it is under the header, and no half of it is left below.
    await page.locator('main a[href$="#appointment"]:visible').first().click();
    const end = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => one.getBoundingClientRect().bottom);
    await expect.poll(async () => (await end('main nav')) - (await end('header'))).toBeLessThanOrEqual(0);
  },
);

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
