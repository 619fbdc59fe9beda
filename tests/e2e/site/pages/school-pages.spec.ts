/** The school pages in a browser (ROUTE-6, TRUST-3); what they say is in tests/pages/school-pages.test.ts. */
import { factsMessages } from '../../../../site/messages/facts.messages.ts';
import { expect, openSection, PHONE, test } from '../../fixtures.ts';
import { CONTENT as content } from '../../../support/content/site-content.ts';

test('TRUST-2 a school’s page shows where its degrees stand', PHONE, async ({ page }) => {
  await page.goto('/en/school/kettering');
  for (const fold of await page.locator('[data-recognition] summary').all()) await fold.click();
  for (const { country, byMode } of content.recognition) {
    const line = page.locator(`[data-recognition="${country}"]`);
    await expect(line.locator('[data-status] svg').first()).toBeVisible();
    await expect(line.getByText(byMode.unconfirmed.summary.en, { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: factsMessages['recognition.more'].en }).click();
  await expect(page).toHaveURL('/en/recognition');
});

test('TRUST-3 the legal name of a school is copied from its page', PHONE, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/school/hpu');
  await page.locator('[data-chapter="check"] summary').first().click();
  await openSection(page, 'copy-name');
  await page.getByRole('button', { name: factsMessages['check.copy'].en }).click();
  await expect(page.locator('[data-section="copy-name"]').getByRole('status')).toHaveText(
    factsMessages['check.copied'].en,
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content.schools.get('hpu')?.legalName);
});
