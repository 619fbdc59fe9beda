/**
 * The last step over the HTML of the built pages: what Astro cannot write by itself, and the security policy of
 * what then stands there.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CutFonts, fontTag, insertFaces } from './fonts/insert-fonts.ts';
import { importsIn } from './pages/name-imports.ts';
import { editTags, type PageTag, styleTexts, writeTag } from './pages/page-tags.ts';
import type { BuiltPage } from './pages/pages.ts';

/** The pages' scripts as one asks for them. */
interface PageScripts {
  /** What the scripts of an island import, by its attributes. */
  importsOf: (island: Readonly<Record<string, string>>) => string;
}

/** What stands in the place of a start tag; undefined leaves it as it is. Words and elements stay. */
type Rewrite = { reason: string; tag: string; rewrite: (tag: PageTag, scripts: PageScripts) => string | undefined };

/** The changes to a page's tags. */
export const REWRITES: readonly Rewrite[] = [
  {
    tag: 'script',
    reason:
      'Browsers take a module in the head for urgent: on a slow network it shares the line with what the first screen shows. Astro gives a script that it bundles no attribute.',
    rewrite: ({ name, attributes: { type = '', src = '', ...others } }) =>
      type === 'module' && src !== '' ? writeTag(name, { type, fetchpriority: 'low', src, ...others }) : undefined,
  },
  {
    tag: 'astro-island',
    reason:
      'What its scripts import is named, so that all of it can be fetched at once (site/behaviour/islands/wake.ts). And Astro writes each double quote of the props as &quot;, 15 kB of the home page: between single quotes they need none.',
    rewrite: ({ name, attributes }, { importsOf }) => writeTag(name, { ...attributes, imports: importsOf(attributes) }),
  },
];

const DIRECTIVES = [
  "default-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Hashes of inline scripts or styles, as a policy writes them. */
function hashesOf(texts: readonly string[]): string {
  const hashes = texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)].join('');
}

/** What the pages of a bundle may run and call, as the bundle itself says it. */
export interface Allowed {
  /** Its inline scripts. */
  inlineScripts: readonly string[];
  /** Base address of the API; empty is the page's own origin. */
  apiBase: string;
}

/**
 * The content security policy of a page, with the hashes of its own inline styles and scripts alone: Astro would list
 * those of the whole site, two kilobytes of header on every page.
 *
 * @param allowed an inline script that stands in a page and is none of these is not let run: it can only have come with the
 * content.
 */
export function policyOf(html: string, { inlineScripts, apiBase }: Allowed): string {
  const used = inlineScripts.filter((script) => html.includes(`<script>${script}</script>`));
  const api = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : '';
  return [
    ...DIRECTIVES,
    `connect-src 'self'${api}`,
    `script-src 'self'${hashesOf(used)}`,
    `style-src 'self'${hashesOf(styleTexts(html))}`,
  ].join('; ');
}

/** The headers of a page as `_headers.json` has them, which the server reads (server/pages/security-headers.ts). */
export interface PageHeaders {
  pathname: string;
  headers: { key: string; value: string }[];
}

/** A page's HTML with its cut fonts, and its tags as {@link REWRITES} have them. @throws Error where it has no place for the fonts. */
export function rewritePage(page: BuiltPage, fonts: CutFonts, scripts: PageScripts): string {
  return editTags(insertFaces(page, fonts), (tag) => {
    const rewrite = REWRITES.find((one) => one.tag === tag.name);
    return rewrite ? rewrite.rewrite(tag, scripts) : fontTag(tag, fonts);
  });
}

/**
 * Rewrites pages of a built site with the cut fonts in them.
 *
 * @param client folder of the built site's files.
 * @returns the security policy of each, by its address in the build.
 * @throws the file system's error.
 */
export function rewritePages(
  pages: Iterable<BuiltPage>,
  fonts: CutFonts,
  client: string,
  allowed: Allowed,
): Map<string, string> {
  const scripts = { importsOf: importsIn(client) };
  const policies = new Map<string, string>();
  for (const page of pages) {
    const html = rewritePage(page, fonts, scripts);
    writeFileSync(page.file, html);
    policies.set(page.pathname, policyOf(html, allowed));
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
