/** The student stories of the home page, as their journeys see them. */
import type { Locator } from '@playwright/test';
import { islandReady, type Page } from '../../fixtures.ts';

/** Ids of the stories in their order. */
export const STORY_IDS = [
  'story-rit-train',
  'story-otago-kitchen',
  'story-nau-mountain-campus',
  'story-rit-rooftop',
  'story-otago-lake',
];

/** The section of the stories. */
export const section = (page: Page): Locator => page.locator('[data-section="stories"]');

/** Opens the home page and waits until the stories run; the pointer stays clear of them. */
export async function openStories(page: Page, path = '/en/'): Promise<void> {
  await page.goto(path);
  await section(page).scrollIntoViewIfNeeded();
  await islandReady(page, 'stories');
}

/** Opens the address of a story, and gives back its dialog. */
export async function openStory(page: Page, index: number, path = '/en/'): Promise<Locator> {
  await page.goto(`${path}#${STORY_IDS[index]}`);
  await islandReady(page, 'stories');
  return page.getByRole('dialog');
}
