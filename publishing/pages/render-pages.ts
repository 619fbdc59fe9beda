/**
 * Renders pages and files of the site from its bundle, in a process of its own for each core: React is several times as
 * fast where NODE_ENV is `production` from the start.
 * Usage: node publishing/pages/render-pages.ts BUNDLE CONTENT.json FOLDER PART PARTS < pages to leave out, as JSON
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { contentFromJson } from '../../content/reading/content-json.ts';
import type * as Renderer from '../../site/renderer.ts';
import { withClosedTags } from './page-tags.ts';

/** What is rendered, and where to. */
export interface Rendering {
  /** The folder of the bundle. */
  bundle: string;
  /** The file with the content. */
  content: string;
  /** The folder that pages and files are written to. */
  folder: string;
  /** Pages that are left out, by their address in the build. */
  unchanged: readonly string[];
}

const RENDERED = z.strictObject({
  /** What each page read that was rendered. */
  reads: z.record(z.string(), z.array(z.string())),
  /** The pages that were left out and are still pages of the site. */
  kept: z.array(z.string()),
  /** What the pages of the bundle may run and call. */
  allowed: z.strictObject({ inlineScripts: z.array(z.string()), apiBase: z.string() }),
});

/** What became of the pages. */
export type Rendered = z.infer<typeof RENDERED>;

/** Processes at a time: each loads the bundle, which takes as long as two dozen pages. */
const PROCESSES = Math.min(availableParallelism(), 4);

/** Thrown when a page could not be rendered; the reason stands in the output. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  /** Its address in the build; undefined where the process failed without coming to one. */
  readonly page: string | undefined;

  constructor(page: string | undefined) {
    super(`${page ?? 'The pages'} could not be rendered; the reason stands above.`);
    this.page = page;
  }
}

/** What a process says of a page that it could not render. */
const BROKEN = z.strictObject({ broken: z.string() });

/** The file of a page or file below the folder of the site. */
function fileOf({ pathname, isPage }: Renderer.RenderablePage): string {
  return isPage ? path.join(pathname, 'index.html') : pathname;
}

/** Renders every so many-th page, so that each process has some of each kind. */
async function renderPart(rendering: Rendering, part: number, parts: number): Promise<Rendered> {
  const entry = pathToFileURL(path.resolve(rendering.bundle, 'server/entry.mjs')).href;
  // Astro's build of site/renderer.ts, which has this type.
  const { apiBase, inlineScripts, sitePages } = (await import(entry)) as typeof Renderer;
  const left = new Set(rendering.unchanged);
  const rendered: Rendered = { reads: {}, kept: [], allowed: { inlineScripts: [...inlineScripts], apiBase } };
  const pages = sitePages(contentFromJson(readFileSync(rendering.content, 'utf8')));
  rendered.kept = pages.map(({ pathname }) => pathname).filter((pathname) => left.has(pathname));
  const wanted = pages.filter(({ pathname }) => !left.has(pathname));
  for (const page of wanted.filter((_, index) => index % parts === part)) {
    const file = path.join(rendering.folder, fileOf(page));
    const { bytes, reads } = await page.render().catch((error: unknown) => {
      console.error(error);
      throw new RenderError(page.pathname);
    });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page.isPage ? withClosedTags(Buffer.from(bytes).toString()) : bytes);
    if (page.isPage) rendered.reads[page.pathname] = reads;
    // React lets go of a page in the next turn of the event loop, which rendering alone never comes to.
    await setImmediate();
  }
  return rendered;
}

async function startPart({ bundle, content, folder, unchanged }: Rendering, part: number): Promise<Rendered> {
  const script = ['--disable-warning=ExperimentalWarning', import.meta.filename];
  const child = spawn(process.execPath, [...script, bundle, content, folder, String(part), String(PROCESSES)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.stdin.end(JSON.stringify(unchanged));
  const [output, [code]] = await Promise.all([json(child.stdout).catch(() => undefined), once(child, 'exit')]);
  if (code !== 0) throw new RenderError(BROKEN.safeParse(output).data?.broken);
  return RENDERED.parse(output);
}

/** Renders the pages and files of the site into a folder. @throws RenderError */
export async function renderPages(rendering: Rendering): Promise<Rendered> {
  const parts = await Promise.all(Array.from({ length: PROCESSES }, (_, part) => startPart(rendering, part)));
  const [first] = parts;
  if (!first) throw new RenderError(undefined);
  return { ...first, reads: Object.assign({}, ...parts.map(({ reads }) => reads)) };
}

if (import.meta.main) {
  const [bundle = '', content = '', folder = '', part, parts] = process.argv.slice(2);
  const unchanged = z.array(z.string()).parse(await json(process.stdin));
  try {
    const rendered = await renderPart({ bundle, content, folder, unchanged }, Number(part), Number(parts));
    process.stdout.write(JSON.stringify(rendered));
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    process.stdout.write(JSON.stringify({ broken: error.page }));
    process.exitCode = 1;
  }
}
