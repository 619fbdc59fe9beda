/** The same site without any script: what pages with scripts are measured beside. */
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Locale } from '../../../contract/locales.ts';
import { answerWithPage } from '../../../server/pages/bare-answer/answer-with-page.ts';
import { type PageHeaders, policyOf } from '../../../publishing/rewrite-pages.ts';
import type { Measured } from '../processes.ts';
import { addressOf, type PageKind } from './page-kinds.ts';

/**
 * A page without its scripts, and without what browsers without scripts would load in their place; data for search
 * engines stays.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace(/<link[^>]*rel="?modulepreload"?[^>]*>/g, '');
}

/** Links all files of a folder into another: the same bytes, taking no room. */
function linkTree(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    mkdirSync(path.dirname(target), { recursive: true });
    linkSync(source, target);
  }
}

/** Nothing of a page without scripts runs, or calls another host. */
const NOTHING = { inlineScripts: [], apiBase: '' };

/** As the server sends a page that it renders when it is asked for: less compressed than those of a build. */
async function sentWhenRendered(html: string, locale: Locale): Promise<Buffer> {
  const answer = await answerWithPage({ html, status: 200, locale, csp: policyOf(html, NOTHING) }, 'br');
  return Buffer.from(await answer.arrayBuffer());
}

/** Adds the policies of pages that are no files of the build: their styles are within them. */
function addPolicies(site: string, policies: ReadonlyMap<string, string>): void {
  const file = path.join(site, '_headers.json');
  // publishing/rewrite-pages.ts has written it.
  const headers = JSON.parse(readFileSync(file, 'utf8')) as PageHeaders[];
  for (const [pathname, value] of policies)
    headers.push({ pathname, headers: [{ key: 'Content-Security-Policy', value }] });
  rmSync(file);
  writeFileSync(file, JSON.stringify(headers));
}

/**
 * Copies the built site with some pages replaced by themselves without scripts, as visitors get them from a server.
 *
 * @param to a folder on the same disk as the build.
 */
export async function copyWithoutScripts(
  dist: string,
  to: string,
  server: Measured,
  kinds: readonly PageKind[],
  locale: Locale,
): Promise<void> {
  linkTree(dist, to);
  const policies = new Map<string, string>();
  for (const address of kinds.map((kind) => addressOf(kind, locale))) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${address}`);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const html = withoutScripts(await answer.text());
    const { pathname } = new URL(address, 'http://localhost');
    const folder = path.join(to, 'client', pathname);
    const file = path.join(folder, 'index.html');
    const isBuilt = existsSync(file);
    if (!isBuilt) policies.set(pathname, policyOf(html, NOTHING));
    mkdirSync(folder, { recursive: true });
    // Away with the links first: what is written to one changes the build.
    for (const suffix of ['', '.br', '.gz', '.zst']) rmSync(file + suffix, { force: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, isBuilt ? brotliCompressSync(html) : await sentWhenRendered(html, locale));
  }
  addPolicies(to, policies);
}
