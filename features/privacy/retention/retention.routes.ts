/** The desk's routes about what is forgotten when (DESK-9). */
import type { StaffRoute } from '../../staff/staff-route.ts';
import { confirmPurgeSchema } from '../schema.ts';
import { confirmPurge, postponePurge, readRetention } from './retention.service.ts';

/** What the routes need beside: `wakePurge` says that a manager has confirmed a purge. */
export interface RetentionRouteOptions {
  wakePurge: () => void;
}

/** What is due to be erased, and a manager’s word on a purge that waits for it. */
export const retentionRoutes = ({ wakePurge }: RetentionRouteOptions): StaffRoute[] => [
  { call: 'GET /api/desk/retention', rule: 'retention.read', handle: readRetention },
  {
    call: 'POST /api/desk/retention/confirm',
    rule: 'retention.confirm',
    handle: async (request) => confirmPurge(request, (await request.read(confirmPurgeSchema)).clock, wakePurge),
  },
  {
    call: 'POST /api/desk/retention/postpone',
    rule: 'retention.confirm',
    // Nothing is erased by it.
    needsConfirmation: false,
    handle: postponePurge,
  },
];
