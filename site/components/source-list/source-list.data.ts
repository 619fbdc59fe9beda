import type { Locale } from '../../../contract/locales.ts';
import { format, textsIn } from '../../../contract/messages.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { collectSources } from './collect-sources.ts';
import type { SourceListContent } from './SourceList.tsx';

/** The list of every source that stands anywhere below the given things, in the language of a page. */
export function sourceListOf(locale: Locale, ...things: readonly unknown[]): SourceListContent {
  const sources = collectSources(...things);
  return {
    sources,
    show: format(textsIn(factsMessages, locale)['facts.sources.show'], { count: sources.length }, locale),
  };
}
