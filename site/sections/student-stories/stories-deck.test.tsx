// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  DESKTOP,
  focus,
  PHONE,
  passTime,
  point,
  press,
  pressKey,
  setDevice,
  setTabHidden,
  setUpIslands,
} from '../../../tests/support/islands/island.tsx';
import { openStories } from '../../../tests/support/islands/stories-island.tsx';

setUpIslands(DESKTOP);

/** Half a minute passes; five turns would come round to the same story, so it is looked at often. */
async function expectStill(active: () => number, index = 0): Promise<void> {
  for (let round = 0; round < 6; round++) {
    await passTime(5500);
    expect(active()).toBe(index);
  }
}

/** The page is left, or comes back from the browser's cache. */
function turnPage(type: 'pagehide' | 'pageshow'): void {
  act(() => {
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
}

it('STORY-1 the deck turns every 5000 ms, not before, and goes round five stories', async () => {
  const { active } = openStories();
  for (const next of [1, 2, 3, 4, 0, 1]) {
    await passTime(4999);
    expect(active()).toBe((next + 4) % 5);
    await passTime(1);
    expect(active()).toBe(next);
  }
});

it('STORY-1 previous and next go through five stories and wrap both ways', async () => {
  const { active, button, texts, section } = openStories();
  for (const index of [1, 2, 3, 4, 0]) {
    await press(button(texts.next));
    expect(active()).toBe(index);
  }
  await press(button(texts.previous));
  expect(active()).toBe(4);
  expect(section.querySelector('[aria-live="polite"]')?.textContent).toContain('Story 5 of 5');
});

it('STORY-1 the timer is cleared on hover, and begins anew', async () => {
  const { active, cards } = openStories();
  await passTime(4000);
  await point(cards[0]?.querySelector('h3') ?? null);
  await expectStill(active);
  await point(null);
  await passTime(4999);
  expect(active()).toBe(0);
  await passTime(1);
  expect(active()).toBe(1);
});

it('STORY-1 the timer is cleared when the page is left, and begins anew when it comes back', async () => {
  const { active } = openStories();
  turnPage('pagehide');
  await expectStill(active);
  turnPage('pageshow');
  await passTime(5000);
  expect(active()).toBe(1);
});

it('STORY-1 the timer is cleared behind a detail view', async () => {
  const { active, readLinks, dialog } = openStories();
  await press(readLinks[0]);
  expect(dialog()).not.toBeNull();
  await expectStill(active);
});

it('HOME-10 the stories stop for the keyboard’s focus, in a hidden tab and by their button', async () => {
  const { active, readLinks, button, texts } = openStories();
  await focus(readLinks[0] ?? null);
  await expectStill(active);
  await focus(null);
  await passTime(5000);
  expect(active()).toBe(1);

  setTabHidden(true);
  await expectStill(active, 1);
  setTabHidden(false);
  await passTime(5000);
  expect(active()).toBe(2);

  const pause = button(texts.pause);
  await press(pause);
  expect(pause?.getAttribute('aria-label')).toBe(texts.play);
  await expectStill(active, 2);
  await press(pause);
  await passTime(5000);
  expect(active()).toBe(3);
});

it('HOME-10 the stories do not turn under reduced motion', async () => {
  setDevice({ prefersReducedMotion: true });
  await expectStill(openStories().active);
});

it('STORY-1 the stories do not turn on a phone', async () => {
  setDevice(PHONE);
  await expectStill(openStories().active);
});

it('STORY-2 the lit tag group follows the story', async () => {
  const { groups, lit } = openStories();
  expect(groups).toHaveLength(5);
  expect(lit()).toEqual([0]);
  await passTime(5000);
  expect(lit()).toEqual([1]);
});

it('STORY-2 hovering a group focuses it for as long as the pointer stays, then the story’s own is lit again', async () => {
  const { groups, lit, active, cards } = openStories();
  await point(groups[3] ?? null);
  expect(lit()).toEqual([3]);
  expect(cards.map((card) => card.hasAttribute('inert'))).toEqual([true, true, true, false, true]);
  await expectStill(active);
  expect(lit()).toEqual([3]);
  await point(null);
  expect(lit()).toEqual([0]);
  expect(active()).toBe(0);
});

it('STORY-2 the keyboard focuses a group as the pointer does, and Enter goes to its story', async () => {
  const { groups, lit, active } = openStories();
  await focus(groups[2] ?? null);
  expect([lit(), active()]).toEqual([[2], 0]);
  // Enter on a button is a click.
  await act(async () => groups[2]?.click());
  expect([lit(), active()]).toEqual([[2], 2]);
  expect(groups.map((one) => one.getAttribute('aria-current'))).toEqual([null, null, 'true', null, null]);
});

it('STORY-2 a change of focus pulses the tags of the group for 1000 ms', async () => {
  const { groups, pulsing } = openStories();
  expect(pulsing()).toEqual([]);
  await point(groups[3] ?? null);
  const tags = [...(groups[3]?.querySelectorAll('[data-tag]') ?? [])];
  expect(tags.length).toBeGreaterThan(1);
  expect(pulsing()).toEqual(tags);
  await passTime(999);
  expect(pulsing()).toEqual(tags);
  await passTime(1);
  expect(pulsing()).toEqual([]);
});

it('NAV-5 arrow keys change the story, and the focus stays on what is shown', async () => {
  const { readLinks, active } = openStories();
  await focus(readLinks[0] ?? null);
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', 4],
  ] as const) {
    await pressKey(key);
    expect(active()).toBe(index);
    expect(document.activeElement).toBe(readLinks[index]);
  }
  await pressKey('ArrowLeft', { altKey: true });
  expect(active(), 'that is the browser’s way back').toBe(4);
});
