// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNATTENDED_HEADER } from '../../features/staff/contract.ts';
import { UNATTENDED_AFTER_MS, watchInputs } from './attendance.ts';
import { call } from './call.ts';

describe('what an open tab asks by itself', () => {
  const sent: Headers[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.stubGlobal('fetch', (_path: string, { headers }: RequestInit) => {
      sent.push(new Headers(headers));
      return Promise.resolve(new Response('{}'));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('DESK-1 is told apart from what somebody does, by any input of the last minute', async () => {
    watchInputs();
    const saysUnattended = async () => {
      await call('GET /api/desk/due');
      return sent.at(-1)?.has(UNATTENDED_HEADER);
    };
    for (const kind of ['keydown', 'pointerdown', 'wheel', 'touchmove']) {
      window.dispatchEvent(new Event(kind));
      vi.setSystemTime(Date.now() + UNATTENDED_AFTER_MS - 1);
      expect(await saysUnattended(), `just after ${kind}`).toBe(false);
      vi.setSystemTime(Date.now() + 1);
      expect(await saysUnattended(), `a minute after ${kind}`).toBe(true);
    }
  });
});
