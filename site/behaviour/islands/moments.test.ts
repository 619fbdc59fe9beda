// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextTask, whenPainted } from './moments.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The ms after which the first screen counts as painted. */
async function paintedAfter(): Promise<number> {
  const started = Date.now();
  const painted = whenPainted().then(() => Date.now() - started);
  await vi.advanceTimersByTimeAsync(2000);
  return painted;
}

it('OPS-5 the first screen is painted when the browser is idle after a frame', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 10));
  expect(await paintedAfter()).toBeGreaterThanOrEqual(10);
});

it('OPS-5 a browser that is never idle goes on after 500 ms', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: { timeout: number }) => setTimeout(run, timeout));
  const ms = await paintedAfter();
  expect(ms).toBeGreaterThanOrEqual(500);
  expect(ms).toBeLessThan(520);
});

it('OPS-5 a browser without idle callbacks goes on after the frame', async () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  expect(await paintedAfter()).toBeLessThan(20);
});

it('OPS-5 the next task is the scheduler’s where there is one, and a timer’s elsewhere', async () => {
  const asked = vi.fn(async () => {});
  vi.stubGlobal('scheduler', { yield: asked });
  await nextTask();
  expect(asked).toHaveBeenCalledOnce();
  vi.stubGlobal('scheduler', undefined);
  const done = vi.fn();
  void nextTask().then(done);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});
