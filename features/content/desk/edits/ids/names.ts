/** What documents are called at the desk. */
import { DAY_SHAPE } from '../../../../../contract/time/china-calendar.ts';
import type { FieldPath } from '../../../../../contract/content/field-edits.ts';
import type { FieldSchema } from '../../fields/field-schema.ts';

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

/** The schema of what stands at a step from what another schema is of. */
function innerSchema(schema: FieldSchema, step: string | number): FieldSchema {
  if (typeof step === 'number') return schema.items ?? {};
  const options = [schema, ...(schema.anyOf ?? [])];
  return (
    options.map(({ properties }) => properties?.[step]).find((one) => one !== undefined) ??
    (schema.additionalProperties || {})
  );
}

/** The schema of what stands at a path. */
export function schemaAt(schema: FieldSchema, path: Readonly<FieldPath>): FieldSchema {
  return path.reduce(innerSchema, schema);
}

/**
 * The titles of the fields that lead to a place, as a person reads them: "Facts › Price › Text › English".
 *
 * @param nameOf what a step is called that is no field: the id of a source.
 */
export function pathTitle(
  schema: FieldSchema,
  path: Readonly<FieldPath>,
  nameOf: (id: string) => string = (id) => id,
): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? String(step + 1) : (schemaAt(schema, path.slice(0, index + 1)).title ?? nameOf(step)),
    )
    .join(' › ');
}

/** The words that a value is told in. */
export interface ValueWords {
  yes: string;
  no: string;
  /** Writes a day, such as 2026-11-28, as people read it. */
  day: (iso: string) => string;
  /** What an id is called; left out: as it is stored. */
  nameOf?: ((id: string, schema: FieldSchema) => string) | undefined;
}

/** What a value says, line by line: the parts by their titles, choices, ids and yes or no in words. */
export function linesOf(value: unknown, schema: FieldSchema, words: ValueWords): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'boolean') return [value ? words.yes : words.no];
  if (typeof value !== 'object') {
    // A day is a text until it is filled in rightly.
    const isDay = schema.format === 'date' && DAY_SHAPE.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
    if (isDay) return [words.day(String(value))];
    const chosen = schema.enum?.indexOf(String(value)) ?? -1;
    return [schema.enumTitles?.[chosen] ?? words.nameOf?.(String(value), schema) ?? String(value)];
  }
  if (Array.isArray(value)) return value.flatMap((item) => linesOf(item, schema.items ?? {}, words));
  return Object.entries(value).flatMap(([name, inner]) => {
    const part = innerSchema(schema, name);
    const lines = linesOf(inner, part, words);
    return lines.length === 1 ? [`${part.title ?? name}: ${lines[0]}`] : lines;
  });
}
