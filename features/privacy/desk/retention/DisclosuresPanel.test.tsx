/** @vitest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LOCALES } from '../../../../contract/locales.ts';
import { ME_KEY } from '../../../../desk/session/me.ts';
import { WordsProvider } from '../../../../desk/words/WordsProvider.tsx';
import { deskTexts } from '../../../../desk/words/desk-messages.ts';
import { translatorOf } from '../../../../desk/words/translate.ts';
import type { DisclosureItem, DisclosureList } from '../../contract/disclosures.ts';
import { DisclosuresPanel } from './DisclosuresPanel.tsx';

const ITEM: DisclosureItem = {
  id: '1',
  at: '2026-01-05T08:00:00.000Z',
  kind: 'export',
  recipient: 'Partner',
  country: 'US',
  purpose: 'x',
  fields: [],
  basis: 'own_use',
  staff_id: null,
  registrations: 2345,
  outcome: 'complete',
  damaged: 6789,
};
const LIST: DisclosureList = { items: [ITEM], total: 1, abroad_this_year: 1234, is_abroad_warning: false };
/** What stands between the thousands; to a Vietnamese reader a comma is the start of decimals. */
const THOUSANDS = { zh: ',', en: ',', vi: '.' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(LOCALES)(
  'DESK-9 LANG-4 writes numbers of disclosures as the language of the desk does, in %s',
  async (locale) => {
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(Response.json(path.includes('disclosures') ? LIST : { items: [] })),
    );
    const language = { locale, texts: deskTexts(locale) };
    const client = new QueryClient();
    client.setQueryData(ME_KEY, { id: '1', actions: [] });
    render(
      <QueryClientProvider client={client}>
        <WordsProvider first={language}>
          <DisclosuresPanel />
        </WordsProvider>
      </QueryClientProvider>,
    );
    const comma = THOUSANDS[locale];
    await screen.findByText(translatorOf(language)('retention.abroad', { count: `1${comma}234` }));
    expect(document.body.textContent).toContain(`2${comma}345`);
    expect(document.body.textContent).toContain(`6${comma}789`);
  },
);
