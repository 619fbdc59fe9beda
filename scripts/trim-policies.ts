/**
 * Takes out of each page's content security policy the hashes of inline styles and scripts that
 * other pages have: Astro lists those of the whole site, two kilobytes of header on every page.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const HASH = / 'sha256-[\w+/=]+'/g;

/** Hashes of the inline scripts and styles of a page as a policy writes them: `'sha256-…'`. */
function hashesOf(html: string): Set<string> {
  const inline = html.matchAll(/<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g);
  return new Set([...inline].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`));
}

/** The policy with only those hashes that the page's own inline scripts and styles have. */
export function trimPolicy(policy: string, html: string): string {
  const own = hashesOf(html);
  return policy.replace(HASH, (hash) => (own.has(hash.trim()) ? hash : ''));
}

/**
 * Rewrites `_headers.json` of a built site.
 *
 * @throws the file system's error.
 */
export function trimPolicies(pagesDir: string): void {
  const file = path.join(pagesDir, '_headers.json');
  const pages = JSON.parse(readFileSync(file, 'utf8')) as {
    pathname: string;
    headers: { key: string; value: string }[];
  }[];
  for (const { pathname, headers } of pages) {
    const html = path.join(pagesDir, 'client', pathname, 'index.html');
    if (!existsSync(html)) continue;
    for (const header of headers) {
      if (header.key.toLowerCase() === 'content-security-policy')
        header.value = trimPolicy(header.value, readFileSync(html, 'utf8'));
    }
  }
  writeFileSync(file, JSON.stringify(pages));
}
