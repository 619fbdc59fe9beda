/** Documents as the text of YAML files, with the comments of who wrote the file. */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isSeq, parseDocument, stringify } from 'yaml';

/** The one way in which files are written, so that a file that nothing has changed stays as it is. */
const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const;

/** A document as the text of a new file. */
export function writeYaml(data: unknown): string {
  return stringify(data, STYLE);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes what a file says below a path; what is the same keeps its comments and its place. */
function change(file: Document, path: (string | number)[], before: unknown, after: unknown): void {
  if (isDeepStrictEqual(before, after)) return;
  const node = path.length === 0 ? file.contents : file.getIn(path, true);
  if (isObject(before) && isObject(after) && isMap(node)) {
    for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) file.deleteIn([...path, key]);
    for (const [key, value] of Object.entries(after)) {
      if (Object.hasOwn(before, key)) change(file, [...path, key], before[key], value);
      else file.setIn([...path, key], value);
    }
  } else if (Array.isArray(before) && Array.isArray(after) && isSeq(node)) {
    for (let index = before.length - 1; index >= after.length; index--) file.deleteIn([...path, index]);
    for (const [index, value] of after.entries()) {
      if (index < before.length) change(file, [...path, index], before[index], value);
      else file.addIn(path, file.createNode(value));
    }
  } else if (path.length === 0) file.contents = file.createNode(after);
  else file.setIn(path, after);
}

/** The text of a file, changed so that it says something else; its comments stay. */
export function rewriteYaml(text: string, data: unknown): string {
  const file = parseDocument(text);
  change(file, [], file.toJS(), data);
  return file.toString(STYLE);
}
