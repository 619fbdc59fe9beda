/** Asks for the fees agreed at each school (DESK-7). */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../desk/api/call.ts';
import { schoolName } from '../../../desk/leads/school-label.ts';
import { useLocale } from '../../../desk/words/WordsProvider.tsx';
import type { FiguresRequest } from '../schema.ts';
import { joinSchools } from './school-fees.ts';

/** A row for each school, whatever name of it was typed; none for who may not see fees. */
export function useSchoolFees(asked: FiguresRequest, isAskable: boolean) {
  const { data, error, isLoading, isPlaceholderData, refetch } = useQuery({
    queryKey: ['school-fees', asked],
    queryFn: ({ signal }) => call('POST /api/desk/figures/schools', { body: asked, signal }),
    placeholderData: keepPreviousData,
    enabled: isAskable,
  });
  const locale = useLocale();
  const rows = useMemo(() => joinSchools(data?.items ?? [], (typed) => schoolName(typed, locale)), [data, locale]);
  return { rows, error, isComing: isLoading || isPlaceholderData, retry: () => void refetch() };
}
