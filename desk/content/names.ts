/** What documents are called at the desk. */
import type { FieldPath } from '../../contract/field-edits.ts';
import type { FieldSchema } from './field-schema.ts';

/** The kind of a document: its folder, or itself where there is one of its kind. */
export function kindOfName(name: string): string {
  return name.split('/')[0] ?? name;
}

/** The address of its editor, within the desk; with a path, at a field. */
export function editorPath(name: string, path?: Readonly<FieldPath>): string {
  const field = path ? `&field=${encodeURIComponent(JSON.stringify(path))}` : '';
  return `/content/document?name=${encodeURIComponent(name)}${field}`;
}

/** The path in such an address; undefined where there is none. */
export function fieldOfAddress(query: URLSearchParams): FieldPath | undefined {
  try {
    const path: unknown = JSON.parse(query.get('field') ?? 'null');
    return Array.isArray(path)
      ? path.filter((step) => typeof step === 'string' || typeof step === 'number')
      : undefined;
  } catch {
    return undefined;
  }
}

/** The titles of the fields that lead to a place, as a person reads them: "Facts › Price › Text › English". */
export function pathTitle(schema: FieldSchema, path: Readonly<FieldPath>): string {
  const titles: string[] = [];
  let at: FieldSchema = schema;
  for (const step of path) {
    const options = [at, ...(at.anyOf ?? [])];
    const inner: FieldSchema =
      typeof step === 'number'
        ? (at.items ?? {})
        : (options.map(({ properties }) => properties?.[step]).find((one) => one !== undefined) ??
          (at.additionalProperties || {}));
    titles.push(typeof step === 'number' ? String(step + 1) : (inner.title ?? step));
    at = inner;
  }
  return titles.join(' › ');
}
