import { pageTexts } from '../../page-texts.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import { purposeMessages } from '../../messages/purpose.messages.ts';
import { content } from '../../site-content.ts';
import type { Locale } from '../../../contract/locales.ts';
import { countriesFor, type Mode, type RecognitionStatus } from './recognition-status.ts';

/** The rule of recognition for the reader's country, in one line. */
export function ruleOf(mode: Mode, locale: Locale): { status: RecognitionStatus; text: string } {
  const [home] = countriesFor(locale, content.recognition);
  const status = home?.byMode[mode].status ?? 'case-by-case';
  const basis = mode === 'unconfirmed' ? ` ${pageTexts(programMessages, locale)['program.mode_open']}` : '';
  return {
    // English is read in many countries: what holds in China is not the answer for all of them.
    status: locale === 'en' ? 'case-by-case' : status,
    text: pageTexts(purposeMessages, locale)[`rule.${status}`] + basis,
  };
}
