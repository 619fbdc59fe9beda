/** The desk's routes about the team's hours (RECEIPT-2). */
import { z } from 'zod';
import { CALLS_PER_WINDOW_MAX, type CallSetting } from '../../../contract/call-windows.ts';
import type { StaffRoute } from '../../staff/staff-route.ts';
import { changeCallSetting, openCallSetting } from './call-setting.service.ts';

const HOURS_PER_DAY = 24;
const SETTING: z.ZodType<CallSetting> = z.strictObject({
  calls_per_window: z.int().min(0).max(CALLS_PER_WINDOW_MAX),
  from_hour: z
    .int()
    .min(0)
    .max(HOURS_PER_DAY - 1),
  to_hour: z.int().min(1).max(HOURS_PER_DAY),
});

/** Managers read and set how many calls an hour may be picked, and at which hours. */
export const callSettingRoutes: readonly StaffRoute[] = [
  { method: 'GET', path: '/api/desk/call-setting', rule: 'call.set', handle: openCallSetting },
  {
    method: 'PATCH',
    path: '/api/desk/call-setting',
    rule: 'call.set',
    handle: async (request) => changeCallSetting(request, await request.read(SETTING)),
  },
];
