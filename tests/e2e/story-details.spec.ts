/** The detail view of a student story. */
import AxeBuilder from '@axe-core/playwright';
import { expect, LOCALES, test } from './fixtures.ts';
import { openStories, openStory, STORY_IDS, section } from './stories-page.ts';

test('STORY-4 a story opens in a dialog that locks the page and gives the focus back', async ({ page }) => {
  await openStories(page);
  const link = section(page).getByRole('link', { name: 'Read the story' }).first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  const dialog = page.getByRole('dialog', { name: /.+/ });
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-locked');
  expect(new URL(page.url()).hash).toMatch(/^#story-/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-locked');
  await expect(link).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('STORY-4 the close button and the backdrop close it', async ({ page, isMobile }) => {
  const dialog = await openStory(page, 0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  if (isMobile) return; // There it fills the screen.
  await section(page).getByRole('link', { name: 'Read the story' }).first().click();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

for (const [index, school, degree] of [
  [0, 'Rochester Institute of Technology', 'RIT online master’s (sample)'],
  [1, 'University of Otago', 'MBA (online)'],
  [2, 'Northern Arizona University', 'MS in Computer Science'],
] as const) {
  test(`STORY-7 the header of story ${index + 1} names ${school} on its gradient`, async ({ page }) => {
    const dialog = await openStory(page, index);
    const header = dialog.locator('header');
    await expect(header).toContainText(school);
    await expect(header).toContainText(degree);
    await expect(header.getByRole('listitem')).not.toHaveCount(0);
    expect(await header.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('linear-gradient');
  });
}

test('STORY-4 a story of type video shows its film, silent and only fetched when started', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  const dialog = await openStory(page, 0);
  const video = dialog.locator('video');
  await expect(video).toHaveAttribute('controls');
  await expect(video).toHaveAttribute('preload', 'none');
  await expect(video).toHaveAttribute('poster', /./);
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('playsInline', true);
  expect(films).toEqual([]);
  const track = await video.locator('track').first().getAttribute('src');
  expect(track).toMatch(/\.en\.vtt$/);
  expect((await page.request.get(track ?? '')).status()).toBe(200);
});

test('STORY-4 a story of type url ends with its link in the form of the page', async ({ page }) => {
  const dialog = await openStory(page, 4);
  await expect(dialog.getByRole('link', { name: /See the page/ })).toHaveAttribute('href', '/en/lpv1/info-v2');
  await expect(dialog.locator('video')).toHaveCount(0);
});

test('STORY-4 the pictures of a story are stepped through', async ({ page }) => {
  const dialog = await openStory(page, 1);
  const gallery = dialog.locator('figure[data-active]');
  await expect(gallery).toHaveAttribute('data-active', '0');
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(gallery).toHaveAttribute('data-active', '1');
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(gallery).toHaveAttribute('data-active', '0');
});

test('STORY-4 the WeChat hint has three steps: copy, search, reply', async ({ page }) => {
  const dialog = await openStory(page, 0);
  const steps = dialog.getByRole('complementary').locator('ol > li');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(0)).toContainText('Copy');
  await expect(steps.nth(1)).toContainText('Search');
  await expect(steps.nth(2)).toContainText('Reply');
});

test('STORY-7 an address with a story’s anchor opens each story, in each language', async ({ page }) => {
  test.slow();
  for (const locale of LOCALES) {
    for (const [index] of STORY_IDS.entries()) {
      const dialog = await openStory(page, index, `/${locale}/`);
      await expect(dialog).toHaveAttribute('aria-labelledby', `${STORY_IDS[index]}-detail`);
      await page.goto('about:blank');
    }
  }
});

test('TRUST-4 a sample story is marked as one, in the list and in its detail view', async ({ page }) => {
  const dialog = await openStory(page, 0);
  await expect(dialog.getByText('Sample story · invented person')).toBeVisible();
  await expect(page.locator('#stories-list .sample-mark')).toHaveCount(5);
});

test('NAV-5 section and detail view pass the accessibility check', async ({ page }) => {
  const dialog = await openStory(page, 0);
  // Half transparent while it rises, the dialog has less contrast than it will have.
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const inDialog = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(inDialog.violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const inSection = await new AxeBuilder({ page }).include('[data-section="stories"]').analyze();
  expect(inSection.violations).toEqual([]);
});
