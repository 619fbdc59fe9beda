/** The desk's route of figures (DESK-7). */
import { z } from 'zod';
import { DAY_MS, DAY_SHAPE, startOfCompanyDay } from '../../contract/company-day.ts';
import { DESK_CODE } from '../../contract/desk-codes.ts';
import { FIGURES_MAX_DAYS, type Figures } from '../../contract/figures-api.ts';
import { LOCALES } from '../../contract/locales.ts';
import { DeskError } from '../desk-api/desk-error.ts';
import { ownOf } from '../desk-api/lead-choice.ts';
import type { StaffCall, StaffRoute } from '../desk-api/staff-route.ts';
import { readFigures } from './figures.service.ts';

const DAY = z
  .string()
  .regex(DAY_SHAPE)
  .refine((day) => Number.isFinite(startOfCompanyDay(day)));
const QUESTION = z.strictObject({ from: DAY, to: DAY, locale: z.enum(LOCALES).exactOptional() });

async function answerFigures(call: StaffCall): Promise<Figures> {
  const question = await call.read(QUESTION);
  const days = (startOfCompanyDay(question.to) - startOfCompanyDay(question.from)) / DAY_MS + 1;
  if (days < 1 || days > FIGURES_MAX_DAYS) throw new DeskError(DESK_CODE.invalid, { field: 'to' });
  return readFigures(call.store.db, question, ownOf(call), call.now);
}

/** The route. */
export const FIGURES_ROUTES: readonly StaffRoute[] = [
  { method: 'POST', path: '/api/desk/figures', rule: 'figures.read', handle: answerFigures },
];
