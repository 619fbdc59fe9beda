// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { CODE } from '../../contract/codes.ts';
import { XSRF_COOKIE } from '../../contract/staff/xsrf.ts';
import { call } from './call.ts';
import { confirmBy, whileConfirming } from './confirmation.ts';

const refusal = (status: number, code: number) => new Response(JSON.stringify({ code, msg: 'no' }), { status });

/** Answers calls by what the session's token is when they arrive. */
function serve(answer: (path: string) => Response | Promise<Response>): string[] {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    bodies.push(String(body));
    return Promise.resolve(answer(path));
  });
  return bodies;
}

afterEach(() => vi.unstubAllGlobals());

it('DESK-1 asks once for calls that wait together, and sends each again as it was', async () => {
  let isConfirmed = false;
  let questions = 0;
  const stop = confirmBy(async () => {
    questions++;
    await Promise.resolve();
    isConfirmed = true;
    return true;
  });
  const bodies = serve(() => (isConfirmed ? new Response('{}') : refusal(403, CODE.confirmationNeeded)));
  await Promise.all([
    call('PATCH /api/desk/sign-in-setting', { body: { is_factor_required: true } }),
    call('PATCH /api/staff/me', { body: { name: 'A' } }),
  ]);
  stop();
  expect(questions).toBe(1);
  const sent = ['{"is_factor_required":true}', '{"name":"A"}'];
  expect(bodies).toEqual([...sent, ...sent]);
});

it('DESK-1 a call that was on its way while the session got another token is sent again, and the desk is not left', async () => {
  document.cookie = `${XSRF_COOKIE}=before`;
  const confirmed = Promise.withResolvers<void>();
  const confirming = whileConfirming(confirmed.promise);
  serve(() => (document.cookie.includes('after') ? new Response('{"a":1}') : refusal(401, CODE.notSignedIn)));
  const reading = call('GET /api/desk/due');
  await new Promise((resolve) => setImmediate(resolve));
  document.cookie = `${XSRF_COOKIE}=after`;
  confirmed.resolve();
  await confirming;
  expect(await reading).toEqual({ a: 1 });
});
