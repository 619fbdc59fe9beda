/** From what stands on a page to the field that says it (EDIT-3). */
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import { LOCALES, type Locale } from '../../../../contract/locales.ts';

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

/** The address of a picture, which has its name in it. */
const isAddress = (text: string) => /^(https?:)?\//.test(text);

/** Fields of which a text mostly consists, the longest; else the one that has it in it. None where several could be meant. */
function inOrAround(texts: readonly Text[], wanted: string): Text[] {
  const least = isAddress(wanted) ? LEAST_CHARACTERS : Math.max(LEAST_CHARACTERS, wanted.length / 2);
  const inside = texts
    .filter(({ text }) => text.length >= least && wanted.includes(text))
    .sort((one, other) => other.text.length - one.text.length);
  if (inside[0]) return inside.filter(({ text }) => text === inside[0]?.text);
  const around = wanted.length >= LEAST_CHARACTERS ? texts.filter(({ text }) => text.includes(wanted)) : [];
  return around.length === 1 ? around : [];
}

/**
 * The fields of a document that say a text of a page: those that say just that, else the one that it mostly consists of,
 * else the only one that has it. What is around it has to be said as a whole: much else stands there too. Empty where no
 * field says it: the text is in the code, or in another document.
 *
 * @param shown what was pressed, and what is around it, the innermost first.
 */
export function fieldsOfText(body: unknown, shown: readonly string[], locale: Locale): FieldPath[] {
  const texts = textsOf(body, locale).filter(({ text }) => text !== '');
  const said = shown.map(tidyText).filter((text) => text !== '');
  const innermost = said.find((text) => !isAddress(text));
  for (const wanted of said) {
    const same = texts.filter(({ text }) => text === wanted);
    const isPart = wanted === innermost || isAddress(wanted);
    const found = same.length > 0 || !isPart ? same : inOrAround(texts, wanted);
    if (found.length > 0) return found.map(({ path }) => path);
  }
  return [];
}
