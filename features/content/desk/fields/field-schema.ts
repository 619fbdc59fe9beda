/** The part of JSON Schema that the schemas of the content use, and what a form asks of it (EDIT-1). */
import { HTML_LANG, LOCALES, type Locale } from '../../../../contract/locales.ts';
import type { PicturePlace } from '../../../../contract/content/picture-places.ts';

/** The schema of a field, as `formSchema` of content/form/form-schema.ts makes it. Titles and notes are in the desk's language. */
export interface FieldSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  title?: string;
  description?: string;
  /** `words`, `word-list` and `source` are ours; a source is the id of one and has the fields of that one. */
  format?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties?: FieldSchema | false;
  items?: FieldSchema;
  anyOf?: FieldSchema[];
  enum?: string[];
  /** What the values of `enum` are called, in their order. */
  enumTitles?: string[];
  /** Folder of the documents that a text names one of. */
  refersTo?: string;
  /** Place of the picture that a text names. */
  picture?: PicturePlace;
  /** Whether a text names a film. */
  film?: boolean;
  /** Whether a text is a colour as #RRGGBB. */
  color?: boolean;
  /** Whether a text is the name of an icon, which is chosen by its drawing. */
  icon?: boolean;
  /** Field beside it whose English words an id is made from. */
  madeFrom?: string;
  /** What a text could be; colours in use. */
  examples?: string[];
  default?: unknown;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is one with fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether all of a field is a single input, which needs no heading of its own. */
export function isSimple({ type, anyOf }: FieldSchema): boolean {
  return !anyOf && type !== 'object' && type !== 'array';
}

/** What a field begins with that is added: all that its schema asks for, empty. */
export function emptyValue(schema: FieldSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf) return emptyValue(schema.anyOf[0] ?? {});
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, emptyValue(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items ?? {}));
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
    case 'null':
      return null;
    default:
      // Of several choices none is made for somebody.
      return schema.enum?.length === 1 ? schema.enum[0] : '';
  }
}

function isOf({ type, properties = {}, required = [] }: FieldSchema, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'object')
    return (
      isFields(value) &&
      required.every((name) => name in value) &&
      Object.keys(value).every((name) => name in properties)
    );
  if (type === 'array') return Array.isArray(value);
  return typeof value === (type === 'integer' ? 'number' : type);
}

/** Which of several schemas a value is of; 0 for one that is of none. */
export function optionOf(options: readonly FieldSchema[], value: unknown): number {
  return Math.max(
    options.findIndex((option) => isOf(option, value)),
    0,
  );
}

/** Whether a value is a text in three languages, or what is left of one. */
function isWords(value: unknown): value is Partial<Record<Locale, string>> {
  if (!isFields(value)) return false;
  const names = Object.keys(value);
  return (
    names.length > 0 &&
    names.every((name) => LOCALES.some((locale) => locale === name && typeof value[name] === 'string'))
  );
}

/** Fields that name an entry of a list, the best first. */
const NAMING = [
  'title',
  'name',
  'label',
  'text',
  'promise',
  'question',
  'heading',
  'publisher',
  'value',
  'id',
  'slug',
  'school',
  'from',
];

/** What the site fills in, in braces; the forms of a number are braces within them. */
const FILLED_IN = /\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * What is in something while it is closed: an amount of money, else the first text that names it; empty where there is
 * none. What the site fills in is left open.
 */
export function summaryOf(value: unknown, locale: Locale): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (isWords(value)) return (value[locale] ?? '').replaceAll(FILLED_IN, '…');
  if (!isFields(value)) return '';
  if (typeof value['amount'] === 'number')
    return `${value['amount'].toLocaleString(HTML_LANG[locale])} ${String(value['currency'] ?? '')}`.trim();
  const named = NAMING.filter((name) => name in value).map((name) => summaryOf(value[name], locale));
  const rest = Object.values(value).filter((inner) => typeof inner === 'string' || isWords(inner));
  return [...named, ...rest.map((inner) => summaryOf(inner, locale))].find((text) => text !== '') ?? '';
}
