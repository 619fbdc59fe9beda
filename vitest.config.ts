import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { getViteConfig } from 'astro/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start servers, stores and processes. */
const API_TESTS = ['tests/api/**/*.test.ts'];

const isOfPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');

/**
 * Tests of what runs in a page come after the others: a worker ends, with all that it has loaded, where the next file
 * needs another environment.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [false, true].flatMap((wanted) => sorted.filter((file) => isOfPage(file) === wanted));
  }
}

// Astro's type of this object has no `test`, which Vitest reads.
export default getViteConfig({
  test: {
    // One more than there are cores: a store waits for its disk, and a test for a process or an answer.
    maxWorkers: availableParallelism() + 1,
    // A test that waits for a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // In one file each: their many files would be read anew for each test of the desk.
    deps: {
      optimizer: {
        client: {
          enabled: true,
          include: ['@mui/material', '@tanstack/react-query', 'react-router-dom', '@testing-library/react'],
        },
      },
    },
    setupFiles: 'tests/support/console-guard.ts',
    // One process serves many files, which takes two thirds of the time; what a test replaces is put back.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    unstubGlobals: true,
    projects: [
      // Started when one of these files runs, and not for unit tests alone.
      {
        extends: true,
        test: { name: 'api', include: API_TESTS, globalSetup: 'tests/support/stores/postgres-for-tests.ts' },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          // No `exclude`: a project that has one does not heed that of the command.
          include: ['**/*.test.{ts,tsx}', '!tests/api/**', '!dist/**', '!artwork/**'],
        },
      },
    ],
  },
} as Parameters<typeof getViteConfig>[0]);
