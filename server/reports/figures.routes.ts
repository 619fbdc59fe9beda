/** The desk's routes of figures (DESK-7). */
import { reachOf } from '../../contract/access.ts';
import { startOfChinaDay } from '../../contract/china-calendar.ts';
import { CODE } from '../../contract/codes.ts';
import {
  FIGURES_MAX_DAYS,
  type FigureOrigins,
  type Figures,
  type SourceFigures,
  type StaffSteps,
} from '../../contract/figures-api.ts';
import type { ListOf } from '../../contract/paging.ts';
import { MS_PER_DAY } from '../../contract/time-units.ts';
import { type FiguresRequest, figuresSchema } from '../../contract/schema/figures.ts';
import { ApiError } from '../http/api-error.ts';
import { ownOnly } from '../staff/staff-context.ts';
import type { StaffRequest, StaffRoute } from '../staff/staff-route.ts';
import { readFigures, readOrigins } from './figures.service.ts';
import { readSources, readStaffSteps } from './source-figures.service.ts';

async function readQuestion(request: StaffRequest): Promise<FiguresRequest> {
  const question = await request.read(figuresSchema);
  const days = (startOfChinaDay(question.to) - startOfChinaDay(question.from)) / MS_PER_DAY + 1;
  if (days < 1 || days > FIGURES_MAX_DAYS) throw new ApiError(CODE.invalid, { field: 'to' });
  return question;
}

async function answerFigures(request: StaffRequest): Promise<Figures> {
  return readFigures(request.store, await readQuestion(request), ownOnly(request), request.now);
}

async function answerOrigins(request: StaffRequest): Promise<FigureOrigins> {
  return readOrigins(request.store, await readQuestion(request), ownOnly(request));
}

async function answerSources(request: StaffRequest): Promise<SourceFigures> {
  return readSources(request.store, await readQuestion(request), ownOnly(request));
}

async function answerStaff(request: StaffRequest): Promise<ListOf<StaffSteps>> {
  const hasFees = reachOf(request.actor.role, 'lead.fee') !== undefined;
  return readStaffSteps(request.store, await readQuestion(request), { ownOf: ownOnly(request), hasFees });
}

/** The routes. */
export const figuresRoutes: readonly StaffRoute[] = [
  { method: 'POST', path: '/api/desk/figures', rule: 'figures.read', handle: answerFigures },
  { method: 'POST', path: '/api/desk/figures/origins', rule: 'figures.read', handle: answerOrigins },
  { method: 'POST', path: '/api/desk/figures/sources', rule: 'figures.read', handle: answerSources },
  // Who looks after whom is for those who see it in the list too.
  { method: 'POST', path: '/api/desk/figures/staff', rule: 'lead.read', handle: answerStaff },
];
