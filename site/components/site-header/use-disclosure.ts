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
      details.querySelector('summary')?.focus();
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
    details.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    if (opensOnHover) {
      // The mouse was on it before the script was there.
      if (window.matchMedia('(hover: hover)').matches && details.matches(':hover')) details.open = true;
      details.addEventListener('pointerenter', onHover);
      details.addEventListener('pointerleave', onHover);
      details.addEventListener('pointerdown', onPress);
      details.addEventListener('click', onClick);
    }
    return () => {
      details.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      details.removeEventListener('pointerenter', onHover);
      details.removeEventListener('pointerleave', onHover);
      details.removeEventListener('pointerdown', onPress);
      details.removeEventListener('click', onClick);
    };
  }, [opensOnHover]);
  return ref;
}
