/** What the journeys of the two film sections share. */
import { FIRST_AUTOPLAY_DELAY_MS } from '../../site/sections/why-choose/panel-state.ts';
import { expect, islandReady, type Page } from './fixtures.ts';

/** A call that a film got: `play why-1-one-adviser`. */
type FilmCall = string;

interface Spied {
  filmCalls: FilmCall[];
  delays: number[];
}

/** Notes each film's play and pause, and each delay asked for, without loading a film. */
export async function spyOnFilms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spied = Object.assign(window as Window & Partial<Spied>, {
      filmCalls: [] as string[],
      delays: [] as number[],
    });
    const note = (call: string, video: Element) =>
      spied.filmCalls.push(`${call} ${video.closest('[data-film]')?.getAttribute('data-film')}`);
    HTMLMediaElement.prototype.play = function () {
      note('play', this);
      return Promise.resolve();
    };
    HTMLMediaElement.prototype.pause = function () {
      note('pause', this);
    };
    const { setTimeout } = window;
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
      spied.delays.push(delay ?? 0);
      return setTimeout(handler, delay, ...rest);
    }) as typeof window.setTimeout;
  });
}

/** What the films were told so far. */
export const filmCalls = (page: Page) => page.evaluate(() => (window as Window & Partial<Spied>).filmCalls ?? []);
const delays = (page: Page) => page.evaluate(() => (window as Window & Partial<Spied>).delays ?? []);

/** The why-choose section. */
export const why = (page: Page) => page.locator('[data-section="why-choose"]');
/** The service section. */
export const services = (page: Page) => page.locator('[data-section="services"]');
/** One of its panels. */
export const panel = (page: Page, index: number) => why(page).locator('article').nth(index);
/** The buttons that open its panels. */
export const heads = (page: Page) => why(page).locator('button[aria-expanded]');

/** Brings a section into the window and waits until its island runs. */
export async function show(page: Page, section: 'why-choose' | 'services'): Promise<void> {
  await page.locator(`[data-section="${section}"]`).evaluate((element) => {
    // The middle of the section: its films, not its heading.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await islandReady(page, section);
}

/** Opens the home page with a clock that stands still, at the moment at which the why-choose section has started. */
export async function startWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await spyOnFilms(page);
  await page.goto('/en/');
  await page.clock.pauseAt(60_000);
  await show(page, 'why-choose');
  await expect.poll(() => delays(page)).toContain(FIRST_AUTOPLAY_DELAY_MS);
}

/** The names of the film files that the page asked for, as they are asked for. */
export function filmRequests(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /([\w-]+)(?:\.[\w-]+)?\.(?:mp4|vtt)/.exec(new URL(request.url()).pathname);
    if (name?.[1]) names.push(name[0]);
  });
  return names;
}
