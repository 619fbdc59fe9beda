/** The JSON Schema of a document as its file has it: what the desk makes a form from (EDIT-1). */
import { z } from 'zod';
import { isJsonObject } from '../../contract/content/field-edits.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { type DocumentKind, schemaOf } from '../reading/document-schemas.ts';
import { fieldTitle, noteIn, valueTitle } from './form-words.ts';
import { sourcesSchema } from '../schema/facts.ts';

/** A schema, or a part of one. */
export type FormSchema = Record<string, unknown>;

/** The block `sources`. */
const { $schema: _, ...SOURCES } = z.toJSONSchema(sourcesSchema, { io: 'input' });

/** What a source is written as: the id of one in the block, whose fields a form has at the fact. */
const SOURCE: FormSchema = { ...Object(SOURCES.additionalProperties), type: 'string', format: 'source' };

/** Marks texts in three languages, which a form has side by side: `words`, or `word-list` for lists of them. */
function languagesFormat(properties: FormSchema): string | undefined {
  const [first, ...rest] = LOCALES.map((locale) =>
    isJsonObject(properties[locale]) ? properties[locale]['type'] : undefined,
  );
  if (Object.keys(properties).length !== LOCALES.length || rest.some((type) => type !== first)) return undefined;
  return first === 'string' ? 'words' : first === 'array' ? 'word-list' : undefined;
}

/** A part of a schema as a file writes it; notes each source on the way. */
function asWritten(part: unknown, onSource: () => void): unknown {
  if (Array.isArray(part)) return part.map((one) => asWritten(one, onSource));
  if (!isJsonObject(part)) return part;
  const { properties, ...rest } = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, key === 'properties' ? value : asWritten(value, onSource)]),
  );
  if (!isJsonObject(properties)) return rest;
  const written = Object.entries(properties).map(([name, value]): [string, unknown] => {
    const { description } = isJsonObject(value) ? value : {};
    if (name !== 'source' && name !== 'sources') return [name, asWritten(value, onSource)];
    onSource();
    const source = description === undefined ? SOURCE : { ...SOURCE, description };
    return [name, name === 'source' ? source : { ...(isJsonObject(value) ? value : {}), items: SOURCE }];
  });
  const format = languagesFormat(properties);
  return { ...rest, ...(format && { format }), properties: Object.fromEntries(written) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** What one of several kinds of a field is called: its note, its only field, or else as the field itself. */
function optionTitle({ description, required }: FormSchema, locale: Locale, name?: string): string | undefined {
  if (isText(description)) return description;
  if (!Array.isArray(required)) return undefined;
  const [only, ...others] = required.filter(isText);
  const called = others.length > 0 ? name : only;
  return called === undefined ? undefined : fieldTitle(called, locale);
}

/** A part of a schema with titles and notes in a language. */
function inWords(part: unknown, locale: Locale, name?: string): unknown {
  if (Array.isArray(part)) return part.map((one) => inWords(one, locale));
  if (!isJsonObject(part)) return part;
  const { properties, title, description, anyOf, ...rest } = part;
  const inner = Object.entries(rest).map(([key, value]) => [key, isJsonObject(value) ? inWords(value, locale) : value]);
  const options = Array.isArray(anyOf)
    ? anyOf.map((option) => {
        const written = inWords(option, locale);
        const title = isJsonObject(written) ? optionTitle(written, locale, name) : undefined;
        return isJsonObject(written) && title !== undefined ? { ...written, title } : written;
      })
    : undefined;
  const values = Array.isArray(part['enum']) ? part['enum'].filter(isText) : undefined;
  return {
    ...(isText(title)
      ? { title: noteIn(title, locale) }
      : {
          ...(name !== undefined && { title: fieldTitle(name, locale) }),
          ...(isText(description) && { description: noteIn(description, locale) }),
        }),
    ...Object.fromEntries(inner),
    ...(values && { enumTitles: values.map((value) => valueTitle(value, locale)) }),
    ...(options && { anyOf: options }),
    ...(isJsonObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([field, value]) => [field, inWords(value, locale, field)]),
      ),
    }),
  };
}

/**
 * The schema of a kind of document, in JSON Schema 2020-12; with the block `sources` where something in it has one.
 * Fields have titles, choices have `enumTitles`, and notes are in the language.
 */
export function formSchema(kind: DocumentKind, locale: Locale): FormSchema {
  let hasSources = false;
  const whole = z.toJSONSchema(schemaOf(kind), { io: 'input', unrepresentable: 'any' });
  const written = asWritten(whole, () => {
    hasSources = true;
  });
  if (!isJsonObject(written)) throw new Error(`The schema of ${kind} is none of an object or a list.`);
  const hasBlock = hasSources && isJsonObject(written['properties']);
  const complete = hasBlock
    ? { ...written, properties: { ...Object(written['properties']), sources: SOURCES } }
    : written;
  const inLanguage = inWords(complete, locale);
  if (!isJsonObject(inLanguage)) throw new Error(`The schema of ${kind} is none of an object or a list.`);
  return inLanguage;
}
