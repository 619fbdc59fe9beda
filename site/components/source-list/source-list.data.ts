import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import type { SourceListContent } from './SourceList.tsx';

/** The list of a page's sources in its language. */
export function sourceListOf(locale: Locale, sources: readonly Source[]): SourceListContent {
  const texts = pageTexts(factsMessages, locale);
  return {
    sources,
    show: format(texts['facts.sources.show'], { count: sources.length }, locale),
    lead: texts['facts.sources.lead'],
  };
}
