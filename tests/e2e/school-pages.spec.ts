/** The 13 school pages (ROUTE-6): what is known of a school, from where, and how to check it. */
import { readContent } from '../../content/read-content-files.ts';
import { factsMessages } from '../../site/messages/facts.messages.ts';
import { schoolMessages } from '../../site/messages/schools.messages.ts';
import { DESKTOP, expect, LOCALES, openSection, test } from './fixtures.ts';

const content = readContent();

for (const locale of LOCALES) {
  for (const [id, school] of content.schools) {
    test(
      `ROUTE-6 /school/${id} in ${locale} shows the school, its sources and its programmes`,
      DESKTOP,
      async ({ page }) => {
        const answer = await page.goto(`/${locale}/school/${id}`);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(school.name[locale]);
        await expect(page.locator('[data-legal-name]')).toHaveText(school.legalName);
        const facts = page.locator('[data-chapter="facts"]');
        for (const { label, text, url } of school.statements) {
          const group = facts.locator('[data-fact-group]').filter({ hasText: text[locale] });
          await expect(group.getByText(label[locale], { exact: true })).toBeVisible();
          await expect(group.locator('[data-source] a')).toHaveAttribute('href', url);
        }
        for (const fact of [school.founded, school.accreditor]) {
          if (!fact) continue;
          const figure = facts.locator('[data-figure]').filter({ hasText: fact.value }).first();
          await expect(figure.locator('[data-source] a')).toBeVisible();
        }
        const missing = (['founded', 'accreditor'] as const).filter((name) => !school[name]);
        await expect(facts.locator('[data-missing]')).toHaveCount(missing.length > 0 ? 1 : 0);
        for (const name of missing)
          await expect(facts.locator('[data-missing]')).toContainText(schoolMessages[`school.facts.${name}`][locale], {
            ignoreCase: true,
          });
        const programs = [...content.programs.values()].filter((program) => program.school === id);
        for (const { path, title } of programs)
          await expect(page.locator(`[data-chapter="programs"] a[href="/${locale}${path}"]`)).toHaveText(title[locale]);
        if (programs.length === 0)
          await expect(page.locator('[data-chapter="programs"]')).toContainText(
            schoolMessages['school.programs.none'][locale],
          );
      },
    );
  }

  test(`TRUST-2 a school’s page in ${locale} says where its degrees stand and leads to the rule in full`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/school/kettering`);
    for (const country of content.recognition) {
      const card = page.locator(`[data-recognition="${country.country}"]`);
      const modes = new Set(
        [...content.programs.values()].filter((one) => one.school === 'kettering').map((one) => one.mode),
      );
      for (const mode of modes)
        await expect(card.getByText(country.byMode[mode].summary[locale], { exact: true })).toBeVisible();
      await expect(card.getByText(country.rule[locale], { exact: true })).toBeVisible();
      const more = card.getByRole('link', { name: factsMessages['recognition.more'][locale] });
      await expect(more).toHaveAttribute('href', new RegExp(`^/${locale}/program/kettering-\\w+#recognition$`));
    }
  });
}

test('ROUTE-6 a school’s page leads to its stories, and an unprefixed one links unprefixed', async ({ page }) => {
  await page.goto('/school/rit');
  const stories = page.locator('[data-chapter="stories"] h3 a');
  await expect(stories).toHaveCount(2);
  for (const link of await stories.all()) await expect(link).toHaveAttribute('href', /^\/#story-/);
  await expect(page.locator('[data-chapter="programs"] a').first()).toHaveAttribute('href', /^\/program\//);
});

test('TRUST-3 the legal name of a school is copied from its page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/school/hpu');
  await openSection(page, 'copy-name');
  await page.getByRole('button', { name: factsMessages['check.copy'].en }).click();
  await expect(page.locator('[data-section="copy-name"]').getByRole('status')).toHaveText(
    factsMessages['check.copied'].en,
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content.schools.get('hpu')?.legalName);
});
