import { expect, test } from 'vitest';
import { spreadOf } from '../spread.ts';
import { readWrk } from './wrk-output.ts';

const FIGURES = '  204418 requests in 3.00s, 7.61GB read\nRequests/sec:  68139.12\nTransfer/sec:      2.54GB\n';

test('bench: a run of wrk is read with everything that failed in it', () => {
  expect(readWrk(FIGURES)).toEqual({ requests: 204_418, perSecond: 68_139.12, failures: 0 });
  const failed = `  Socket errors: connect 1, read 20, write 0, timeout 3\n  Non-2xx or 3xx responses: 100\n${FIGURES}`;
  expect(readWrk(failed).failures).toBe(124);
  expect(() => readWrk('unable to connect')).toThrow('no figures');
});

test('bench: the middle and the ends of five rounds', () => {
  expect(spreadOf([1.2, 0.9, 1, 1.1, 3])).toEqual({ median: 1.1, least: 0.9, most: 3 });
  expect(() => spreadOf([])).toThrow('Nothing was measured');
});
