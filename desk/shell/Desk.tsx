/** The staff's desk: what its screens share, and the router that shows them. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../api/call.ts';
import { NotifyProvider } from '../components/NotifyProvider.tsx';
import { useThemeOnPage } from '../components/theme-mode.ts';
import type { Language } from '../words/translate.ts';
import { WordsProvider } from '../words/WordsProvider.tsx';
import { DeskRouter } from './DeskRouter.tsx';

/** What the server refused it would refuse again; a connection that was gone may be back. */
const RETRIES = 2;

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < RETRIES && error instanceof CallError && error.status === 0,
      },
    },
  });
}

/** The desk, in the language to begin with. */
export function Desk({ first }: { first: Language }) {
  const [client] = useState(makeClient);
  useThemeOnPage();
  return (
    <WordsProvider first={first}>
      <QueryClientProvider client={client}>
        <NotifyProvider>
          <DeskRouter />
        </NotifyProvider>
      </QueryClientProvider>
    </WordsProvider>
  );
}
