/** How those who edit tell those who publish that a draft is ready (EDIT-4). */
import { CODE } from '../../../contract/codes.ts';
import { isSameJson } from '../../../contract/content/field-edits.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { updateReady } from './document.repository.ts';
import { ensureDocuments, requireDocument } from './document.service.ts';
import { publishedDocument } from '../editions/edition.repository.ts';

/**
 * Marks a draft as ready to be published, or takes the mark back; the log has both. It goes by itself when the draft is
 * edited or published.
 *
 * @throws ApiError notFound; nothingToPublish where visitors see the document as it is.
 */
export async function markReady(context: StaffContext, name: string, isReady: boolean): Promise<void> {
  const { store, actor, now } = context;
  await ensureDocuments(store, now);
  const { body } = await requireDocument(store.db, name);
  if (isSameJson(JSON.parse(body), await publishedDocument(store.db, name))) throw new ApiError(CODE.nothingToPublish);
  const entry = logEntry(context, isReady ? 'draft_ready' : 'draft_not_ready', { detail: { document: name } });
  await store.transaction(async (transaction) => {
    await updateReady(transaction, [name], isReady ? { ready_at: now, ready_by: actor.staffId } : undefined);
    await addLogEntries(transaction, [entry]);
  });
}
