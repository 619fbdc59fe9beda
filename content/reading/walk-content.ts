/** Goes through everything that the content says, wherever it stands: facts, samples and the company's own statements. */
import type { FieldPath } from '../../contract/content/field-edits.ts';
import type { Locale } from '../../contract/locales.ts';
import { isUnsourcedClaim } from '../checks/unsourced-claim.ts';
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
  value: T;
}

/** All objects below a value that a test takes. */
export function findObjects<T extends object>(
  value: unknown,
  isWanted: (value: object) => value is T,
  path: FieldPath = [],
): Found<T>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isWanted(value) ? [{ path, value }] : [];
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const inner = steps.flatMap(([step, one]: [string | number, unknown]) => findObjects(one, isWanted, [...path, step]));
  return [...own, ...inner];
}

/** Whether something is marked as sample content. */
export function isSample(value: object): value is { isSample: true } {
  return 'isSample' in value && value.isSample === true;
}

/** Words in the three languages, or paragraphs of them. */
type Words = Record<Locale, string | string[]>;

/** The sentences or paragraphs in which the company states a figure by itself. */
export function unsourcedClaims(words: Words): Record<Locale, string>[] {
  return [words.en].flat().flatMap((en, index) => {
    if (!isUnsourcedClaim(en) || !/\d/.test(en)) return [];
    return [{ zh: [words.zh].flat()[index] ?? en, en, vi: [words.vi].flat()[index] ?? en }];
  });
}

/** Whether something is words with a figure that the company states by itself. */
export function hasUnsourcedClaim(value: object): value is Words {
  // Nothing else in the content has fields of these names.
  return 'zh' in value && 'en' in value && 'vi' in value && unsourcedClaims(value as Words).length > 0;
}
