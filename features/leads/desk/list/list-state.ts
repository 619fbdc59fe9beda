/**
 * What the list shows, and how it stands in the address (DESK-3): filters without personal data
 * do, so that a list can be bookmarked and the way back leads to it; whom one searched for never does.
 */
import { keysOf } from '../../../../contract/keys-of.ts';
import { LOCALES } from '../../../../contract/locales.ts';
import { EDUCATION, PURPOSE, WORKING_YEARS } from '../../../../contract/registration/registration.ts';
import { NOBODY } from '../../../../desk/leads/staff-names.ts';
import { LEAD_SORT_FIELDS, LEAD_STATUSES } from '../../contract/leads.ts';
import { LEAD_PERIODS, type LeadPeriod } from '../../contract/saved-views.ts';
import type { LeadFilter, LeadQuery, LeadSort, SavedViewSettings } from '../../schema/leads.ts';
import { daysOfRange, rangeOfDays, rangeOfPeriod } from './period.ts';

/** Filters as they stand in the address. */
export type PlainFilter = Omit<LeadFilter, 'q' | 'from' | 'to'>;

/** Filter, order and page of the list, as its address says them. */
export interface ListState {
  filter: PlainFilter;
  /** Instead of days. */
  period?: LeadPeriod;
  /** First and last day, `2026-11-21`. */
  first?: string;
  last?: string;
  sort: LeadSort;
  /** Counts from 1. */
  page: number;
  perPage: number;
}

/** Changes of a list; undefined takes away. */
export type ListChanges = { [K in keyof ListState]?: ListState[K] | undefined };

/** Choices of how many stand on a page. */
export const PAGE_SIZES = [25, 50, 100] as const;
/** The order that a list begins with. */
export const DEFAULT_SORT: LeadSort = { field: 'created_at', order: 'desc' };

const LISTS = {
  status: LEAD_STATUSES,
  education: Object.values(EDUCATION),
  working_years: Object.values(WORKING_YEARS),
  purpose: Object.values(PURPOSE),
  locale: LOCALES,
} as const;
const LIST_NAMES = keysOf(LISTS);

function readFilter(params: URLSearchParams): PlainFilter {
  const filter: Record<string, unknown> = {};
  for (const name of LIST_NAMES) {
    const sent = params.get(name)?.split(',') ?? [];
    const values = LISTS[name].filter((value) => sent.includes(String(value)));
    if (values.length > 0) filter[name] = values;
  }
  for (const name of ['source', 'program']) if (params.get(name)) filter[name] = params.get(name);
  const assignee = params.get('assignee');
  if (assignee) filter['assignee_id'] = assignee === NOBODY ? null : assignee;
  if (params.has('bots')) filter['is_suspected_bot'] = params.get('bots') === 'yes';
  // Built from the names and values of LISTS; the server checks the rest.
  return filter as PlainFilter;
}

function readSort(text: string | null): LeadSort {
  const [name, order] = text?.split('.') ?? [];
  const field = LEAD_SORT_FIELDS.find((one) => one === name);
  return field ? { field, order: order === 'asc' ? 'asc' : 'desc' } : DEFAULT_SORT;
}

/** Reads an address; what cannot be understood is as if it were not there. */
export function readListState(params: URLSearchParams): ListState {
  const period = LEAD_PERIODS.find((one) => one === params.get('period'));
  const { first, last } = daysOfRange(rangeOfDays(params.get('first') ?? undefined, params.get('last') ?? undefined));
  const perPage = PAGE_SIZES.find((size) => String(size) === params.get('per_page')) ?? PAGE_SIZES[0];
  return {
    filter: readFilter(params),
    ...(period ? { period } : {}),
    ...(first && !period ? { first } : {}),
    ...(last && !period ? { last } : {}),
    sort: readSort(params.get('sort')),
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    perPage,
  };
}

/** Writes an address, shortest first: what is as usual is left out. */
export function writeListState({ filter, period, first, last, sort, page, perPage }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of LIST_NAMES) if (filter[name]?.length) params.set(name, filter[name].join(','));
  if (period) params.set('period', period);
  if (first && !period) params.set('first', first);
  if (last && !period) params.set('last', last);
  if (filter.source) params.set('source', filter.source);
  if (filter.program) params.set('program', filter.program);
  if (filter.assignee_id !== undefined) params.set('assignee', filter.assignee_id ?? NOBODY);
  if (filter.is_suspected_bot !== undefined) params.set('bots', filter.is_suspected_bot ? 'yes' : 'no');
  if (sort.field !== DEFAULT_SORT.field || sort.order !== DEFAULT_SORT.order) {
    params.set('sort', `${sort.field}.${sort.order}`);
  }
  if (page > 1) params.set('page', String(page));
  if (perPage !== PAGE_SIZES[0]) params.set('per_page', String(perPage));
  return params;
}

/** Whether the order leaves out everybody without a next call: the server has no place for them in it. */
export function isNextCallOnly({ sort }: ListState): boolean {
  return sort.field === 'next_call_at';
}

/** How many kinds of filter are set, for a badge on the button that opens them. */
export function countFilters({ filter, period, first, last }: ListState): number {
  return Object.keys(filter).length + (period || first || last ? 1 : 0);
}

/** The filter as the server takes it. */
export function filterOf(state: ListState, q: string, now: Date): LeadFilter {
  const range = state.period ? rangeOfPeriod(state.period, now) : rangeOfDays(state.first, state.last);
  return { ...state.filter, ...range, ...(q.trim() ? { q: q.trim() } : {}) };
}

/** The question to the server. */
export function queryOf(state: ListState, q: string, now: Date): LeadQuery {
  return { page: state.page, per_page: state.perPage, sort: state.sort, filter: filterOf(state, q, now) };
}

/** What of a list is saved in a view, but for its columns. */
export function settingsOf({ filter, period, first, last, sort }: ListState): Omit<SavedViewSettings, 'columns'> {
  return { filter: { ...filter, ...rangeOfDays(first, last) }, ...(period ? { period } : {}), sort };
}

/** The state of the list that a saved view brings back, on its first page. */
export function stateOfSettings({ filter, period, sort }: SavedViewSettings, perPage: number): ListState {
  const { from, to, ...plain } = filter;
  const { first, last } = daysOfRange({ ...(from ? { from } : {}), ...(to ? { to } : {}) });
  return {
    filter: plain,
    ...(period ? { period } : {}),
    ...(first ? { first } : {}),
    ...(last ? { last } : {}),
    sort: sort ?? DEFAULT_SORT,
    page: 1,
    perPage,
  };
}
