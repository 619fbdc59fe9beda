import { type KeyboardEvent, useRef } from 'react';
import { isShortcut } from './is-shortcut.ts';
import { wrapIndex } from './wrap-index.ts';

const STEP_OF_KEY: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** How a tab was chosen. */
export type TabChoice = 'click' | 'key';

/**
 * Keyboard behaviour of a tab list: arrows go round, Home and End jump, the chosen tab has the
 * focus. Gives the props of the list and of each tab.
 */
export function useTabs(active: number, count: number, onSelect: (index: number, by: TabChoice) => void) {
  const listRef = useRef<HTMLDivElement>(null);

  const select = (index: number) => {
    onSelect(index, 'key');
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const step = STEP_OF_KEY[event.key];
    if (step !== undefined) select(wrapIndex(active, step, count));
    else if (event.key === 'Home') select(0);
    else if (event.key === 'End') select(count - 1);
    else return;
    event.preventDefault();
  };

  return {
    listProps: { role: 'tablist' as const, ref: listRef, onKeyDown },
    tabProps: (index: number) => ({
      role: 'tab' as const,
      type: 'button' as const,
      'aria-selected': index === active,
      tabIndex: index === active ? 0 : -1,
      onClick: () => onSelect(index, 'click'),
    }),
  };
}
