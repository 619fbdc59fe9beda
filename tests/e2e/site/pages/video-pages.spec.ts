/** The pages of the eight films in a browser (ROUTE-6); what they say is in tests/pages/film-pages.test.ts. */
import { DESKTOP, expect, openSection, PHONE, test } from '../../fixtures.ts';
import { CONTENT } from '../../../support/content/site-content.ts';

const { films } = CONTENT;

test('ROUTE-6 a film is fetched only when it is played, and then plays with captions', DESKTOP, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) fetched.push(request.url());
  });
  await page.goto('/en/video/why-2-honest-matching', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  const video = page.locator('main video');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
  expect(fetched.length).toBeGreaterThan(0);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
    .toBe(films.get('why-2-honest-matching')?.captions.length);
});

test('ROUTE-6 the film dialog of the service section leads here', PHONE, async ({ page }) => {
  await page.goto('/en/');
  await openSection(page, 'services');
  await page.locator('[data-section="services"] a[aria-haspopup="dialog"]').first().click();
  await page.getByRole('dialog').locator('a[href*="/video/"]').click();
  await expect(page).toHaveURL(/\/en\/video\/service-/);
  await expect(page.locator('main video')).toBeVisible();
});

test('ROUTE-6 the transcript stands beside the film', DESKTOP, async ({ page }) => {
  await page.goto('/zh/video/service-1-essay-team');
  const film = await page.locator('main video').boundingBox();
  const text = await page.locator('section[aria-labelledby="film-transcript"]').boundingBox();
  expect(text?.x).toBeGreaterThan((film?.x ?? 0) + (film?.width ?? 0));
});

test.describe('ROUTE-1 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('ROUTE-6 player, transcript and next films need no script', PHONE, async ({ page }) => {
    await page.goto('/vi/video/why-4-after-admission');
    await expect(page.locator('main video[controls]')).toBeVisible();
    await expect(page.locator('section[aria-labelledby="film-transcript"] li')).toHaveCount(
      films.get('why-4-after-admission')?.captions.length ?? 0,
    );
  });
});
