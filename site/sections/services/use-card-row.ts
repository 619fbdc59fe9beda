import { useRef, useState } from 'react';
import { type CardPlace, centredScroll, nearestCard, tabOfScroll } from './service-row.ts';

function placesOf(row: HTMLElement): CardPlace[] {
  return Array.from(row.children, (card) => {
    // The row holds cards and nothing else.
    const { offsetLeft, offsetWidth } = card as HTMLElement;
    return { start: offsetLeft - row.offsetLeft, width: offsetWidth };
  });
}

/**
 * A row of cards that scrolls to the chosen one and follows a hand that scrolls it. Gives the card
 * in the centre, what chooses one, and the row's props.
 */
export function useCardRow() {
  const ref = useRef<HTMLDivElement>(null);
  const goal = useRef<number | null>(null);
  const [active, setActive] = useState(0);

  const select = (index: number) => {
    const row = ref.current;
    const card = row && placesOf(row)[index];
    setActive(index);
    if (!card) return;
    goal.current = index;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: centredScroll(card, row.clientWidth), behavior: isCalm ? 'auto' : 'smooth' });
  };

  const follow = () => {
    const row = ref.current;
    if (!row) return;
    const next = tabOfScroll(nearestCard(placesOf(row), row.scrollLeft, row.clientWidth), goal.current);
    goal.current = next.goal;
    setActive(next.active);
  };

  // A hand on the row takes over from a journey that has not ended.
  const release = () => {
    goal.current = null;
  };

  return { active, select, rowProps: { ref, onScroll: follow, onPointerDown: release, onWheel: release } };
}
