/** The desk's calls about notices, and how long their answers are good. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../desk/api/call.ts';
import type { ChannelItem, SaveChannelRequest } from '../contract.ts';

/** How often the state of channels is asked for again. */
export const NOTICES_POLL_MS = 10_000;

/** Begins the keys of all queries about notices. */
export const NOTICES_KEY = ['notices'] as const;

/** The query for the list of channels, asked again while the screen is open. */
export const CHANNELS = queryOptions({
  queryKey: [...NOTICES_KEY, 'channels'],
  queryFn: ({ signal }) => call('GET /api/desk/notices/channels', { signal }),
  refetchInterval: NOTICES_POLL_MS,
});

/** Saves a channel; a new one when it has no id. @throws CallError */
export function saveChannel(id: string | undefined, sent: SaveChannelRequest): Promise<ChannelItem> {
  return id === undefined
    ? call('POST /api/desk/notices/channels', { body: sent })
    : call('PATCH /api/desk/notices/channels/:id', { id, body: sent });
}
