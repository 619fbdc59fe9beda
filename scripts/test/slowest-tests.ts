/** The slowest tests of a run, out of the JSON reports of Vitest and Playwright. */

/** A test and how long it took. */
export interface TimedTest {
  /** File and title. */
  name: string;
  ms: number;
}

/** What is read of Vitest's JSON report. */
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface E2eSuite {
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; results: { duration: number }[] }[];
  }[];
  suites?: E2eSuite[];
}

/** What is read of Playwright's JSON report. */
export interface E2eReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: E2eSuite[];
}

/** The tests of a Vitest report; paths are shown from the root on. */
export function unitTests(report: UnitReport, root: string): TimedTest[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(`${root}/`, '')} › ${fullName}`,
      ms: duration ?? 0,
    })),
  );
}

/** The tests of a Playwright report, once for each project that ran them. */
export function e2eTests({ suites }: Pick<E2eReport, 'suites'>): TimedTest[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${file} › ${title} (${projectName})`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...e2eTests({ suites: inner }),
  ]);
}

/** The slowest of them, one line each, slowest first. */
export function slowest(tests: readonly TimedTest[], most: number): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
