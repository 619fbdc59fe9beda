import { pageTexts } from '../../page-texts.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import { purposeVerdictMessages } from '../../messages/purpose.messages.ts';
import { content } from '../../site-content.ts';
import type { Locale } from '../../../contract/locales.ts';
import { joinSentences } from '../../../contract/text/punctuation.ts';
import { countriesFor, type Mode } from './recognition-status.ts';

/** The rule of recognition for the reader's country, in one line. */
export function ruleOf(mode: Mode, locale: Locale): string {
  const [home] = countriesFor(locale, content.recognition);
  const status = home?.byMode[mode].status ?? 'case-by-case';
  const rule = pageTexts(purposeVerdictMessages, locale)[`rule.${status}`];
  if (mode !== 'unconfirmed') return rule;
  return joinSentences([pageTexts(programMessages, locale)['program.mode_open'], rule], locale);
}
