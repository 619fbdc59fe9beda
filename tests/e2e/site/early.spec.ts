/** What a visitor does while the scripts of a page are still on their way is done once they are there (FIT-1, NAV-4, HOME-1). */
import { DESKTOP, expect, islandReady, type Page, PHONE, putFinger, test } from '../fixtures.ts';

// Nothing moves by itself: what has changed was done by the visitor.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page; the script that starts its islands is held back. @returns lets them come, and waits until a section's island runs. */
async function openHeld(page: Page, address: string): Promise<(section: string) => Promise<void>> {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/mark-hydrated.*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(address);
  return async (section) => {
    isHeld = false;
    for (const go of held) go();
    await islandReady(page, section);
  };
}

const active = (page: Page, section: string) => page.locator(`[data-section="${section}"]`).getAttribute('data-active');

test(
  'FIT-1 the first touch of the check answers its first question, and a step back leads to it',
  PHONE,
  async ({ page }) => {
    const letGo = await openHeld(page, '/zh/fit');
    const question = page.locator('[data-section="fit"] fieldset:visible').first();
    await question.locator('label').nth(1).tap();
    await letGo('fit');
    await expect(page).toHaveURL('/zh/fit?p=job');
    await expect(question).toHaveAttribute('data-question', 'f');
    await question.locator('label').first().tap();
    await expect(question).toHaveAttribute('data-question', 'h');
    await page.goBack();
    await expect(question).toHaveAttribute('data-question', 'f');
    await page.goBack();
    await expect(question).toHaveAttribute('data-question', 'p');
    await expect(page).toHaveURL('/zh/fit?p=job&f=business');
  },
);

test('HOME-1 NAV-4 a swipe and a tap that begin before the scripts are there', PHONE, async ({ page }) => {
  const letGo = await openHeld(page, '/en/');
  const banner = page.locator('[data-section="banner"]');
  const finger = await putFinger(page, { x: 300, y: 300 });
  await finger.move(-200, 0);
  await finger.lift();
  await letGo('banner');
  await expect(banner).toHaveAttribute('data-active', '1');

  const letGoAgain = await openHeld(page, '/en/masters/business');
  await page.getByRole('banner').getByRole('button').last().tap();
  const field = page.locator('[data-section="finder"] select').first();
  await field.selectOption({ index: 1 });
  await letGoAgain('finder');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\?./);
});

test('Compare claims nothing to be empty before the programmes of the address are there', PHONE, async ({ page }) => {
  const letGo = await openHeld(page, '/en/compare?programs=uo-mba,iit-mba');
  const empty = page.locator('[data-section="compare"] [data-begin]');
  await expect(page.locator('html')).toHaveAttribute('data-asked');
  await expect(empty).toBeHidden();
  await letGo('compare');
  await expect(page.locator('[data-row="hours"] [data-dial]').filter({ visible: true })).toHaveCount(2);
  await expect(empty).toBeHidden();
});

test('HOME-3 HOME-4 a mouse that goes from tab to tab meanwhile', DESKTOP, async ({ page }) => {
  const letGo = await openHeld(page, '/en/');
  for (const index of [0, 3, 2]) await page.locator('[id^="banner-tab-"]').nth(index).hover();
  await letGo('banner');
  await expect.poll(() => active(page, 'banner')).toBe('2');

  const letGoAgain = await openHeld(page, '/en/');
  for (const index of [1, 4]) await page.locator('[id^="programs-tab-"]').nth(index).hover();
  await letGoAgain('programs');
  await expect.poll(() => active(page, 'programs')).toBe('4');
});
