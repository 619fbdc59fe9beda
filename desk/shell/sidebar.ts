import { TOKENS } from '../components/tokens.ts';

/** Measures and colours of the menu's column: the same in the light and the dark theme. */
export const SIDEBAR = {
  /** Widths in px. */
  open: 248,
  closed: 72,
  ground: TOKENS['ink-950'],
  text: '#cdd4ee',
  strong: '#ffffff',
  /** Of a chosen and of a pointed-at entry. */
  chosen: 'rgba(255, 255, 255, 0.12)',
  hover: 'rgba(255, 255, 255, 0.07)',
  mark: TOKENS['persimmon-500'],
} as const;
