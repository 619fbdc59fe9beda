/** The same site without any script: what pages with scripts are measured beside. */
import { linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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
  locales: readonly string[],
): Promise<void> {
  linkTree(dist, to);
  for (const address of kinds.flatMap((kind) => locales.map((locale) => addressOf(kind, locale)))) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${address}`);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const html = withoutScripts(await answer.text());
    const folder = path.join(to, 'client', new URL(address, 'http://localhost').pathname);
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'index.html');
    // Away with the links first: what is written to one changes the build.
    for (const suffix of ['', '.br', '.gz', '.zst']) rmSync(file + suffix, { force: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
}
