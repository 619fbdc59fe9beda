/** The place that a page is scrolled to, found again on the same page in another language, width or version (EDIT-3). */
import { isShown } from './is-shown.ts';

/** Of the window's height: the heading that was read last is above this line. */
const READ_TO = 0.4;

/** A heading, and where it stands in the window. */
export interface PagePlace {
  /** Id of what it stands in, which is the same in each language; undefined where nothing around it has one. */
  id: string | undefined;
  /** Which heading of these it is. */
  index: number;
  /** In px below the top of the window. */
  top: number;
  /** How far the page is scrolled, in px. */
  scrolled: number;
}

const headingsOf = (page: Document) => [...page.querySelectorAll('main :is(h1, h2, h3)')].filter(isShown);

const idAround = (heading: Element | undefined) => heading?.closest('main [id]')?.id;

const headingsIn = (page: Document, id: string | undefined) => headingsOf(page).filter((one) => idAround(one) === id);

/** Where a page is scrolled to; undefined at its top. */
export function placeOn(page: Document | null | undefined): PagePlace | undefined {
  const view = page?.defaultView;
  if (!view || view.scrollY === 0) return undefined;
  const headings = headingsOf(page);
  const tops = headings.map((one) => one.getBoundingClientRect().top);
  const at = tops.findLastIndex((top) => top <= view.innerHeight * READ_TO);
  const heading = headings[at];
  const id = idAround(heading);
  const index = heading ? headingsIn(page, id).indexOf(heading) : -1;
  return { id, index, top: tops[at] ?? 0, scrolled: view.scrollY };
}

/** Sections that were out of sight get their height as they come into it: how often it is looked again. */
const LOOKS = 4;

/** Scrolls a page to a place; as far down as it was where the page has no such heading. */
export function scrollToPlace(page: Document, place: PagePlace, looks = LOOKS): void {
  const view = page.defaultView;
  if (!view || looks === 0) return;
  const found = headingsIn(page, place.id)[place.index];
  const top = found ? view.scrollY + found.getBoundingClientRect().top - place.top : place.scrolled;
  view.scrollTo({ top, behavior: 'instant' });
  if (found) view.requestAnimationFrame(() => scrollToPlace(page, place, looks - 1));
}
