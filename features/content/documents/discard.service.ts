/** Takes back what was edited of a document and not published (EDIT-4). */
import { CODE } from '../../../contract/codes.ts';
import { editsBetween } from '../../../contract/content/field-edits.ts';
import type { Locale } from '../../../contract/locales.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { findDocument } from './document.repository.ts';
import { addDocument, changeDocument, ensureDocuments, removeDocument } from './document.service.ts';
import { publishedDocument } from '../editions/edition.repository.ts';

/**
 * Lets a document say again what was published last: one that was added goes, one that was removed comes back. The log has
 * what was taken back.
 *
 * @param locale language of what does not fit.
 * @throws ApiError notFound where there neither is nor was one of the name; changedMeanwhile when others change it all the time.
 */
export async function discardChanges(context: StaffContext, name: string, locale: Locale): Promise<void> {
  await ensureDocuments(context.store, context.now);
  const published = await publishedDocument(context.store.db, name);
  const draft = await findDocument(context.store.db, name);
  if (published === undefined) {
    if (!draft) throw new ApiError(CODE.notFound);
    await removeDocument(context, name);
  } else if (!draft) await addDocument(context, { name, body: published }, locale);
  else {
    const edits = editsBetween(JSON.parse(draft.body), published);
    if (edits.length > 0) await changeDocument(context, name, { edits, isDiscard: true }, locale);
  }
}
