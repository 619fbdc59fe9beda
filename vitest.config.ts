import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist', 'artwork'],
    environment: 'node',
    // Vitest leaves a core to the rest of the machine: on two, that is half of the time.
    maxWorkers: '100%',
    globalSetup: 'tests/support/postgres-for-tests.ts',
  },
} as Parameters<typeof getViteConfig>[0]);
