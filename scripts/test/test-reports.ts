/** What a run's last lines say, out of the JSON reports of Vitest and Playwright: the slowest tests, and what failed. */

/** A test and how long it took. */
export interface TestResult {
  /** File and title. */
  name: string;
  ms: number;
  /** What it failed with; undefined where it passed. */
  failure?: string | undefined;
}

/** What is read of Vitest's JSON report. */
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    /** Of a file that could not be run at all. */
    message?: string;
    assertionResults: {
      fullName: string;
      status?: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

interface E2eSuite {
  specs?: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      /** `expected`, `unexpected`, `flaky` or `skipped`. */
      status?: string;
      results: { duration: number; errors?: { message?: string }[] }[];
    }[];
  }[];
  suites?: E2eSuite[];
}

/** What is read of Playwright's JSON report. */
export interface E2eReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: E2eSuite[];
}

/** Of a failure so many lines are shown at the end; the run itself has said the rest. */
const FAILURE_LINES = 12;

/** The tests of a Vitest report, and its files that could not be run; paths are shown from the root on. */
export function unitTests(report: UnitReport, root: string): TestResult[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const tests = assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      ms: duration ?? 0,
      failure: status === 'failed' ? (failureMessages ?? []).join('\n') : undefined,
    }));
    return message ? [...tests, { name: file, ms: 0, failure: message }] : tests;
  });
}

/** The tests of a Playwright report, once for each project that ran them. */
export function e2eTests({ suites }: Pick<E2eReport, 'suites'>): TestResult[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: `${file} › ${title} (${projectName})`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        failure:
          status === 'unexpected' || status === 'flaky'
            ? results.flatMap(({ errors = [] }) => errors.map((error) => error.message ?? '')).join('\n')
            : undefined,
      })),
    ),
    ...e2eTests({ suites: inner }),
  ]);
}

/** The slowest of them, one line each, slowest first. */
export function slowest(tests: readonly TestResult[], most: number): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** The tests that failed, each with the first lines of its failure. */
export function failures(tests: readonly TestResult[]): string[] {
  return tests.flatMap(({ name, failure }) =>
    failure === undefined
      ? []
      : [
          [
            `✗ ${name}`,
            ...failure
              .split('\n')
              .slice(0, FAILURE_LINES)
              .map((line) => `    ${line}`),
          ].join('\n'),
        ],
  );
}
