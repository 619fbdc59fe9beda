/** Astro's build of the site as a bundle that renders it for any content (site/renderer.ts). */
import type { AstroIntegration } from 'astro';

/** Packages that the bundle loads when it runs: sharp has a program of the machine's kind, svgo finds its own files. */
const RUN_TIME_PACKAGES: readonly string[] = ['sharp', 'svgo'];

/** The integration: an adapter that has Astro bundle the renderer, and runs nothing itself. */
export function siteBundle(): AstroIntegration {
  return {
    name: 'site-bundle',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({
          vite: {
            // Whoever runs the bundle needs neither Astro nor what Astro needs.
            ssr: { noExternal: true, external: [...RUN_TIME_PACKAGES] },
            // React is several times as fast; a server need not be told that it runs for visitors.
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          },
        });
      },
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
