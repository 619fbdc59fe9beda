/** Bundles what renders pages when they are asked for. */
import path from 'node:path';
import { build } from 'vite';
import { shortClassName } from './short-class-name.ts';
import { RUN_TIME_PACKAGES } from './site-bundle.ts';
import { withoutContent } from './without-content.ts';

/** Writes `render-page.js` into a folder. @throws Vite's error. */
export async function bundleRenderedPages(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, '../..'),
    logLevel: 'error',
    plugins: [withoutContent()],
    css: { modules: { generateScopedName: shortClassName } },
    ssr: { noExternal: true, external: [...RUN_TIME_PACKAGES] },
    build: { ssr: 'site/rendered/render-page.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
}
