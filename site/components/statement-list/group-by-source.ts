import type { Source } from '../../../content/schema/facts.ts';

/** Things from one source, in their order. */
export interface SourceGroup<T> {
  source: Source;
  items: T[];
}

/** Puts neighbours with the same source together, so that the source is named once below them. */
export function groupBySource<T extends { source: Source }>(items: readonly T[]): SourceGroup<T>[] {
  const groups: SourceGroup<T>[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const isSame = last?.source.url === item.source.url && last.source.checkedOn === item.source.checkedOn;
    if (last && isSame) last.items.push(item);
    else groups.push({ source: item.source, items: [item] });
  }
  return groups;
}

/** Brings things of one source together, sources in the order of their first use, and groups them. */
export function gatherBySource<T extends { source: Source }>(items: readonly T[]): SourceGroup<T>[] {
  const order = items.map(({ source }) => source.url);
  return groupBySource(items.toSorted((a, b) => order.indexOf(a.source.url) - order.indexOf(b.source.url)));
}
