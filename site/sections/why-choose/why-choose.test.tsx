// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  DESKTOP,
  focus,
  hydrate,
  passTime,
  point,
  press,
  pressKey,
  setDevice,
  setInView,
  setTabHidden,
  setUpIslands,
  toldFilms,
} from '../../../tests/support/islands/island.tsx';
import { HOVER_INTENT_MS } from './panel-state.ts';
import { WhyChoose } from './WhyChoose.tsx';
import { type WhyChooseProps, whyChooseProps, whyIcons } from './why-choose.data.ts';

setUpIslands(DESKTOP);

const { texts, films } = whyChooseProps({ locale: 'en', isPlain: false, path: '/' });
const [first, second, third, fourth] = films.map((film) => film.id) as [string, string, string, string];

/** The section, in view from the moment it runs. */
function panels(given: Partial<WhyChooseProps> = {}) {
  const section = hydrate(<WhyChoose films={films} texts={texts} {...given} />);
  setInView(true);
  const articles = [...section.querySelectorAll<HTMLElement>('article')];
  return {
    articles,
    heads: [...section.querySelectorAll<HTMLElement>('button[aria-expanded]')],
    active: () => Number(section.dataset['active']),
    button: (index: number, name: string) =>
      within(articles[index] as HTMLElement).queryByRole('button', { name, hidden: true }),
  };
}

it('HOME-9 the first film starts 1000 ms after the section, muted, inline and in a loop', async () => {
  const { articles } = panels();
  await passTime(999);
  expect(toldFilms()).toEqual([]);
  await passTime(1);
  expect(toldFilms()).toEqual([`play ${first}`]);
  const video = articles[0]?.querySelector('video') as HTMLVideoElement;
  expect([video.muted, video.loop, video.hasAttribute('playsinline')]).toEqual([true, true, true]);
});

it('HOME-9 choosing a panel pauses the old film at once and plays the new one after 700 ms', async () => {
  const { heads, active } = panels();
  await passTime(1000);
  await press(heads[2]);
  expect(active()).toBe(2);
  expect(heads.map((head) => head.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'true', 'false']);
  expect(toldFilms()).toEqual([`play ${first}`, `pause ${first}`]);
  await passTime(699);
  expect(toldFilms()).toHaveLength(2);
  await passTime(1);
  expect(toldFilms().slice(2)).toEqual([`play ${third}`]);
});

it('HOME-9 of panels chosen in quick succession only the last one’s film plays, 700 ms after it was chosen', async () => {
  const { heads } = panels();
  await press(heads[1]);
  await passTime(600);
  await press(heads[3]);
  await passTime(699);
  expect(toldFilms()).toEqual([]);
  await passTime(1);
  expect(toldFilms()).toEqual([`play ${fourth}`]);
});

it('HOME-9 no film is fetched before it plays, and none twice', async () => {
  const { articles, heads } = panels();
  const sources = () => articles.map((one) => one.querySelector('video')?.getAttribute('src') ?? null);
  expect(sources()).toEqual([null, null, null, null]);
  expect(articles.map((one) => one.querySelector('video')?.preload)).toEqual(['none', 'none', 'none', 'none']);
  await passTime(1000);
  expect(sources()).toEqual([films[0]?.src, null, null, null]);
  await press(heads[1]);
  await passTime(700);
  expect(sources()).toEqual([films[0]?.src, films[1]?.src, null, null]);
});

it('HOME-9 a pointer that rests on a panel opens it, one that crosses it does not', async () => {
  const { articles, active } = panels();
  await point(articles[3] ?? null);
  await passTime(HOVER_INTENT_MS - 1);
  await point(articles[2] ?? null);
  await passTime(HOVER_INTENT_MS - 1);
  expect(active()).toBe(0);
  await passTime(1);
  expect(active()).toBe(2);
});

it('NAV-5 arrow keys, Home and End go through the panels and open them', async () => {
  const { heads, active } = panels();
  await focus(heads[0] ?? null);
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', 2],
    ['ArrowLeft', 1],
    ['ArrowUp', 0],
    ['ArrowLeft', 3],
    ['ArrowRight', 0],
    ['End', 3],
    ['Home', 0],
  ] as const) {
    await pressKey(key);
    expect(active(), key).toBe(index);
    expect(document.activeElement).toBe(heads[index]);
    expect(heads[index]?.getAttribute('aria-expanded')).toBe('true');
  }
  await pressKey('ArrowLeft', { altKey: true });
  expect(active(), 'that is the browser’s way back').toBe(0);
});

it('HOME-10 the pause button stops the film, and the next panel stays still until it is asked', async () => {
  const { heads, button } = panels();
  await passTime(1000);
  await press(button(0, texts.pause));
  expect(toldFilms()).toEqual([`play ${first}`, `pause ${first}`]);
  await press(heads[1]);
  await passTime(5000);
  expect(toldFilms()).toHaveLength(2);
  await press(button(1, texts.play));
  expect(toldFilms().at(-1)).toBe(`play ${second}`);
});

it('HOME-10 a film pauses in a hidden tab and out of the window, and goes on where it is seen again', async () => {
  panels();
  await passTime(1000);
  for (const setSeen of [(isSeen: boolean) => setTabHidden(!isSeen), setInView]) {
    setSeen(false);
    expect(toldFilms().at(-1)).toBe(`pause ${first}`);
    setSeen(true);
    expect(toldFilms().at(-1)).toBe(`play ${first}`);
  }
});

it('HOME-10 under reduced motion no film starts until its button is pressed', async () => {
  setDevice({ prefersReducedMotion: true });
  const { heads, button } = panels();
  await passTime(5000);
  await press(heads[1]);
  await passTime(5000);
  expect(toldFilms()).toEqual([]);
  await press(button(1, texts.play));
  expect(toldFilms()).toEqual([`play ${second}`]);
  setDevice({ prefersReducedMotion: false });
  await press(heads[2]);
  await passTime(5000);
  expect(toldFilms().at(-1)).toBe(`play ${third}`);
});

for (const network of ['4G', 'WIFI']) {
  it(`HOME-10 in WeChat on ${network} the first film ${network === 'WIFI' ? 'starts' : 'waits for its button'}`, async () => {
    vi.stubGlobal('navigator', { userAgent: `MicroMessenger/8.0.67 NetType/${network}` });
    panels();
    await passTime(5000);
    expect(toldFilms()).toEqual(network === 'WIFI' ? [`play ${first}`] : []);
  });
}

it('HOME-10 a film that the browser refuses to play shows its button', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  const { button } = panels();
  expect(button(0, texts.play)).toBeNull();
  await passTime(1000);
  expect(button(0, texts.play)).not.toBeNull();
});

it('HOME-10 captions are off until they are asked for, in one button for all panels', async () => {
  const { button } = panels();
  expect(button(0, texts.captions)?.getAttribute('aria-pressed')).toBe('false');
  await press(button(0, texts.captions));
  expect(screen.getAllByRole('button', { name: texts.captions, pressed: true })).toHaveLength(4);
});

it('HOME-9 a film with sound is muted until its button is pressed, and so is the next one', async () => {
  const { articles, heads, button } = panels({
    films: films.map((film, index) => (index < 2 ? { ...film, hasSound: true } : film)),
    texts: { ...texts, sound: 'Sound' },
  });
  const muted = () => articles.map((one) => one.querySelector('video')?.muted);
  await passTime(1000);
  expect(muted()).toEqual([true, true, true, true]);
  expect(button(0, 'Sound')?.getAttribute('aria-pressed')).toBe('false');
  await press(button(0, 'Sound'));
  expect(button(0, 'Sound')?.getAttribute('aria-pressed')).toBe('true');
  expect(muted()).toEqual([false, true, true, true]);
  await press(button(0, texts.pause));
  await press(button(0, texts.play));
  expect(muted()[0], 'it goes on as it was').toBe(false);
  await press(heads[1]);
  await passTime(700);
  expect(toldFilms().slice(-2)).toEqual([`pause ${first}`, `play ${second}`]);
  expect([muted()[1], button(1, 'Sound')?.getAttribute('aria-pressed')]).toEqual([true, 'false']);
  expect(button(2, 'Sound')).toBeNull();
});

it('HOME-9 a page whose films are silent has no button, word or icon for sound', () => {
  const { articles } = panels();
  expect(articles.map((one) => one.querySelectorAll('[aria-pressed]').length)).toEqual([1, 1, 1, 1]);
  expect(JSON.stringify([films, texts, whyIcons()])).not.toMatch(/"sound"|hasSound|speaker/);
});
