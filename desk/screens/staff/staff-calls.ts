/** The company's people at the server. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { ListOf } from '../../../contract/desk-api.ts';
import type { AddStaffRequest, ChangeStaffRequest, StaffItem, StaffLink } from '../../../contract/staff-api.ts';
import { call } from '../../api/call.ts';
import { useNoticeOf } from '../../shell/use-notice-of.ts';

const STAFF_KEY = ['staff'] as const;

/** Everybody who has or had an account; every role may ask, to read who did what. */
export const STAFF = queryOptions({
  queryKey: STAFF_KEY,
  queryFn: async () => (await call<ListOf<StaffItem>>('GET', '/api/desk/staff')).items,
  staleTime: 60_000,
});

/** A change to somebody's account. */
export interface StaffChange {
  person: StaffItem;
  change: ChangeStaffRequest;
}

/** Changes a role, closes or opens an account, and says so. */
export function useChangeStaff() {
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const noticeOf = useNoticeOf();
  return useMutation({
    mutationFn: ({ person, change }: StaffChange) => call<StaffItem>('PATCH', `/api/desk/staff/${person.id}`, change),
    onSuccess: ({ email, role, is_disabled }, { change }) => {
      const key = change.role ? 'changed_role' : is_disabled ? 'changed_disabled' : 'changed_enabled';
      notify(`staff.${key}`, { type: 'success', messageArgs: { email, role: translate(`shell.role.${role}`) } });
    },
    onError: noticeOf,
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_KEY }),
  });
}

/** Adds somebody; the answer is the link to pass on. */
export function useAddStaff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: AddStaffRequest) => call<StaffLink>('POST', '/api/desk/staff', sent),
    onSuccess: () => client.invalidateQueries({ queryKey: STAFF_KEY }),
  });
}

/** Makes a new link for somebody. */
export function useNewLink() {
  const noticeOf = useNoticeOf();
  return useMutation({
    mutationFn: ({ id }: StaffItem) => call<StaffLink>('POST', `/api/desk/staff/${id}/link`, {}),
    onError: noticeOf,
  });
}
