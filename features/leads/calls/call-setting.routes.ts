/** The desk's routes about the team's hours (RECEIPT-2). */
import { z } from 'zod';
import { CALL_SETTING_BOUNDS, type CallSetting } from '../../../contract/time/call-windows.ts';
import type { StaffRoute } from '../../staff/staff-route.ts';
import { changeCallSetting, openCallSetting } from './call-setting.service.ts';

function within(part: keyof typeof CALL_SETTING_BOUNDS) {
  const { min, max } = CALL_SETTING_BOUNDS[part];
  return z.int().min(min).max(max);
}

const SETTING: z.ZodType<CallSetting> = z.strictObject({
  calls_per_window: within('calls_per_window'),
  from_hour: within('from_hour'),
  to_hour: within('to_hour'),
  is_place_shown: z.boolean(),
});

/** Managers read and set how many calls an hour may be picked, at which hours, and whether people are told their place. */
export const callSettingRoutes: readonly StaffRoute[] = [
  { call: 'GET /api/desk/call-setting', rule: 'call.set', handle: openCallSetting },
  {
    call: 'PATCH /api/desk/call-setting',
    rule: 'call.set',
    handle: async (request) => changeCallSetting(request, await request.read(SETTING)),
  },
];
