import { expect, it } from 'vitest';
import { e2eTests, slowest, unitTests } from './slowest-tests.ts';

it('names the slowest tests of both reports, slowest first', () => {
  const unit = unitTests(
    {
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [
        {
          name: '/project/contract/a.test.ts',
          assertionResults: [{ fullName: 'is quick', duration: 5 }, { fullName: 'was not run' }],
        },
      ],
    },
    '/project',
  );
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: 'b.spec.ts',
    tests: durations.map((duration) => ({ projectName: 'phone', results: [{ duration }] })),
  });
  const e2e = e2eTests({ suites: [{ specs: [spec('outer', 900)], suites: [{ specs: [spec('inner', 1500)] }] }] });
  expect(slowest([...unit, ...e2e], 3)).toEqual([
    '   1.5 s  b.spec.ts › inner (phone)',
    '   0.9 s  b.spec.ts › outer (phone)',
    '   0.0 s  contract/a.test.ts › is quick',
  ]);
});
