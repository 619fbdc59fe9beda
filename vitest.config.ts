import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist', 'artwork'],
    environment: 'node',
  },
} as Parameters<typeof getViteConfig>[0]);
