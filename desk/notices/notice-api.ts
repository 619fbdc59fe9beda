/** The desk's calls about notices, and how long their answers are good. */
import { queryOptions } from '@tanstack/react-query';
import type {
  ChannelItem,
  DeliveryItem,
  FailedItem,
  RetryResult,
  SaveChannelRequest,
  TestResult,
} from '../../contract/notice-api.ts';
import type { ListOf } from '../../contract/paging.ts';
import { call } from '../api/call.ts';

const PATH = '/api/desk/notices';
/** How often the state of channels is asked for again. */
export const NOTICES_POLL_MS = 10_000;

/** Begins the keys of all queries about notices. */
export const NOTICES_KEY = ['notices'] as const;

/** All channels. */
export const CHANNELS = queryOptions({
  queryKey: [...NOTICES_KEY, 'channels'],
  queryFn: ({ signal }) => call<ListOf<ChannelItem>>('GET', `${PATH}/channels`, undefined, signal),
  refetchInterval: NOTICES_POLL_MS,
});

/** Notices that were given up. */
export const FAILED = queryOptions({
  queryKey: [...NOTICES_KEY, 'failed'],
  queryFn: ({ signal }) => call<ListOf<FailedItem>>('GET', `${PATH}/failed`, undefined, signal),
  refetchInterval: NOTICES_POLL_MS,
});

/** The notices of one registration; asked for again while one is on its way. */
export function noticesOfLead(leadId: string) {
  return queryOptions({
    queryKey: [...NOTICES_KEY, 'lead', leadId],
    queryFn: ({ signal }) => call<ListOf<DeliveryItem>>('GET', `/api/desk/leads/${leadId}/notices`, undefined, signal),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ state }) => state === 'waiting') ? NOTICES_POLL_MS : false,
  });
}

/** Saves a channel; a new one when it has no id. @throws CallError */
export function saveChannel(id: string | undefined, sent: SaveChannelRequest): Promise<ChannelItem> {
  return id === undefined ? call('POST', `${PATH}/channels`, sent) : call('PATCH', `${PATH}/channels/${id}`, sent);
}

/** Deletes a channel. @throws CallError */
export function deleteChannel(id: string): Promise<object> {
  return call('DELETE', `${PATH}/channels/${id}`);
}

/** Sends a test. @throws CallError */
export function testChannel(id: string): Promise<TestResult> {
  return call('POST', `${PATH}/channels/${id}/test`, {});
}

/** Tries a given-up notice again, or all. @throws CallError */
export function retryFailed(id: string | undefined): Promise<RetryResult> {
  return call('POST', id === undefined ? `${PATH}/failed/retry` : `${PATH}/failed/${id}/retry`, {});
}
