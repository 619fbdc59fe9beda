/** Tells of a call's failure in the words of the server. */
import { useNotify } from 'react-admin';

/** A handler for what a call throws. */
export function useNoticeOf(): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    const message = error instanceof Error ? error.message : 'shell.error.unknown';
    notify(message, { type: 'error', messageArgs: { _: message }, autoHideDuration: 10_000 });
  };
}
