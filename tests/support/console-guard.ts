/**
 * Fails a unit or API test that leaves an error or a warning on the console: React, a library or our own code has noticed
 * something that the test did not. A test that expects one replaces the method: `vi.spyOn(console, 'error')`.
 */
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

const LEVELS = ['error', 'warn'] as const;

let noise: string[] = [];
let spies: MockInstance[] = [];

beforeEach(() => {
  noise = [];
  spies = LEVELS.map((level) =>
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      noise.push(words.map(String).join(' '));
    }),
  );
});

// Runs after those of the test file, which may make noise too.
afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  expect(noise, 'the console stays silent').toEqual([]);
});
