/** Views of the list that a person saved for themselves (DESK-3); nobody reaches another one's. */
import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import { CODE } from '../../../contract/codes.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { SavedViewTable } from '../../../server/storage/tables/saved-view.table.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { SAVED_VIEWS_MAX } from '../contract/saved-views.ts';
import type { SaveViewRequest, SavedView } from '../schema/leads.ts';
import { countOtherViews, listViews, putView, removeView } from './saved-view.repository.ts';

function viewOf({ id, name, settings }: Selectable<SavedViewTable>): SavedView {
  return { id, name, settings: JSON.parse(settings) };
}

/** The person's views in the order in which they were made. */
export async function readViews({ store, actor }: StaffContext): Promise<ListOf<SavedView>> {
  const items = (await listViews(store.db, actor.staffId)).map(viewOf);
  return { items, total: items.length };
}

/** Saves a view; one of the same name gets the new settings. @throws ApiError tooManyViews. */
export function saveView({ store, actor, now }: StaffContext, { name, settings }: SaveViewRequest): Promise<SavedView> {
  return store.transaction(async (transaction) => {
    const others = await countOtherViews(transaction, actor.staffId, name);
    if (others >= SAVED_VIEWS_MAX) throw new ApiError(CODE.tooManyViews);
    const view = { id: randomUUIDv7(), staff_id: actor.staffId, name, settings: JSON.stringify(settings) };
    return viewOf(await putView(transaction, { ...view, created_at: now }));
  });
}

/** Deletes a view of whoever asks. @throws ApiError notFound. */
export async function deleteView({ store, actor }: StaffContext, id: string): Promise<void> {
  if (!(await removeView(store.db, actor.staffId, id))) throw new ApiError(CODE.notFound);
}
