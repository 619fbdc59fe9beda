/** The list's state, in the address, and its page of registrations. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../../desk/api/call.ts';
import type { ListOf } from '../../../../contract/staff/paging.ts';
import { KEYS } from '../../../../desk/leads/lead-api.ts';
import type { LeadItem } from '../../contract/leads.ts';
import type { LeadFilter } from '../../schema/leads.ts';
import { filterOf, type ListChanges, type ListState, queryOf, readListState, writeListState } from './list-state.ts';

/** Whom one searched for, until the page is left: it stands neither in an address nor in the browser's storage. */
const searched = { q: '' };

/** What the screen of the list reads and changes. */
export interface LeadList {
  state: ListState;
  /** Changes the list; goes to the first page unless another is named. */
  setState: (changes: ListChanges) => void;
  /** Shows another list altogether. */
  replaceState: (state: ListState) => void;
  q: string;
  setQ: (q: string) => void;
  /** The filter as the server takes it. */
  filter: LeadFilter;
  data: ListOf<LeadItem> | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
}

/** The state after a change: a time of registering that is undefined is left out, all else has to have a value. */
function merged(state: ListState, changes: ListChanges): ListState {
  const { filter = state.filter, sort = state.sort, page = 1, perPage = state.perPage } = changes;
  const { period, first, last } = { ...state, ...changes };
  return { filter, ...(period && { period }), ...(first && { first }), ...(last && { last }), sort, page, perPage };
}

/** Reads the list that the address names. */
export function useLeadList(): LeadList {
  const [params, setParams] = useSearchParams();
  const [q, keepQ] = useState(searched.q);
  const address = params.toString();
  const state = useMemo(() => readListState(new URLSearchParams(address)), [address]);
  const replaceState = useCallback(
    (next: ListState) => setParams(writeListState(next), { replace: true }),
    [setParams],
  );
  const setState = (changes: ListChanges) => replaceState(merged(state, changes));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...KEYS.leads, address, q],
    queryFn: ({ signal }) =>
      call('POST /api/desk/leads/search', { body: queryOf(state, q, new Date()), signal: signal }),
    placeholderData: keepPreviousData,
    // Each search is logged: it is asked once, and not whenever the window is looked at again.
    refetchOnWindowFocus: q === '',
  });
  const setQ = (typed: string) => {
    searched.q = typed;
    keepQ(typed);
    if (state.page > 1) setState({ page: 1 });
  };
  return {
    state,
    setState,
    replaceState,
    q,
    setQ,
    filter: useMemo(() => filterOf(state, q, new Date()), [state, q]),
    data,
    error,
    isFetching,
    refetch: () => void refetch(),
  };
}
