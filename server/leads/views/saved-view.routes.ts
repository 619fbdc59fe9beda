/** The routes of saved views (DESK-3). */
import { z } from 'zod';
import { LEAD_COLUMNS, LEAD_PERIODS, VIEW_NAME_MAX_CHARACTERS } from '../../../contract/saved-view-api.ts';
import { idOf, type StaffRoute } from '../../staff/staff-route.ts';
import { LEAD_FILTER, LEAD_SORT } from '../list/lead-filter.ts';
import { deleteView, readViews, saveView } from './saved-view.service.ts';
import { typedText } from '../../http/typed-text.ts';

/** As it is sent, it stays: times are not read here. */
const TIME_TEXT = z.iso.datetime({ offset: true });
/** The search text is not saved: it may be a person's name or number. */
const VIEW_FILTER = LEAD_FILTER.omit({ q: true }).extend({
  from: TIME_TEXT.exactOptional(),
  to: TIME_TEXT.exactOptional(),
});
const SAVE = z.strictObject({
  name: typedText().min(1).max(VIEW_NAME_MAX_CHARACTERS),
  settings: z.strictObject({
    filter: VIEW_FILTER,
    period: z.enum(LEAD_PERIODS).exactOptional(),
    sort: LEAD_SORT.exactOptional(),
    columns: z.array(z.enum(LEAD_COLUMNS)).min(1).max(LEAD_COLUMNS.length),
  }),
});

/** The routes of saved views: everybody's are their own. */
export const savedViewRoutes: readonly StaffRoute[] = [
  { method: 'GET', path: '/api/desk/views', rule: 'lead.read', handle: readViews },
  {
    method: 'POST',
    path: '/api/desk/views',
    rule: 'lead.read',
    handle: async (request) => saveView(request, await request.read(SAVE)),
  },
  {
    method: 'DELETE',
    path: '/api/desk/views/:id',
    rule: 'lead.read',
    handle: async (request) => {
      await deleteView(request, idOf(request));
      return {};
    },
  },
];
