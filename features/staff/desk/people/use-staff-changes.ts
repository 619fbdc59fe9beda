/** The company's people at the server. */
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../desk/api/call.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { nameAndAddress } from '../../../../desk/leads/staff-names.ts';
import { STAFF } from '../../../../desk/leads/use-staff.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { StaffItem } from '../../contract.ts';
import type { AddStaffRequest, ChangeStaffRequest } from '../../schema.ts';

/** A change to somebody's account. */
export interface StaffChange {
  person: StaffItem;
  change: ChangeStaffRequest;
}

/** Changes a role, closes or opens an account, and says so. */
export function useChangeStaff() {
  const notify = useNotify();
  const translate = useTranslate();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: ({ person, change }: StaffChange) => call('PATCH /api/desk/staff/:id', { id: person.id, body: change }),
    meta: { renews: [STAFF.queryKey] },
    onSuccess: (person, { change }) => {
      const { role, is_disabled } = person;
      if (change.name) return notify('staff.changed_name', 'success', { values: { person: change.name } });
      const key = change.role ? 'changed_role' : is_disabled ? 'changed_disabled' : 'changed_enabled';
      notify(`staff.${key}`, 'success', {
        values: { person: nameAndAddress(person), role: translate(`role.${role}`) },
      });
    },
    onError: notifyError,
  });
}

/** Adds somebody; the answer is the link to pass on. */
export function useAddStaff() {
  return useMutation({
    mutationFn: (sent: AddStaffRequest) => call('POST /api/desk/staff', { body: sent }),
    meta: { renews: [STAFF.queryKey] },
  });
}

/** Makes a new link for somebody. */
export function useNewLink() {
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: ({ id }: StaffItem) => call('POST /api/desk/staff/:id/link', { id }),
    onError: notifyError,
  });
}

/** Does something about an account by `DELETE`, and says so. */
function useRemoval(path: 'sessions' | 'factor', done: 'staff.sessions_ended' | 'staff.factor_removed') {
  const notify = useNotify();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: ({ id }: StaffItem) => call(`DELETE /api/desk/staff/:id/${path}`, { id }),
    meta: { renews: [STAFF.queryKey] },
    onSuccess: (_answer, person) => notify(done, 'success', { values: { person: nameAndAddress(person) } }),
    onError: notifyError,
  });
}

/** Ends all sessions of somebody. */
export function useEndSessions() {
  return useRemoval('sessions', 'staff.sessions_ended');
}

/** Removes somebody's second factor. */
export function useRemoveFactor() {
  return useRemoval('factor', 'staff.factor_removed');
}
