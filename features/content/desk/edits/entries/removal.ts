/** What is taken out of a document at one press, and how it comes back at another. */
import type { FieldPath } from '../../../../../contract/content/field-edits.ts';
import { LOCALES, type Locale } from '../../../../../contract/locales.ts';
import { without } from './list-changes.ts';

/** Something taken out of a document. */
export interface Removal {
  /** The field or entry that is gone. */
  of: FieldPath;
  /** Whether there was something in it: only then it is worth bringing back. */
  hasContent: boolean;
  /** Whether something else stands in its place now: another picture, another kind of value. */
  isReplaced: boolean;
  /** The field that changes: the list, for an entry of one. */
  path: FieldPath;
  /** What stands there without it; undefined: nothing. */
  after: unknown;
  /** What stands there with it again, given what stands there by then. */
  back: (now: unknown) => unknown;
}

/** Whether nothing was put into a value: no text, no number, nothing ticked. */
export function isBare(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isBare);
}

/** Takes a field away, or puts something else in its place. */
export function fieldRemoved(path: FieldPath, value: unknown, after?: unknown): Removal {
  return { of: path, hasContent: !isBare(value), isReplaced: (after ?? null) !== null, path, after, back: () => value };
}

/** Takes an entry out of a list. */
export function entryRemoved(path: FieldPath, list: readonly unknown[], index: number): Removal {
  const entry = list[index];
  return {
    of: [...path, index],
    hasContent: !isBare(entry),
    isReplaced: false,
    path,
    after: without(list, index),
    back: (now) => (Array.isArray(now) ? now.toSpliced(index, 0, entry) : list),
  };
}

/** Takes an entry out of lists of equal length, one for each language. */
export function wordsRemoved(
  path: FieldPath,
  lists: Readonly<Record<Locale, readonly string[]>>,
  index: number,
): Removal {
  const single = LOCALES.map((locale) => [locale, entryRemoved([...path, locale], lists[locale], index)] as const);
  return {
    of: [...path, index],
    hasContent: single.some(([, { hasContent }]) => hasContent),
    isReplaced: false,
    path,
    after: Object.fromEntries(single.map(([locale, { after }]) => [locale, after])),
    back: (now) => {
      const lists = new Map<string, unknown>(Object.entries(now ?? {}));
      return Object.fromEntries(single.map(([locale, { back }]) => [locale, back(lists.get(locale))]));
    },
  };
}
