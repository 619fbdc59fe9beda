/** The desk's routes of figures (DESK-7). */
import { reachOf } from '../../contract/staff/access.ts';
import { ownOnly } from '../staff/staff-context.ts';
import type { StaffRoute } from '../staff/staff-route.ts';
import { readFigures, readOrigins } from './figures.service.ts';
import { figuresSchema } from './schema.ts';
import { readSchoolFees, readSources, readStaffSteps } from './source-figures.service.ts';

/** Routes of the figures. */
export const figuresRoutes: readonly StaffRoute[] = [
  {
    call: 'POST /api/desk/figures',
    rule: 'figures.read',
    handle: async (request) =>
      readFigures(request.store, await request.read(figuresSchema), ownOnly(request), request.now),
  },
  {
    call: 'POST /api/desk/figures/origins',
    rule: 'figures.read',
    handle: async (request) => readOrigins(request.store, await request.read(figuresSchema), ownOnly(request)),
  },
  {
    call: 'POST /api/desk/figures/schools',
    rule: 'lead.fee',
    handle: async (request) => readSchoolFees(request.store, await request.read(figuresSchema)),
  },
  {
    call: 'POST /api/desk/figures/sources',
    rule: 'figures.read',
    handle: async (request) => readSources(request.store, await request.read(figuresSchema), ownOnly(request)),
  },
  {
    call: 'POST /api/desk/figures/staff',
    // Who looks after whom is for those who see it in the list too.
    rule: 'lead.read',
    async handle(request) {
      const hasFees = reachOf(request.actor.role, 'lead.fee') !== undefined;
      return readStaffSteps(request.store, await request.read(figuresSchema), { ownOf: ownOnly(request), hasFees });
    },
  },
];
