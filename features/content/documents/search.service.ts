/** Finds what documents say, as they are being edited (EDIT-1). */
import { isFolder, kindOf } from '../../../content/reading/document-schemas.ts';
import { formSchema } from '../../../content/form/form-schema.ts';
import { type FoundInContent, SEARCH_HITS_MAX } from '../contract/content-api.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { shownPath } from '../../../contract/content/source-ids.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { listDocuments } from './document.repository.ts';
import { ensureDocuments } from './document.service.ts';
import { findFields, findTexts, type FoundText, isIn } from './find-text.ts';

const schemas = new Map<string, unknown>();

/** The form of a document that there is one of: their fields are looked for by their titles too. */
function ownSchema(name: string, locale: Locale): unknown {
  const kind = kindOf(name);
  if (kind === undefined || isFolder(kind)) return undefined;
  const key = `${name} ${locale}`;
  // It follows the code alone, and takes some milliseconds.
  const schema = schemas.get(key) ?? formSchema(kind, locale);
  schemas.set(key, schema);
  return schema;
}

/**
 * The first places that say a text, and how many there are: fields that are called so, then texts in the language of the
 * desk, then the others.
 */
export async function searchContent(
  { store, now }: StaffContext,
  text: string,
  locale: Locale,
): Promise<ListOf<FoundInContent>> {
  await ensureDocuments(store, now);
  const documents = await listDocuments(store.db);
  const bodies = documents.map(({ name, body }): [string, unknown] => [name, JSON.parse(body)]);
  const placesBy = (find: (body: unknown, name: string) => FoundText[]) =>
    bodies.flatMap(([document, body]) =>
      find(body, document).map((place): FoundInContent => ({ document, ...place, path: shownPath(body, place.path) })),
    );
  const fields = placesBy((body, name) => findFields(ownSchema(name, locale), body, text, locale));
  const texts = placesBy((body) => findTexts(body, text));
  const inOrder = texts.toSorted((one, other) => Number(isIn(other.path, locale)) - Number(isIn(one.path, locale)));
  return { items: [...fields, ...inOrder].slice(0, SEARCH_HITS_MAX), total: fields.length + texts.length };
}
