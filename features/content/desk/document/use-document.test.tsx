/** @vitest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyEdits, type FieldEdit } from '../../../../contract/content/field-edits.ts';
import { NotifyProvider } from '../../../../desk/components/NotifyProvider.tsx';
import { ME_KEY } from '../../../../desk/session/me.ts';
import { type EditedDocument, useDocument } from './use-document.ts';

const NAME = 'schools/x';
/** Longer than typing waits to be saved. */
const LONG_MS = 1000;
const SCHEMA = { properties: { title: {}, text: {} } };

/** The server, which answers a change after some time, or not at all. */
const server = { body: { text: 'a' } as unknown, version: 1, answersAfterMs: 0, isGone: false };

async function answer(_path: string, { method, body }: RequestInit): Promise<Response> {
  let conflicts: FieldEdit[] = [];
  if (method === 'PATCH') {
    await new Promise((resolve) => setTimeout(resolve, server.answersAfterMs));
    if (server.isGone) throw new TypeError('offline');
    const { edits } = JSON.parse(String(body)) as { edits: FieldEdit[] };
    const changed = applyEdits(server.body, edits);
    conflicts = changed.conflicts;
    server.body = changed.body;
    server.version += 1;
  }
  return Response.json({ name: NAME, body: server.body, version: server.version, faults: [], conflicts });
}

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(ME_KEY, { id: '1', actions: [] });
  let edited: EditedDocument | undefined;
  function Editor() {
    edited = useDocument(NAME, { schema: SCHEMA, isRemoving: false });
    return null;
  }
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <NotifyProvider>
        <Suspense>
          <Editor />
        </Suspense>
      </NotifyProvider>
    </QueryClientProvider>,
  );
  return {
    type: (text: string) => act(async () => edited?.change(['text'], text)),
    leave: unmount,
    conflicts: () => edited?.conflicts,
    settle: (isMine: boolean) => act(async () => edited?.conflicts.forEach((one) => edited?.settle(one, isMine))),
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(server, { body: { text: 'a' }, version: 1, answersAfterMs: 0, isGone: false });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('EDIT-2 what was typed right before the document is left is at the server too', async () => {
  const { type, leave } = open();
  await pass(0);
  await type('b');
  leave();
  await pass(LONG_MS);
  expect(server.body).toEqual({ text: 'b' });
  expect(localStorage, 'nothing that comes back when somebody has changed it since').toHaveLength(0);
});

it('EDIT-2 so is what was typed while the server was slow to answer', async () => {
  server.answersAfterMs = LONG_MS;
  const { type, leave } = open();
  await pass(0);
  await type('b');
  await pass(LONG_MS / 2);
  await type('c');
  leave();
  await pass(3 * LONG_MS);
  expect(server.body).toEqual({ text: 'c' });
  expect(localStorage).toHaveLength(0);
});

it('EDIT-2 without a connection it waits in the browser until the document is opened again', async () => {
  server.isGone = true;
  const first = open();
  await pass(0);
  await first.type('b');
  first.leave();
  await pass(LONG_MS);
  expect(server.body).toEqual({ text: 'a' });
  server.isGone = false;
  open();
  await pass(0);
  await pass(LONG_MS);
  expect(server.body).toEqual({ text: 'b' });
});

it('EDIT-2 one’s own text in conflict waits until one has chosen, also where the document is left and opened again', async () => {
  const first = open();
  await pass(0);
  Object.assign(server, { body: { text: 'c' }, version: 2 });
  await first.type('b');
  await pass(LONG_MS);
  const conflicts = [{ path: ['text'], mine: 'b' }];
  expect(first.conflicts()).toEqual(conflicts);
  first.leave();
  await pass(LONG_MS);
  expect(server.body).toEqual({ text: 'c' });
  // Where the other has taken the field away meanwhile, it is still not for one's own text alone to stand there.
  Object.assign(server, { body: {}, version: 4 });
  const second = open();
  await pass(LONG_MS);
  expect(second.conflicts()).toEqual(conflicts);
  expect(server.body).toEqual({});
  await second.settle(true);
  await pass(LONG_MS);
  expect(server.body).toEqual({ text: 'b' });
  expect(localStorage).toHaveLength(0);
});
