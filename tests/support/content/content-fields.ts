/** The fields of the content's documents, and another value for each. */
import { DOCUMENT_KINDS, type DocumentKind, isFolder, kindOf } from '../../../content/reading/document-schemas.ts';
import { type FormSchema, formSchema } from '../../../content/form/form-schema.ts';
import type { ContentError, Documents } from '../../../content/reading/parse-content.ts';
import { applyEdits, type FieldPath, isJsonObject, valueAt } from '../../../contract/content/field-edits.ts';
import { LOCALES } from '../../../contract/locales.ts';
import type { PicturePlace } from '../../../contract/content/picture-places.ts';
import { filmsOfRepository, picturesOfRepository } from '../../../publishing/protocol/repository-media.ts';

/** What is written into texts, to be found on pages. */
export const MARK = 'Qzx';

/** A field of a document with what it says. */
export interface DocumentField {
  /** As its schema has it: `programs/*.facts.price.text`. */
  field: string;
  document: string;
  path: FieldPath;
  /** Texts in three languages and lists of them are one field. */
  isWords: boolean;
  value: unknown;
  schema: FormSchema;
}

/** Any entry of a list, and any document of a folder. */
const ANY = '*';

function optionsOf(schema: FormSchema): FormSchema[] {
  const options: unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [schema];
  return options.flatMap((one) => (isJsonObject(one) ? (one === schema ? [one] : optionsOf(one)) : []));
}

/** Whether a value can be one of a schema, as far as its type tells. */
function fits({ type, properties, enum: values }: FormSchema, value: unknown): boolean {
  if (Array.isArray(values)) return values.includes(value);
  if (Array.isArray(value)) return type === 'array';
  if (isJsonObject(value))
    return type === 'object' && (!isJsonObject(properties) || Object.keys(value).every((name) => name in properties));
  return type === 'integer' ? typeof value === 'number' : type === (value === null ? 'null' : typeof value);
}

function fieldsIn(field: Omit<DocumentField, 'isWords'>): DocumentField[] {
  const schema = optionsOf(field.schema).find((one) => fits(one, field.value)) ?? field.schema;
  const { value } = field;
  if (schema['format'] === 'words' || schema['format'] === 'word-list') return [{ ...field, schema, isWords: true }];
  const inner = (step: string | number, name: string, part: unknown, one: unknown) =>
    fieldsIn({
      ...field,
      field: `${field.field}.${name}`,
      path: [...field.path, step],
      value: one,
      schema: isJsonObject(part) ? { ...part } : {},
    });
  if (Array.isArray(value)) return value.flatMap((one, index) => inner(index, ANY, schema['items'], one));
  if (!isJsonObject(value)) return [{ ...field, schema, isWords: false }];
  const parts = isJsonObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(value).flatMap(([name, one]) =>
    inner(name, name in parts ? name : ANY, parts[name] ?? schema['additionalProperties'], one),
  );
}

const nameOfKind = (kind: DocumentKind, document: string) => (document === kind ? kind : `${kind}/${ANY}`);

/** All fields of documents, by the field of the schema. */
export function fieldsOf(documents: Documents): Map<string, DocumentField[]> {
  const schemas = new Map(DOCUMENT_KINDS.map((kind) => [kind, formSchema(kind, 'en')]));
  const fields = [...documents].flatMap(([document, value]) => {
    const kind = kindOf(document);
    const schema = kind && schemas.get(kind);
    return schema ? fieldsIn({ field: nameOfKind(kind, document), document, path: [], value, schema }) : [];
  });
  return Map.groupBy(fields, ({ field }) => field);
}

/** Whether one of the faults of the content lies in a field. */
export function isAtFault({ document, path }: DocumentField, faults: ContentError['faults']): boolean {
  return faults.some((fault) => fault.document === document && path.every((step, at) => step === fault.path[at]));
}

function fieldsOfSchema(schema: FormSchema, field: string): string[] {
  const [first, ...others] = optionsOf(schema);
  if (!first || others.length > 0) return optionsOf(schema).flatMap((one) => fieldsOfSchema(one, field));
  const { type, format, items, properties, additionalProperties } = first;
  if (format === 'words' || format === 'word-list') return [field];
  if (type === 'array') return isJsonObject(items) ? fieldsOfSchema({ ...items }, `${field}.${ANY}`) : [];
  if (type !== 'object') return type === 'null' ? [] : [field];
  const parts = [...Object.entries(isJsonObject(properties) ? properties : {}), [ANY, additionalProperties] as const];
  return parts.flatMap(([name, part]) => (isJsonObject(part) ? fieldsOfSchema({ ...part }, `${field}.${name}`) : []));
}

/** All fields that documents could have, as {@link fieldsOf} calls them. */
export function possibleFields(): Set<string> {
  return new Set(
    DOCUMENT_KINDS.flatMap((kind) => fieldsOfSchema(formSchema(kind, 'en'), isFolder(kind) ? `${kind}/${ANY}` : kind)),
  );
}

const marked = (text: unknown) => (typeof text === 'string' ? `${text} ${MARK}` : text);

/** Words with a mark in each language; in a list, in its first entry. */
function markedWords(value: unknown): unknown[] {
  if (!isJsonObject(value)) return [];
  const each = (change: (text: unknown) => unknown) =>
    Object.fromEntries(
      LOCALES.map((locale) => {
        const own = value[locale];
        return [locale, Array.isArray(own) ? own.with(0, change(own[0])) : change(own)];
      }),
    );
  // Where a text is as long as it may be, the mark stands alone.
  return [each(marked), each(() => MARK)];
}

/** Texts of one form, and another one of it. */
const OTHER_OF_FORM: readonly (readonly [form: RegExp, other: string])[] = [
  [/^\d{4}-\d{2}-\d{2}$/, '2026-10-02'],
  [/^\d{4}-\d{2}$/, '2025-03'],
  [/^\d{2}:\d{2}$/, '20:30'],
  [/@/, `${MARK.toLowerCase()}@example.com`],
];

/** Large enough for any place. */
const UPLOAD = `uploads/${'1'.repeat(32)}-2400x2400`;

function otherNames({ schema, value }: DocumentField, documents: Documents): string[] | undefined {
  const { refersTo, picture, film } = schema;
  const names =
    typeof refersTo === 'string'
      ? [...documents.keys()].flatMap((name) =>
          name.startsWith(`${refersTo}/`) ? name.slice(refersTo.length + 1) : [],
        )
      : typeof picture === 'string'
        ? // A place, as the schema says.
          [...picturesOfRepository(picture as PicturePlace), UPLOAD]
        : film === true
          ? filmsOfRepository().map((own) => own.name)
          : undefined;
  return names?.filter((name) => name !== value);
}

/** Other values that a field could have, the likeliest first. */
function otherValues(field: DocumentField, donors: readonly DocumentField[], documents: Documents): unknown[] {
  const { value, schema, isWords } = field;
  if (isWords) return markedWords(value);
  const others = [...new Set(donors.map((donor) => donor.value))].filter((other) => other !== value);
  const values: unknown = schema['enum'];
  if (Array.isArray(values)) return values.filter((other) => other !== value);
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [...others, value + 1, value - 1, value / 2, value * 2];
  if (typeof value !== 'string') return others;
  const form = OTHER_OF_FORM.find(([pattern, other]) => pattern.test(value) && other !== value)?.[1];
  return (
    otherNames(field, documents) ?? [
      ...(form ? [form] : []),
      marked(value),
      `${value}-${MARK.toLowerCase()}`,
      ...others,
    ]
  );
}

/** A document whose fact names another source, which is like the one before but for its publisher. */
function withOtherSource(body: unknown, { path, value }: DocumentField): unknown[] {
  const sources = valueAt(body, ['sources']);
  const source = isJsonObject(sources) && typeof value === 'string' ? sources[value] : undefined;
  if (!isJsonObject(sources) || !isJsonObject(source)) return [];
  const name = MARK.toLowerCase();
  const others = Object.fromEntries(Object.entries(sources).filter(([one]) => one !== value));
  const own = { [name]: { ...source, publisher: marked(source['publisher']) } };
  const all = [
    { ...sources, ...own },
    // Where nothing else names it, the one before has to go.
    { ...others, ...own },
  ];
  const moved = edited(body, path, name);
  return all.map((block) => edited(moved, ['sources'], block));
}

function edited(body: unknown, path: FieldPath, after: unknown): unknown {
  return applyEdits(body, [{ path, before: valueAt(body, path), after }]).body;
}

/** How languages write a figure. */
const FIGURES: readonly ((value: number) => string)[] = [
  String,
  (value) => value.toLocaleString('en'),
  (value) => value.toLocaleString('vi'),
];

/** A number that stands in a text beside it changes in both. */
function withOtherFigure(body: unknown, { path }: DocumentField, before: number, after: number): unknown[] {
  const change = (_: string, one: unknown) =>
    typeof one === 'string' ? FIGURES.reduce((text, write) => replaced(text, write(before), write(after)), one) : one;
  return [1, 2].map((steps) => {
    const around = path.slice(0, -steps);
    const beside: unknown = JSON.parse(JSON.stringify(valueAt(body, around)), change);
    return edited(edited(body, around, beside), path, after);
  });
}

function replaced(text: string, before: string, after: string): string {
  return text.replace(new RegExp(`(?<![\\d.,])${RegExp.escape(before)}(?![.,]?\\d)`, 'g'), after);
}

/** The document of a field with another value in it, in each way that could fit, the likeliest first. */
export function otherBodies(field: DocumentField, donors: readonly DocumentField[], documents: Documents): unknown[] {
  const body = documents.get(field.document);
  if (field.schema['format'] === 'source') return withOtherSource(body, field);
  const values = otherValues(field, donors, documents);
  const { path, value } = field;
  const list = valueAt(body, path.slice(0, -1));
  return [
    ...values.map((after) => edited(body, path, after)),
    ...(typeof value === 'number' ? values.flatMap((after) => withOtherFigure(body, field, value, Number(after))) : []),
    // What each entry says may be fixed, and their order not.
    ...(Array.isArray(list) ? [edited(body, path.slice(0, -1), list.toReversed())] : []),
  ];
}
