import { type PointerEvent, useEffect, useRef } from 'react';
import { HOVER_INTENT_MS } from './panel-state.ts';

/** Calls back when a mouse has rested on an element for a moment. Gives the element's props. */
export function useHoverIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => cancel, []);
  return {
    onPointerEnter: (event: PointerEvent) => {
      // A finger chooses by its tap.
      if (event.pointerType === 'mouse') timer.current = setTimeout(onIntent, HOVER_INTENT_MS);
    },
    onPointerLeave: cancel,
  };
}
