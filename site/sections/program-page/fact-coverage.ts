/** Which key facts of a programme have a source and which have none (TRUST-1): pure, tested. */
import type { Statement } from '../../../content/schema/facts.ts';
import type { Program } from '../../../content/schema/programs.ts';

/** Name of a key fact. */
export type FactName = keyof Program['facts'];

/** All key facts in the order of the page, each with its icon. */
export const FACT_ICONS: Record<FactName, string> = {
  delivery: 'laptop',
  study: 'stack',
  length: 'hourglass-medium',
  pace: 'steps',
  weeklyHours: 'clock',
  intakes: 'calendar-blank',
  language: 'translate',
  liveClasses: 'video-camera',
  assessment: 'exam',
  maximumTime: 'flag',
  price: 'tag',
};

/** The key facts that a page shows, and those of which it says that no source was found. */
export interface FactCoverage {
  known: { name: FactName; statement: Statement }[];
  missing: FactName[];
}

/** Parts a programme's key facts; every fact stands in exactly one of the two lists. */
export function factCoverage(facts: Program['facts']): FactCoverage {
  const coverage: FactCoverage = { known: [], missing: [] };
  // Object.keys knows no narrower type than string.
  for (const name of Object.keys(FACT_ICONS) as FactName[]) {
    const statement = facts[name];
    if (statement) coverage.known.push({ name, statement });
    else coverage.missing.push(name);
  }
  return coverage;
}
