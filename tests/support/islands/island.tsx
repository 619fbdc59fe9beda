/**
 * Runs an island in jsdom as a page does: its server HTML, hydrated. Stands in for what jsdom lacks of
 * a browser: media queries, hover, modal dialogs, films, scrolling. Timers are vitest's.
 */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** The visitor's device, as far as islands ask for it. */
interface Device {
  /** Width of the window in px. */
  width: number;
  hasHover: boolean;
  prefersReducedMotion: boolean;
}

/** A phone, 390 px wide. */
export const PHONE: Device = { width: 390, hasHover: false, prefersReducedMotion: false };
/** A desktop window, 1440 px wide. */
export const DESKTOP: Device = { width: 1440, hasHover: true, prefersReducedMotion: false };

let device = PHONE;
let queries: { query: string; list: EventTarget }[] = [];
let pointed: Element | null = null;
let isKeyboardUsed = false;
let filmCalls: string[] = [];
let observers: ((isInView: boolean) => void)[] = [];
let frames = new Map<number, FrameRequestCallback>();
let noise: string[] = [];
let expectedNoise: RegExp[] = [];

function matchesQuery(query: string): boolean {
  const minWidth = /min-width: (\d+)px/.exec(query);
  if (minWidth) return device.width >= Number(minWidth[1]);
  if (query.includes('hover: hover')) return device.hasHover;
  if (query.includes('prefers-reduced-motion')) return device.prefersReducedMotion;
  throw new Error(`The stand-in knows no media query ${query}.`);
}

function matchMedia(query: string): MediaQueryList {
  const list = new EventTarget();
  queries.push({ query, list });
  return Object.defineProperties(list, {
    media: { value: query },
    matches: { get: () => matchesQuery(query) },
  }) as MediaQueryList;
}

class StandInObserver {
  #callback: (isInView: boolean) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe(): void {
    observers.push(this.#callback);
  }
  disconnect(): void {
    observers = observers.filter((one) => one !== this.#callback);
  }
}

/** What jsdom's elements cannot do. */
function standIns(): void {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector === ':hover') return pointed !== null && this.contains(pointed);
    if (selector === ':focus-visible') return isKeyboardUsed && this === document.activeElement;
    return matches.call(this, selector);
  });
  Object.assign(Element.prototype, { scrollTo: vi.fn(), scrollIntoView: vi.fn() });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('button, a[href]')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  const note = (call: string, video: Element) =>
    filmCalls.push(`${call} ${video.closest('[data-film]')?.getAttribute('data-film')}`);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    note('play', this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    note('pause', this);
  });
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('IntersectionObserver', StandInObserver);
  vi.stubGlobal('scrollTo', vi.fn());
  // A frame takes no time here, so that a test's milliseconds are exact.
  let lastFrame = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frames.set(++lastFrame, callback);
    return lastFrame;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
}

/** A frame of jsdom, and a little more. */
const JSDOM_FRAME_MS = 20;

/** Call it once at the top of a test file: each test begins on the given device, and noise on the console fails it. */
export function setUpIslands(standard: Device): void {
  beforeEach(() => {
    vi.useFakeTimers();
    [queries, observers, filmCalls, noise, expectedNoise] = [[], [], [], [], []];
    [pointed, isKeyboardUsed, frames] = [null, false, new Map()];
    sessionStorage.clear();
    localStorage.clear();
    window.history.replaceState(null, '', '/en/');
    standIns();
    setDevice(standard);
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
        noise.push(words.map(String).join(' '));
      });
    }
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    // jsdom looks where the focus has gone at an interval, which also draws its frames: begun on fake timers and left
    // there, it would draw no frame in the files after this one, which have the same window.
    vi.advanceTimersByTime(JSDOM_FRAME_MS);
    // In this order: what stands in for a frame stands on the timers that are fake.
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.restoreAllMocks();
    const unexpected = noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)));
    expect(unexpected, 'the console stays silent').toEqual([]);
  });
}

/** Lets a test make noise of this kind on the console; gives back what was logged so far. */
export function expectNoise(pattern: RegExp): string[] {
  expectedNoise.push(pattern);
  return noise;
}

/** Changes the visitor's device, also while an island runs. */
export function setDevice(change: Partial<Device>): void {
  device = { ...device, ...change };
  vi.stubGlobal('innerWidth', device.width);
  act(() => {
    for (const { list } of queries) list.dispatchEvent(new Event('change'));
  });
}

/**
 * Renders an island as the build does, hydrates it in place of the one before, and gives its root element.
 *
 * @param before what happens to its HTML before the script runs.
 */
export function hydrate(island: ReactElement, before?: (html: HTMLElement) => void): HTMLElement {
  cleanup();
  document.body.replaceChildren();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(island);
  // As a browser's parser does.
  for (const film of container.querySelectorAll<HTMLVideoElement>('video[muted]')) film.muted = true;
  before?.(container);
  render(island, { container, hydrate: true });
  return container.firstElementChild as HTMLElement;
}

/** Lets so many milliseconds pass, and what waits for them happen. */
export async function passTime(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Draws a frame, and lets what waits until it is painted be done. */
export async function paintFrame(): Promise<void> {
  await nextFrame();
  await passTime(1);
}

/** All elements around one, itself first. */
function chain(element: Element | null): Element[] {
  return element ? [element, ...chain(element.parentElement)] : [];
}

/** Moves the mouse onto an element, or off everything. */
export async function point(to: Element | null): Promise<void> {
  const from = pointed;
  pointed = to;
  isKeyboardUsed = false;
  const left = chain(from).filter((one) => !one.contains(to));
  const entered = chain(to).filter((one) => !one.contains(from));
  const init = { pointerType: 'mouse' };
  act(() => {
    for (const one of left) one.dispatchEvent(new PointerEvent('pointerleave', init));
    for (const one of entered) one.dispatchEvent(new PointerEvent('pointerenter', init));
  });
  // React makes its own enter and leave out of these.
  if (from) fireEvent.pointerOut(from, { ...init, relatedTarget: to });
  if (to) fireEvent.pointerOver(to, { ...init, relatedTarget: from });
  await nextFrame();
}

/** Points at an element with the mouse, which comes from an island that is not hydrated yet. */
export async function pointFromOtherIsland(to: Element): Promise<void> {
  const other = document.createElement('div');
  createRoot(other);
  fireEvent.pointerOver(to, { pointerType: 'mouse', relatedTarget: other });
  await nextFrame();
}

/** Draws a frame: what waits for it looks where pointer and focus ended. */
function nextFrame(): Promise<void> {
  return act(async () => {
    const due = [...frames.values()];
    frames.clear();
    for (const callback of due) callback(performance.now());
  });
}

/** Clicks or taps an element as a visitor does: it gets the focus, without a ring. */
export async function press(
  element: Element | null | undefined,
  pointerType: 'mouse' | 'touch' = 'mouse',
): Promise<void> {
  if (!element) throw new Error('There is nothing to press.');
  isKeyboardUsed = false;
  fireEvent.pointerDown(element, { pointerType, isPrimary: true });
  if (element instanceof HTMLElement) act(() => element.focus());
  fireEvent.pointerUp(element, { pointerType, isPrimary: true });
  fireEvent.click(element, { detail: 1 });
  await nextFrame();
}

/** Moves the focus to an element by keyboard, or away from everything. */
export async function focus(element: HTMLElement | null): Promise<void> {
  isKeyboardUsed = true;
  act(() => (element ? element.focus() : (document.activeElement as HTMLElement).blur()));
  await nextFrame();
}

/** Presses a key where the focus is, with others held if any. */
export async function pressKey(key: string, held: { altKey?: boolean } = {}): Promise<void> {
  isKeyboardUsed = true;
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
  await nextFrame();
}

/** Closes the open dialog as Escape does. */
export function pressEscapeIn(dialog: Element): void {
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
}

/** Hides or shows the page's tab. */
export function setTabHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Brings what an island observes into the window, or takes it out. */
export function setInView(isInView: boolean): void {
  act(() => {
    for (const tell of observers) tell(isInView);
  });
}

/** What the films were told so far: `play why-1-one-adviser`. */
export function toldFilms(): string[] {
  return filmCalls;
}
