/** Asks how often each consultant called, and how far their registrations came (DESK-7). */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reachOf } from '../../../contract/staff/access.ts';
import { call } from '../../../desk/api/call.ts';
import { useStaff } from '../../../desk/leads/use-staff.ts';
import { useMe } from '../../../desk/session/me.ts';
import type { Fee } from '../../leads/contract/leads.ts';
import type { FiguresRequest, StaffSteps } from '../schema.ts';

/** How far registrations came, as far as it is told by consultant. */
export const STAFF_STEPS = ['registered', 'contacted', 'applied', 'enrolled'] as const;

/** Numbers of one of the staff, or of all together. */
export type StaffNumbers = Omit<StaffSteps, 'staff_id' | 'fees'> & { fees: Fee[] };

/** A person with their numbers. */
export interface StaffRow extends StaffNumbers {
  /** Null: registrations that nobody looks after. */
  staff_id: string | null;
}

const NONE: StaffNumbers = { calls: 0, talked: 0, registered: 0, contacted: 0, applied: 0, enrolled: 0, fees: [] };

function addFees(all: readonly Fee[], more: readonly Fee[]): Fee[] {
  const sums = new Map(all.map(({ currency, amount }) => [currency, amount]));
  for (const { currency, amount } of more) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

/** The numbers of all rows together. */
export function totalOf(rows: readonly StaffRow[]): StaffNumbers {
  return rows.reduce<StaffNumbers>(
    (all, row) => ({
      calls: all.calls + row.calls,
      talked: all.talked + row.talked,
      registered: all.registered + row.registered,
      contacted: all.contacted + row.contacted,
      applied: all.applied + row.applied,
      enrolled: all.enrolled + row.enrolled,
      fees: addFees(all.fees, row.fees),
    }),
    NONE,
  );
}

/** A row for each; who neither called nor looks after anybody has one too, for those who see everybody's. */
export function useStaffFigures(asked: FiguresRequest, isAskable: boolean) {
  const { assignable } = useStaff();
  const hasAll = reachOf(useMe().role, 'lead.read') === 'all';
  const { data, error, isLoading, isPlaceholderData, refetch } = useQuery({
    queryKey: ['staff-figures', asked],
    queryFn: ({ signal }) => call('POST /api/desk/figures/staff', { body: asked, signal }),
    placeholderData: keepPreviousData,
    enabled: isAskable,
  });
  const counted = data?.items.map(({ fees = [], ...steps }): StaffRow => ({ ...steps, fees })) ?? [];
  const known = new Set(counted.map(({ staff_id }) => staff_id));
  const idle = hasAll && data ? assignable.filter(({ id }) => !known.has(id)) : [];
  const isNobody = ({ staff_id }: StaffRow) => staff_id === null;
  const rows = [
    ...counted.filter((row) => !isNobody(row)),
    ...idle.map(({ id }): StaffRow => ({ ...NONE, staff_id: id })),
    ...counted.filter(isNobody),
  ];
  return { rows, error, isComing: isLoading || isPlaceholderData, retry: () => void refetch() };
}
