import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist', 'artwork'],
    environment: 'node',
    globalSetup: 'tests/support/postgres-for-tests.ts',
  },
} as Parameters<typeof getViteConfig>[0]);
