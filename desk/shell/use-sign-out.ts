/** Signs out, or says that it did not work: nobody may believe to be signed out who is not. */
import { useLogout, useNotify } from 'react-admin';

/** The handler of a button. */
export function useSignOut(): () => void {
  const logout = useLogout();
  const notify = useNotify();
  return () => {
    logout().catch(() => notify('shell.error.sign_out', { type: 'error', autoHideDuration: null }));
  };
}
