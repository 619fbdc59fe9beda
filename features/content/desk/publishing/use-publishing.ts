/** What the server is publishing, and the two ways to have it do so. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PublishingStatus } from '../../contract/edition-api.ts';
import { MS_PER_SECOND } from '../../../../contract/time/time-units.ts';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { CONTENT_KEYS } from '../edits/content-api.ts';
import { call } from '../../../../desk/api/call.ts';

/** What the server's publishing is doing, asked each second while it is at work. */
export function usePublishing(): PublishingStatus | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: CONTENT_KEYS.publishing,
    queryFn: () => call('GET /api/desk/content/publishing'),
    refetchInterval: ({ state }) => (state.data?.state === 'building' ? MS_PER_SECOND : false),
  });
  const state = data?.state;
  useEffect(() => {
    // What is edited may have been brought back with the pages.
    if (state === 'published') void client.invalidateQueries({ queryKey: CONTENT_KEYS.all });
  }, [state, client]);
  return data;
}

/** Documents whose edits are to be published, or an edition that is to be shown again, with its drafts or without. */
export type Order = { documents: string[] } | { edition: string; drafts: boolean };

/** Publishes drafts, or restores an edition. */
export function usePublish() {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: (order: Order) =>
      'documents' in order
        ? call('POST /api/desk/content/publishing', { body: { documents: order.documents } })
        : call('POST /api/desk/content/editions/:id/restore', { id: order.edition, body: { drafts: order.drafts } }),
    // How long the last ones took stays known.
    onSuccess: (state) =>
      client.setQueryData<PublishingStatus>(CONTENT_KEYS.publishing, (before) => ({
        ...state,
        ...(before?.times && { times: before.times }),
      })),
    onError: notifyError,
  });
}
