/** What documents are called at the desk. */
import type { FieldPath } from '../../contract/field-edits.ts';
import type { FieldSchema } from './field-schema.ts';

/** The kind of a document: its folder, or itself where there is one of its kind. */
export function kindOfName(name: string): string {
  return name.split('/')[0] ?? name;
}

/** The address of its editor, within the desk. */
export function editorPath(name: string): string {
  return `/content/document?name=${encodeURIComponent(name)}`;
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
