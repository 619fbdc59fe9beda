/** Makes the directive `client:after-first-screen` known to Astro. */
import type { AstroIntegration } from 'astro';

/** For the integrations of astro.config.ts: an island with the directive loads once the first screen is painted. */
export function afterFirstScreen(): AstroIntegration {
  return {
    name: 'after-first-screen',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'after-first-screen', entrypoint: './site/behaviour/after-first-screen.ts' }),
    },
  };
}
