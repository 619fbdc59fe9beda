/** The desk's calls about notices, and how long their answers are good. */
import { queryOptions } from '@tanstack/react-query';
import type { ChannelItem, RetryResult, SaveChannelRequest, TestResult } from '../../contract/notice-api.ts';
import { call } from '../api/call.ts';

/** How often the state of channels is asked for again. */
export const NOTICES_POLL_MS = 10_000;

/** Begins the keys of all queries about notices. */
export const NOTICES_KEY = ['notices'] as const;

/** All channels. */
export const CHANNELS = queryOptions({
  queryKey: [...NOTICES_KEY, 'channels'],
  queryFn: ({ signal }) => call('GET /api/desk/notices/channels', { signal }),
  refetchInterval: NOTICES_POLL_MS,
});

/** Notices that were given up. */
export const FAILED = queryOptions({
  queryKey: [...NOTICES_KEY, 'failed'],
  queryFn: ({ signal }) => call('GET /api/desk/notices/failed', { signal }),
  refetchInterval: NOTICES_POLL_MS,
});

/** The notices of one registration; asked for again while one is on its way. */
export function noticesOfLead(leadId: string) {
  return queryOptions({
    queryKey: [...NOTICES_KEY, 'lead', leadId],
    queryFn: ({ signal }) => call('GET /api/desk/leads/:id/notices', { id: leadId, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ state }) => state === 'waiting') ? NOTICES_POLL_MS : false,
  });
}

/** Saves a channel; a new one when it has no id. @throws CallError */
export function saveChannel(id: string | undefined, sent: SaveChannelRequest): Promise<ChannelItem> {
  return id === undefined
    ? call('POST /api/desk/notices/channels', { body: sent })
    : call('PATCH /api/desk/notices/channels/:id', { id, body: sent });
}

/** Deletes a channel. @throws CallError */
export function deleteChannel(id: string): Promise<object> {
  return call('DELETE /api/desk/notices/channels/:id', { id });
}

/** Sends a test. @throws CallError */
export function testChannel(id: string): Promise<TestResult> {
  return call('POST /api/desk/notices/channels/:id/test', { id });
}

/** Tries a given-up notice again, or all. @throws CallError */
export function retryFailed(id: string | undefined): Promise<RetryResult> {
  return id === undefined
    ? call('POST /api/desk/notices/failed/retry')
    : call('POST /api/desk/notices/failed/:id/retry', { id });
}
