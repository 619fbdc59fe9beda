/** Asks for the fees agreed at each school (DESK-7). */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../desk/api/call.ts';
import type { FiguresRequest } from '../schema.ts';

/** A row for each school; none for who may not see fees. */
export function useSchoolFees(asked: FiguresRequest, isAskable: boolean) {
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['school-fees', asked],
    queryFn: ({ signal }) => call('POST /api/desk/figures/schools', { body: asked, signal }),
    placeholderData: keepPreviousData,
    enabled: isAskable,
  });
  return { rows: data?.items ?? [], error, isLoading, retry: () => void refetch() };
}
