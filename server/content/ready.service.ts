/** How those who edit tell those who publish that a draft is ready (EDIT-4). */
import { CODE } from '../../contract/codes.ts';
import { isSameJson } from '../../contract/field-edits.ts';
import { ApiError } from '../http/api-error.ts';
import type { StaffContext } from '../../features/staff/staff-context.ts';
import { updateReady } from './document.repository.ts';
import { ensureDocuments, requireDocument } from './document.service.ts';
import { publishedDocument } from './edition.repository.ts';

/**
 * Marks a draft as ready to be published, or takes the mark back. It goes by itself when the draft is edited or published.
 *
 * @throws ApiError notFound; nothingToPublish where visitors see the document as it is.
 */
export async function markReady({ store, actor, now }: StaffContext, name: string, isReady: boolean): Promise<void> {
  await ensureDocuments(store, now);
  const { body } = await requireDocument(store.db, name);
  if (isSameJson(JSON.parse(body), await publishedDocument(store.db, name))) throw new ApiError(CODE.nothingToPublish);
  await updateReady(store.db, [name], isReady ? { ready_at: now, ready_by: actor.staffId } : undefined);
}
