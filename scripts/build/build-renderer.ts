/** Bundles what renders pages when they are asked for. */
import path from 'node:path';
import { build } from 'vite';
import { shortClassName } from './short-class-name.ts';
import { withoutContent } from './without-content.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** Writes `rendered/render-page.js` into a built site. @throws Vite's error. */
export async function buildRenderer(siteDir: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    define: { 'import.meta.env.SITE_URL': JSON.stringify(process.env['SITE_URL']) },
    plugins: [withoutContent()],
    css: { modules: { generateScopedName: shortClassName } },
    build: {
      ssr: 'site/rendered/render-page.tsx',
      outDir: path.join(siteDir, 'rendered'),
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
}
