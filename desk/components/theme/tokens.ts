/**
 * The site's colours and shapes, for the desk's theme: the same values as in `site/styles/tokens.css` and `content/rules/brand.ts`,
 * which a test compares.
 */
export const TOKENS = {
  'ink-950': '#0b1233',
  'ink-900': '#16245f',
  'ink-700': '#2b3a86',
  'blue-600': '#2c419f',
  'blue-100': '#e3e9ff',
  'persimmon-500': '#f4633a',
  'persimmon-600': '#ce4117',
  'persimmon-700': '#b83a14',
  'amber-400': '#f5b84b',
  'amber-800': '#7a4b00',
  'jade-500': '#2e9e8c',
  'jade-700': '#17705f',
  'slate-700': '#3c4566',
  'slate-500': '#626b8c',
  'paper-50': '#fffcf8',
  'paper-100': '#fbf3ea',
  'paper-200': '#f3e6d8',
} as const;

/** Corner radii in px, small to large. */
export const RADIUS = { 'r-s': 10, 'r-m': 16, 'r-l': 24 } as const;
