/** The pages of the eight films (ROUTE-6). */
import { readContent } from '../../content/read-content-files.ts';
import { DESKTOP, expect, LOCALES, openSection, PHONE, test } from './fixtures.ts';

const { films } = readContent();

for (const [id, film] of films) {
  test(`ROUTE-6 /video/${id} has title, poster, captions and the transcript in each language`, async ({
    page,
    request,
  }) => {
    for (const locale of LOCALES) {
      await page.goto(`/${locale}/video/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(film.title[locale]);
      const video = page.locator('main video');
      await expect(video).toHaveAttribute('poster', /\/_astro\/.+\.webp$/);
      await expect(video.locator('track')).toHaveCount(3);
      await expect(video.locator('track[default]')).toHaveAttribute('src', `/films/${id}.${locale}.vtt`);
      const transcript = page.locator('section[aria-labelledby="film-transcript"]');
      await expect(transcript.locator('li p')).toHaveText(film.captions.map(({ text }) => text[locale]));
      await expect(transcript).toContainText(film.description[locale]);
      await expect(page.locator('section[aria-labelledby="film-points"] li')).toHaveText(film.points[locale]);
      await expect(page.locator('figure .sample-mark')).toBeVisible();
      const next = page.locator('section[aria-labelledby="film-more"] a');
      await expect(next).toHaveCount(3);
      for (const link of await next.all()) {
        const address = (await link.getAttribute('href')) ?? '';
        expect(address).toMatch(new RegExp(`^/${locale}/video/`));
        expect(address).not.toBe(`/${locale}/video/${id}`);
        expect((await request.head(address)).status()).toBe(200);
      }
    }
  });
}

test('ROUTE-6 a film is fetched only when it is played, and then plays with captions', async ({ page }) => {
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
  test('ROUTE-6 player, transcript and next films need no script', async ({ page }) => {
    await page.goto('/vi/video/why-4-after-admission');
    await expect(page.locator('main video[controls]')).toBeVisible();
    await expect(page.locator('section[aria-labelledby="film-transcript"] li')).toHaveCount(
      films.get('why-4-after-admission')?.captions.length ?? 0,
    );
  });
});
