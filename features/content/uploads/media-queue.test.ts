import { describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { MediaQueue } from './media-queue.ts';

/** A queue with one work under way that ends when told, and what is done after it in its order. */
function busyQueue() {
  const queue = new MediaQueue();
  const order: string[] = [];
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const { signal } = new AbortController();
  const first = queue.run({ isReader: true, signal }, () => promise);
  const add = (name: string, isReader: boolean, own = signal) =>
    queue.run({ isReader, signal: own }, async () => void order.push(name));
  return { order, end, first, add };
}

describe('EDIT-7 work on pictures and films', () => {
  it('EDIT-7 is done for staff before readers of drafts, and among them in the order in which they came', async () => {
    const { order, end, first, add } = busyQueue();
    const all = [add('reader 1', true), add('reader 2', true), add('staff 1', false), add('staff 2', false)];
    end();
    await Promise.all([first, ...all]);
    expect(order).toEqual(['staff 1', 'staff 2', 'reader 1', 'reader 2']);
  });

  it('EDIT-7 is not done for a request that was given up', async () => {
    const { order, end, first, add } = busyQueue();
    const gone = new AbortController();
    const left = add('gone', true, gone.signal);
    const stays = add('stays', true);
    gone.abort();
    await expect(left).rejects.toMatchObject({ code: CODE.malformed });
    await expect(add('came too late', true, gone.signal)).rejects.toMatchObject({ code: CODE.malformed });
    end();
    await Promise.all([first, stays]);
    expect(order).toEqual(['stays']);
  });

  it('EDIT-7 is refused to the 61st reader that waits, and to no editor', async () => {
    const { order, end, first, add } = busyQueue();
    const waiting = Array.from({ length: 60 }, (_, index) => add(`reader ${index}`, true));
    await expect(add('one more', true)).rejects.toMatchObject({ code: CODE.uploadsBusy });
    const staff = add('staff', false);
    end();
    await Promise.all([first, staff, ...waiting]);
    expect([order.length, order[0]]).toEqual([61, 'staff']);
  });

  it('EDIT-7 goes on after work that failed', async () => {
    const queue = new MediaQueue();
    const { signal } = new AbortController();
    const broken = queue.run({ isReader: false, signal }, () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(await queue.run({ isReader: true, signal }, async () => 1)).toBe(1);
  });
});
