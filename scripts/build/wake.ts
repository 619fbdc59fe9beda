/** Makes the directive `client:wake` known to Astro. */
import type { AstroIntegration } from 'astro';

/** For the integrations of astro.config.ts: when an island with the directive runs is said in site/behaviour/islands/wake.ts. */
export function wake(): AstroIntegration {
  return {
    name: 'wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'wake', entrypoint: './site/behaviour/islands/wake.ts' }),
    },
  };
}
