/** What of a new document is still word for word another one's: a copy that nobody has rewritten (EDIT-1). */
import type { SameTexts } from '../contract/content-api.ts';
import { type FieldPath, isJsonObject } from '../../../contract/content/field-edits.ts';
import { LOCALES } from '../../../contract/locales.ts';

/** Texts in three languages that a document says in its own words. What has a source is read again anyway, source by source. */
function ownTexts(value: unknown, path: FieldPath = []): { path: FieldPath; texts: string[] }[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => ownTexts(one, [...path, index]));
  if (!isJsonObject(value) || 'source' in value) return [];
  if (LOCALES.every((locale) => locale in value)) {
    // One text, or a list of them, in each language.
    const texts = LOCALES.flatMap((locale) =>
      [value[locale]]
        .flat()
        .flatMap((text) => (typeof text === 'string' && text.trim() !== '' ? [`${locale} ${text.trim()}`] : [])),
    );
    return [{ path, texts }];
  }
  return Object.entries(value).flatMap(([name, one]) => {
    if (name === 'keywords' && Array.isArray(one) && one.length > 0)
      // Single words are shared by right, as "MBA".
      return [{ path: [...path, name], texts: [one.join('\n')] }];
    return ownTexts(one, [...path, name]);
  });
}

/**
 * The document that shares most texts with a body, and the fields of the body that say the same in a language.
 *
 * @param others of the same folder, by name.
 * @returns undefined where none shares any.
 */
export function sameTexts(
  body: unknown,
  others: Iterable<readonly [name: string, body: unknown]>,
): SameTexts | undefined {
  const own = ownTexts(body);
  const shared = [...others].map(([document, other]): SameTexts => {
    const known = new Set(ownTexts(other).flatMap(({ texts }) => texts));
    return {
      document,
      paths: own.filter(({ texts }) => texts.some((text) => known.has(text))).map(({ path }) => path),
    };
  });
  const [most] = shared.sort((a, b) => b.paths.length - a.paths.length);
  return most && most.paths.length > 0 ? most : undefined;
}
