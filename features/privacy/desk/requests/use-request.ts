/** One request, and the steps that are taken with it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../desk/api/call.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import type { RightsDetail } from '../../contract/rights.ts';
import type { ChangeRightsRequest, CloseRightsRequest } from '../../schema.ts';

/** Fetches a request with everything that was done about it. */
export function useRequest(id: string) {
  return useQuery({ queryKey: ['request', id], queryFn: () => call('GET /api/desk/requests/:id', { id }) });
}

type Step = { change: Omit<ChangeRightsRequest, 'version'> } | { close: Omit<CloseRightsRequest, 'version'> };

/** Takes steps, one after the other, however fast they are pressed; each is told of, and the list asks anew. */
export function useStep({ id, version: shownVersion }: RightsDetail) {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  return useMutation({
    scope: { id: `request ${id}` },
    mutationFn: (step: Step) => {
      // That of the step before may not be drawn yet.
      const version = client.getQueryData<RightsDetail>(['request', id])?.version ?? shownVersion;
      return 'change' in step
        ? call('PATCH /api/desk/requests/:id', { id, body: { version, ...step.change } })
        : call('POST /api/desk/requests/:id/close', { id, body: { version, ...step.close } });
    },
    onSuccess: async (request, step) => {
      client.setQueryData(['request', id], request);
      notify('change' in step ? 'carry.did.saved' : 'carry.did.closed', 'success');
      await client.invalidateQueries({ queryKey: ['requests'] });
    },
    onError: async (error) => {
      notifyError(error);
      await client.invalidateQueries({ queryKey: ['request', id] });
    },
  });
}

/** The mutation that takes a step of a request. */
export type StepTaker = ReturnType<typeof useStep>;
