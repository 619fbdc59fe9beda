import { readFileSync } from 'node:fs';
import { createTheme, type Palette } from '@mui/material';
import { expect, it } from 'vitest';
import { DARK_THEME, LIGHT_THEME } from './theme.ts';
import { TOKENS } from './tokens.ts';

const CSS = readFileSync(new URL('../../styles/colors.css', import.meta.url), 'utf8');
const [LIGHT_CSS = '', DARK_CSS = ''] = CSS.split("[data-theme='dark']");

function colorsIn(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The colours of MUI's parts by the names that `desk.css` has for them. */
function colorsOf({ primary, success, info, warning, error, text, background, action, divider, grey, mode }: Palette) {
  const faint = (color: string, share: number) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    return `rgba(${red}, ${green}, ${blue}, ${share})`;
  };
  return {
    ground: background.default,
    paper: background.paper,
    text: text.primary,
    'text-soft': text.secondary,
    divider,
    action: action.active,
    'action-hover': action.hover,
    'text-hover': faint(text.primary, action.hoverOpacity),
    primary: primary.main,
    'primary-dark': primary.dark,
    'primary-contrast': primary.contrastText,
    'primary-hover': faint(primary.main, action.hoverOpacity),
    'primary-line': faint(primary.main, 0.5),
    success: success.main,
    info: info.main,
    warning: warning.main,
    'warning-light': warning.light,
    error: error.main,
    'error-light': error.light,
    'badge-line': mode === 'dark' ? grey[700] : grey[400],
  };
}

it.each([
  ['light', LIGHT_THEME, LIGHT_CSS],
  ['dark', DARK_THEME, DARK_CSS],
] as const)('DESK-10 the first screen and MUI’s parts have the same colours in the %s theme', (_mode, theme, css) => {
  expect(colorsIn(css)).toMatchObject(colorsOf(createTheme(theme).palette));
});

it('DESK-10 the menu has the site’s colours', () => {
  expect(colorsIn(LIGHT_CSS)).toMatchObject({ menu: TOKENS['ink-950'], 'menu-mark': TOKENS['persimmon-500'] });
});
