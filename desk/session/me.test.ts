/** @vitest-environment jsdom */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { CODE } from '../../contract/codes.ts';
import type { SignedIn } from '../../features/staff/contract.ts';
import { CallError } from '../api/call.ts';
import { askWhoIsThere, ME, ME_KEY } from './me.ts';

afterEach(() => vi.unstubAllGlobals());

it('DESK-1 a desk that was refused something asks who is signed in, and is loaded anew where it is somebody else', async () => {
  let there = { id: '1' };
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => Response.json(there));
  const client = new QueryClient();
  const stop = new QueryObserver(client, ME).subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(ME_KEY)).toEqual({ id: '1' }));
  const refused = new CallError(403, { code: CODE.notAllowed });

  askWhoIsThere(client, refused);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(reload).not.toHaveBeenCalled();

  there = { id: '2' };
  askWhoIsThere(client, new CallError(404, { code: CODE.notFound }));
  expect(client.isFetching()).toBe(0);
  askWhoIsThere(client, refused);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(client.getQueryData<SignedIn>(ME_KEY)).toEqual({ id: '1' });
  stop();
});
