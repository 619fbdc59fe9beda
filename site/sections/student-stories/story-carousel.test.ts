import { describe, expect, it } from 'vitest';
import { wrapIndex } from '../../behaviour/hooks/wrap-index.ts';
import {
  deckPlace,
  isListed,
  isListLong,
  litGroup,
  PULSE_MS,
  STORIES_SHOWN_FIRST,
  STORY_INTERVAL_MS,
} from './story-carousel.ts';

describe('the stories', () => {
  it('STORY-1 change every 5000 ms and wrap around five both ways', () => {
    expect(STORY_INTERVAL_MS).toBe(5000);
    expect(wrapIndex(4, 1, 5)).toBe(0);
    expect(wrapIndex(0, -1, 5)).toBe(4);
  });

  it('STORY-1 lie in a deck: one on top, two looking out, one just taken off, one unseen', () => {
    expect([0, 1, 2, 3, 4].map((index) => deckPlace(index, 0, 5))).toEqual([0, 1, 2, 'out', -1]);
    expect([0, 1, 2, 3, 4].map((index) => deckPlace(index, 4, 5))).toEqual([1, 2, 'out', -1, 0]);
  });

  it('STORY-1 still lie in a deck when some are switched off', () => {
    expect([0, 1, 2].map((index) => deckPlace(index, 0, 3))).toEqual([0, 1, -1]);
    expect([0, 1].map((index) => deckPlace(index, 1, 2))).toEqual([1, 0]);
    expect(deckPlace(0, 0, 1)).toBe(0);
  });

  it('STORY-2 light the group of the index, and the hovered one for as long as it is hovered', () => {
    expect(litGroup(2, null)).toBe(2);
    expect(litGroup(2, 0)).toBe(0);
  });

  it('STORY-2 pulse for 1000 ms', () => {
    expect(PULSE_MS).toBe(1000);
  });

  it('STORY-3 show three at first and all five when expanded', () => {
    expect(STORIES_SHOWN_FIRST).toBe(3);
    expect([0, 1, 2, 3, 4].filter((index) => isListed(index, false))).toEqual([0, 1, 2]);
    expect([0, 1, 2, 3, 4].filter((index) => isListed(index, true))).toHaveLength(5);
  });

  it('STORY-3 need no control when there are no more than three', () => {
    expect(isListLong(3)).toBe(false);
    expect(isListLong(4)).toBe(true);
  });
});
