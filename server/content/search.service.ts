/** Finds what documents say, as they are being edited (EDIT-1). */
import { type FoundInContent, SEARCH_HITS_MAX } from '../../contract/content-api.ts';
import type { Locale } from '../../contract/locales.ts';
import type { ListOf } from '../../contract/paging.ts';
import type { StaffContext } from '../staff/staff-context.ts';
import { listDocuments } from './document.repository.ts';
import { ensureDocuments } from './document.service.ts';
import { findTexts, isIn } from './find-text.ts';

/** The first places that say a text, those in the language of the desk before the others, and how many there are. */
export async function searchContent(
  { store, now }: StaffContext,
  text: string,
  locale: Locale,
): Promise<ListOf<FoundInContent>> {
  await ensureDocuments(store, now);
  const documents = await listDocuments(store.db);
  const found = documents.flatMap(({ name, body }) =>
    findTexts(JSON.parse(body), text).map((place): FoundInContent => ({ document: name, ...place })),
  );
  const inOrder = found.toSorted((one, other) => Number(isIn(other.path, locale)) - Number(isIn(one.path, locale)));
  return { items: inOrder.slice(0, SEARCH_HITS_MAX), total: found.length };
}
