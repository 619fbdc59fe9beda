/**
 * Renders all pages and files of the site from its bundle, as a process of its own: React is several times as fast
 * where NODE_ENV is `production` from the start, and whoever waits for the pages can go on.
 * Usage: node scripts/build/render-pages.ts BUNDLE CONTENT.json FOLDER
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentFromJson } from '../../content/content-json.ts';
import type * as Renderer from '../../site/renderer.ts';

/** The file of a page or file below the folder of the site. */
function fileOf({ pathname, isPage }: Renderer.SitePage): string {
  return isPage ? path.join(pathname, 'index.html') : pathname;
}

async function renderPages(bundle: string, contentFile: string, folder: string): Promise<void> {
  const entry = pathToFileURL(path.resolve(bundle, 'server/entry.mjs')).href;
  // Astro's build of site/renderer.ts, which has this type.
  const { setContent, sitePages } = (await import(entry)) as typeof Renderer;
  setContent(contentFromJson(readFileSync(contentFile, 'utf8')));
  for (const page of sitePages()) {
    const file = path.join(folder, fileOf(page));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await page.render());
  }
}

const [bundle = '', contentFile = '', folder = ''] = process.argv.slice(2);
await renderPages(bundle, contentFile, folder);
