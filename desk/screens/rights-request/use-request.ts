/** One request, and the steps that are taken with it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RightsDetail } from '../../../contract/rights-api.ts';
import type { ChangeRightsRequest, CloseRightsRequest } from '../../../contract/schema/rights.ts';
import { useNotify } from '../../components/NotifyProvider.tsx';
import { useNotifyError } from '../../components/use-error-text.ts';
import { changeRequest, closeRequest, fetchRequest, RIGHTS_KEYS } from '../../rights/rights-api.ts';

/** Fetches a request with everything that was done about it. */
export function useRequest(id: string) {
  return useQuery({ queryKey: RIGHTS_KEYS.request(id), queryFn: () => fetchRequest(id) });
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
      const version = client.getQueryData<RightsDetail>(RIGHTS_KEYS.request(id))?.version ?? shownVersion;
      return 'change' in step
        ? changeRequest(id, { version, ...step.change })
        : closeRequest(id, { version, ...step.close });
    },
    onSuccess: async (request, step) => {
      client.setQueryData(RIGHTS_KEYS.request(id), request);
      notify('change' in step ? 'carry.did.saved' : 'carry.did.closed', 'success');
      await client.invalidateQueries({ queryKey: ['requests'] });
    },
    onError: async (error) => {
      notifyError(error);
      await client.invalidateQueries({ queryKey: RIGHTS_KEYS.request(id) });
    },
  });
}

/** What takes steps. */
export type StepTaker = ReturnType<typeof useStep>;
