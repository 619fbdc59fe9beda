// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LOCALES } from '../../../contract/locales.ts';
import {
  DESKTOP,
  focus,
  hydrate,
  PHONE,
  passTime,
  point,
  pointFromOtherIsland,
  press,
  pressKey,
  setDevice,
  setTabHidden,
  setUpIslands,
} from '../../../tests/support/islands/island.tsx';
import * as moments from '../../behaviour/islands/moments.ts';
import { content } from '../../site-content.ts';
import { HomeBanner } from './HomeBanner.tsx';
import { homeBannerProps } from './home-banner.data.ts';

setUpIslands(PHONE);

const propsIn = (locale: (typeof LOCALES)[number]) => homeBannerProps({ locale, isPlain: false, path: '/' });
const texts = propsIn('en').texts;

afterEach(() => vi.restoreAllMocks());

/** The banner with its parts. */
function banner(locale: (typeof LOCALES)[number] = 'en') {
  const section = hydrate(<HomeBanner {...propsIn(locale)} />);
  const track = section.querySelector('[data-slides]') as HTMLElement;
  return {
    section,
    track,
    active: () => Number(section.dataset['active']),
    slide: () => section.querySelector('[data-offset="0"]') as HTMLElement,
    dots: [...section.querySelectorAll<HTMLElement>('[data-needs-script] > button')].slice(0, -1),
    pause: screen.getByRole('button', { name: propsIn(locale).texts.pause }),
    tabs: screen.getAllByRole('tab'),
    drag: () => track.style.getPropertyValue('--drag'),
  };
}

/** Puts a finger on the track and moves it by so many px; it stays until it is lifted. */
function drag(track: Element, dx: number) {
  const finger = { pointerType: 'touch', pointerId: 1, isPrimary: true };
  fireEvent.pointerDown(track, { ...finger, clientX: 200 });
  fireEvent.pointerMove(track, { ...finger, clientX: 200 + dx });
  return {
    lift: () => fireEvent.pointerUp(track, { ...finger, clientX: 200 + dx }),
    /** The browser takes the finger over for scrolling. */
    cancel: () => fireEvent.pointerCancel(track, finger),
  };
}

/** Half a minute passes; four advances would come round to the same slide, so it is looked at often. */
async function expectStill(active: () => number, index = 0): Promise<void> {
  for (let round = 0; round < 7; round++) {
    await passTime(4500);
    expect(active()).toBe(index);
  }
}

it('HOME-1 each of the four slides has its picture, two titles and detail lines in each language', async () => {
  for (const locale of LOCALES) {
    const { section, slide, dots, active } = banner(locale);
    expect(dots).toHaveLength(4);
    for (const [index, words] of content.banner.entries()) {
      await press(dots[index]);
      expect(active()).toBe(index);
      expect(dots.map((dot) => dot.getAttribute('aria-current') === 'true')).toEqual(
        dots.map((_, nth) => nth === index),
      );
      expect(slide().querySelector('h1')?.textContent).toBe(`${words.title[locale]} ${words.titleAccent[locale]}`);
      for (const line of words.details[locale]) expect(slide().textContent).toContain(line);
      expect(slide().querySelector('img')?.getAttribute('src')).toMatch(/\.webp/);
      expect(section.querySelectorAll('[data-offset]:not([inert])')).toHaveLength(1);
    }
  }
});

it('HOME-1 the slides advance every 4000 ms, not before, and go round', async () => {
  const { active } = banner();
  for (const next of [1, 2, 3, 0, 1]) {
    await passTime(3999);
    expect(active()).toBe((next + 3) % 4);
    await passTime(1);
    expect(active()).toBe(next);
  }
});

it('HOME-1 the first slide gives way 4000 ms after it was painted, though its script runs later, and its picture is there', async () => {
  vi.spyOn(moments, 'sinceFirstPaint').mockReturnValue(1900);
  const { section, active } = banner();
  await passTime(99);
  expect(section.querySelectorAll('img')).toHaveLength(1);
  await passTime(1);
  expect(section.querySelectorAll('img')).toHaveLength(2);
  await passTime(1999);
  expect(active()).toBe(0);
  await passTime(1);
  expect(active()).toBe(1);
  await passTime(3999);
  expect(active()).toBe(1);
  await passTime(1);
  expect(active()).toBe(2);
});

it('HOME-2 a drag of 20 % of the window snaps back, one pixel more shows the next slide or the one before', () => {
  const { track, active, drag: offset } = banner();
  for (const [dx, index] of [
    [-78, 0],
    [78, 0],
    [-79, 1],
    [-79, 2],
    [79, 1],
    [79, 0],
    [79, 3],
    [79, 2],
    [-79, 3],
    [-79, 0],
  ] as const) {
    const finger = drag(track, dx);
    expect(offset()).toBe(`${dx}px`);
    finger.lift();
    expect(offset()).toBe('');
    expect(active()).toBe(index);
  }
});

it('HOME-2 the slide follows by at most half of the window', () => {
  const { track, drag: offset } = banner();
  for (const [dx, expected] of [
    [-195, '-195px'],
    [-196, '-195px'],
    [195, '195px'],
    [330, '195px'],
  ] as const) {
    const finger = drag(track, dx);
    expect(offset()).toBe(expected);
    finger.cancel();
  }
});

it('HOME-2 a drag that the browser takes over for scrolling changes nothing', () => {
  const { track, active, drag: offset } = banner();
  drag(track, -300).cancel();
  expect([active(), offset()]).toEqual([0, '']);
});

it('HOME-2 a drag that ends on a link does not follow it, a tap does', () => {
  const { track, slide } = banner();
  const link = slide().querySelector('a') as HTMLElement;
  drag(track, -9).lift();
  expect(fireEvent.click(link), 'the click goes on').toBe(false);
  drag(track, -8).lift();
  expect(fireEvent.click(link), 'the click goes on').toBe(true);
});

it('HOME-2 the mouse and a second finger drag nothing', () => {
  const { track, drag: offset } = banner();
  for (const init of [
    { pointerType: 'mouse', isPrimary: true },
    { pointerType: 'touch', isPrimary: false },
  ]) {
    fireEvent.pointerDown(track, { ...init, pointerId: 2, clientX: 200 });
    fireEvent.pointerMove(track, { ...init, pointerId: 2, clientX: 100 });
    expect(offset()).toBe('');
  }
});

it('HOME-2 the slides wait while a finger holds one, and begin their time anew', async () => {
  const { track, active } = banner();
  await passTime(3000);
  const finger = drag(track, -40);
  await expectStill(active);
  finger.lift();
  await passTime(3999);
  expect(active()).toBe(0);
  await passTime(1);
  expect(active()).toBe(1);
});

it('HOME-10 the button stops the slides and starts them again', async () => {
  const { pause, active } = banner();
  await press(pause);
  expect(pause.getAttribute('aria-label')).toBe(texts.play);
  await expectStill(active);
  await press(pause);
  expect(pause.getAttribute('aria-label')).toBe(texts.pause);
  await passTime(4000);
  expect(active()).toBe(1);
});

it('HOME-10 the slides stop under the pointer, for the keyboard’s focus and in a hidden tab', async () => {
  setDevice({ hasHover: true, width: 600 });
  const { section, slide, active } = banner();
  await point(slide());
  await expectStill(active);
  await point(null);
  await passTime(4000);
  expect(active()).toBe(1);

  await focus(section.querySelector('[data-offset="0"] a'));
  await expectStill(active, 1);
  await focus(null);
  await passTime(4000);
  expect(active()).toBe(2);

  setTabHidden(true);
  await expectStill(active, 2);
  setTabHidden(false);
  await passTime(4000);
  expect(active()).toBe(3);
});

it('HOME-10 the slides do not start under reduced motion, and its dots still work', async () => {
  setDevice({ prefersReducedMotion: true });
  const { active, dots } = banner();
  await expectStill(active);
  await press(dots[2]);
  expect(active()).toBe(2);
  setDevice({ prefersReducedMotion: false });
  await passTime(4000);
  expect(active()).toBe(3);
});

it('HOME-3 a feature shows its slide also where the mouse comes from an island that is not hydrated yet', async () => {
  setDevice(DESKTOP);
  const { tabs, active, slide } = banner();
  await pointFromOtherIsland(tabs[2] as Element);
  expect(active()).toBe(2);
  expect(slide().querySelectorAll('img'), 'its picture').toHaveLength(1);
});

it('HOME-3 on desktops hovering or focusing a feature item shows its slide, and nothing moves by itself', async () => {
  setDevice(DESKTOP);
  const { tabs, active, slide, track, drag: offset } = banner();
  expect(tabs).toHaveLength(4);
  await expectStill(active);
  drag(track, -300).lift();
  expect([active(), offset()]).toEqual([0, '']);
  for (const index of [2, 1, 3, 0]) {
    await point(tabs[index] ?? null);
    expect(active()).toBe(index);
    expect(tabs[index]?.getAttribute('aria-selected')).toBe('true');
    expect(slide().textContent).toContain(content.banner[index]?.titleAccent.en);
  }
  await point(null);
  await focus(tabs[0] ?? null);
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', 2],
    ['End', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['ArrowUp', 2],
    ['Home', 0],
  ] as const) {
    await pressKey(key);
    expect(active(), key).toBe(index);
    expect(document.activeElement).toBe(tabs[index]);
  }
});
