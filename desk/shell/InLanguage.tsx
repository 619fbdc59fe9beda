/** Gives MUI's parts the words that are their own (pages of a table, a message's cross) in the desk's language (DESK-10). */
import { viVN, zhCN } from '@mui/material/locale';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useLocale } from 'react-admin';
import type { Locale } from '../../contract/locales.ts';

/** Words that the theme carries; English is MUI's own. */
const WORDS: Partial<Record<Locale, object>> = { zh: zhCN, vi: viVN };

/** What stands in it speaks the desk's language. */
export function InLanguage({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const inLanguage = useCallback((theme: Theme) => createTheme(theme, WORDS[locale as Locale] ?? {}), [locale]);
  return <ThemeProvider theme={inLanguage}>{children}</ThemeProvider>;
}
