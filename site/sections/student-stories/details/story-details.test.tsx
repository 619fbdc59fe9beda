// @vitest-environment jsdom
import { act, fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/locales.ts';
import {
  DESKTOP,
  paintFrame,
  PHONE,
  press,
  pressEscapeIn,
  setDevice,
  setUpIslands,
} from '../../../../tests/support/islands/island.tsx';
import { openStories } from '../../../../tests/support/islands/stories-island.tsx';
import { content } from '../../../site-content.ts';

setUpIslands(DESKTOP);

/** The section opened at the address of a story, and its detail view. */
function openStory(index: number, locale: (typeof LOCALES)[number] = 'en') {
  const id = [...content.stories.values()].sort((a, b) => a.order - b.order)[index]?.mobileId;
  window.history.replaceState(null, '', `/${locale}/?from=feed#${id}`);
  const parts = openStories(locale);
  const dialog = parts.dialog();
  if (!dialog) throw new Error(`Story ${id} did not open.`);
  return { ...parts, dialog, story: parts.stories[index], isOpen: () => parts.dialog() !== null };
}

it('STORY-3 on a phone three stories are listed, a control shows all, and one goes back to the list’s top', async () => {
  setDevice(PHONE);
  const { cards, more, texts, section } = openStories();
  const listed = () => cards.flatMap((card, index) => ('listed' in card.dataset ? index : []));
  expect([listed(), more.getAttribute('aria-expanded'), more.textContent]).toEqual([[0, 1, 2], 'false', texts.expand]);
  await press(more);
  expect([listed(), more.getAttribute('aria-expanded'), more.textContent]).toEqual([
    [0, 1, 2, 3, 4],
    'true',
    texts.collapse,
  ]);
  await press(more);
  const list = section.querySelector<HTMLElement>('#stories-list');
  expect(listed()).toEqual([0, 1, 2]);
  expect(document.activeElement).toBe(list);
  expect(list?.scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
});

it('STORY-4 a story opens in a dialog that locks the page, and closing it gives the focus back', async () => {
  const { readLinks, dialog, section, texts } = openStories();
  const closings: ((open: HTMLElement) => unknown)[] = [
    (open) => press(within(open).getByRole('button', { name: texts.close })),
    (open) => fireEvent.click(open),
    pressEscapeIn,
  ];
  for (const close of closings) {
    await press(readLinks[0]);
    const open = dialog() as HTMLElement;
    expect(open.getAttribute('aria-modal')).toBe('true');
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
    // What holds the page on an iPhone, where hidden overflow does not.
    expect(document.body.style.position).toBe('fixed');
    expect(window.location.hash).toBe(`#${section.querySelector('li')?.id}`);
    // The text has the focus, so that arrow keys scroll it.
    expect(document.activeElement?.parentElement?.parentElement).toBe(open);
    fireEvent.click(open.querySelector('h2') as Element);
    expect(dialog(), 'a click inside closes nothing').toBe(open);
    await close(open);
    await paintFrame();
    expect(dialog()).toBeNull();
    expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
    expect(document.body.style.position).toBe('');
    expect([window.location.pathname, window.location.hash]).toEqual(['/en/', '']);
    expect(document.activeElement).toBe(readLinks[0]);
  }
});

it('STORY-4 a click that asks for a new tab is left to the browser', () => {
  const { readLinks, dialog } = openStories();
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
    expect(fireEvent.click(readLinks[0] as Element, held)).toBe(true);
    expect(dialog()).toBeNull();
  }
});

for (const locale of LOCALES) {
  it(`STORY-4 STORY-7 an address with a story’s anchor opens each story in ${locale} with all of its fields`, () => {
    const stories = [...content.stories.values()].sort((a, b) => a.order - b.order);
    expect(stories).toHaveLength(5);
    for (const [index, story] of stories.entries()) {
      const { dialog, isOpen, cards } = openStory(index, locale);
      expect(dialog.getAttribute('aria-labelledby')).toBe(`${story.mobileId}-detail`);
      expect(cards[index]?.scrollIntoView).toHaveBeenCalled();
      const header = dialog.querySelector('header') as HTMLElement;
      for (const text of [
        content.schools.get(story.school.slug)?.name[locale],
        story.school.degree[locale],
        story.title[locale],
        story.name[locale],
        story.info[locale],
        ...story.tags[locale],
      ]) {
        expect(header.textContent).toContain(text);
      }
      for (const text of story.detailInfo[locale]) expect(dialog.textContent).toContain(text);
      const gradient = header.closest('[data-school]')?.getAttribute('data-school');
      expect(gradient).toBe(story.school.name.toLowerCase());
      expect(dialog.querySelectorAll('video')).toHaveLength(story.type === 'video' ? 1 : 0);
      if (story.type === 'url') {
        expect(dialog.querySelector(`a[href="/${locale}${story.linkSource}"]`)?.textContent).not.toBe('');
      }
      expect(dialog.querySelector(`a[href="/${locale}${story.schoolUrl}"]`)).not.toBeNull();
      expect(dialog.querySelectorAll('aside ol > li')).toHaveLength(3);
      expect(dialog.querySelector('.sample-mark') !== null, 'TRUST-4').toBe(story.isSample);
      pressEscapeIn(dialog);
      expect(isOpen()).toBe(false);
      expect(window.location.search).toBe('?from=feed');
    }
  });
}

it('STORY-7 an anchor that comes later opens its story too, another anchor does not', () => {
  const { dialog, stories } = openStories();
  const go = (hash: string) =>
    act(() => {
      window.history.replaceState(null, '', hash);
      window.dispatchEvent(new Event('hashchange'));
    });
  go('#appointment');
  expect(dialog()).toBeNull();
  go(`#${stories[3]?.id}`);
  expect(dialog()?.getAttribute('aria-labelledby')).toBe(`${stories[3]?.id}-detail`);
});

it('STORY-4 the film of a story is silent and nothing of it is fetched before it starts', () => {
  const { dialog } = openStory(0);
  const film = dialog.querySelector('video') as HTMLVideoElement;
  expect([film.controls, film.preload, film.muted, film.hasAttribute('playsinline')]).toEqual([
    true,
    'none',
    true,
    true,
  ]);
  expect(film.poster).not.toBe('');
  expect(film.querySelector('track')?.getAttribute('src')).toMatch(/\.en\.vtt$/);
});

it('STORY-4 the WeChat hint has three steps: copy, search, reply', () => {
  const { dialog } = openStory(0);
  const steps = [...dialog.querySelectorAll('aside ol > li b')].map((step) => step.textContent);
  expect(steps).toEqual(['Copy', 'Search', 'Reply']);
});
