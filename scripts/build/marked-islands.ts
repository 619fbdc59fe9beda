/** React's islands, which the site starts itself; everything else as `@astrojs/react` has it. */
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** The integration, in the place of `react()`. */
export function markedIslands(): AstroIntegration {
  const own = react();
  const setup = own.hooks['astro:config:setup'];
  return {
    ...own,
    hooks: {
      ...own.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: './site/behaviour/islands/mark-hydrated.ts' }),
        }),
    },
  };
}
