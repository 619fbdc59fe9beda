/** The stories on a desktop in a real layout: the deck that turns, and the tags around it. Their rules are tested beside them. */
import type { Locator } from '@playwright/test';
import { DESKTOP, expect, letTimePass, type Page, test } from '../../fixtures.ts';
import { openStories, STORY_IDS, section } from './stories-page.ts';

const card = (page: Page, index: number): Locator => page.locator(`#${STORY_IDS[index]}`);
const groups = (page: Page): Locator => section(page).locator('button:has([data-tag])');
const litGroup = (page: Page): Locator => section(page).locator('button[data-lit]');
const pulsing = (page: Page): Locator => section(page).locator('[data-pulsing]');
const button = (page: Page, name: string): Locator => section(page).getByRole('button', { name });

/** Takes the pointer off the deck, and gives the page the frame in which it notices. */
async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await letTimePass(page, 100);
}

/** Opens the first story with a clock that only the test moves; nothing is held, a full interval lies ahead. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await openStories(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await groups(page).first().click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await moveAway(page);
  await expect(section(page)).toHaveAttribute('data-active', '0');
}

test(
  'STORY-1 STORY-2 HOME-10 the deck turns after 5000 ms unless the pointer or its button holds it, and lights the tags',
  DESKTOP,
  async ({ page }) => {
    await openWithClock(page);
    await letTimePass(page, 4800);
    await expect(section(page)).toHaveAttribute('data-active', '0');
    await letTimePass(page, 200);
    await expect(section(page)).toHaveAttribute('data-active', '1');
    await expect(groups(page).nth(1)).toHaveAttribute('data-lit');
    await expect(litGroup(page)).toHaveCount(1);

    await card(page, 1).getByRole('heading').hover();
    await letTimePass(page, 100);
    await letTimePass(page, 12_000);
    await expect(section(page)).toHaveAttribute('data-active', '1');
    await expect(pulsing(page)).toHaveCount(0);

    await groups(page).nth(3).hover();
    await expect(groups(page).nth(3)).toHaveAttribute('data-lit');
    await expect(pulsing(page)).toHaveCount(await groups(page).nth(3).locator('[data-tag]').count());
    await expect(pulsing(page).first()).not.toHaveCSS('animation-name', 'none');
    await expect(card(page, 3).getByRole('link', { name: 'Read the story' })).toBeVisible();
    await letTimePass(page, 12_000);
    await expect(pulsing(page)).toHaveCount(0);
    await expect(groups(page).nth(3)).toHaveAttribute('data-lit');
    await moveAway(page);
    await expect(groups(page).nth(1)).toHaveAttribute('data-lit');
    await expect(litGroup(page)).toHaveCount(1);

    await letTimePass(page, 5000);
    await expect(section(page)).toHaveAttribute('data-active', '2');
    await button(page, 'Pause the stories').click();
    await moveAway(page);
    await letTimePass(page, 12_000);
    await expect(section(page)).toHaveAttribute('data-active', '2');
    await expect(button(page, 'Play the stories')).toBeVisible();
  },
);

test(
  'STORY-1 STORY-6 NAV-5 buttons and arrow keys go round the stories, the focus stays on what is shown, nothing moves aside',
  DESKTOP,
  async ({ page }) => {
    await openStories(page);
    await button(page, 'Pause the stories').click();
    const height = async () => (await section(page).boundingBox())?.height;
    await groups(page).first().click();
    const first = await height();
    for (const index of [1, 2, 3, 4, 0]) {
      await button(page, 'Next story').click();
      await expect(section(page)).toHaveAttribute('data-active', String(index));
      expect(await height()).toBe(first);
    }
    const read = (index: number) => card(page, index).getByRole('link', { name: 'Read the story' });
    await read(0).focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', 4],
    ] as const) {
      await page.keyboard.press(key);
      await expect(read(index)).toBeFocused();
      await expect(read(index)).toBeInViewport();
    }

    // Other devices than phones get a QR code and no button.
    const prompt = section(page).getByRole('complementary');
    await expect(prompt.getByRole('button')).toBeHidden();
    const code = prompt.getByRole('img');
    await code.scrollIntoViewIfNeeded();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  },
);
