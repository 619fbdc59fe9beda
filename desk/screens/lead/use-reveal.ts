/** Name and number in the clear, for as long as the registration is on the screen. */
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { RevealedLead } from '../../../contract/lead-api.ts';
import { useNotifyError } from '../../components/use-notify-error.ts';
import { revealLead } from '../../leads/lead-api.ts';

/** The person, once asked for. */
export interface Reveal {
  revealed: RevealedLead | undefined;
  isRevealing: boolean;
  /** Asks the server, which logs it; undefined when that failed, which the person is told. */
  reveal: () => Promise<RevealedLead | undefined>;
}

/** Nothing is shown until `reveal` is called. */
export function useReveal(id: string): Reveal {
  const notifyError = useNotifyError();
  // Whoever comes from a person's request works on that.
  const requestId = useSearchParams()[0].get('request') ?? undefined;
  const { data, isPending, mutateAsync } = useMutation({ mutationFn: () => revealLead(id, requestId), gcTime: 0 });
  return {
    revealed: data,
    isRevealing: isPending,
    reveal: () =>
      mutateAsync().catch((error: unknown) => {
        notifyError(error);
        return undefined;
      }),
  };
}
