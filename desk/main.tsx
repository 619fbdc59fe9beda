/** Starts the staff's desk in the document that the server sends for every path under `/dashboard`. */
// First: what comes after it may use them as it is read.
import './stand-ins.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { DUE_API } from '../contract/staff/desk-first-paint.ts';
import { watchInputs } from './api/attendance.ts';
import { CallError, isFirstCall, readXsrfToken } from './api/call.ts';
import { renew } from './api/renewal.ts';
import { goToSignIn } from './api/sign-in-address.ts';
import { keptDueLanguage } from './leads/due-language.ts';
import { dueOf } from './leads/lead-api.ts';
import { askWhoIsThere, ME } from './session/me.ts';
import { Desk } from './shell/Desk.tsx';
import { firstLocale } from './words/locale.ts';
import { loadLanguage } from './words/translate.ts';

/** What the server refused it would refuse again; a connection that was gone may be back. */
const RETRIES = 2;

/** The list of whom to call is waited for so long; then the desk is drawn with a sign that it waits. */
const LIST_MAX_MS = 2000;

function makeClient(): QueryClient {
  const onError = (error: unknown): void => askWhoIsThere(client, error);
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSettled: (_data, error, _sent, _kept, { meta }) => renew(client, meta, error),
    }),
    defaultOptions: {
      queries: {
        retry: (count, error) => count < RETRIES && error instanceof CallError && error.status === 0,
      },
    },
  });
  return client;
}

async function start(place: HTMLElement): Promise<void> {
  const client = makeClient();
  const [first] = await Promise.all([loadLanguage(firstLocale()), client.prefetchQuery(ME)]);
  // Drawn once, with its data: a phone's processor would take as long again for the frame and for a sign that it waits.
  const locale = keptDueLanguage(client.getQueryData(ME.queryKey)?.id ?? '');
  if (isFirstCall(locale ? `${DUE_API}?locale=${locale}` : DUE_API)) {
    const late = new Promise((resolve) => setTimeout(resolve, LIST_MAX_MS));
    await Promise.race([client.prefetchQuery({ ...dueOf(locale ? { locale } : {}), retry: false }), late]);
  }
  watchInputs();
  createRoot(place).render(<Desk first={first} client={client} />);
}

const place = document.getElementById('desk');
// Without the cookie there is no session: asking for one would only put an error on the console.
if (!readXsrfToken()) goToSignIn();
else if (place) await start(place);
