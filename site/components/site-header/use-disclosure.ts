import { useEffect, useRef } from 'react';

/**
 * Makes a `<details>` behave as a menu of the header: Escape closes it and gives the focus back to
 * its summary, so do a click and a move of the focus outside; with a mouse it may open on hover.
 * Without JavaScript the element still opens by itself.
 */
export function useDisclosure({ opensOnHover }: { opensOnHover: boolean }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      // It may have been the mouse that opened it: then the focus is elsewhere and stays there.
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    };
    const onOutside = (event: Event) => {
      if (details.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const onHover = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') details.open = event.type === 'pointerenter';
    };
    // The mouse has opened it on its way in: its click must not close it again.
    let isMouse = false;
    const onPress = (event: PointerEvent) => {
      isMouse = event.pointerType === 'mouse';
    };
    const onClick = (event: MouseEvent) => {
      const isOnSummary = event.target instanceof Element && event.target.closest('summary') !== null;
      // A click by keyboard counts no presses.
      if (!isMouse || event.detail === 0 || !isOnSummary) return;
      event.preventDefault();
      details.open = true;
    };
    const until = new AbortController();
    const { signal } = until;
    document.addEventListener('keydown', onEscape, { signal });
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    if (opensOnHover) {
      // The mouse was on it before the script was there.
      if (window.matchMedia('(hover: hover)').matches && details.matches(':hover')) details.open = true;
      details.addEventListener('pointerenter', onHover, { signal });
      details.addEventListener('pointerleave', onHover, { signal });
      details.addEventListener('pointerdown', onPress, { signal });
      details.addEventListener('click', onClick, { signal });
    }
    return () => until.abort();
  }, [opensOnHover]);
  return ref;
}
