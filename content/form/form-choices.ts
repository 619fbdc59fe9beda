/** What a form offers of what other documents say: colours in use, fields of study, registers (EDIT-1). */
import { nameFromTitle } from '../../contract/content/document-name.ts';
import { isJsonObject, valueAt } from '../../contract/content/field-edits.ts';
import type { Locale } from '../../contract/locales.ts';
import type { FormSchema } from './form-schema.ts';
import { mastersMessages } from '../../site/messages/masters.messages.ts';
import type { Documents } from '../reading/parse-content.ts';

/** What is stored, and what it is called. */
type TitledValue = readonly [value: string, title: string];

/** Lists of other documents that a field takes an entry of: `choices` in the metadata of its schema. */
const CHOICE_LISTS = ['fields-of-study', 'registers'] as const;

const entriesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textAt = (value: unknown, ...path: string[]): string => {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : '';
};

/** `computer_science_master` for a programme that no field of study was chosen for. */
function keyOfTitle(program: unknown): string {
  return nameFromTitle(textAt(program, 'title', 'en'), () => false).replaceAll('-', '_');
}

/** A field of study as cards call it; its key where the site has no word for it. */
function fieldName(key: string, locale: Locale): string {
  return new Map(Object.entries(mastersMessages)).get(`field.${key}`)?.[locale] ?? key;
}

/** Each field of study by the programmes in it, or by its own name where there is none; a programme without one brings its own, made of its English title. */
function fieldsOfStudy(documents: Documents, locale: Locale): TitledValue[] {
  const programs = [...documents].flatMap(([name, body]) => (name.startsWith('programs/') ? [body] : []));
  const listed = entriesOf(documents.get('masters')).flatMap((page) => entriesOf(valueAt(page, ['keys'])));
  const titles = Map.groupBy(programs, (program) => textAt(program, 'key') || keyOfTitle(program));
  const keys = new Set([...listed, ...titles.keys()].filter((key) => typeof key === 'string' && key !== ''));
  return [...keys].map((key) => {
    const shown = new Set((titles.get(String(key)) ?? []).map((program) => textAt(program, 'title', locale)));
    return [String(key), [...shown].filter(Boolean).join(' · ') || fieldName(String(key), locale)];
  });
}

function registers(documents: Documents, locale: Locale): TitledValue[] {
  return entriesOf(documents.get('registers')).map((one) => [textAt(one, 'id'), textAt(one, 'name', locale)]);
}

const LISTS: Record<(typeof CHOICE_LISTS)[number], typeof registers> = {
  'fields-of-study': fieldsOfStudy,
  registers,
};

/** All colours in documents, each once, the most used first. */
function colorsIn(bodies: readonly unknown[]): string[] {
  const found = JSON.stringify(bodies).match(/(?<=")#[0-9A-F]{6}(?=")/gi) ?? [];
  const uses = Map.groupBy(found, (color) => color.toUpperCase());
  return [...uses].sort(([, one], [, other]) => other.length - one.length).map(([color]) => color);
}

/**
 * A schema that offers what is in use: a colour has `examples`, what is chosen of a list `enum` with `enumTitles`.
 *
 * @param kind of the documents that the form is for.
 * @param documents as they are edited.
 */
export function withChoices(schema: FormSchema, kind: string, documents: Documents, locale: Locale): FormSchema {
  const own = [...documents].flatMap(([name, body]) => (name.split('/')[0] === kind ? [body] : []));
  const offered = (part: FormSchema): FormSchema => {
    if (part['color'] === true)
      return { ...part, examples: [...new Set([...entriesOf(part['examples']), ...colorsIn(own)])] };
    const list = CHOICE_LISTS.find((one) => one === part['choices']);
    if (!list) return part;
    const choices = LISTS[list](documents, locale);
    return { ...part, enum: choices.map(([value]) => value), enumTitles: choices.map(([, title]) => title) };
  };
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit);
    if (!isJsonObject(part)) return part;
    return offered(Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, visit(inner)])));
  };
  // What is an object stays one.
  return visit(schema) as FormSchema;
}
