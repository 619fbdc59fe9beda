// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PHONE, paintFrame, setUpIslands } from '../../../tests/support/islands/island.tsx';
import { useAfterPaint } from './use-after-paint.ts';

setUpIslands(PHONE);

it('PAGE-4 a value comes a frame later, and one that is over by then does not come', async () => {
  const drawn: string[] = [];
  const { rerender } = renderHook(({ value }) => drawn.push(useAfterPaint(value)), { initialProps: { value: 'a' } });
  const show = (value: string) => act(async () => rerender({ value }));
  await show('b');
  expect(drawn.at(-1)).toBe('a');
  await paintFrame();
  expect(drawn.at(-1)).toBe('b');
  await show('c');
  await show('d');
  expect(drawn.at(-1)).toBe('b');
  await paintFrame();
  expect(drawn.at(-1)).toBe('d');
  expect(drawn).not.toContain('c');
});
