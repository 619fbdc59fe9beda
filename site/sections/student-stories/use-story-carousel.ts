import { type KeyboardEvent, useState } from 'react';
import { isShortcut } from '../../behaviour/hooks/is-shortcut.ts';
import { useAutoAdvance } from '../../behaviour/hooks/use-auto-advance.ts';
import { wrapIndex } from '../../behaviour/hooks/wrap-index.ts';
import { litGroup, STORY_INTERVAL_MS } from './story-carousel.ts';
import { usePulse } from './use-pulse.ts';

const STEP_OF_KEY: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The state of the deck and its tags: which story is on top, which tag group is lit, whether the
 * deck turns by itself. `isAllowed` is false where it must not: on phones, behind a detail view.
 */
export function useStoryCarousel(count: number, isAllowed: boolean) {
  const [index, setIndex] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const [isPaused, setPaused] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const isTurning = isAllowed && !isPaused && count > 1;
  const lit = litGroup(index, focused);

  const choose = (next: number) => {
    setIndex(next);
    setFocused(null);
    setByHand(true);
  };
  const step = (by: number) => choose(wrapIndex(index, by, count));
  const advance = () => {
    setIndex((now) => wrapIndex(now, 1, count));
    setByHand(false);
  };

  const ref = useAutoAdvance<HTMLDivElement>({
    intervalMs: STORY_INTERVAL_MS,
    onAdvance: advance,
    isEnabled: isTurning,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEP_OF_KEY[event.key];
    if (by === undefined || isShortcut(event)) return;
    event.preventDefault();
    step(by);
  };

  return {
    index,
    lit,
    pulsing: usePulse(lit),
    isPaused,
    isTurning,
    /** The last change was the visitor's: it is read aloud. */
    isByHand,
    carouselProps: { ref, onKeyDown },
    step,
    choose,
    focusGroup: setFocused,
    togglePause: () => setPaused(!isPaused),
  };
}
