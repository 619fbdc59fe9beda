/** Goes through everything that the content says, wherever it stands: facts, samples and the company's own statements. */
import { isOwnStatement } from './own-statement.ts';
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
  path: string;
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
  path = '',
): Found<T>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isWanted(value) ? [{ path, thing: value }] : [];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    findThings(one, isWanted, path === '' ? name : `${path}.${name}`),
  );
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
interface Words {
  en: string | string[];
}

/** The sentences or paragraphs in which the company states a figure by itself, in English. */
export function ownStatements({ en }: Words): string[] {
  return [en].flat().filter((text) => isOwnStatement(text) && /\d/.test(text));
}

/** Whether something is words with a figure that the company states by itself. */
export function hasOwnStatement(thing: object): thing is Words {
  // Nothing else in the content has fields of these names.
  return 'en' in thing && 'vi' in thing && ownStatements(thing as Words).length > 0;
}
