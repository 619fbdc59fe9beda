/** Signing in and out, as react-admin asks for it. The sign-in itself is a page of the site. */
import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { DESK_CODE } from '../../contract/desk-codes.ts';
import { SIGN_IN_PATH } from '../../contract/routes.ts';
import { CallError, call, readXsrfToken } from '../api/call.ts';
import { goToSignIn } from '../api/sign-in-address.ts';
import { forgetLaidDrafts } from '../leads/note-drafts.ts';
import { fetchMe } from './me.ts';
import { forgetWork } from './remembered.ts';

/** The page is about to go: nothing more is to be shown on it. */
function never(): Promise<never> {
  return new Promise(() => {});
}

function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.code === DESK_CODE.notSignedIn;
}

function passUnlessSignedOut(error: unknown): void {
  if (!isSignedOut(error)) throw error;
}

/** Makes the provider on the desk's own cache of answers. */
export function authProvider(client: QueryClient): AuthProvider {
  return {
    async checkAuth() {
      // Without the cookie there is no session: asking would only put an error on the console.
      if (!readXsrfToken()) {
        goToSignIn();
        await never();
      }
      // Whoever the server cannot name just now is not signed out for it: the screen says what is wrong.
      await fetchMe(client).catch((error: unknown) => (isSignedOut(error) ? never() : undefined));
    },
    // A session that has ended has led to the sign-in already (`call`).
    checkError: async () => {},
    async getIdentity() {
      const { id, email } = await fetchMe(client);
      return { id, fullName: email };
    },
    getPermissions: async () => (await fetchMe(client)).role,
    login: async () => goToSignIn(),
    async logout() {
      if (readXsrfToken()) await call('POST', '/api/staff/sign-out').catch(passUnlessSignedOut);
      client.clear();
      forgetWork(window.localStorage);
      forgetLaidDrafts(window.sessionStorage);
      window.location.assign(SIGN_IN_PATH);
      await never();
    },
  };
}
