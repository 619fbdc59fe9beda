/** The place that a page is scrolled to, found again on the same page in another language, width or version (EDIT-3). */

/** Of the window's height: the heading that was read last is above this line. */
const READ_TO = 0.4;

/** A heading by its number, which is the same in each language, and where it stands in the window. */
export interface PagePlace {
  heading: number;
  /** How many there are. */
  of: number;
  /** In px below the top of the window. */
  top: number;
  /** How far the page is scrolled, in px. */
  scrolled: number;
}

const headingsOf = (page: Document) =>
  [...page.querySelectorAll('main :is(h1, h2, h3)')].filter((one) => one.checkVisibility());

/** Where a page is scrolled to; undefined at its top. */
export function placeOn(page: Document | null | undefined): PagePlace | undefined {
  const view = page?.defaultView;
  if (!view || view.scrollY === 0) return undefined;
  const headings = headingsOf(page);
  const tops = headings.map((one) => one.getBoundingClientRect().top);
  const heading = tops.findLastIndex((top) => top <= view.innerHeight * READ_TO);
  return { heading, of: headings.length, top: tops[heading] ?? 0, scrolled: view.scrollY };
}

/** Sections that were out of sight get their height as they come into it: how often it is looked again. */
const LOOKS = 4;

/** Scrolls a page to a place; as far down as it was where the page has other headings. */
export function scrollToPlace(page: Document, place: PagePlace, looks = LOOKS): void {
  const view = page.defaultView;
  if (!view || looks === 0) return;
  const headings = headingsOf(page);
  const found = headings.length === place.of ? headings[place.heading] : undefined;
  const top = found ? view.scrollY + found.getBoundingClientRect().top - place.top : place.scrolled;
  view.scrollTo({ top, behavior: 'instant' });
  if (found) view.requestAnimationFrame(() => scrollToPlace(page, place, looks - 1));
}
