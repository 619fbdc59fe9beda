/** The desk's texts in the language that somebody has chosen. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { Locale } from '../../contract/locales.ts';
import { keepLocale } from './locale.ts';
import { type Language, loadLanguage, type Translate, translatorOf } from './translate.ts';

interface Words {
  locale: Locale;
  translate: Translate;
  changeLocale: (locale: Locale) => Promise<void>;
}

const WordsContext = createContext<Words | undefined>(undefined);

/** Gives the components in it their texts. */
export function WordsProvider({ first, children }: { first: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(first);
  const changeLocale = useCallback(async (locale: Locale) => {
    setLanguage(await loadLanguage(locale));
    keepLocale(locale);
  }, []);
  const words = useMemo(
    () => ({ locale: language.locale, translate: translatorOf(language), changeLocale }),
    [language, changeLocale],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There is no WordsProvider around this component');
  return words;
}

/** Writes the desk's texts: `translate('leads.filters')`. */
export function useTranslate(): Translate {
  return useWords().translate;
}

/** The language in which the desk is shown. */
export function useLocale(): Locale {
  return useWords().locale;
}

/**
 * Changes the desk's language, and keeps the choice for the site and the server too. Rejects when the texts cannot be
 * loaded; the old language stays then.
 */
export function useChangeLocale(): (locale: Locale) => Promise<void> {
  return useWords().changeLocale;
}
