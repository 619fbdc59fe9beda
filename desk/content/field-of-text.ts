/** From what stands on a page to the field that says it (EDIT-3). */
import type { FieldPath } from '../../contract/field-edits.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';

interface Text {
  path: FieldPath;
  text: string;
}

function isOther(name: string, locale: Locale): boolean {
  return LOCALES.some((one) => one === name) && name !== locale;
}

function textsOf(value: unknown, locale: Locale, path: FieldPath = []): Text[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: tidyText(String(value)) }];
  if (Array.isArray(value)) return value.flatMap((inner, index) => textsOf(inner, locale, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !isOther(name, locale))
    .flatMap(([name, inner]) => textsOf(inner, locale, [...path, name]));
}

/** A text without what a page sets differently: spaces, breaks, soft hyphens, word joiners. */
export function tidyText(text: string): string {
  return text
    .replace(/[\u00AD\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Shorter texts stand in too many places to be found inside others. */
const LEAST_CHARACTERS = 4;

/**
 * The field of a document that says a text of a page: the one that says just that, else the longest that it has in it,
 * else the first that has it. Undefined where none does.
 *
 * @param shown what was pressed, and what is around it, the innermost first.
 */
export function fieldOfText(body: unknown, shown: readonly string[], locale: Locale): FieldPath | undefined {
  const texts = textsOf(body, locale).filter(({ text }) => text !== '');
  for (const raw of shown) {
    const wanted = tidyText(raw);
    if (wanted === '') continue;
    const same = texts.find(({ text }) => text === wanted);
    if (same) return same.path;
    const inside = texts
      .filter(({ text }) => text.length >= LEAST_CHARACTERS && wanted.includes(text))
      .sort((one, other) => other.text.length - one.text.length);
    if (inside[0]) return inside[0].path;
    const around = wanted.length >= LEAST_CHARACTERS ? texts.find(({ text }) => text.includes(wanted)) : undefined;
    if (around) return around.path;
  }
  return undefined;
}
