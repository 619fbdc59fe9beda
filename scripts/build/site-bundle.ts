/** Astro's build of the site as a bundle that renders it for any content (site/renderer.ts). */
import type { AstroIntegration } from 'astro';

/** The integration: an adapter that has Astro bundle the renderer, and runs nothing itself. */
export function siteBundle(): AstroIntegration {
  return {
    name: 'site-bundle',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'site-bundle',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../../site/renderer.ts', import.meta.url),
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        }),
    },
  };
}
