/** The desk's routes about what is forgotten when (DESK-9). */
import { z } from 'zod';
import { TIME } from '../desk-api/lead-choice.ts';
import type { StaffRoute } from '../desk-api/staff-route.ts';
import { confirmPurge, postponePurge, readRetention } from './retention.service.ts';

const CONFIRM = z.strictObject({ clock: TIME });

/** The routes. */
export const RETENTION_ROUTES: readonly StaffRoute[] = [
  { method: 'GET', path: '/api/desk/retention', rule: 'retention.read', handle: readRetention },
  {
    method: 'POST',
    path: '/api/desk/retention/confirm',
    rule: 'retention.confirm',
    handle: async (call) => confirmPurge(call, (await call.read(CONFIRM)).clock),
  },
  { method: 'POST', path: '/api/desk/retention/postpone', rule: 'retention.confirm', handle: postponePurge },
];
