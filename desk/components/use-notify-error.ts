/** Says why a call has failed. */
import { useNotify } from './NotifyProvider.tsx';

/** A handler for what a call throws. */
export function useNotifyError(): (error: unknown) => void {
  const notify = useNotify();
  return (error) => notify(error instanceof Error ? error.message : 'shell.error.unknown', 'error');
}
