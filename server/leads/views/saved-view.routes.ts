/** Views of the list that a person saved for themselves (DESK-3). */
import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { CODE } from '../../../contract/codes.ts';
import type { ListOf } from '../../../contract/paging.ts';
import {
  LEAD_COLUMNS,
  LEAD_PERIODS,
  SAVED_VIEWS_MAX,
  type SavedView,
  VIEW_NAME_MAX_CHARACTERS,
} from '../../../contract/saved-view-api.ts';
import { ApiError } from '../../http/api-error.ts';
import { idOf, type StaffRequest, type StaffRoute } from '../../staff/staff-route.ts';
import type { SavedViewTable } from '../../storage/tables/saved-view.table.ts';
import { LEAD_FILTER, LEAD_SORT } from '../list/lead-filter.ts';
import { countOtherViews, listViews, putView, removeView } from './saved-view.repository.ts';

/** As it is sent, it stays: times are not read here. */
const TIME_TEXT = z.iso.datetime({ offset: true });
/** Whom was searched for is nobody's to keep, so that `q` is no part of a view. */
const VIEW_FILTER = LEAD_FILTER.omit({ q: true }).extend({
  from: TIME_TEXT.exactOptional(),
  to: TIME_TEXT.exactOptional(),
});
const SAVE = z.strictObject({
  name: z.string().trim().min(1).max(VIEW_NAME_MAX_CHARACTERS),
  settings: z.strictObject({
    filter: VIEW_FILTER,
    period: z.enum(LEAD_PERIODS).exactOptional(),
    sort: LEAD_SORT.exactOptional(),
    columns: z.array(z.enum(LEAD_COLUMNS)).min(1).max(LEAD_COLUMNS.length),
  }),
});

function viewOf({ id, name, settings }: Selectable<SavedViewTable>): SavedView {
  return { id, name, settings: JSON.parse(settings) };
}

async function list({ store, actor }: StaffRequest): Promise<ListOf<SavedView>> {
  const items = (await listViews(store.db, actor.staffId)).map(viewOf);
  return { items, total: items.length };
}

async function save(request: StaffRequest): Promise<SavedView> {
  const { store, actor, now } = request;
  const { name, settings } = await request.read(SAVE);
  return store.transaction(async (transaction) => {
    const others = await countOtherViews(transaction, actor.staffId, name);
    if (others >= SAVED_VIEWS_MAX) throw new ApiError(CODE.tooManyViews);
    const view = { id: randomUUIDv7(), staff_id: actor.staffId, name, settings: JSON.stringify(settings) };
    return viewOf(await putView(transaction, { ...view, created_at: now }));
  });
}

async function remove(request: StaffRequest): Promise<object> {
  const { store, actor } = request;
  if (!(await removeView(store.db, actor.staffId, idOf(request)))) throw new ApiError(CODE.notFound);
  return {};
}

/** The routes of saved views: everybody's are their own. */
export const savedViewRoutes: readonly StaffRoute[] = [
  { method: 'GET', path: '/api/desk/views', rule: 'lead.read', handle: list },
  { method: 'POST', path: '/api/desk/views', rule: 'lead.read', handle: save },
  { method: 'DELETE', path: '/api/desk/views/:id', rule: 'lead.read', handle: remove },
];
