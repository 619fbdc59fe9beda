/** Documents as the text of YAML files, with the comments of who wrote the file. */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isSeq, parseDocument, stringify, type YAMLMap, type YAMLSeq } from 'yaml';
import { isJsonObject } from '../../contract/content/field-edits.ts';

/** The one way in which files are written, so that a file that nothing has changed stays as it is. */
const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const;

/** A document as the text of a new file. */
export function writeYaml(data: unknown): string {
  return stringify(data, STYLE);
}

/** How many entries two lists have in common at their end. */
function commonEnd(one: readonly unknown[], other: readonly unknown[]): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && isDeepStrictEqual(one.at(-1 - count), other.at(-1 - count))) count++;
  return count;
}

/** Makes a list say something else: what is the same, counted from its beginning or its end, keeps its comments. */
function changeList(file: Document, list: YAMLSeq, before: readonly unknown[], after: readonly unknown[]): void {
  const end = commonEnd(before, after);
  const [was, is] = [before.slice(0, before.length - end), after.slice(0, after.length - end)];
  const both = Math.min(was.length, is.length);
  for (let index = 0; index < both; index++) change(file, list, index, was[index], is[index]);
  list.items.splice(both, was.length - both, ...is.slice(both).map((value) => file.createNode(value)));
}

/** Makes a map say something else: what stays keeps its place, its comments and its quotes. */
function changeMap(
  file: Document,
  map: YAMLMap,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): void {
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) map.delete(key);
  for (const [key, value] of Object.entries(after)) change(file, map, key, before[key], value);
}

function change(
  file: Document,
  inside: YAMLMap | YAMLSeq,
  key: string | number,
  before: unknown,
  after: unknown,
): void {
  if (isDeepStrictEqual(before, after)) return;
  const node = inside.get(key, true);
  if (isMap(node) && isJsonObject(before) && isJsonObject(after)) changeMap(file, node, before, after);
  else if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) changeList(file, node, before, after);
  else inside.set(key, typeof after === 'object' && after !== null ? file.createNode(after) : after);
}

/** The text of a file, changed so that it says something else; its comments stay. */
export function rewriteYaml(text: string, data: unknown): string {
  const file = parseDocument(text);
  const before: unknown = file.toJS();
  const root = file.contents;
  if (isMap(root) && isJsonObject(before) && isJsonObject(data)) changeMap(file, root, before, data);
  else if (isSeq(root) && Array.isArray(before) && Array.isArray(data)) changeList(file, root, before, data);
  else return writeYaml(data);
  return file.toString(STYLE);
}
