/** When the team calls, and how many people an hour: what managers set for the hours that people choose from (RECEIPT-2). */
import type { CallSetting } from '../../../contract/time/call-windows.ts';
import { CODE } from '../../../contract/codes.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { readCallSetting, writeCallSetting } from './call-setting.repository.ts';

/** The setting as it is. */
export function openCallSetting({ store }: StaffContext): Promise<CallSetting> {
  return readCallSetting(store.db);
}

/** Changes it; calls that are agreed already stay. @throws ApiError invalid when the day ends before it begins. */
export async function changeCallSetting(context: StaffContext, setting: CallSetting): Promise<CallSetting> {
  if (setting.to_hour <= setting.from_hour) throw new ApiError(CODE.invalid, { field: 'to_hour' });
  await context.store.transaction(async (transaction) => {
    await writeCallSetting(transaction, setting);
    await addLogEntries(transaction, [logEntry(context, 'call_setting_changed', { detail: { ...setting } })]);
  });
  return setting;
}
