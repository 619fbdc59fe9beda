/** Where documents say something (EDIT-1): without case and diacritics, as visitors search the site. */
import type { FoundInContent } from '../contract/content-api.ts';
import { type FieldPath, isJsonObject } from '../../../contract/content/field-edits.ts';
import { fold } from '../../../contract/text/fold-text.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';

/** A place in a document that says what was asked for. */
export type FoundText = Omit<FoundInContent, 'document'>;

/** Characters around what was found. */
const AROUND = { before: 24, after: 60 } as const;

/** A text folded, with the place in the text of each of its characters. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  const parts = [...text].map((character) => fold(character));
  let place = 0;
  const places = [...text].flatMap((character, index) => {
    const at = place;
    place += character.length;
    return Array.from({ length: (parts[index] ?? '').length }, () => at);
  });
  return { folded: parts.join(''), places: [...places, text.length] };
}

function cut(text: string, start: number, end: number): Omit<FoundText, 'path'> {
  const from = Math.max(0, start - AROUND.before);
  const to = Math.min(text.length, end + AROUND.after);
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, start),
    found: text.slice(start, end),
    after: text.slice(end, to) + (to < text.length ? '…' : ''),
  };
}

/** Names of other documents, and choices, which nobody reads: `uo-mba`, `computer_science_master`. */
const CODE = /^[a-z0-9_-]*[a-z_-][a-z0-9_-]*$/;

/** Whether a field is in one of the three languages. */
export function isIn(path: FieldPath, locale: Locale): boolean {
  return path.includes(locale);
}

/** Whether a value is one that people read. */
function isRead(value: string | number, path: FieldPath): boolean {
  return LOCALES.some((locale) => isIn(path, locale)) || !CODE.test(String(value));
}

/** The first place in a text. */
function findIn(text: string, wanted: string): Omit<FoundText, 'path'> | undefined {
  // Most texts have it not, and character by character takes its time.
  if (!fold(text).includes(wanted)) return undefined;
  const { folded, places } = foldedWithPlaces(text);
  const at = folded.indexOf(wanted);
  return at < 0 ? undefined : cut(text, places[at] ?? 0, places[at + wanted.length] ?? text.length);
}

/**
 * The fields of a document that say a text, in their order.
 *
 * @param wanted as it was typed; an empty one is nowhere.
 */
export function findTexts(body: unknown, wanted: string): FoundText[] {
  const sought = fold(wanted.trim());
  const within = (value: unknown, path: FieldPath): FoundText[] => {
    if (typeof value === 'string' || typeof value === 'number') {
      const found = isRead(value, path) ? findIn(String(value), sought) : undefined;
      return found ? [{ path, ...found }] : [];
    }
    if (Array.isArray(value)) return value.flatMap((inner, index) => within(inner, [...path, index]));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => within(inner, [...path, name]));
  };
  return sought === '' ? [] : within(body, []);
}

/** What a field says in a language, as far as it is a text. */
function shownText(value: unknown, locale: Locale): string {
  const text = isJsonObject(value) ? value[locale] : value;
  return typeof text === 'string' ? text : '';
}

/**
 * The fields of a document that are called so, in their order: the first of each title, without those in it.
 *
 * @param schema of its form, in the language of the desk (`formSchema`).
 */
export function findFields(schema: unknown, body: unknown, wanted: string, locale: Locale): FoundText[] {
  const sought = fold(wanted.trim());
  const seen = new Set<string>();
  const within = (inner: unknown, value: unknown, path: FieldPath): FoundText[] => {
    if (!isJsonObject(inner)) return [];
    if (Array.isArray(value)) return value.flatMap((entry, index) => within(inner['items'], entry, [...path, index]));
    if (!isJsonObject(value) || !isJsonObject(inner['properties'])) return [];
    return Object.entries(inner['properties']).flatMap(([name, field]) => {
      const title = isJsonObject(field) ? String(field['title'] ?? '') : '';
      const own = [...path, name];
      if (!fold(title).includes(sought)) return within(field, value[name], own);
      if (seen.has(title) || value[name] === undefined) return [];
      seen.add(title);
      return [{ path: own, ...cut(shownText(value[name], locale), 0, 0) }];
    });
  };
  return sought === '' ? [] : within(schema, body, []);
}
