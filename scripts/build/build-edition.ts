/** Makes everything of the site that depends on its content: an edition. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentToJson } from '../../content/content-json.ts';
import type { Content } from '../../content/parse-content.ts';
import { cutFonts } from './cut-fonts.ts';
import { readListedPages } from './listed-pages.ts';
import { readPages } from './pages.ts';
import { precompress } from './precompress.ts';
import { putAsidePages } from './put-aside-pages.ts';
import { renderPages } from './render-pages.ts';
import { rewritePages } from './rewrite-pages.ts';
import { ShareImages } from './share-images/share-images.ts';
import { writeSitemap } from './sitemap.ts';

/**
 * Renders the site for some content into a folder: pages with their fonts and policies, files, share images and
 * compressed forms, and what the server renders pages from when they are asked for.
 *
 * @param bundle folder of the bundled site, with `client/` and `server/`.
 * @throws RenderError for a page that fails; MissingGlyphError for a heading that cannot be set; the file system's error.
 */
export async function buildEdition(content: Content, bundle: string, folder: string): Promise<void> {
  const client = path.join(folder, 'client');
  const rendered = path.join(folder, 'rendered');
  for (const own of [client, rendered]) rmSync(own, { recursive: true, force: true });
  cpSync(path.join(bundle, 'client'), client, { recursive: true });
  mkdirSync(rendered, { recursive: true });
  const contentFile = path.join(rendered, 'content.json');
  writeFileSync(contentFile, contentToJson(content));
  await renderPages({ bundle, content: contentFile, folder: client });
  const built = readPages(client);
  rewritePages(folder, built, await cutFonts(client, built));
  const pages = readListedPages(client);
  writeSitemap(client, pages);
  await new ShareImages(content).write(client, pages);
  putAsidePages(folder);
  await precompress(client);
}
