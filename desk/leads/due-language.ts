/** The language of whom somebody calls: kept in this browser for their account, who speaks one or two of them (DESK-5). */
import { DUE_LANGUAGE_KEY } from '../../contract/staff/desk-first-paint.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { browserStorage } from '../components/theme/safe-storage.ts';
import { settingOf, useSetting } from '../components/theme/settings.ts';

const languageOf = (kept: string): Locale | undefined => LOCALES.find((locale) => locale === kept);

/** The language that was chosen last, undefined for all; and the function that keeps another one. */
export function useDueLanguage(staffId: string): [Locale | undefined, (chosen: Locale | undefined) => void] {
  const [kept, keep] = useSetting(DUE_LANGUAGE_KEY + staffId, '');
  return [languageOf(kept), (chosen) => keep(chosen ?? '')];
}

/** The language with which the list begins, before anything is drawn. */
export function keptDueLanguage(staffId: string): Locale | undefined {
  return languageOf(settingOf(browserStorage.getItem(DUE_LANGUAGE_KEY + staffId), ''));
}
