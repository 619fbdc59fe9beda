/** Sets the time of a publishing, and takes it back. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PublishingPlan } from '../../../contract/edition-api.ts';
import { CallError } from '../../api/call.ts';
import { useNotifyError } from '../../components/use-error-text.ts';
import { CONTENT_KEYS, cancelPlan, plan } from '../../content/content-api.ts';

/** Two ways to change the plan, which is shown at once. */
export function usePlan() {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const onSuccess = (changed: PublishingPlan) => client.setQueryData(CONTENT_KEYS.plan, changed);
  // A field for times that is not whole is refused as the server refuses a time that is over.
  const set = useMutation({
    mutationFn: (time: Date) =>
      Number.isNaN(time.getTime()) ? Promise.reject(new CallError(422, { field: 'publish_at' })) : plan(time),
    onSuccess,
  });
  return { set, cancel: useMutation({ mutationFn: cancelPlan, onSuccess, onError: notifyError }) };
}
