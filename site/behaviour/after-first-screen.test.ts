// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import afterFirstScreen from './after-first-screen.ts';

/** Runs the directive on a page that has loaded. @returns how often the island was started. */
function startedOn(value: true | 'unless-asked'): () => number {
  const hydrate = vi.fn(async () => {});
  afterFirstScreen(async () => hydrate, { name: 'after-first-screen', value: value as never }, document.body);
  return () => hydrate.mock.calls.length;
}

describe('an island that waits for the first screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });

  it('runs when the browser is idle', async () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 10));
    const started = startedOn(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(started()).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(started()).toBe(1);
  });

  it('runs after 500 ms in a browser that is never idle', async () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: { timeout: number }) =>
      setTimeout(run, timeout),
    );
    const started = startedOn(true);
    await vi.advanceTimersByTimeAsync(20);
    await vi.advanceTimersByTimeAsync(470);
    expect(started()).toBe(0);
    await vi.advanceTimersByTimeAsync(30);
    expect(started()).toBe(1);
  });

  it('runs in a browser without idle callbacks', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const started = startedOn(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(started()).toBe(1);
  });

  it('runs at once when the address asks it for something', async () => {
    vi.stubGlobal('requestIdleCallback', () => {});
    history.replaceState(null, '', '/?country=nz');
    const started = startedOn('unless-asked');
    await vi.advanceTimersByTimeAsync(0);
    expect(started()).toBe(1);
  });
});
