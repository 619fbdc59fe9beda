import { expect, it } from 'vitest';
import { e2eTests, failures, slowest, unitTests } from './test-reports.ts';

const unit = unitTests(
  {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: '/project/contract/a.test.ts',
        assertionResults: [
          { fullName: 'is quick', status: 'passed', duration: 5 },
          { fullName: 'is wrong', status: 'failed', failureMessages: ['expected 1 to be 2\n    at a.test.ts:3'] },
        ],
      },
      { name: '/project/contract/c.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  },
  '/project',
);
const spec = (title: string, duration: number, message?: string) => ({
  title,
  file: 'b.spec.ts',
  tests: [
    {
      projectName: 'phone',
      status: message ? 'unexpected' : 'expected',
      results: [{ duration, errors: message ? [{ message }] : [] }],
    },
  ],
});
const e2e = e2eTests({
  suites: [{ specs: [spec('outer', 900)], suites: [{ specs: [spec('inner', 1500, 'Timed out')] }] }],
});

it('names the slowest tests of both reports, slowest first', () => {
  expect(slowest([...unit, ...e2e], 3)).toEqual([
    '   1.5 s  b.spec.ts › inner (phone)',
    '   0.9 s  b.spec.ts › outer (phone)',
    '   0.0 s  contract/a.test.ts › is quick',
  ]);
});

it('names what failed in both reports, and with what', () => {
  expect(failures([...unit, ...e2e])).toEqual([
    '✗ contract/a.test.ts › is wrong\n    expected 1 to be 2\n        at a.test.ts:3',
    '✗ contract/c.test.ts\n    Cannot find module',
    '✗ b.spec.ts › inner (phone)\n    Timed out',
  ]);
});
