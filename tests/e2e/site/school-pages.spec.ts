/** The school pages in a browser (ROUTE-6, TRUST-3); what they say is in tests/pages/school-pages.test.ts. */
import { readContent } from '../../../content/read-content-files.ts';
import { factsMessages } from '../../../site/messages/facts.messages.ts';
import { expect, openSection, PHONE, test } from '../fixtures.ts';

const content = readContent();

test('TRUST-2 a school’s page shows where its degrees stand', async ({ page }) => {
  await page.goto('/en/school/kettering');
  for (const { country, rule } of content.recognition) {
    const card = page.locator(`[data-recognition="${country}"]`);
    await expect(card.locator('[data-status]').first()).toBeVisible();
    await expect(card.getByText(rule.en, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: factsMessages['recognition.more'].en })).toBeVisible();
  }
});

test('TRUST-3 the legal name of a school is copied from its page', PHONE, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/school/hpu');
  await openSection(page, 'copy-name');
  await page.getByRole('button', { name: factsMessages['check.copy'].en }).click();
  await expect(page.locator('[data-section="copy-name"]').getByRole('status')).toHaveText(
    factsMessages['check.copied'].en,
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content.schools.get('hpu')?.legalName);
});
