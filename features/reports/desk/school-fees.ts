/** Fees by school, whatever the staff call it. */
import type { SchoolFees } from '../schema.ts';

function sumOf(fees: SchoolFees['fees']): SchoolFees['fees'] {
  const sums = new Map<SchoolFees['fees'][number]['currency'], number>();
  for (const { currency, amount } of fees) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

/** Makes one row of the schools that have one name; most people first, those without a school last. */
export function joinSchools(rows: readonly SchoolFees[], nameOf: (school: string) => string): SchoolFees[] {
  const joined = new Map<string | null, SchoolFees>();
  for (const { school: typed, people, fees } of rows) {
    const school = typed === null ? null : nameOf(typed);
    const known = joined.get(school) ?? { school, people: 0, fees: [] };
    joined.set(school, { school, people: known.people + people, fees: sumOf([...known.fees, ...fees]) });
  }
  return [...joined.values()].sort(
    (a, b) => Number(a.school === null) - Number(b.school === null) || b.people - a.people,
  );
}
