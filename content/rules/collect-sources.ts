import type { Source } from '../schema/facts.ts';

/** Whether something was read somewhere, on some day: a fact, a statement, a ranking or the source of a rule. */
export function isSourced(value: object): value is Source {
  return 'publisher' in value && 'url' in value && 'checkedOn' in value;
}

/**
 * Every source that stands anywhere below the given things, each address once, in the order of
 * their first use. Read on different days, the latest day is kept.
 */
export function collectSources(...things: readonly unknown[]): Source[] {
  const found = new Map<string, Source>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isSourced(value)) {
      const { publisher, year, url, checkedOn } = value;
      const known = found.get(url);
      if (!known) found.set(url, { publisher, year, url, checkedOn });
      else if (checkedOn > known.checkedOn) known.checkedOn = checkedOn;
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(things);
  return [...found.values()];
}
