/** Light or dark, and the words that MUI's own parts carry (pages of a table, the cross of a message) in the desk's language (DESK-10). */
import CssBaseline from '@mui/material/CssBaseline';
import { viVN, zhCN } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import type { Locale } from '../../contract/locales.ts';
import { useLocale } from '../words/WordsProvider.tsx';
import { SETTING, useSetting } from './settings.ts';
import { DARK_THEME, LIGHT_THEME } from './theme.ts';

/** Words of MUI; English is its own. */
const MUI_WORDS: Record<Locale, object> = { zh: zhCN, en: {}, vi: viVN };

type ThemeMode = 'light' | 'dark';

/** The theme that is on, and the function that changes it. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  return useSetting<ThemeMode>(SETTING.theme, 'light');
}

/** Gives MUI's parts their look and their words. */
export function DeskTheme({ children }: { children: ReactNode }) {
  const [mode] = useThemeMode();
  const locale = useLocale();
  const theme = useMemo(
    () => createTheme(mode === 'dark' ? DARK_THEME : LIGHT_THEME, MUI_WORDS[locale]),
    [mode, locale],
  );
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
