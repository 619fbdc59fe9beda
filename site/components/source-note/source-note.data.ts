import type { Locale } from '../../../contract/locales.ts';
import { pageTexts } from '../../page-texts.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import type { SourceTexts } from './SourceNote.tsx';

/** The words around a source in a language, for {@link SourceNote} and lists of statements. */
export function sourceTexts(locale: Locale): SourceTexts {
  const texts = pageTexts(factsMessages, locale);
  return { source: texts['facts.source'], checkedOn: texts['facts.checked_on'], newTab: texts['facts.new_tab'] };
}
