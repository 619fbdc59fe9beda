/** The look of MUI's parts, and the words that they carry (pages of a table, the cross of a message) in the desk's language (DESK-10). */
import { viVN, zhCN } from '@mui/material/locale';
import { createTheme, type Theme, ThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { useLocale } from '../../words/WordsProvider.tsx';
import { DARK_THEME, LIGHT_THEME } from './theme.ts';
import { type ThemeMode, useThemeMode } from './theme-mode.ts';

/** Words of MUI; English is its own. */
const MUI_WORDS: Record<Locale, object> = { zh: zhCN, en: {}, vi: viVN };

const themes = new Map<string, Theme>();

/** Each is made once: MUI works out its rules anew for a theme that it does not know. */
function themeIn(mode: ThemeMode, locale: Locale): Theme {
  const name = `${mode} ${locale}`;
  const theme = themes.get(name) ?? createTheme(mode === 'dark' ? DARK_THEME : LIGHT_THEME, MUI_WORDS[locale]);
  themes.set(name, theme);
  return theme;
}

/** To stand around all that is made of MUI's parts; `lazyPart` puts it there. */
export function MuiTheme({ children }: { children: ReactNode }) {
  const [mode] = useThemeMode();
  return <ThemeProvider theme={themeIn(mode, useLocale())}>{children}</ThemeProvider>;
}
