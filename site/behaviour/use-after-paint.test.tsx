// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PHONE, paintFrame, setUpIslands } from '../../tests/support/island.tsx';
import { useAfterPaint } from './use-after-paint.ts';

setUpIslands(PHONE);

it('PAGE-4 a value comes a frame later, and one that is over by then does not come', async () => {
  const { result, rerender } = renderHook(({ value }) => useAfterPaint(value), { initialProps: { value: 'a' } });
  const seen: string[] = [];
  const show = (value: string) => act(async () => rerender({ value }));
  await show('b');
  expect(result.current).toBe('a');
  await paintFrame();
  expect(result.current).toBe('b');
  await show('c');
  await show('d');
  seen.push(result.current);
  await paintFrame();
  seen.push(result.current);
  expect(seen).toEqual(['b', 'd']);
});
