/** Goes through everything that the content says, wherever it stands: facts, samples and the company's own statements. */
import type { FieldPath } from '../contract/content/field-edits.ts';
import type { Locale } from '../contract/locales.ts';
import { isOwnStatement } from './checks/own-statement.ts';
import type { Content } from './parse-content.ts';

/** The content by the file that it was read from. */
export function contentFiles(content: Content): [file: string, data: unknown][] {
  return Object.entries(content).flatMap(([name, part]: [string, unknown]): [file: string, data: unknown][] =>
    part instanceof Map
      ? [...part].map(([slug, data]) => [`content/${name}/${slug}.yaml`, data])
      : [[`content/${name}.yaml`, part]],
  );
}

/** A thing within a file, with the names of the fields that lead to it. */
export interface Found<T> {
  path: FieldPath;
  thing: T;
}

/** What was read somewhere: a fact, a statement, a ranking or the source of a rule. */
export interface Sourced {
  publisher: string;
  url: string;
  checkedOn: string;
}

/** All objects below a value that a test takes. */
export function findThings<T extends object>(
  value: unknown,
  isWanted: (thing: object) => thing is T,
  path: FieldPath = [],
): Found<T>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isWanted(value) ? [{ path, thing: value }] : [];
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const inner = steps.flatMap(([step, one]: [string | number, unknown]) => findThings(one, isWanted, [...path, step]));
  return [...own, ...inner];
}

/** Whether something was read somewhere, on some day. */
export function isSourced(thing: object): thing is Sourced {
  return 'publisher' in thing && 'url' in thing && 'checkedOn' in thing;
}

/** Whether something is marked as sample content. */
export function isSample(thing: object): thing is { isSample: true } {
  return 'isSample' in thing && thing.isSample === true;
}

/** Words in the three languages, or paragraphs of them. */
type Words = Record<Locale, string | string[]>;

/** The sentences or paragraphs in which the company states a figure by itself. */
export function ownStatements(words: Words): Record<Locale, string>[] {
  return [words.en].flat().flatMap((en, index) => {
    if (!isOwnStatement(en) || !/\d/.test(en)) return [];
    return [{ zh: [words.zh].flat()[index] ?? en, en, vi: [words.vi].flat()[index] ?? en }];
  });
}

/** Whether something is words with a figure that the company states by itself. */
export function hasOwnStatement(thing: object): thing is Words {
  // Nothing else in the content has fields of these names.
  return 'zh' in thing && 'en' in thing && 'vi' in thing && ownStatements(thing as Words).length > 0;
}
