/** Who works here, for names beside registrations and for assigning them. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reachOf } from '../../contract/staff/access.ts';
import type { StaffItem } from '../../features/staff/contract.ts';
import { MS_PER_MINUTE } from '../../contract/time/time-units.ts';
import { call } from '../api/call.ts';
import { useMe } from '../session/me.ts';
import { useTranslate } from '../words/WordsProvider.tsx';
import { staffNames } from './staff-names.ts';

/** Everybody who has or had an account; every role may ask, to read who did what. All screens share one answer. */
export const STAFF = queryOptions({
  queryKey: ['staff'],
  queryFn: async () => (await call('GET /api/desk/staff')).items,
  staleTime: MS_PER_MINUTE,
});

/** The staff and what the desk calls each of them. */
export interface StaffWords {
  /** "Me" for oneself; words for nobody and for who is not known any more. */
  nameOf: (id: string | null) => string;
  /** The same in a sentence: as who did something, or whom it was done to. */
  inSentence: (id: string | null, part: 'subject' | 'object') => string;
  /** Who may look after registrations, oneself first. */
  assignable: StaffItem[];
}

/** Asks once for all screens. */
export function useStaff(): StaffWords {
  const translate = useTranslate();
  const me = useMe();
  const { data: staff } = useQuery(STAFF);
  return useMemo(() => {
    const names = staffNames(staff ?? []);
    const nameOf = (id: string | null) => {
      if (id === null) return translate('lead.nobody');
      if (id === me.id) return translate('lead.me');
      return names.get(id) ?? (staff ? translate('lead.former_staff') : '…');
    };
    const inSentence = (id: string | null, part: 'subject' | 'object') =>
      id === me.id ? translate(part === 'subject' ? 'lead.you' : 'lead.yourself') : nameOf(id);
    const assignable = (staff ?? [])
      .filter(({ role, is_disabled }) => !is_disabled && reachOf(role, 'lead.change') !== undefined)
      .sort((a, b) => Number(b.id === me.id) - Number(a.id === me.id) || a.email.localeCompare(b.email));
    return { nameOf, inSentence, assignable };
  }, [staff, me.id, translate]);
}
