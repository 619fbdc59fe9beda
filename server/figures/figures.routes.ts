/** The desk's routes of figures (DESK-7). */
import { z } from 'zod';
import { DAY_MS, DAY_SHAPE, startOfCompanyDay } from '../../contract/company-day.ts';
import { DESK_CODE } from '../../contract/desk-codes.ts';
import { FIGURES_MAX_DAYS, type FigureOrigins, type Figures, type FiguresRequest } from '../../contract/figures-api.ts';
import { LOCALES } from '../../contract/locales.ts';
import { DeskError } from '../desk-api/desk-error.ts';
import { ownOf } from '../desk-api/lead-choice.ts';
import type { StaffCall, StaffRoute } from '../desk-api/staff-route.ts';
import { readFigures, readOrigins } from './figures.service.ts';

const DAY = z
  .string()
  .regex(DAY_SHAPE)
  .refine((day) => Number.isFinite(startOfCompanyDay(day)));
const QUESTION = z.strictObject({ from: DAY, to: DAY, locale: z.enum(LOCALES).exactOptional() });

async function readQuestion(call: StaffCall): Promise<FiguresRequest> {
  const question = await call.read(QUESTION);
  const days = (startOfCompanyDay(question.to) - startOfCompanyDay(question.from)) / DAY_MS + 1;
  if (days < 1 || days > FIGURES_MAX_DAYS) throw new DeskError(DESK_CODE.invalid, { field: 'to' });
  return question;
}

async function answerFigures(call: StaffCall): Promise<Figures> {
  return readFigures(call.store, await readQuestion(call), ownOf(call), call.now);
}

async function answerOrigins(call: StaffCall): Promise<FigureOrigins> {
  return readOrigins(call.store, await readQuestion(call), ownOf(call));
}

/** The routes. */
export const FIGURES_ROUTES: readonly StaffRoute[] = [
  { method: 'POST', path: '/api/desk/figures', rule: 'figures.read', handle: answerFigures },
  { method: 'POST', path: '/api/desk/figures/origins', rule: 'figures.read', handle: answerOrigins },
];
