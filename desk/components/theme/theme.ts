/** MUI's parts in the site's colours, light and dark (DESK-10); those of `desk.css` are the same. */
import { alpha, type ThemeOptions } from '@mui/material';
import { GROUND } from './theme-mode.ts';
import { RADIUS, TOKENS } from './tokens.ts';

type Palette = NonNullable<ThemeOptions['palette']>;

const LIGHT: Palette = {
  mode: 'light',
  primary: { main: TOKENS['blue-600'], dark: TOKENS['ink-700'], light: TOKENS['blue-100'], contrastText: '#fff' },
  secondary: { main: TOKENS['persimmon-600'], dark: TOKENS['persimmon-700'], contrastText: '#fff' },
  success: { main: TOKENS['jade-700'], light: '#d8f0eb', contrastText: '#fff' },
  warning: { main: TOKENS['amber-800'], light: '#fdf0d3', contrastText: '#fff' },
  error: { main: '#b3261e', light: '#fbe4e1', contrastText: '#fff' },
  info: { main: TOKENS['ink-700'], light: TOKENS['blue-100'], contrastText: '#fff' },
  text: { primary: TOKENS['ink-950'], secondary: '#525b7c' },
  background: { default: GROUND.light, paper: TOKENS['paper-50'] },
  divider: alpha(TOKENS['ink-900'], 0.12),
};

const DARK: Palette = {
  mode: 'dark',
  primary: { main: '#a9bbff', dark: '#8ea4fb', light: '#27367d', contrastText: TOKENS['ink-950'] },
  secondary: { main: '#ff9474', dark: TOKENS['persimmon-500'], contrastText: TOKENS['ink-950'] },
  success: { main: '#6fd3c1', light: '#123f43', contrastText: TOKENS['ink-950'] },
  warning: { main: TOKENS['amber-400'], light: '#45371f', contrastText: TOKENS['ink-950'] },
  error: { main: '#ffa69c', light: '#4d2334', contrastText: TOKENS['ink-950'] },
  info: { main: '#b9c7ff', light: '#27367d', contrastText: TOKENS['ink-950'] },
  text: { primary: '#f4f1ec', secondary: '#b4bad3' },
  background: { default: GROUND.dark, paper: '#151d45' },
  divider: alpha('#c8d2ff', 0.16),
};

/** Fingers, and the widths of phones. */
const TOUCH = '@media (pointer: coarse), (max-width: 767.95px)';
/** Least height and width of what a finger is to meet, in px (WCAG 2.5.5). */
const FINGER_PX = 44;

/** A line around what has the keyboard's focus: MUI shows a faint ripple, and on the heads of a table nothing. */
function focusLines(): ThemeOptions['components'] {
  // Menus and rows of tabs cut off what stands out of them.
  const inside = { '&.Mui-focusVisible': { outlineOffset: -2 } };
  return {
    MuiButtonBase: {
      styleOverrides: {
        root: ({ theme }) => ({
          '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
        }),
      },
    },
    MuiMenuItem: { styleOverrides: { root: { [TOUCH]: { minHeight: FINGER_PX }, ...inside } } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, ...inside } } },
  };
}

/** Fields, buttons and ticks as large as a finger needs them; a mouse has them as small as MUI draws them. */
function fingerSizes(): ThemeOptions['components'] {
  const height = { [TOUCH]: { minHeight: FINGER_PX } };
  const square = { [TOUCH]: { minWidth: FINGER_PX, minHeight: FINGER_PX } };
  return {
    MuiIconButton: { styleOverrides: { root: square } },
    MuiCheckbox: { styleOverrides: { root: square } },
    MuiRadio: { styleOverrides: { root: square } },
    MuiPaginationItem: { styleOverrides: { root: square } },
    MuiFormControlLabel: { styleOverrides: { root: height } },
    // 23 px of text between two paddings of 10.5 px.
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          [TOUCH]: {
            '&.MuiInputBase-sizeSmall:not(.MuiInputBase-multiline) > .MuiOutlinedInput-input': { paddingBlock: 10.5 },
          },
        },
        // MUI's edges are fainter than the 3:1 of WCAG 1.4.11, here and in switches that are off.
        notchedOutline: ({ theme }) => ({ borderColor: alpha(theme.palette.text.primary, 0.5) }),
      },
    },
    MuiSwitch: { styleOverrides: { track: { opacity: 0.5 } } },
    MuiInputLabel: {
      styleOverrides: {
        outlined: { [TOUCH]: { '&.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': { top: 2 } } },
      },
    },
  };
}

function buttons(): ThemeOptions['components'] {
  return {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 999, textTransform: 'none', fontWeight: 600, [TOUCH]: { minHeight: FINGER_PX } },
      },
    },
    MuiToggleButton: {
      defaultProps: { color: 'primary' },
      styleOverrides: {
        root: ({ theme }) => ({
          textTransform: 'none',
          fontWeight: 600,
          color: theme.palette.text.secondary,
          [TOUCH]: { minHeight: FINGER_PX },
        }),
      },
    },
  };
}

function alerts(): ThemeOptions['components'] {
  return {
    MuiAlert: {
      styleOverrides: {
        root: ({ theme, ownerState: { variant, severity = 'success' } }) => ({
          borderRadius: RADIUS['r-s'],
          // MUI takes the tint from a lighter tone than ours, and comes out at nearly white or black.
          ...(variant === 'standard' && {
            backgroundColor: theme.palette[severity].light,
            color: theme.palette.text.primary,
          }),
        }),
      },
    },
  };
}

function components(): ThemeOptions['components'] {
  return {
    ...fingerSizes(),
    ...focusLines(),
    ...buttons(),
    ...alerts(),
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      styleOverrides: {
        root: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, borderRadius: RADIUS['r-m'] }),
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiTableCell: {
      styleOverrides: {
        head: ({ theme }) => ({ color: theme.palette.text.secondary, fontWeight: 600, whiteSpace: 'nowrap' }),
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 700 } } },
    // Buttons end where the text does.
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: RADIUS['r-l'] } } },
    MuiMenu: {
      styleOverrides: {
        paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, borderRadius: RADIUS['r-s'] }),
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
  };
}

function theme(palette: Palette): ThemeOptions {
  return {
    palette,
    // Menus and dialogs appear at once where the device asks for less motion.
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: RADIUS['r-s'] },
    typography: {
      fontFamily: 'var(--font)',
      h1: { fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.25 },
      h2: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.4 },
      h3: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.4 },
      h4: { fontSize: '1rem', fontWeight: 600 },
      h5: { fontSize: '1rem', fontWeight: 600 },
      h6: { fontSize: '0.9375rem', fontWeight: 600 },
      body1: { lineHeight: 1.6 },
      body2: { lineHeight: 1.6 },
    },
    components: components(),
  };
}

/** The light theme; the one to begin with. */
export const LIGHT_THEME = theme(LIGHT);
/** The dark one, for who has turned it on; what the device prefers does not count. */
export const DARK_THEME = theme(DARK);
