/** @vitest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ME_KEY } from '../../../desk/session/me.ts';
import { WordsProvider } from '../../../desk/words/WordsProvider.tsx';
import { deskTexts } from '../../../desk/words/desk-messages.ts';
import type { FiguresRequest } from '../schema.ts';
import { useFigures } from './use-figures.ts';
import { useSchoolFees } from './use-school-fees.ts';
import { useStaffFigures } from './use-staff-figures.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['figures', useFigures],
  ['figures/origins', useFigures],
  ['figures/staff', useStaffFigures],
  ['figures/schools', useSchoolFees],
] as const)('DESK-7 what %s said of other days does not pass for what is asked for now', async (late, useAsked) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string, { body = '' }: { body?: string } = {}) => {
    if (path.endsWith(late) && body.includes('2026-11-02')) await promise;
    return Response.json({ items: [] });
  });
  const client = new QueryClient();
  client.setQueryData(ME_KEY, { id: '1', role: 'manager', actions: [] });
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>
      <WordsProvider first={{ locale: 'en', texts: deskTexts('en') }}>{children}</WordsProvider>
    </QueryClientProvider>
  );
  const initialProps: FiguresRequest = { from: '2026-11-01', to: '2026-11-01' };
  const hook = renderHook((asked: FiguresRequest) => useAsked(asked, true).isComing, { wrapper, initialProps });
  expect(hook.result.current).toBe(true);
  await waitFor(() => expect(hook.result.current).toBe(false));
  hook.rerender({ from: '2026-11-02', to: '2026-11-02' });
  await waitFor(() => expect(client.isFetching()).toBe(1));
  expect(hook.result.current).toBe(true);
  resolve();
  await waitFor(() => expect(hook.result.current).toBe(false));
});
