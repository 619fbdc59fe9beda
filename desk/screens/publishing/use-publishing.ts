/** What the server is publishing, and the two ways to have it do so. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PublishingState } from '../../../contract/edition-api.ts';
import { MS_PER_SECOND } from '../../../contract/time-units.ts';
import { useNotifyError } from '../../components/use-error-text.ts';
import { CONTENT_KEYS, publish, restoreEdition } from '../../content/content-api.ts';
import { call } from '../../api/call.ts';

/** What it does, asked each second while it is at work. */
export function usePublishing(): PublishingState | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: CONTENT_KEYS.publishing,
    queryFn: () => call('GET /api/desk/content/publishing'),
    refetchInterval: ({ state }) => (state.data?.state === 'building' ? MS_PER_SECOND : false),
  });
  const state = data?.state;
  useEffect(() => {
    if (state !== 'published') return;
    void client.invalidateQueries({ queryKey: CONTENT_KEYS.changes });
    void client.invalidateQueries({ queryKey: CONTENT_KEYS.editions });
    void client.invalidateQueries({ queryKey: CONTENT_KEYS.plan });
  }, [state, client]);
  return data;
}

/** Publishes all that was edited, or, with the id of an edition, that one again. */
export function usePublish() {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: (edition: string | undefined) => (edition === undefined ? publish() : restoreEdition(edition)),
    onSuccess: (state) => client.setQueryData(CONTENT_KEYS.publishing, state),
    onError: notifyError,
  });
}
