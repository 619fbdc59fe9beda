/** What is still to be filled in, told from what is wrong: a form that nobody has typed into yet is not full of errors. */
import type { ContentFaultItem } from '../../contract/content-api.ts';
import { type FieldPath, valueAt } from '../../../../contract/content/field-edits.ts';
import { isBare } from './entries/removal.ts';
import { storedPath } from './sources.ts';

/** Where somebody has been: whether they have left the input of a field. */
export type IsTouched = (path: Readonly<FieldPath>) => boolean;

interface Around {
  /** As the server had it when it found the faults. */
  body: unknown;
  /** Left out for a document that was never published. */
  published?: unknown;
}

/** Faults in two parts, each in its order. */
export interface SplitFaults {
  /** Fields that are empty, and that visitors see nothing of: whoever walks past leaves as many. */
  gaps: ContentFaultItem[];
  /** All others. */
  wrong: ContentFaultItem[];
}

/** Whether it is too early to mark an empty field as wrong. */
export function isUntouched(
  path: Readonly<FieldPath>,
  { published, isTouched }: Pick<Around, 'published'> & { isTouched: IsTouched },
): boolean {
  return !isTouched(path) && isBare(valueAt(published, path));
}

/** Tells what is only missing yet from what is wrong. */
export function splitFaults(faults: readonly ContentFaultItem[], { body, published }: Around): SplitFaults {
  const isGap = ({ path }: ContentFaultItem) => {
    // A new source at a fact that has been published is new all the same.
    const stored = storedPath(body, path);
    return isBare(valueAt(body, stored)) && isBare(valueAt(published, stored));
  };
  return { gaps: faults.filter(isGap), wrong: faults.filter((one) => !isGap(one)) };
}

/** The gap to go to after the one that was opened last, which may have been filled in since; the first after the last. */
export function nextGap(gaps: readonly ContentFaultItem[], opened: Opened | undefined): Opened | undefined {
  const stillThere = opened && gaps[opened.index]?.path.join('/') === opened.path.join('/');
  const index = opened ? opened.index + (stillThere ? 1 : 0) : 0;
  const found = gaps[index] ? index : 0;
  const gap = gaps[found];
  return gap && { index: found, path: gap.path };
}

/** A gap that was opened, and its place among them then. */
export interface Opened {
  index: number;
  path: FieldPath;
}
