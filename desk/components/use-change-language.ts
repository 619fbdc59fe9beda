/** Changes the desk's language, and says so when that fails. */
import type { Locale } from '../../contract/locales.ts';
import { useChangeLocale } from '../words/WordsProvider.tsx';
import { useNotify } from './NotifyProvider.tsx';

/** The function for a control that chooses a language: the texts are loaded when asked for, which fails offline. */
export function useChangeLanguage(): (locale: Locale) => void {
  const changeLocale = useChangeLocale();
  const notify = useNotify();
  return (locale) => {
    changeLocale(locale).catch(() => notify('shell.error.language', 'error'));
  };
}
