import type { Source } from '../../../content/schema/facts.ts';
import { collectSources } from '../../../content/rules/collect-sources.ts';

/** The sources of a page, each with its number. */
export interface NumberedSources {
  sources: Source[];
  /** Number of a source in the list, from 1 on. @throws Error for one that is not in it. */
  numberOf: (source: Source) => number;
}

/** Every source that stands anywhere below the given things, numbered in the order of their first use. */
export function numberedSources(...things: readonly unknown[]): NumberedSources {
  const sources = collectSources(...things);
  return {
    sources,
    numberOf: ({ url }) => {
      const index = sources.findIndex((one) => one.url === url);
      if (index < 0) throw new Error(`${url} is not among the sources of its page.`);
      return index + 1;
    },
  };
}
