/** Signs out, or says that it did not work: nobody may believe to be signed out who is not. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CODE } from '../../contract/codes.ts';
import { SIGN_IN_PATH } from '../../contract/routes.ts';
import { CallError, call } from '../api/call.ts';
import { tabStorage } from '../components/theme/safe-storage.ts';
import { useNotify } from '../components/NotifyProvider.tsx';

/** What the desk keeps in the tab: drafts of notes, the order of the last list. */
const WORK_PREFIX = 'desk.';

function passUnlessSignedOut(error: unknown): void {
  if (!(error instanceof CallError && error.code === CODE.notSignedIn)) throw error;
}

async function signOut(client: QueryClient): Promise<void> {
  await call('POST /api/staff/sign-out').catch(passUnlessSignedOut);
  client.clear();
  for (const key of tabStorage.keys()) if (key.startsWith(WORK_PREFIX)) tabStorage.removeItem(key);
  window.location.assign(SIGN_IN_PATH);
}

/** The handler of a button. */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const notify = useNotify();
  return () => {
    signOut(client).catch(() => notify('shell.error.sign_out', 'error', { isLasting: true }));
  };
}
