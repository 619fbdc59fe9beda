import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore, type TestStore } from '../../tests/support/databases.ts';
import { createReadiness } from './readiness.ts';

const HOUR_MS = 3_600_000;

describe('whether the store takes writes', () => {
  let opened: TestStore;
  beforeEach(async () => {
    opened = await openTestStore('SQLite');
  });
  afterEach(() => opened.close());

  it('API-4 is asked again after a second, also when the machine’s clock has been set back by an hour', async () => {
    let now = Date.parse('2026-11-23T10:00:00Z');
    let elapsed = 0;
    let asked = 0;
    const check = async () => void asked++;
    const isReady = createReadiness({
      store: () => opened.store,
      check,
      now: () => now,
      elapsed: () => elapsed,
      onFailure: () => {},
    });
    await isReady();
    now -= HOUR_MS;
    elapsed = 999;
    await isReady();
    expect(asked).toBe(1);
    elapsed = 1000;
    await isReady();
    expect(asked).toBe(2);
  });
});
