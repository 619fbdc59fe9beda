/** Which of the sources are shown. */
import { FACT_REASONS, type FactSource, type SOURCE_KINDS } from '../../contract/facts-api.ts';
import type { TriedLink } from './use-links.ts';

/** Reasons to filter by: those of the server, and what came back of a link that was tried here. */
export const REASONS = [...FACT_REASONS, 'link'] as const;

/** What is chosen; `all` leaves nothing out. */
export interface FactFilter {
  search: string;
  reason: 'all' | (typeof REASONS)[number];
  kind: 'all' | (typeof SOURCE_KINDS)[number];
}

/** A filter that leaves nothing out. */
export const ALL_FACTS: FactFilter = { search: '', reason: 'all', kind: 'all' };

/** Whether a link was tried and did not simply open. */
function isLinkBad(tried: TriedLink | undefined): boolean {
  return tried !== undefined && tried.outcome !== 'reached';
}

/** The sources that a filter leaves, in their order. */
export function filterFacts(
  items: readonly FactSource[],
  { search, reason, kind }: FactFilter,
  { titleOf, tried }: { titleOf: (document: string) => string; tried: Readonly<Record<string, TriedLink>> },
): FactSource[] {
  const wanted = search.trim().toLowerCase();
  return items.filter(({ document, publisher, url, ...item }) => {
    if (kind !== 'all' && item.kind !== kind) return false;
    if (reason === 'link' ? !isLinkBad(tried[url]) : reason !== 'all' && !item.reasons.includes(reason)) return false;
    return [titleOf(document), document, publisher, url].join(' ').toLowerCase().includes(wanted);
  });
}
