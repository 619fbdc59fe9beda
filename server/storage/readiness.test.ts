import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore, type TestStore } from '../../tests/support/stores/databases.ts';
import { StoreUnavailableError } from './database.ts';
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

  it('API-4 is told in time when it does not answer, and is not asked again meanwhile', async () => {
    let elapsed = 0;
    let asked = 0;
    const hanging = Promise.withResolvers<void>();
    const isReady = createReadiness({
      store: () => opened.store,
      check: () => {
        asked++;
        return hanging.promise;
      },
      now: Date.now,
      elapsed: () => elapsed,
      answerMostMs: 10,
      onFailure: () => {},
    });
    await expect(isReady()).rejects.toThrow(StoreUnavailableError);
    elapsed = 1000;
    await expect(isReady()).rejects.toThrow(StoreUnavailableError);
    expect(asked).toBe(1);
    hanging.resolve();
  });
});
