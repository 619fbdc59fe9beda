/**
 * Renders pages and files of the site from its bundle, in a process of its own for each core: React is several times as
 * fast where NODE_ENV is `production` from the start.
 * Usage: node scripts/build/render-pages.ts BUNDLE CONTENT.json FOLDER PART PARTS
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentFromJson } from '../../content/content-json.ts';
import type * as Renderer from '../../site/renderer.ts';

/** What is rendered, and where to. */
interface Rendering {
  /** The folder of the bundle. */
  bundle: string;
  /** The file with the content. */
  content: string;
  /** The folder that pages and files are written to. */
  folder: string;
}

/** Processes at a time: each loads the bundle, which takes as long as a dozen pages. */
const PROCESSES = Math.min(availableParallelism(), 4);

/** Thrown when a page could not be rendered; the reason stands in the output. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

/** The file of a page or file below the folder of the site. */
function fileOf({ pathname, isPage }: Renderer.SitePage): string {
  return isPage ? path.join(pathname, 'index.html') : pathname;
}

/** Renders every so many-th page, so that each process has some of each kind. */
async function renderPart({ bundle, content, folder }: Rendering, part: number, parts: number): Promise<void> {
  const entry = pathToFileURL(path.resolve(bundle, 'server/entry.mjs')).href;
  // Astro's build of site/renderer.ts, which has this type.
  const { setContent, sitePages } = (await import(entry)) as typeof Renderer;
  setContent(contentFromJson(readFileSync(content, 'utf8')));
  for (const page of sitePages().filter((_, index) => index % parts === part)) {
    const file = path.join(folder, fileOf(page));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await page.render());
  }
}

async function startPart({ bundle, content, folder }: Rendering, part: number): Promise<void> {
  const script = ['--disable-warning=ExperimentalWarning', import.meta.filename];
  const child = spawn(process.execPath, [...script, bundle, content, folder, String(part), String(PROCESSES)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new RenderError('The pages could not be rendered; the reason stands above.');
}

/** Renders all pages and files of the site into a folder. @throws RenderError */
export async function renderPages(rendering: Rendering): Promise<void> {
  await Promise.all(Array.from({ length: PROCESSES }, (_, part) => startPart(rendering, part)));
}

if (import.meta.main) {
  const [bundle = '', content = '', folder = '', part, parts] = process.argv.slice(2);
  await renderPart({ bundle, content, folder }, Number(part), Number(parts));
}
