/** The time of a publishing: what is set, how to set it, and how to take it back. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PublishingPlan } from '../../contract/edition-api.ts';
import { MS_PER_SECOND } from '../../../../contract/time/time-units.ts';
import { call, CallError } from '../../../../desk/api/call.ts';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { CONTENT_KEYS } from '../edits/content-api.ts';

/** How often it is asked whether a plan was carried out. */
const ASK_EVERY_MS = 10 * MS_PER_SECOND;

/** What is planned. While something is, it is asked again and again; what the server then does is shown with it. */
export function useCurrentPlan() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: CONTENT_KEYS.plan,
    queryFn: () => call('GET /api/desk/content/plan'),
    refetchInterval: ({ state }) => (state.data?.publish_at && state.data.refused_at === null ? ASK_EVERY_MS : false),
  });
  const isDue = Date.parse(query.data?.publish_at ?? '') <= query.dataUpdatedAt;
  useEffect(() => {
    if (!isDue) return;
    void client.invalidateQueries({ queryKey: CONTENT_KEYS.publishing });
    // Once it is carried out, which another server may have done.
    return () => {
      void client.invalidateQueries({ queryKey: CONTENT_KEYS.changes });
      void client.invalidateQueries({ queryKey: CONTENT_KEYS.editions });
    };
  }, [isDue, client]);
  return query;
}

/** Two ways to change the plan, which is shown at once. */
export function usePlan() {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const onSuccess = (changed: PublishingPlan) => client.setQueryData(CONTENT_KEYS.plan, changed);
  // A field for times that is not whole is refused as the server refuses a time that is over.
  const set = useMutation({
    mutationFn: (time: Date) =>
      Number.isNaN(time.getTime())
        ? Promise.reject(new CallError(422, { field: 'publish_at' }))
        : call('POST /api/desk/content/plan', { body: { publish_at: time.toISOString() } }),
    onSuccess,
  });
  return {
    set,
    cancel: useMutation({ mutationFn: () => call('DELETE /api/desk/content/plan'), onSuccess, onError: notifyError }),
  };
}
