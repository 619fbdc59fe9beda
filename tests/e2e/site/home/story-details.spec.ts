/** The detail view of a student story in a real layout. What it says is tested beside it. */
import { DESKTOP, expect, PHONE, test } from '../../fixtures.ts';
import { expectNoFaultsInView } from '../../page-checks.ts';
import { openStories, STORY_IDS, section } from './stories-page.ts';

test(
  'STORY-4 STORY-7 TRUST-4 a story opens over the locked page with film, pictures and its school’s gradient',
  DESKTOP,
  async ({ page, isMobile }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    await openStories(page);
    // On a desktop the deck would turn the first story away.
    if (!isMobile) await section(page).getByRole('button', { name: 'Pause the stories' }).click();
    await expect(page.locator('#stories-list .sample-mark')).toHaveCount(5);
    const dialog = page.getByRole('dialog');
    // The story in front: before the pause a slow browser may have seen the deck turn.
    const link = section(page).locator('[data-place="0"]').getByRole('link', { name: 'Read the story' });
    const closings = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      // On a phone it fills the screen.
      ...(isMobile ? [] : [() => page.mouse.click(5, 5)]),
    ];
    for (const close of closings) {
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(dialog).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-locked');
      await close();
      await expect(dialog).toBeHidden();
      await expect(page.locator('html')).not.toHaveAttribute('data-locked');
      await expect(link).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
    }

    const gradients: string[] = [];
    for (const index of [2, 1, 0]) {
      await page.evaluate((id) => {
        window.location.hash = id;
      }, STORY_IDS[index] ?? '');
      await expect(dialog).toHaveAttribute('aria-labelledby', `${STORY_IDS[index]}-detail`);
      gradients.push(await dialog.locator('header').evaluate((one) => getComputedStyle(one).backgroundImage));
      if (index !== 1) continue;
      const gallery = dialog.locator('figure[data-active]');
      for (const shown of ['1', '0']) {
        await gallery.getByRole('button', { name: 'Next picture' }).click();
        await expect(gallery).toHaveAttribute('data-active', shown);
      }
    }
    expect(gradients.join()).toMatch(/^(linear-gradient.*){3}$/);
    expect(new Set(gradients).size, 'each school has its own').toBe(3);

    await expect(dialog.getByText('Sample story · invented person')).toBeVisible();
    const video = dialog.locator('video');
    await expect(video).toHaveJSProperty('muted', true);
    expect(films).toEqual([]);
    const track = await video.locator('track').first().getAttribute('src');
    expect((await page.request.get(track ?? '')).status()).toBe(200);

    await expectNoFaultsInView(page, { within: 'dialog' });
  },
);

test(
  'STORY-4 an address with a story’s anchor opens it, and closing leaves the visitor at its card',
  PHONE,
  async ({ page }) => {
    await page.goto(`/vi/#${STORY_IDS[1]}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAttribute('aria-labelledby', `${STORY_IDS[1]}-detail`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(section(page).locator('#stories-list')).toBeInViewport();
  },
);
