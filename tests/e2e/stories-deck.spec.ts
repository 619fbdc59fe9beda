/** The stories on a desktop: the deck that turns, and the tags around it. */
import type { Locator } from '@playwright/test';
import { DESKTOP, expect, letTimePass, type Page, test } from './fixtures.ts';
import { openStories, STORY_IDS, section } from './stories-page.ts';

const card = (page: Page, index: number): Locator => page.locator(`#${STORY_IDS[index]}`);
const groups = (page: Page): Locator => section(page).locator('button:has([data-tag])');
const litGroup = (page: Page): Locator => section(page).locator('button[data-lit]');
const pulsing = (page: Page): Locator => section(page).locator('[data-pulsing]');

/** Takes the pointer off the deck, and gives the page the frame in which it notices. */
async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await letTimePass(page, 100);
}

/** The same with a clock that only the test moves. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await openStories(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await expect(section(page)).toHaveAttribute('data-active', /\d/);
  // From a known story, with nothing held: pointer and focus leave, and a full interval lies ahead.
  await groups(page).first().click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await moveAway(page);
  await expect(section(page)).toHaveAttribute('data-active', '0');
}

test('STORY-1 previous and next go through five stories and wrap both ways', DESKTOP, async ({ page }) => {
  await openStories(page);
  await section(page).getByRole('button', { name: 'Pause the stories' }).click();
  const before = Number(await section(page).getAttribute('data-active'));
  const next = section(page).getByRole('button', { name: 'Next story' });
  for (let step = 1; step <= 5; step++) {
    await next.click();
    await expect(section(page)).toHaveAttribute('data-active', String((before + step) % 5));
  }
  await groups(page).first().click();
  await section(page).getByRole('button', { name: 'Previous story' }).click();
  await expect(section(page)).toHaveAttribute('data-active', '4');
});

test('STORY-1 the deck turns after 5000 ms and not before', DESKTOP, async ({ page }) => {
  await openWithClock(page);
  await letTimePass(page, 4800);
  await expect(section(page)).toHaveAttribute('data-active', '0');
  await letTimePass(page, 300);
  await expect(section(page)).toHaveAttribute('data-active', '1');
  await letTimePass(page, 5000);
  await expect(section(page)).toHaveAttribute('data-active', '2');
});

test('STORY-1 the timer is cleared while the pointer is on the deck', DESKTOP, async ({ page }) => {
  await openWithClock(page);
  await card(page, 0).getByRole('heading').hover();
  await letTimePass(page, 100);
  await letTimePass(page, 20_000);
  await expect(section(page)).toHaveAttribute('data-active', '0');
  await moveAway(page);
  await letTimePass(page, 5100);
  await expect(section(page)).toHaveAttribute('data-active', '1');
});

test('STORY-1 the timer is cleared when the page is left', DESKTOP, async ({ page }) => {
  await openWithClock(page);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await letTimePass(page, 100);
  await letTimePass(page, 20_000);
  await expect(section(page)).toHaveAttribute('data-active', '0');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await letTimePass(page, 100);
  await letTimePass(page, 5100);
  await expect(section(page)).toHaveAttribute('data-active', '1');
});

test('HOME-10 the stories can be paused and played again', DESKTOP, async ({ page }) => {
  await openWithClock(page);
  await section(page).getByRole('button', { name: 'Pause the stories' }).click();
  await moveAway(page);
  await letTimePass(page, 20_000);
  await expect(section(page)).toHaveAttribute('data-active', '0');
  await section(page).getByRole('button', { name: 'Play the stories' }).click();
  await moveAway(page);
  await letTimePass(page, 5100);
  await expect(section(page)).toHaveAttribute('data-active', '1');
});

test('HOME-10 the stories do not turn for who prefers reduced motion', DESKTOP, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock(page);
  await letTimePass(page, 20_000);
  await expect(section(page)).toHaveAttribute('data-active', '0');
  await expect(section(page).getByRole('button', { name: /the stories$/ })).toBeHidden();
});

test('NAV-5 arrow keys change the story, and the focus stays on what is shown', DESKTOP, async ({ page }) => {
  await openStories(page);
  await groups(page).first().click();
  await card(page, 0).getByRole('link', { name: 'Read the story' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(section(page)).toHaveAttribute('data-active', '1');
  await expect(card(page, 1).getByRole('link', { name: 'Read the story' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(section(page)).toHaveAttribute('data-active', '4');
  await expect(section(page).locator('[aria-live="polite"]')).toContainText('Story 5 of 5');
});

test('STORY-2 the lit tag group follows the story', DESKTOP, async ({ page }) => {
  await openWithClock(page);
  await expect(groups(page)).toHaveCount(5);
  await expect(groups(page).nth(0)).toHaveAttribute('data-lit');
  await letTimePass(page, 5200);
  await expect(groups(page).nth(1)).toHaveAttribute('data-lit');
  await expect(litGroup(page)).toHaveCount(1);
});

test('STORY-2 hovering a group focuses it for as long as the pointer stays', DESKTOP, async ({ page }) => {
  await openWithClock(page);
  await groups(page).nth(3).hover();
  await expect(groups(page).nth(3)).toHaveAttribute('data-lit');
  await letTimePass(page, 100);
  await expect(card(page, 3).getByRole('link', { name: 'Read the story' })).toBeVisible();
  await letTimePass(page, 20_000);
  await expect(groups(page).nth(3)).toHaveAttribute('data-lit');
  await expect(section(page)).toHaveAttribute('data-active', '0');
  await page.mouse.move(2, 2);
  await expect(groups(page).nth(0)).toHaveAttribute('data-lit');
  await expect(litGroup(page)).toHaveCount(1);
});

test(
  'STORY-2 the keyboard focuses a group as the pointer does, and Enter goes to its story',
  DESKTOP,
  async ({ page }) => {
    await openWithClock(page);
    await groups(page).nth(1).focus();
    await page.keyboard.press('Tab');
    await expect(groups(page).nth(2)).toHaveAttribute('data-lit');
    await expect(section(page)).toHaveAttribute('data-active', '0');
    await page.keyboard.press('Enter');
    await expect(section(page)).toHaveAttribute('data-active', '2');
    await expect(groups(page).nth(2)).toHaveAttribute('aria-current', 'true');
  },
);

test('STORY-2 a change of focus pulses the tags of the group for 1000 ms', DESKTOP, async ({ page }) => {
  await openWithClock(page);
  await letTimePass(page, 2000);
  await expect(pulsing(page)).toHaveCount(0);
  const tags = await groups(page).nth(3).locator('[data-tag]').count();
  await groups(page).nth(3).hover();
  await expect(groups(page).nth(3).locator('[data-pulsing]')).toHaveCount(tags);
  await letTimePass(page, 900);
  await expect(pulsing(page)).toHaveCount(tags);
  await letTimePass(page, 200);
  await expect(pulsing(page)).toHaveCount(0);
});

test('STORY-1 nothing moves aside when the story changes', DESKTOP, async ({ page }) => {
  await openStories(page);
  await section(page).getByRole('button', { name: 'Pause the stories' }).click();
  const height = async () => (await section(page).boundingBox())?.height;
  const first = await height();
  for (let step = 0; step < 5; step++) {
    await section(page).getByRole('button', { name: 'Next story' }).click();
    expect(await height()).toBe(first);
  }
});
