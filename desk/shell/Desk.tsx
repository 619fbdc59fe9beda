/** The staff's desk: what its screens share, and the router that shows them. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NotifyProvider } from '../components/NotifyProvider.tsx';
import { useThemeOnPage } from '../components/theme/theme-mode.ts';
import type { Language } from '../words/translate.ts';
import { WordsProvider } from '../words/WordsProvider.tsx';
import { DeskRouter } from './DeskRouter.tsx';

interface Props {
  /** The language to begin with. */
  first: Language;
  /** Holds the answers of the server, those of the first screen already. */
  client: QueryClient;
}

/** The desk, on the screen of the document's address. */
export function Desk({ first, client }: Props) {
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
