import v8 from 'node:v8';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { KEYS_MAX, WindowCounter } from './window-counter.ts';

const TEN_MINUTES_MS = 600_000;

/** Bytes in use once everything that nobody holds is cleared away. */
function heapUsed(): number {
  v8.setFlagsFromString('--expose-gc');
  vm.runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

describe('a counter in memory', () => {
  it('APPT-9 takes as many as set within the window, not one more, and begins anew when it is over', () => {
    let now = 0;
    const counter = new WindowCounter({ points: 2, windowMs: TEN_MINUTES_MS }, { elapsed: () => now });
    expect([counter.take('a'), counter.take('a')]).toEqual([undefined, undefined]);
    now = TEN_MINUTES_MS - 1;
    expect(counter.take('a')).toBe(1);
    now = TEN_MINUTES_MS;
    expect([counter.take('a'), counter.take('a')]).toEqual([undefined, undefined]);
    expect(counter.take('a')).toBe(TEN_MINUTES_MS);
  });

  it('APPT-9 takes another one for each that was given back', () => {
    const counter = new WindowCounter({ points: 1, windowMs: TEN_MINUTES_MS });
    counter.giveBack('a');
    counter.take('a');
    counter.giveBack('a');
    counter.giveBack('a');
    expect(counter.take('a')).toBeUndefined();
    expect(counter.take('a')).toBeGreaterThan(0);
  });

  it('APPT-9 forgets the oldest keys when there are too many, and none of the newest', () => {
    const counter = new WindowCounter({ points: 1, windowMs: TEN_MINUTES_MS }, { keysMost: 10, elapsed: () => 0 });
    for (let key = 0; key < 11; key++) counter.take(String(key));
    expect(counter.size).toBe(10);
    expect(counter.take('10')).toBeGreaterThan(0);
    expect(counter.take('0')).toBeUndefined();
  });

  it('APPT-9 forgets keys whose window is over', () => {
    let now = 0;
    const counter = new WindowCounter({ points: 1, windowMs: TEN_MINUTES_MS }, { elapsed: () => now });
    for (let key = 0; key < 100; key++) counter.take(String(key));
    now = TEN_MINUTES_MS;
    counter.take('another one');
    expect(counter.size).toBe(1);
  });

  it('APPT-9 holds 100,000 addresses in less than 8 MB', () => {
    const counter = new WindowCounter({ points: 60, windowMs: TEN_MINUTES_MS });
    const before = heapUsed();
    for (let count = 0; count < 100_000; count++) {
      counter.take(`2001:db8:${(count >> 8).toString(16)}:${(count & 255).toString(16)}::/64`);
    }
    expect(heapUsed() - before).toBeLessThan(8e6);
    expect(counter.size).toBeLessThanOrEqual(KEYS_MAX);
  });
});
