// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  focus,
  hydrate,
  paintFrame,
  PHONE,
  press,
  pressEscapeIn,
  pressKey,
  setDevice,
  setTabHidden,
  setUpIslands,
  toldFilms,
} from '../../../tests/support/islands/island.tsx';
import { Services } from './Services.tsx';
import { type ServicesProps, servicesProps } from './services.data.ts';

setUpIslands(PHONE);

const { texts, films } = servicesProps({ locale: 'en', isPlain: false, path: '/' });
const [first] = films.map((film) => film.id) as [string];

/** Where jsdom, which lays nothing out, is told the cards stand: 320 px wide, 16 px apart. */
const CARD_LEFT = [35, 371, 707, 1043];

function services(given: Partial<ServicesProps> = {}) {
  const section = hydrate(<Services locale="en" films={films} texts={texts} {...given} />);
  const cards = [...section.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
  for (const [index, card] of cards.entries()) {
    Object.defineProperties(card, { offsetLeft: { value: CARD_LEFT[index] }, offsetWidth: { value: 320 } });
  }
  const row = cards[0]?.parentElement as HTMLElement;
  Object.defineProperty(row, 'clientWidth', { value: 390 });
  return {
    row,
    tabs: screen.getAllByRole('tab'),
    links: [...section.querySelectorAll<HTMLElement>('a[aria-haspopup="dialog"]')],
    active: () => Number(section.dataset['active']),
    /** The row stands there now, by whatever scrolled it. */
    scrollTo: (left: number) => fireEvent.scroll(row, { target: { scrollLeft: left } }),
    dialog: () => screen.queryByRole('dialog'),
  };
}

it('HOME-8 choosing a tab scrolls its card to the centre, and cards passed on the way are not chosen', async () => {
  const { tabs, active, row, scrollTo } = services();
  expect(tabs).toHaveLength(4);
  await press(tabs[3]);
  expect(row.scrollTo).toHaveBeenCalledWith({ left: 1008, behavior: 'smooth' });
  for (const left of [300, 700, 1008]) {
    scrollTo(left);
    expect(active()).toBe(3);
    expect(tabs[3]?.getAttribute('aria-selected')).toBe('true');
  }
});

it('HOME-8 scrolling by hand updates the tab, also in mid-journey', async () => {
  const { tabs, active, row, scrollTo } = services();
  for (const [left, index] of [
    [168, 0],
    [169, 1],
    [672, 2],
    [1008, 3],
    [0, 0],
  ] as const) {
    scrollTo(left);
    expect(active()).toBe(index);
    expect(tabs[index]?.getAttribute('aria-selected')).toBe('true');
  }
  await press(tabs[3]);
  fireEvent.pointerDown(row);
  scrollTo(340);
  expect(active()).toBe(1);
});

it('HOME-8 under reduced motion the row jumps', async () => {
  setDevice({ prefersReducedMotion: true });
  const { tabs, row } = services();
  await press(tabs[1]);
  expect(row.scrollTo).toHaveBeenCalledWith({ left: 336, behavior: 'auto' });
});

it('NAV-5 arrow keys go through the tabs', async () => {
  const { tabs, active } = services();
  await focus(tabs[0] ?? null);
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['Home', 0],
  ] as const) {
    await pressKey(key);
    expect(active(), key).toBe(index);
    expect(document.activeElement).toBe(tabs[index]);
  }
});

it('HOME-8 a card opens a dialog whose film plays; button, backdrop and Escape close it and stop the film', async () => {
  const { links, dialog } = services();
  const closings: ((open: HTMLElement) => unknown)[] = [
    (open) => press(within(open).getByRole('button', { name: texts.close })),
    (open) => fireEvent.click(open),
    pressEscapeIn,
  ];
  for (const close of closings) {
    const told = toldFilms().length;
    await press(links[0]);
    const open = screen.getByRole('dialog', { name: films[0]?.title ?? '' });
    expect(toldFilms().slice(told)).toEqual([`play ${first}`]);
    await close(open);
    await paintFrame();
    expect(dialog()).toBeNull();
    expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
    expect(toldFilms().slice(told)).toEqual([`play ${first}`, `pause ${first}`]);
    expect(document.activeElement).toBe(links[0]);
  }
});

it('HOME-10 the film in the dialog can be paused, and pauses in a hidden tab', async () => {
  const { links } = services();
  await press(links[0]);
  setTabHidden(true);
  setTabHidden(false);
  await press(screen.getByRole('button', { name: texts.pause }));
  expect(toldFilms()).toEqual([`play ${first}`, `pause ${first}`, `play ${first}`, `pause ${first}`]);
  await press(screen.getByRole('button', { name: texts.play }));
  expect(toldFilms().at(-1)).toBe(`play ${first}`);
});

it('HOME-8 the sound of a film in the dialog is off until its button is pressed, and off again the next time', async () => {
  const { links } = services({
    films: films.map((film, index) => (index === 0 ? { ...film, hasSound: true } : film)),
    texts: { ...texts, sound: 'Sound' },
  });
  const sound = () => screen.queryByRole('button', { name: 'Sound' });
  const isMuted = () => screen.getByRole('dialog').querySelector('video')?.muted;
  for (const time of ['the first time', 'again']) {
    await press(links[0]);
    expect([isMuted(), sound()?.getAttribute('aria-pressed')], time).toEqual([true, 'false']);
    await press(sound());
    expect([isMuted(), sound()?.getAttribute('aria-pressed')], time).toEqual([false, 'true']);
    await press(screen.getByRole('button', { name: texts.close }));
    await paintFrame();
  }
  await press(links[1]);
  expect(sound(), 'a silent film has none').toBeNull();
});

it('HOME-10 a film in the dialog that the browser refuses shows its button', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await press(services().links[0]);
  expect(screen.getByRole('button', { name: texts.play })).not.toBeNull();
});
