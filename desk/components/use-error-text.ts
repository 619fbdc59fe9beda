/** Says why a call has failed. */
import { CallError } from '../api/call.ts';
import { useTranslate } from '../words/WordsProvider.tsx';
import { useNotify } from './NotifyProvider.tsx';

/** Writes an error for the person: the server's own sentence where there is one, else a text of the desk. */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => {
    if (!(error instanceof CallError)) return translate('shell.error.unknown');
    return error.serverText ?? translate(error.key);
  };
}

/** A handler for what a call throws: shows the error at the bottom of the screen. */
export function useNotifyError(): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    if (error instanceof CallError) notify(error.key, 'error', { sentence: error.serverText });
    else notify('shell.error.unknown', 'error');
  };
}
