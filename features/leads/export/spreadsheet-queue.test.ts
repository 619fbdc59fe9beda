import { expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { inTurn } from './spreadsheet-queue.ts';

it('DESK-6 spreadsheets are worked on one at a time, also after one that failed, and a fifth is refused', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => async () => {
    begun.push(number);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (number === 0) throw new Error('This one failed');
    return number;
  };
  const turns = [0, 1, 2, 3].map((number) => inTurn(work(number)));
  const settled = Promise.allSettled(turns);
  expect(() => inTurn(work(4))).toThrow(
    expect.objectContaining({ code: CODE.spreadsheetsBusy, detail: { retryAfterMs: 10_000 } }),
  );
  for (const [number, turn] of turns.entries()) {
    await expect.poll(() => ends.length).toBe(number + 1);
    expect(begun).toHaveLength(number + 1);
    ends[number]?.();
    await turn.catch(() => {});
  }
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(begun).toEqual([0, 1, 2, 3]);
  await expect(inTurn(async () => 'free again')).resolves.toBe('free again');
});
