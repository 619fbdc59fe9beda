/** Pictures and films that are uploaded at the desk (EDIT-7). Costs 60 seconds. */
import type { FrameLocator, Locator } from '@playwright/test';
import { filmsMessages } from '../../../desk/content/films/films.messages.ts';
import { picturesMessages } from '../../../desk/content/pictures/pictures.messages.ts';
import { documentMessages } from '../../../desk/screens/document/document.messages.ts';
import { publishingMessages } from '../../../desk/screens/publishing/publishing.messages.ts';
import { filmBytes } from '../../support/films.ts';
import { expectNoFaultsInView } from '../page-checks.ts';
import { editor, PATIENCE, photo, saved } from './editor.ts';
import { test } from './own-server.ts';
import { DESKTOP, expect, openDesk, type Page } from './staff-fixtures.ts';

test.describe.configure({ timeout: 600_000 });
// What is no picture and no film is sent.
test.use({ expectedNoise: [/status of 422/] });

/** The width in px of a picture that the browser has read; 0 until then. */
const widthRead = (picture: Locator) =>
  picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));

/** The length in seconds of a film that the browser has read; NaN until then. */
const secondsRead = (player: Locator) =>
  player.evaluate((element) => (element instanceof HTMLVideoElement ? element.duration : 0));

const FILM = 'films/why-1-one-adviser';

/** From the top: what has scrolled half beneath the bar would be too small a target. */
async function expectNoFaultsFromTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoFaultsInView(page);
}

test(
  'EDIT-7 a picture and a film are uploaded in their forms, shown in the preview, published, and others chosen again',
  DESKTOP,
  async ({ page, signedIn }) => {
    await signedIn('manager');
    await openDesk(page, editor('schools/rit'));
    const upload = page.locator('input[type="file"]');
    await upload.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await expect(page.getByRole('alert')).toContainText('JPEG、PNG 或 WebP');
    await upload.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    const focus = page.getByRole('button', { name: /左起 50%，上起 50%/ });
    await focus.click({ position: { x: 160, y: 40 } });
    await page.getByRole('button', { name: /画面重点/ }).press('ArrowUp');
    await expect(saved(page)).toBeVisible();
    const picture = (place: Page | FrameLocator) => place.locator('main img[src*="uploads/"]').first();
    const shown = picture(page.frameLocator('iframe').last());
    // Its forms are made now, beside whatever else the server makes.
    await expect.poll(() => widthRead(shown), PATIENCE).toBeGreaterThan(0);
    await expectNoFaultsFromTop(page);

    await openDesk(page, editor(FILM));
    const films = page.locator('input[type="file"][accept*="video"]');
    await films.setInputFiles({ name: 'x.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') });
    await expect(page.getByRole('alert')).toContainText('MP4');
    await films.setInputFiles({ name: 'x.mp4', mimeType: 'video/mp4', buffer: filmBytes() });
    const player = page.getByLabel(filmsMessages['film.shown'].zh);
    await expect(player).toHaveAttribute('src', /uploads\/\w+-1280x720-8s$/);
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => secondsRead(player)).toBe(8);
    const source = (place: Page | FrameLocator) => place.locator('video source').first();
    await expect(source(page.frameLocator('iframe').last())).toHaveAttribute('src', /^\/api\/.+-8s\.mp4$/);
    await expectNoFaultsFromTop(page);

    await page.getByRole('link', { name: documentMessages['document.to_publishing'].zh }).click();
    await page.getByRole('button', { name: publishingMessages['publishing.publish'].zh, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: publishingMessages['publishing.publish'].zh }).click();
    // What an earlier publishing has come to is shown until this one begins.
    await expect(page.getByText(publishingMessages['publishing.nothing'].zh)).toBeVisible(PATIENCE);
    const visitor = await page.context().newPage();
    await visitor.goto(`/zh/video/${FILM.slice('films/'.length)}`);
    const film = (await source(visitor).getAttribute('src')) ?? '';
    const part = await visitor.request.get(film, { headers: { range: 'bytes=4-7' } });
    expect([part.status(), await part.text()]).toEqual([206, 'ftyp']);
    await visitor.goto('/zh/school/rit');
    await expect.poll(() => widthRead(picture(visitor)), PATIENCE).toBeGreaterThan(0);
    const address = await picture(visitor).evaluate((element) => (element as HTMLImageElement).currentSrc);
    expect(address).toMatch(/\/_astro\/uploads\/.+-3x2-\d+\.avif$/);
    expect((await visitor.request.get(address)).headers()['cache-control']).toContain('immutable');
    await visitor.close();

    await page.getByRole('button', { name: publishingMessages['publishing.restore'].zh }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: publishingMessages['publishing.restore'].zh }).click();
    await expect(page.getByText(publishingMessages['publishing.nothing'].zh)).toHaveCount(0, PATIENCE);
    await openDesk(page, editor('schools/rit'));
    await page.getByRole('button', { name: picturesMessages['picture.choose'].zh }).click();
    const used = page.getByRole('dialog').getByRole('button', { name: /^1600 × 1200/ });
    await expect(used).toHaveAttribute('aria-pressed', 'true');
    await expectNoFaultsInView(page);
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('dialog').getByRole('button', { name: 'rochester' }).click();
    expect((await answered).ok()).toBe(true);
    await openDesk(page, editor(FILM));
    await page.getByRole('button', { name: filmsMessages['film.choose'].zh }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^8 秒，1280 × 720/ })).toBeVisible();
    await expectNoFaultsInView(page);
    await page.getByRole('dialog').getByRole('button', { name: 'why-1-one-adviser' }).click();
    await expect(saved(page)).toBeVisible();
  },
);
