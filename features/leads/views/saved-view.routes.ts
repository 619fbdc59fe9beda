/** The routes of saved views (DESK-3). */
import { idOf, type StaffRoute } from '../../staff/staff-route.ts';
import { saveViewSchema } from '../schema/leads.ts';
import { deleteView, readViews, saveView } from './saved-view.service.ts';

/** The routes of saved views: everybody's are their own. */
export const savedViewRoutes: readonly StaffRoute[] = [
  { call: 'GET /api/desk/views', rule: 'lead.read', handle: readViews },
  {
    call: 'POST /api/desk/views',
    rule: 'lead.read',
    handle: async (request) => saveView(request, await request.read(saveViewSchema)),
  },
  { call: 'DELETE /api/desk/views/:id', rule: 'lead.read', handle: (request) => deleteView(request, idOf(request)) },
];
