/** From a field to where a page says its text: the way back of `fieldsOfText` (EDIT-3). */
import { tidyText } from '../../fields/field-of-text.ts';
import { isShown } from './is-shown.ts';

/** Shorter texts stand in too many places. */
const LEAST_CHARACTERS = 2;

/** How far below the top of the window the text is put, as a part of its height. */
const FROM_TOP = 0.3;

/** The innermost visible element that says a text; what is folded is unfolded. */
function innermost(element: Element, wanted: string): Element | undefined {
  if (!isShown(element) || !tidyText(element.textContent).includes(wanted)) return undefined;
  if (element.tagName === 'DETAILS') element.setAttribute('open', '');
  for (const child of element.children) {
    const found = innermost(child, wanted);
    if (found) return found;
  }
  return element;
}

/** Sections that were out of sight get their height as they come into it: how often it is looked again. */
const LOOKS = 4;

function scrollInto(view: Window, element: Element, looks = LOOKS): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (looks === 0 || (top >= 0 && bottom <= view.innerHeight)) return;
  // Not by scrollIntoView, which would scroll the window around the frame too.
  view.scrollTo({ top: top + view.scrollY - view.innerHeight * FROM_TOP, behavior: 'instant' });
  view.requestAnimationFrame(() => scrollInto(view, element, looks - 1));
}

/**
 * Scrolls a page to where it says a text, and marks it for a moment.
 *
 * @returns whether it says it; nothing happens where it does not.
 */
export function showTextOn(page: Document, text: string): boolean {
  const wanted = tidyText(text);
  const view = page.defaultView;
  if (!view || wanted.length < LEAST_CHARACTERS) return false;
  // The company's address stands in the foot. Neither is there while the page comes.
  const places = [...page.querySelectorAll('main, body')].toReversed();
  const found = places.map((place) => innermost(place, wanted)).find((element) => element !== undefined);
  if (!found) return false;
  scrollInto(view, found);
  found.animate({ outline: ['3px solid #e0632b', '3px solid transparent'], outlineOffset: ['4px', '4px'] }, 1600);
  return true;
}
