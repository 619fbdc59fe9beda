/**
 * The last step over the HTML of the built pages: what Astro cannot write by itself, and the security policy of
 * what then stands there.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CutFonts, insertFonts } from './insert-fonts.ts';
import { nameImports } from './name-imports.ts';
import type { BuiltPage } from './pages.ts';

/** A change to the HTML of a page that leaves what it means. */
interface Rewrite {
  name: string;
  /** Why it is worth a step of the build. */
  reason: string;
  rewrite: (html: string) => string;
}

/** The changes in their order; each leaves the words and the elements of a page as they are. */
export const REWRITES = [
  {
    name: 'low script priority',
    reason:
      'Browsers take a module in the head for urgent: on a slow network it shares the line with what the first screen shows. Astro gives a script that it bundles no attribute.',
    rewrite: (html) => html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src='),
  },
  {
    name: 'compact island props',
    reason:
      'Astro writes each double quote of the props as &quot;: 15 kB of the home page, half a kilobyte of it compressed. Between single quotes they need none.',
    rewrite: (html) =>
      html.replace(/ (props|opts)="([^"]*&quot;[^"]*)"/g, (_, name: string, json: string) => {
        return ` ${name}='${json.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;
      }),
  },
] as const satisfies Rewrite[];

const DIRECTIVES = [
  "default-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Hashes of a page's inline elements of a kind, as a policy writes them. Data blocks are not run and need none. */
function inlineHashes(html: string, tag: 'script' | 'style'): string {
  const inline = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
  const texts = [...inline].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=|\bjson\b/.test(attributes) ? [] : [text],
  );
  const hashes = texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)].join('');
}

/**
 * The content security policy of a page, with the hashes of its own inline scripts and styles alone: Astro would list
 * those of the whole site, two kilobytes of header on every page.
 */
export function policyOf(html: string): string {
  const scripts = `script-src 'self'${inlineHashes(html, 'script')}`;
  return [...DIRECTIVES, scripts, `style-src 'self'${inlineHashes(html, 'style')}`].join('; ');
}

/** The headers of a page as `_headers.json` has them, which the server reads (server/pages/security-headers.ts). */
export interface PageHeaders {
  pathname: string;
  headers: { key: string; value: string }[];
}

/**
 * Rewrites pages of a built site with the cut fonts in them.
 *
 * @param client folder of the built site's files.
 * @returns the security policy of each, by its address in the build.
 * @throws the file system's error.
 */
export function rewritePages(pages: Iterable<BuiltPage>, fonts: CutFonts, client: string): Map<string, string> {
  const withImports = nameImports(client);
  const policies = new Map<string, string>();
  for (const page of pages) {
    const html = REWRITES.reduce((text, { rewrite }) => rewrite(text), withImports(insertFonts(page, fonts)));
    writeFileSync(page.file, html);
    policies.set(page.pathname, policyOf(html));
  }
  return policies;
}

/** Writes `_headers.json` into a built site. @throws the file system's error. */
export function writePolicies(siteDir: string, policies: ReadonlyMap<string, string>): void {
  const inOrder = [...policies].sort(([one], [other]) => (one < other ? -1 : 1));
  const headers = inOrder.map(([pathname, policy]): PageHeaders => ({
    pathname,
    headers: [{ key: 'Content-Security-Policy', value: policy }],
  }));
  writeFileSync(path.join(siteDir, '_headers.json'), JSON.stringify(headers));
}
