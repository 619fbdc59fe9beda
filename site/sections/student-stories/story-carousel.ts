/** The rules of the stories' movement (STORY-1 to STORY-3) as functions of plain numbers. */

/** Milliseconds between two stories; the specification's number. */
export const STORY_INTERVAL_MS = 5000;

/** How long the tags pulse after a change of focus; the specification's number. */
export const PULSE_MS = 1000;

/** Stories that the list on phones shows at first; the specification's number. */
export const STORIES_SHOWN_FIRST = 3;

/**
 * Where a story lies in the deck of portraits: 0 on top, 1 and 2 looking out from under it, -1 just
 * taken off, `out` unseen.
 */
export type DeckPlace = -1 | 0 | 1 | 2 | 'out';

/** The tag group that is lit: the one under the pointer or the focus while there is one, else the story's own. */
export function litGroup(index: number, focused: number | null): number {
  return focused ?? index;
}

/** Where story `index` lies in a deck of `count` whose top is `top`. */
export function deckPlace(index: number, top: number, count: number): DeckPlace {
  const distance = (index - top + count) % count;
  if (distance === 0) return 0;
  if (distance === count - 1 && count > 2) return -1;
  return distance === 1 || distance === 2 ? distance : 'out';
}

/** Whether the list on phones needs a control that shows the rest. */
export function isListLong(count: number): boolean {
  return count > STORIES_SHOWN_FIRST;
}

/** Whether story `index` is seen in the list on phones. */
export function isListed(index: number, isExpanded: boolean): boolean {
  return isExpanded || index < STORIES_SHOWN_FIRST;
}
