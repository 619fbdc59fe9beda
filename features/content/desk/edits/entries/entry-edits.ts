/** A list that has got or lost entries, entry by entry: who added one person reads of that one alone (EDIT-4). */
import {
  editsBetween,
  type FieldEdit,
  type FieldPath,
  isJsonObject,
  isSameJson,
} from '../../../../../contract/content/field-edits.ts';

/** How much of one entry is in another: 1 for the same, 0 for another one. */
function likeness(one: unknown, other: unknown): number {
  if (isSameJson(one, other)) return 1;
  if (!isJsonObject(one) || !isJsonObject(other)) return 0;
  const names = Object.keys({ ...one, ...other });
  const share = names.filter((name) => isSameJson(one[name], other[name])).length / names.length;
  // An entry that is still there goes before one that only looks like it.
  return share < 0.5 ? 0 : share * 0.9;
}

/** Which entries are which, by their places before and after, and how much they are alike in all. */
interface Pairing {
  likeness: number;
  pairs: readonly (readonly [before: number, after: number])[];
}

const NONE: Pairing = { likeness: 0, pairs: [] };

/** The pairing in which most stays as it was; the order of what is paired is the same in both lists. */
function pairEntries(before: readonly unknown[], after: readonly unknown[]): Pairing['pairs'] {
  // What follows each place of the list after, from the end on.
  let below: Pairing[] = Array.from({ length: after.length + 1 }, () => NONE);
  for (let one = before.length - 1; one >= 0; one--) {
    const row: Pairing[] = [NONE];
    for (let other = after.length - 1; other >= 0; other--) {
      const alike = likeness(before[one], after[other]);
      const rest = below[other + 1] ?? NONE;
      const options = [row[0] ?? NONE, below[other] ?? NONE];
      if (alike > 0) options.push({ likeness: rest.likeness + alike, pairs: [[one, other], ...rest.pairs] });
      row.unshift(options.reduce((best, option) => (option.likeness > best.likeness ? option : best)));
    }
    below = row;
  }
  return below[0]?.pairs ?? [];
}

/** The edits of single entries; `path` of one that was removed is its place before, of the others their place after. */
function entriesBetween(path: FieldPath, before: readonly unknown[], after: readonly unknown[]): FieldEdit[] {
  const pairs = pairEntries(before, after);
  const kept = new Map(pairs);
  const placeOf = new Map(pairs.map(([one, other]) => [other, one]));
  const gone = before.flatMap((entry, index) => (kept.has(index) ? [] : [{ path: [...path, index], before: entry }]));
  const others = after.flatMap((entry, index) => {
    const place = placeOf.get(index);
    const own = [...path, index];
    return place === undefined ? [{ path: own, after: entry }] : shownEdits(editsBetween(before[place], entry, own));
  });
  return [...gone, ...others];
}

/** Edits as they are shown. Whole lists are for those who carry them out. */
export function shownEdits(edits: readonly FieldEdit[]): FieldEdit[] {
  return edits.flatMap((edit) =>
    Array.isArray(edit.before) && Array.isArray(edit.after)
      ? entriesBetween(edit.path, edit.before, edit.after)
      : [edit],
  );
}
