import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { clampDrag, swipeStep } from './banner-carousel.ts';

/** Less than this many px is a tap, not a drag. */
const TAP_SLOP_PX = 8;

/**
 * Lets a finger drag the track: its element gets `--drag` in px while the finger moves. Vertical
 * scrolling stays the browser's (touch-action in the styles); when it takes over, the pointer is
 * cancelled and the slide snaps back.
 */
export function useSwipe(trackRef: RefObject<HTMLElement | null>, onStep: (by: number) => void, isEnabled: boolean) {
  const start = useRef<{ x: number; id: number } | null>(null);
  const distance = useRef(0);
  const [isDragging, setDragging] = useState(false);

  const end = (commits: boolean) => {
    if (!start.current) return;
    const by = commits ? swipeStep(distance.current, window.innerWidth) : 0;
    start.current = null;
    trackRef.current?.style.removeProperty('--drag');
    setDragging(false);
    if (by !== 0) onStep(by);
  };

  const swipeProps = {
    onPointerDown: (event: PointerEvent) => {
      if (!isEnabled || event.pointerType === 'mouse' || !event.isPrimary) return;
      start.current = { x: event.clientX, id: event.pointerId };
      distance.current = 0;
      setDragging(true);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current?.id !== event.pointerId) return;
      distance.current = event.clientX - start.current.x;
      trackRef.current?.style.setProperty('--drag', `${clampDrag(distance.current, window.innerWidth)}px`);
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    // A drag that ends on a link must not follow it.
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (Math.abs(distance.current) > TAP_SLOP_PX) {
        event.preventDefault();
        event.stopPropagation();
      }
      distance.current = 0;
    },
  };

  return { isDragging, swipeProps };
}
