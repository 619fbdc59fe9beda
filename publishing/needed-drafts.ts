/** Finds which drafts that were not chosen a publishing needs, for whoever chooses (EDIT-4). */
import { faultValues } from '../content/reading/fault.ts';
import { documentFaults, type Documents } from '../content/reading/parse-content.ts';
import type { PublishingFault } from '../features/content/contract/edition-api.ts';

/** What is wrong with documents; nothing where they fit. */
type Check = (documents: Documents) => Promise<readonly PublishingFault[]>;

const keyOf = ({ document, path, message }: PublishingFault) => JSON.stringify([document, path, message]);

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((key) => other.has(key));
}

function withDrafts(documents: Documents, drafts: Documents, names: readonly string[]): Documents {
  const together = new Map(documents);
  for (const name of names) {
    if (drafts.get(name) === null) together.delete(name);
    else together.set(name, drafts.get(name));
  }
  return together;
}

/**
 * The fewest of some names that are enough, found by halves: most are left out together.
 *
 * @param kept names that are there in any case.
 */
async function smallestSufficientSet(
  names: readonly string[],
  isEnough: (names: readonly string[]) => Promise<boolean>,
  kept: readonly string[] = [],
): Promise<string[]> {
  if (names.length === 0 || (await isEnough(kept))) return [];
  if (names.length === 1) return [...names];
  const half = Math.ceil(names.length / 2);
  const [first, second] = [names.slice(0, half), names.slice(half)];
  const ofFirst = await smallestSufficientSet(first, isEnough, [...kept, ...second]);
  return [...ofFirst, ...(await smallestSufficientSet(second, isEnough, [...kept, ...ofFirst]))];
}

/** The draft that a fault itself names. */
function namedIn({ message }: PublishingFault, drafts: Documents): string[] {
  const name = faultValues(message)?.['name'] ?? '';
  return (drafts.get(name) ?? null) === null ? [] : [name];
}

/**
 * Names with each fault the drafts that would put it right. A draft with faults of its own is only named where the fault
 * itself does so.
 *
 * @param faults what is wrong with the documents.
 * @param drafts what was not chosen; null: a document was removed.
 */
export async function nameMendingDrafts(
  faults: readonly PublishingFault[],
  { documents, drafts, check }: { documents: Documents; drafts: Documents; check: Check },
): Promise<PublishingFault[]> {
  const checkWith = (names: readonly string[]) => check(withDrafts(documents, drafts, names));
  const faultsWith = async (names: readonly string[]) => new Set((await checkWith(names)).map(keyOf));
  const before = new Set(faults.map(keyOf));
  let fit = [...drafts.keys()].filter(
    (name) => drafts.get(name) === null || documentFaults(name, drafts.get(name), 'en').length === 0,
  );
  // A draft that brings a fault along would hide what the others put right.
  for (;;) {
    const found = await checkWith(fit);
    const bad = new Set(found.filter((one) => !before.has(keyOf(one))).map(({ document }) => document));
    const left = fit.filter((name) => !bad.has(name));
    if (left.length === fit.length) break;
    fit = left;
  }
  const rest = await faultsWith(fit);
  const needed = await smallestSufficientSet(fit, async (names) => isSameSet(await faultsWith(names), rest));
  const needs = new Map<string, string[]>();
  for (const name of needed) {
    const back = await faultsWith(needed.filter((one) => one !== name));
    for (const key of back) if (!rest.has(key)) needs.set(key, [...(needs.get(key) ?? []), name]);
  }
  return faults.map((one) => {
    const own = rest.has(keyOf(one)) ? namedIn(one, drafts) : (needs.get(keyOf(one)) ?? needed);
    return own.length > 0 ? { ...one, needs: own } : one;
  });
}
